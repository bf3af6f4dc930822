/** The record of a match of any game, and the answer of whoever reads one: a value, or the line and the reason. */
import type { Event, Key } from '@sandbar/engine';

/** A whole match, or as much of it as was played: what it was played under, by whom and when, and every event. */
export interface MatchRecord<A = unknown, O = unknown> {
  /** The id of the game. */
  readonly game: string;
  /** The edition of the rules that it was played under. */
  readonly edition: number;
  readonly seats: number;
  readonly options: O;
  /** One for each seat; empty where it is not known. */
  readonly names: readonly string[];
  /** The day, `YYYY-MM-DD`, or null. */
  readonly date: string | null;
  readonly events: readonly Event<A>[];
}

/** Numbers and words that a reason's sentence may name. */
export type Params = Readonly<Record<string, string | number>>;

/** Why a text is no record: the line at fault, from 1, and the reason as a word key. */
export interface Fault {
  readonly ok: false;
  readonly why: Key;
  readonly line: number;
  readonly params?: Params;
}

/** What a reader of records answers. It never throws, whatever it is given. */
export type Read<T> = { readonly ok: true; readonly value: T } | Fault;

/** The refusal of whoever reads a record: as that of `checked.ts`, with the line. */
export const no = (why: Key, line: number, params?: Params): Fault =>
  params === undefined ? { ok: false, why, line } : { ok: false, why, line, params };

/** Lines, however the system that wrote them ends them; without the empty one after the last end of line. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines;
}

const MOST_NAME = 60;

/** Whether a text may stand as the name of a player in a record: at most 60 characters, none of them a control character. */
export const isName = (raw: unknown): raw is string =>
  typeof raw === 'string' && raw.length <= MOST_NAME && !/\p{Cc}/u.test(raw);

/** A name that came from elsewhere, made fit: control characters and spaces become one space, and it is cut at 60. */
export const asName = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_NAME)
    .trim();

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDate(raw: unknown): raw is string {
  const parts = typeof raw === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(raw) : null;
  if (parts === null) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day >= 1 && day <= (month === 2 && !leap ? 28 : (DAYS[month - 1] ?? 0));
}
