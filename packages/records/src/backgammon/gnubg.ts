/** [BG34] The position ID and the match ID of GNU Backgammon, as its manual describes them. Red is their player 0. */
import { type Checked, no, yes } from '@sandbar/engine';
import { type Board, CHECKERS, count, other, pointOf, type Side } from './rules.ts';
import type { Setup } from './setup.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 without padding of a string of bits, in which the first bit is the lowest of its byte. */
function base64(bits: readonly number[], chars: number): string {
  const bit = (i: number): number => bits[(i & ~7) + 7 - (i & 7)] ?? 0;
  let text = '';
  for (let c = 0; c < chars; c++) {
    let digit = 0;
    for (let i = 0; i < 6; i++) digit = digit * 2 + bit(c * 6 + i);
    text += DIGITS[digit];
  }
  return text;
}

/** The bits of a text of exactly `chars` digits; undefined when it is none. Padding is allowed and ignored. */
function bitsOf(text: string, chars: number): number[] | undefined {
  const digits = [...text.replace(/={0,2}$/, '')].map((c) => DIGITS.indexOf(c));
  if (digits.length !== chars || digits.includes(-1)) return undefined;
  const flat = digits.flatMap((digit) => [5, 4, 3, 2, 1, 0].map((i) => (digit >> i) & 1));
  const bytes = Math.floor((chars * 6) / 8);
  return Array.from({ length: bytes * 8 }, (_, i) => flat[(i & ~7) + 7 - (i & 7)] ?? 0);
}

const POSITION_CHARS = 14;
const POSITION_BITS = 80;

/** The position ID as the side on roll gives it: 14 characters. The same board has another one for the other side. */
export function positionId(board: Board, onRoll: Side): string {
  const bits: number[] = [];
  for (const side of [other(onRoll), onRoll]) {
    for (let own = 1; own <= 25; own++) {
      const n = own === 25 ? board.bar[side] : count(board, side, pointOf(side, own));
      for (let i = 0; i < n; i++) bits.push(1);
      bits.push(0);
    }
  }
  return base64(bits, POSITION_CHARS);
}

/** Reads a position ID as that of `onRoll`. Reasons: `position.unreadable`, `position.checkers`. */
export function readPositionId(text: string, onRoll: Side): Checked<Board> {
  const bits = bitsOf(text, POSITION_CHARS);
  if (bits?.length !== POSITION_BITS) return no('position.unreadable');
  const counts: number[] = [];
  let n = 0;
  let at = 0;
  for (; at < bits.length && counts.length < 50; at++) {
    if (bits[at] === 1) n++;
    else {
      counts.push(n);
      n = 0;
    }
  }
  if (counts.length < 50 || bits.slice(at).includes(1)) return no('position.unreadable');
  return boardOf(counts, onRoll);
}

/** The board of 25 counts for the side not on roll, then 25 for the side on roll: points 1 to 24, bar. */
function boardOf(counts: readonly number[], onRoll: Side): Checked<Board> {
  const points = Array.from({ length: 24 }, () => 0);
  const bar: [number, number] = [0, 0];
  const off: [number, number] = [0, 0];
  for (const [i, side] of [other(onRoll), onRoll].entries()) {
    const own = counts.slice(i * 25, i * 25 + 25);
    const all = own.reduce((sum, n) => sum + n, 0);
    if (all > CHECKERS) return no('position.checkers');
    off[side] = CHECKERS - all;
    bar[side] = own[24] ?? 0;
    for (let p = 1; p <= 24; p++) {
      const n = own[p - 1] ?? 0;
      const cell = pointOf(side, p) - 1;
      if (n > 0 && points[cell] !== 0) return no('position.checkers');
      if (n > 0) points[cell] = side === 0 ? n : -n;
    }
  }
  return yes({ points, bar, off });
}

const MATCH_CHARS = 12;
const MOST_POWER = 15;
const MOST_SCORE = 2 ** 15 - 1;
const PLAYING = 1;
const CENTERED = 3;

/** The match ID: 12 characters; undefined when cube or score are beyond what it can hold (2 to the power of 15). */
export function matchId(setup: Setup): string | undefined {
  const power = Math.log2(setup.cube.value);
  if (power > MOST_POWER || setup.score.some((n) => n > MOST_SCORE)) return undefined;
  const bits: number[] = [];
  const put = (value: number, size: number): void => {
    for (let i = 0; i < size; i++) bits.push((value >> i) & 1);
  };
  put(power, 4);
  put(setup.cube.owner ?? CENTERED, 2);
  put(setup.side, 1);
  put(setup.crawford ? 1 : 0, 1);
  put(PLAYING, 3);
  put(setup.decides, 1);
  put(setup.offer === null ? 0 : 1, 1);
  put(0, 2);
  put(setup.dice?.[0] ?? 0, 3);
  put(setup.dice?.[1] ?? 0, 3);
  put(setup.length, 15);
  put(setup.score[0], 15);
  put(setup.score[1], 15);
  put(setup.jacoby ? 0 : 1, 1);
  return base64(bits, MATCH_CHARS);
}

/**
 * Reads a match ID. Reasons: `position.unreadable`, `position.playing` when no game is being played in it,
 * `position.resigned` when a resignation stands open. It does not tell whether beavers are allowed: one made tells it.
 */
export function readMatchId(text: string): Checked<Omit<Setup, 'board'>> {
  const bits = bitsOf(text, MATCH_CHARS);
  if (bits === undefined) return no('position.unreadable');
  let at = 0;
  const take = (size: number): number => {
    let value = 0;
    for (let i = 0; i < size; i++) value += (bits[at++] ?? 0) << i;
    return value;
  };
  const power = take(4);
  const owner = take(2);
  const side: Side = take(1) === 0 ? 0 : 1;
  const crawford = take(1) === 1;
  if (take(3) !== PLAYING) return no('position.playing');
  const decides: Side = take(1) === 0 ? 0 : 1;
  const offered = take(1) === 1;
  if (take(2) !== 0) return no('position.resigned');
  const dice = readDice(take(3), take(3));
  const length = take(15);
  const score: [number, number] = [take(15), take(15)];
  const jacoby = take(1) === 0 && length === 0;
  if (owner === 2 || dice === undefined || (decides !== side && !offered)) return no('position.unreadable');
  const offer = offered ? (decides === side ? 'beaver' : 'double') : null;
  const cube = { value: 2 ** power, owner: owner === CENTERED ? null : owner === 0 ? 0 : 1 } as const;
  const beavers = offer === 'beaver';
  return yes({ side, decides, cube, dice, offer, score, length, crawford, jacoby, beavers });
}

/** Two dice, higher first; null when there are none, undefined when that is no roll. */
export function readDice(a: number, b: number): readonly [number, number] | null | undefined {
  if (a === 0 && b === 0) return null;
  const fit = [a, b].every((die) => die >= 1 && die <= 6);
  return fit ? [Math.max(a, b), Math.min(a, b)] : undefined;
}

/** Both IDs joined by a colon, as GNU Backgammon shows and reads them. */
export function gnubgId(setup: Setup): string | undefined {
  const match = matchId(setup);
  return match === undefined ? undefined : `${positionId(setup.board, setup.side)}:${match}`;
}

/** Reads a position ID and a match ID joined by a colon. */
export function readGnubgId(text: string): Checked<Setup> {
  const [position = '', match = '', ...more] = text.trim().split(':');
  if (more.length > 0) return no('position.unreadable');
  const rest = readMatchId(match);
  if (!rest.ok) return rest;
  const board = readPositionId(position, rest.value.side);
  return board.ok ? yes({ ...rest.value, board: board.value }) : board;
}
