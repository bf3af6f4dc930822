/** Compares what the engine says is legal with lists that come from elsewhere. */
import { expect } from 'vitest';
import { backgammon } from '../src/index.ts';
import { game, rolled } from './help.ts';
import { oracle, type Table } from './oracle/backgammon.ts';
import { positionId } from './position-id.ts';

type Board = backgammon.Board;
type Side = backgammon.Side;

const plays = backgammon.createPlays();
const CELLS = 26;

/** The boards that the fast path finds, as position IDs of the other side. */
export function fastIds(board: Board, side: Side, roll: readonly [number, number]): string[] {
  const n = plays.find(backgammon.moverBoard(board, side), Math.max(...roll), Math.min(...roll));
  return Array.from({ length: n }, (_, i) =>
    positionId(
      boardOf(plays.boards().subarray(i * CELLS, i * CELLS + CELLS), side, board),
      backgammon.other(side),
    ),
  ).sort();
}

/** A mover's board as a board; what stood off before tells how many checkers each side has. */
export function boardOf(cells: Int8Array, side: Side, before: Board): Board {
  const points = Array.from({ length: 24 }, () => 0);
  let mine = cells[25] as number;
  for (let own = 1; own <= 24; own++) {
    const n = cells[own] as number;
    if (n > 0) mine += n;
    points[backgammon.pointOf(side, own) - 1] = side === 0 ? n : -n;
  }
  const bar: [number, number] = [0, 0];
  bar[side] = cells[25] as number;
  bar[backgammon.other(side)] = cells[0] as number;
  const off: [number, number] = [...before.off];
  off[side] = 15 - mine;
  return { points: points.map((n) => n + 0), bar, off };
}

/** The boards that complete turns lead to by the rules, as position IDs of the other side; empty when the roll passes. */
export function endIds(board: Board, side: Side, roll: readonly [number, number]): string[] {
  const state = rolled(board, side, ...roll);
  return state.stage === 'moving'
    ? game
        .ends(state)
        .map((end) => positionId(end.state.board, backgammon.other(side)))
        .sort()
    : [];
}

/** Asserts that legal list, complete turns and fast path say what the oracle says. */
export function agree(board: Board, side: Side, roll: readonly [number, number]): void {
  const answer = oracle(tableOf(board, side), roll);
  const ids = answer.ends.map((end) => positionId(fromTable(end, side), backgammon.other(side))).sort();
  const state = rolled(board, side, ...roll);
  const where = () => `${game.write(state)} with ${roll.join('-')}`;
  const firsts = (state.stage === 'moving' ? game.legal(state) : []).map((action) =>
    action.kind === 'move' ? `${backgammon.pipsFrom(side, action.from)}/${action.die}` : action.kind,
  );
  if (firsts.sort().join() !== [...answer.firsts].sort().join()) expect.fail(`the legal list of ${where()}`);
  if (endIds(board, side, roll).join() !== ids.join()) expect.fail(`the complete turns of ${where()}`);
  if (fastIds(board, side, roll).join() !== ids.join()) expect.fail(`the fast path of ${where()}`);
}

const tableOf = (board: Board, side: Side): Table => {
  const them = backgammon.other(side);
  const list = (whose: Side): number[] => [
    0,
    ...Array.from({ length: 24 }, (_, i) => backgammon.count(board, whose, backgammon.pointOf(side, i + 1))),
    0,
  ];
  const mine = list(side);
  mine[0] = board.off[side];
  mine[25] = board.bar[side];
  const theirs = list(them);
  theirs[0] = board.bar[them];
  return { mine, theirs };
};

const fromTable = ({ mine, theirs }: Table, side: Side): Board => {
  const points = Array.from({ length: 24 }, () => 0);
  for (let own = 1; own <= 24; own++) {
    const n = (mine[own] ?? 0) - (theirs[own] ?? 0);
    points[backgammon.pointOf(side, own) - 1] = side === 0 ? n : 0 - n;
  }
  const bar: [number, number] =
    side === 0 ? [mine[25] ?? 0, theirs[0] ?? 0] : [theirs[0] ?? 0, mine[25] ?? 0];
  return { points, bar, off: [0, 0] };
};
