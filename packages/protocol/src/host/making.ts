/** A new match: what a maker may ask for, and what the store holds before anybody has come. [R1] [R2] */
import { type Checked, type Games, gameOf, no, yes } from '@sandbar/engine';
import * as v from 'valibot';
import {
  ABSENCES,
  CLOCK,
  type Embedding,
  FLAGS,
  MOST_SITES,
  PATIENCE,
  type Table,
  type TableSeat,
} from '../table.ts';
import { filledSeats } from './seats.ts';
import type { Kept, Making, Stored } from './types.ts';

/** What a maker asks for. Unknown fields are refused, so that a misspelled option is not lost in silence. */
export interface Request {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly talk: Table['talk'];
  readonly private: boolean;
  readonly absence: Table['absence'];
  readonly patience: number;
  readonly clock: Table['clock'];
  readonly flag: Table['flag'];
  readonly embed?: Embedding;
}

/** An origin as browsers write it: scheme, host in lower case, and a port only where it is not the usual one. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9-]+\.)*[a-z0-9-]+(?::\d{1,5})?$/;

const schema = v.strictObject({
  game: v.string(),
  options: v.optional(v.unknown(), {}),
  seats: v.optional(v.number()),
  talk: v.optional(v.picklist(['all', 'seats', 'off']), 'all'),
  private: v.optional(v.boolean(), false),
  absence: v.optional(v.picklist(ABSENCES), 'ask'),
  patience: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(PATIENCE.least), v.maxValue(PATIENCE.most)),
    PATIENCE.usual,
  ),
  clock: v.optional(
    v.nullable(
      v.strictObject({
        delay: v.pipe(v.number(), v.integer(), v.minValue(CLOCK.delay[0]), v.maxValue(CLOCK.delay[1])),
        bank: v.pipe(v.number(), v.integer(), v.minValue(CLOCK.bank[0]), v.maxValue(CLOCK.bank[1])),
      }),
    ),
    null,
  ),
  flag: v.optional(v.picklist(FLAGS), 'skip'),
  embed: v.exactOptional(
    v.strictObject({
      play: v.optional(v.boolean(), false),
      sites: v.optional(
        v.nullable(v.pipe(v.array(v.pipe(v.string(), v.regex(ORIGIN))), v.maxLength(MOST_SITES))),
        null,
      ),
    }),
  ),
});

/** [R1] Reads a maker's request; the reason names the field at fault. */
export function readRequest(games: Games, raw: unknown): Checked<Request> {
  const read = v.safeParse(schema, raw);
  if (!read.success) return no(`request.${String(read.issues[0].path?.[0]?.key ?? 'unreadable')}`);
  const { game: id, talk, private: hidden, absence, patience, clock: timed, flag, embed } = read.output;
  const game = gameOf(games, id);
  if (game === undefined) return no('request.game');
  const options = game.readOptions(read.output.options);
  if (!options.ok) return options;
  const allowed = game.seats(options.value);
  const seats = read.output.seats ?? allowed[0];
  if (seats === undefined || !allowed.includes(seats)) return no('request.seats');
  const clock = timed === null ? null : { ...timed, grace: CLOCK.grace };
  return yes({
    game: id,
    options: options.value,
    seats,
    talk,
    private: hidden,
    absence,
    patience,
    clock,
    flag,
    ...(embed === undefined ? {} : { embed }),
  });
}

const seatOf = (name: string): TableSeat =>
  name === '' ? { who: 'open', name, ready: false } : { who: 'human', name, ready: true };

/** A table as an earlier version stored it, with what has come since. */
export function upgraded(kept: Kept): Kept {
  const { table } = kept;
  return {
    ...kept,
    sat: kept.sat ?? filledSeats(table),
    away: kept.away ?? table.seats.map(() => 0),
    time: kept.time == null ? null : { ...NEWER_TIME, ...kept.time },
    table: { ...NEWER, ...table },
  };
}

/** The fields of a table that the first version did not have. */
const NEWER = {
  absence: 'ask',
  patience: PATIENCE.usual,
  absent: null,
  muted: [],
  clock: null,
  flag: 'skip',
  flagged: null,
} as const;
const NEWER_TIME = { spent: 0, paused: null } as const;

/** What the store holds of a match that has just been made. `now` in ms since 1970. */
export function firstStored(making: Making, now: number): Stored {
  const table: Table = {
    game: making.game,
    options: making.options,
    phase: 'lobby',
    seats: making.seats.map(seatOf),
    host: making.host,
    talk: making.talk,
    muted: [],
    private: making.private,
    ...(making.embed === undefined ? {} : { embed: making.embed }),
    clock: making.clock,
    flag: making.flag,
    flagged: null,
    absence: making.absence,
    patience: making.patience,
    absent: null,
    offers: [],
    next: null,
    before: making.before,
    after: null,
  };
  const away = making.seats.map(() => 0);
  const kept = { table, done: [], sat: making.sat ?? filledSeats(table), away, time: null, made: now };
  return { kept, lines: [], roles: making.roles, said: [], snapshot: null };
}
