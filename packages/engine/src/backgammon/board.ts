/** The board of backgammon in absolute points, with the arithmetic of direction kept in this one place. [BG1] */
import type { Side } from './sides.ts';

/** A point, 1 to 24 in the order in which Red moves over them, so 24 to 1 for Black. */
export type Point = number;
export type From = Point | 'bar';
export type To = Point | 'off';

/**
 * Checkers on the board. `points[p - 1]` holds the checkers on point p: positive for Red, negative for Black.
 * `bar` and `off` count [Red, Black]. Each side has 15 in all.
 */
export interface Board {
  readonly points: readonly number[];
  readonly bar: readonly [number, number];
  readonly off: readonly [number, number];
}

export const CHECKERS = 15;

/** [BG1] The set-up: Red 2 on 1, 5 on 12, 3 on 17, 5 on 19; Black 2 on 24, 5 on 13, 3 on 8, 5 on 6. */
export const START: Board = {
  points: [2, 0, 0, 0, 0, -5, 0, -3, 0, 0, 0, 5, -5, 0, 0, 0, 3, 0, 5, 0, 0, 0, 0, -2],
  bar: [0, 0],
  off: [0, 0],
};

/** Checkers of `side` on point `p`; 0 when it is empty or the other side's. */
export const count = (board: Board, side: Side, p: Point): number =>
  Math.max(0, side === 0 ? (board.points[p - 1] ?? 0) : -(board.points[p - 1] ?? 0));

/** All checkers of a side: on points, bar and off. */
export function total(board: Board, side: Side): number {
  let n = board.bar[side] + board.off[side];
  for (let p = 1; p <= 24; p++) n += count(board, side, p);
  return n;
}

/** How many pips a checker of `side` on `from` still has to go: its own point number, 25 on the bar. */
export const pipsFrom = (side: Side, from: From): number =>
  from === 'bar' ? 25 : side === 0 ? 25 - from : from;

/** The absolute point that `side` calls `own` (1 to 24). The inverse of `pipsFrom` for points. */
export const pointOf = (side: Side, own: number): Point => (side === 0 ? 25 - own : own);

/** [BG32] Pips that `side` still has to go; a checker on the bar counts 25. */
export function pipCount(board: Board, side: Side): number {
  let pips = board.bar[side] * 25;
  for (let p = 1; p <= 24; p++) pips += count(board, side, p) * pipsFrom(side, p);
  return pips;
}

/** Whether any checker of one side may still meet one of the other. */
export function contact(board: Board): boolean {
  const rearmost = (side: Side): number => {
    if (board.bar[side] > 0) return 25;
    for (let own = 24; own >= 1; own--) if (count(board, side, pointOf(side, own)) > 0) return own;
    return 0;
  };
  const red = rearmost(0);
  const black = rearmost(1);
  return red > 0 && black > 0 && red + black > 25;
}
