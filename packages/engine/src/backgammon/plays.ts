/** The fast path for analysis and bots: all distinct boards that a roll can lead to, without allocating per step. [BG5] [BG6] */
import { BAR, CELLS, canStep, leaves, type MoverBoard, outside, step, unstep } from './mover.ts';

/** A generator of plays with memory of its own, reused from call to call. */
export interface Plays {
  /**
   * Finds every distinct board that the mover can reach with the roll and returns how many there are; 0 when no die
   * can be played. Board `i` stands in `boards` from cell `i * 26`, seen by the mover still. The input is left as it was.
   */
  find(board: MoverBoard, high: number, low: number): number;
  /** The boards of the last `find`; replaced when it has to grow, so read it anew after each call. */
  boards(): Int8Array;
}

/** Makes a generator. Its memory starts at 1,024 boards and doubles when a roll has more. */
export function createPlays(): Plays {
  let capacity = 1024;
  let boards = new Int8Array(capacity * CELLS);
  let slots = new Int32Array(capacity * 4);
  let marks = new Int32Array(capacity * 4);
  let mark = 0;
  let found = 0;
  let best = 0;
  let b: MoverBoard = new Int8Array(CELLS);

  const grow = (): void => {
    capacity *= 2;
    const more = new Int8Array(capacity * CELLS);
    more.set(boards);
    boards = more;
    slots = new Int32Array(capacity * 4);
    marks = new Int32Array(capacity * 4);
    for (let i = 0; i < found; i++) isNew(i);
  };

  /** Enters board `i` in the hash table; false when an equal board is there already. */
  const isNew = (i: number): boolean => {
    const base = i * CELLS;
    let hash = 0;
    for (let c = 0; c < CELLS; c++) hash = Math.imul(hash, 31) + (boards[base + c] as number);
    const size = slots.length - 1;
    hash ^= hash >>> 15;
    for (let s = hash & size; ; s = (s + 1) & size) {
      if (marks[s] !== mark) {
        marks[s] = mark;
        slots[s] = i;
        return true;
      }
      if (same((slots[s] as number) * CELLS, base)) return false;
    }
  };

  const same = (x: number, y: number): boolean => {
    for (let c = 0; c < CELLS; c++) if (boards[x + c] !== boards[y + c]) return false;
    return true;
  };

  /** Keeps the present board as reached with `dice` dice; `unique` tells that no other path can lead to it. */
  const keep = (dice: number, unique: boolean): void => {
    if (dice < best) return;
    if (dice > best) {
      best = dice;
      found = 0;
      mark++;
    }
    if (found === capacity) grow();
    boards.set(b, found * CELLS);
    if (unique || isNew(found)) found++;
  };

  /** Equal dice go from the back to the front: each set of steps then comes exactly once. */
  const equal = (die: number, left: number, used: number, out: number, top: number): void => {
    let more = false;
    const last = (b[BAR] as number) > 0 ? BAR : 1;
    for (let from = top; left > 0 && from >= last; from--) {
      if (!canStep(b, from, die, out)) continue;
      more = true;
      const hit = step(b, from, die);
      equal(die, left - 1, used + 1, out + leaves(from, die), from);
      unstep(b, from, die, hit);
    }
    if (!more && used > 0) keep(used, true);
  };

  /** Plays `first`, then `second`; a step that lets nothing follow is kept only as one die used. */
  const pair = (first: number, second: number, out: number): void => {
    const last = (b[BAR] as number) > 0 ? BAR : 1;
    for (let from = BAR; from >= last; from--) {
      if (!canStep(b, from, first, out)) continue;
      const hit = step(b, from, first);
      const rest = out + leaves(from, first);
      const end = (b[BAR] as number) > 0 ? BAR : 1;
      for (let then = BAR; then >= end; then--) {
        if (!canStep(b, then, second, rest)) continue;
        const hitToo = step(b, then, second);
        keep(2, false);
        unstep(b, then, second, hitToo);
      }
      unstep(b, from, first, hit);
    }
  };

  const single = (die: number, out: number): void => {
    for (let from = BAR; from >= 1; from--) {
      if (!canStep(b, from, die, out)) continue;
      const hit = step(b, from, die);
      keep(1, true);
      unstep(b, from, die, hit);
    }
  };

  const find = (board: MoverBoard, high: number, low: number): number => {
    b = board;
    found = 0;
    best = 0;
    mark++;
    const out = outside(b);
    if (high === low) equal(high, 4, 0, out, BAR);
    else {
      pair(high, low, out);
      pair(low, high, out);
      if (found === 0) single(high, out);
      if (found === 0) single(low, out);
    }
    return found;
  };

  return { find, boards: () => boards };
}
