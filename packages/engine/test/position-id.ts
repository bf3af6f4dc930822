/** Boards as GNU Backgammon's position IDs, by which its tables of legal plays name them. A fault throws. */
import { backgammon } from '../src/index.ts';

type Board = backgammon.Board;
type Side = backgammon.Side;

const OWN = Array.from({ length: 24 }, (_, i) => i + 1);

/** For either side its checkers on its points 1 to 24 and the bar as so many ones, then a zero; the side on roll comes last. */
export function positionId(board: Board, onRoll: Side): string {
  const bits = [backgammon.other(onRoll), onRoll]
    .flatMap((side) => [
      ...OWN.map((own) => backgammon.count(board, side, backgammon.pointOf(side, own))),
      board.bar[side],
    ])
    .map((n) => `${'1'.repeat(n)}0`)
    .join('')
    .padEnd(80, '0');
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt([...byte].reverse().join(''), 2)) ?? [];
  return Buffer.from(bytes).toString('base64').slice(0, 14);
}

/** The board that the side on roll names so. */
export function boardNamed(id: string, onRoll: Side): Board {
  const bits = [...Buffer.from(id, 'base64')].map((byte) =>
    [...byte.toString(2).padStart(8, '0')].reverse().join(''),
  );
  const runs = bits
    .join('')
    .split('0')
    .map((ones) => ones.length);
  const points = OWN.map(() => 0);
  const bar: [number, number] = [0, 0];
  const off: [number, number] = [15, 15];
  for (const [i, side] of [backgammon.other(onRoll), onRoll].entries())
    for (const [at, n] of runs.slice(25 * i, 25 * i + 25).entries()) {
      off[side] -= n;
      if (at === 24) bar[side] = n;
      else if (n > 0) points[backgammon.pointOf(side, at + 1) - 1] = side === 0 ? n : -n;
    }
  if (bits.length !== 10 || off.some((n) => n < 0)) throw new Error(`no position ID: ${id}`);
  return { points, bar, off };
}
