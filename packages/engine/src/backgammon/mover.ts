/**
 * The board as the side on roll sees it, in one small array that can be played on and taken back without allocating.
 * Look-ahead, the fast path and position IDs work on it; the rules' state never does.
 */
import { type Board, count, pointOf } from './board.ts';
import { other, type Side } from './sides.ts';

/**
 * Cells 1 to 24 are the mover's own points (24 is the furthest back): positive the mover's checkers, negative the
 * other side's. Cell 25 holds the mover's checkers on the bar, cell 0 the other side's. Checkers borne off are the rest.
 */
export type MoverBoard = Int8Array;
export const CELLS = 26;
export const BAR = 25;
export const THEIR_BAR = 0;

export function moverBoard(board: Board, side: Side, into: MoverBoard = new Int8Array(CELLS)): MoverBoard {
  const them = other(side);
  for (let own = 1; own <= 24; own++) {
    const p = pointOf(side, own);
    into[own] = count(board, side, p) - count(board, them, p);
  }
  into[BAR] = board.bar[side];
  into[THEIR_BAR] = board.bar[them];
  return into;
}

/** The mover's checkers that are not home yet: on the bar and on points 7 to 24. */
export function outside(b: MoverBoard): number {
  let n = b[BAR] as number;
  for (let p = 7; p <= 24; p++) if ((b[p] as number) > 0) n += b[p] as number;
  return n;
}

/**
 * Whether a checker on cell `from` may play `die`, taking no account of the other dice. [BG4] [BG8] [BG9]
 * `out` is `outside(b)`, passed in because callers keep it up to date.
 */
export function canStep(b: MoverBoard, from: number, die: number, out: number): boolean {
  if ((b[from] as number) <= 0) return false;
  if (from !== BAR && (b[BAR] as number) > 0) return false;
  const to = from - die;
  if (to >= 1) return (b[to] as number) >= -1;
  if (out > 0) return false;
  if (to === 0) return true;
  for (let p = 6; p > from; p--) if ((b[p] as number) > 0) return false;
  return true;
}

/** Plays a step that `canStep` allows; returns whether it hit. `unstep` with the same answer takes it back. */
export function step(b: MoverBoard, from: number, die: number): boolean {
  const to = from - die;
  b[from] = (b[from] as number) - 1;
  if (to < 1) return false;
  if (b[to] === -1) {
    b[to] = 1;
    b[THEIR_BAR] = (b[THEIR_BAR] as number) + 1;
    return true;
  }
  b[to] = (b[to] as number) + 1;
  return false;
}

export function unstep(b: MoverBoard, from: number, die: number, hit: boolean): void {
  const to = from - die;
  b[from] = (b[from] as number) + 1;
  if (to < 1) return;
  if (hit) {
    b[to] = -1;
    b[THEIR_BAR] = (b[THEIR_BAR] as number) - 1;
  } else b[to] = (b[to] as number) - 1;
}

/** How `outside` changes when a checker goes from `from` with `die`: -1 when it comes home. */
export const leaves = (from: number, die: number): number => (from > 6 && from - die <= 6 ? -1 : 0);
