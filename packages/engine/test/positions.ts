/** Random legal boards of backgammon, of every kind that the rules of moving tell apart. */
import { backgammon } from '../src/index.ts';
import type { Random } from './random.ts';

type Board = backgammon.Board;
type Side = backgammon.Side;

const KINDS = ['anywhere', 'prime', 'bar', 'home', 'home-bar', 'race', 'few', 'crunched'] as const;

/** A board in which neither side has finished. Sides see it through their own numbering, so any kind may fall to either. */
export function randomBoard(random: Random): Board {
  const points = Array.from({ length: 24 }, () => 0);
  const bar: [number, number] = [0, 0];
  const kind = random.pick(KINDS);
  const first: Side = random.oneIn(2) ? 0 : 1;
  for (const side of [first, first === 0 ? 1 : 0] as const) {
    const leader = side === first;
    const n = checkers(random, kind, leader);
    if (kind === 'bar' || (kind === 'home-bar' && !leader))
      bar[side] = Math.min(n, random.below(3) + (leader ? 1 : 0));
    for (let left = n - bar[side]; left > 0; ) {
      const [low, high] = range(kind, leader);
      const cell = backgammon.pointOf(side, low + random.below(high - low + 1)) - 1;
      const there = points[cell] ?? 0;
      if (there !== 0 && there > 0 !== (side === 0)) {
        // The other side holds the point: rather than look for ever, put the checker on the bar once in a while.
        if (random.oneIn(40)) {
          bar[side]++;
          left--;
        }
        continue;
      }
      const some = Math.min(left, kind === 'prime' ? 2 : 1 + random.below(3));
      points[cell] = there + (side === 0 ? some : -some);
      left -= some;
    }
  }
  const off = [0, 1].map(
    (side) => 15 - (bar[side as Side] + sum(points.map((n) => Math.max(0, side === 0 ? n : -n)))),
  );
  return { points, bar, off: off as [number, number] };
}

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);

function checkers(random: Random, kind: (typeof KINDS)[number], leader: boolean): number {
  if (kind === 'few') return 1 + random.below(4);
  if (kind === 'home' || kind === 'home-bar') return leader ? 1 + random.below(15) : 2 + random.below(14);
  return random.oneIn(3) ? 5 + random.below(11) : 15;
}

/** Where checkers of this kind stand, in the side's own numbering. */
function range(kind: (typeof KINDS)[number], leader: boolean): readonly [number, number] {
  switch (kind) {
    case 'home':
      return leader ? [1, 6] : [1, 24];
    case 'home-bar':
      return leader ? [1, 6] : [7, 24];
    case 'race':
      return [1, 12];
    case 'crunched':
      return leader ? [1, 9] : [16, 24];
    case 'prime':
      return leader ? [3, 12] : [8, 24];
    default:
      return [1, 24];
  }
}
