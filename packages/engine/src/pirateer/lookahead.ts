/** The look-ahead over a turn: how many dice can be used, and what can still be reached. [PR14] [PR15] */
import { fromOf, isMixed, type Move, sail, sails, type Trace, unsail } from './sail.ts';
import { mixed, num, type Sea } from './sea.ts';

/** Positions that were looked at, by key: an open hash table that grows. */
interface Seen {
  /** Adds a position; false when it was there. */
  add(key: number, check: number): boolean;
}

const FIRST_SIZE = 1 << 8;

function createSeen(): Seen {
  let size = FIRST_SIZE;
  let keys = new Int32Array(size);
  let checks = new Int32Array(size);
  let full = new Uint8Array(size);
  let n = 0;

  /** Where the position stands, or the free place where it belongs. */
  const find = (key: number, check: number): number => {
    let i = mixed(key) & (size - 1);
    while (full[i] === 1 && (keys[i] !== key || checks[i] !== check)) i = (i + 1) & (size - 1);
    return i;
  };
  const put = (key: number, check: number): boolean => {
    const i = find(key, check);
    if (full[i] === 1) return false;
    full[i] = 1;
    keys[i] = key;
    checks[i] = check;
    return true;
  };
  const grow = (): void => {
    const [oldKeys, oldChecks, oldFull] = [keys, checks, full];
    size *= 4;
    keys = new Int32Array(size);
    checks = new Int32Array(size);
    full = new Uint8Array(size);
    for (let i = 0; i < oldFull.length; i++) if (oldFull[i] === 1) put(num(oldKeys, i), num(oldChecks, i));
  };
  return {
    add: (key, check) => {
      if (n * 2 >= size) grow();
      if (!put(key, check)) return false;
      n++;
      return true;
    },
  };
}

/** A look-ahead over some dice, ascending; `used` are the dice used so far, as bits. */
export interface Lookahead {
  readonly sea: Sea;
  readonly dice: readonly number[];
  readonly seen: Seen;
  /** Lists of sails, one for each depth, to be filled again and again. */
  readonly lists: readonly Move[][];
}

export const createLookahead = (sea: Sea, dice: readonly number[]): Lookahead => ({
  sea,
  dice,
  seen: createSeen(),
  lists: Array.from({ length: dice.length + 1 }, () => []),
});

/** Whether the die of that number comes next among its equals: equal dice are used in order. */
const isNext = (dice: readonly number[], used: number, i: number): boolean =>
  ((used >> i) & 1) === 0 && (i === 0 || dice[i] !== dice[i - 1] || ((used >> (i - 1)) & 1) === 1);

/** The sails of a die at that depth, in a list that is good until the next call at the same depth. */
function listAt({ sea, lists }: Lookahead, depth: number, die: number, one = false): readonly Move[] {
  const list = lists[depth];
  if (list === undefined) throw new Error(`no list for depth ${depth}`);
  list.length = 0;
  sails(sea, die, list, one);
  return list;
}

/**
 * Whether from here a win or `goal` used dice can be reached. Positions without an answer yes are remembered: one look
 * may be asked again and again with the same goal.
 */
export function reaches(look: Lookahead, used: number, depth: number, goal: number): boolean {
  if (depth >= goal) return true;
  const { sea, dice, seen } = look;
  if (dice.length - depth > 1 && !seen.add(sea.tally.key, sea.tally.check ^ mixed(used))) return false;
  // With one die left any sail will do, and a win is a sail.
  const last = depth === goal - 1;
  for (let i = dice.length - 1; i >= 0; i--) {
    if (!isNext(dice, used, i)) continue;
    const list = listAt(look, depth, dice[i] ?? 0, last);
    if (last && list.length > 0) return true;
    for (const move of list) {
      const trace = sail(sea, move);
      const found = trace.wins || reaches(look, used | (1 << i), depth + 1, goal);
      unsail(sea, trace);
      if (found) return true;
    }
  }
  return false;
}

/** [PR14] The largest number of dice that any way of using them uses; a way that wins ends there. */
export function mostDice(sea: Sea, dice: readonly number[]): number {
  const look = createLookahead(sea, dice);
  let most = 0;
  const search = (used: number, depth: number): boolean => {
    if (depth > most) most = depth;
    if (most === dice.length) return true;
    if (dice.length - depth > 1 && !look.seen.add(sea.tally.key, sea.tally.check ^ mixed(used))) return false;
    for (let i = dice.length - 1; i >= 0; i--) {
      if (!isNext(dice, used, i)) continue;
      for (const move of listAt(look, depth, dice[i] ?? 0)) {
        const trace = sail(sea, move);
        if (trace.wins && depth + 1 > most) most = depth + 1;
        const done = most === dice.length || (!trace.wins && search(used | (1 << i), depth + 1));
        unsail(sea, trace);
        if (done) return true;
      }
    }
    return false;
  };
  search(0, 0);
  return most;
}

/** A sail, the die that it uses, and whether it leaves a stack whose ships carry differently. */
export interface Choice {
  readonly move: Move;
  readonly die: number;
  readonly mixed: boolean;
}

const choiceOf = (sea: Sea, move: Move, die: number): Choice => ({
  move,
  die,
  mixed: sea.stacks && isMixed(sea, fromOf(move)),
});

/** Every sail of a die, whatever the other dice would say. */
export function oneDie(sea: Sea, die: number): readonly Choice[] {
  const list: Move[] = [];
  sails(sea, die, list, false);
  return list.map((move) => choiceOf(sea, move, die));
}

/** [PR14] [PR15] The sails after which a win or `must` used dice are within reach. */
export function choices(sea: Sea, dice: readonly number[], must: number): readonly Choice[] {
  const look = createLookahead(sea, dice);
  const found: Choice[] = [];
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i] ?? 0;
    if (!isNext(dice, 0, i)) continue;
    for (const choice of oneDie(sea, die)) {
      const trace = sail(sea, choice.move);
      if (trace.wins || reaches(look, 1 << i, 1, must)) found.push(choice);
      unsail(sea, trace);
    }
  }
  return found;
}

/**
 * Every distinct position after `must` used dice or a win, once: `found` is called while it stands, with the sails that
 * led there.
 */
export function eachEnd(
  sea: Sea,
  dice: readonly number[],
  must: number,
  found: (path: readonly Choice[], traces: readonly Trace[]) => void,
): void {
  const look = createLookahead(sea, dice);
  const ended = createSeen();
  const path: Choice[] = [];
  const traces: Trace[] = [];
  const search = (used: number, depth: number): void => {
    if (!look.seen.add(sea.tally.key, sea.tally.check ^ mixed(used))) return;
    for (let i = dice.length - 1; i >= 0; i--) {
      if (!isNext(dice, used, i)) continue;
      const die = dice[i] ?? 0;
      for (const move of listAt(look, depth, die)) {
        path.push(choiceOf(sea, move, die));
        const trace = sail(sea, move);
        traces.push(trace);
        if (!trace.wins && depth + 1 < must) search(used | (1 << i), depth + 1);
        else if (ended.add(sea.tally.key, sea.tally.check)) found(path, traces);
        traces.pop();
        path.pop();
        unsail(sea, trace);
      }
    }
  };
  if (must > 0) search(0, 0);
}
