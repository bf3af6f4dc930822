/** A new match: what a maker may ask for, and what the store holds before anybody has come. [R1] [R2] */
import { type Checked, type Games, gameOf, no, yes } from '@sandbar/engine';
import * as v from 'valibot';
import type { Table, TableSeat } from '../wire.ts';
import { filledSeats, type Making, type Stored } from './room.ts';

/** What a maker asks for. Unknown fields are refused, so that a misspelled option is not lost in silence. */
export interface Request {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly talk: Table['talk'];
  readonly private: boolean;
}

const schema = v.strictObject({
  game: v.string(),
  options: v.optional(v.unknown(), {}),
  seats: v.optional(v.number()),
  talk: v.optional(v.picklist(['all', 'seats', 'off']), 'all'),
  private: v.optional(v.boolean(), false),
  clock: v.optional(v.null(), null),
});

/** [R1] Reads a maker's request; the reason names the field at fault. */
export function readRequest(games: Games, raw: unknown): Checked<Request> {
  const read = v.safeParse(schema, raw);
  if (!read.success) return no(`request.${String(read.issues[0].path?.[0]?.key ?? 'unreadable')}`);
  const { game: id, talk, private: hidden } = read.output;
  const game = gameOf(games, id);
  if (game === undefined) return no('request.game');
  const options = game.readOptions(read.output.options);
  if (!options.ok) return options;
  const allowed = game.seats(options.value);
  const seats = read.output.seats ?? allowed[0];
  if (seats === undefined || !allowed.includes(seats)) return no('request.seats');
  return yes({ game: id, options: options.value, seats, talk, private: hidden });
}

const seatOf = (name: string): TableSeat =>
  name === '' ? { who: 'open', name, ready: false } : { who: 'human', name, ready: true };

/** What the store holds of a match that has just been made. `now` in ms since 1970. */
export function firstStored(making: Making, now: number): Stored {
  const table: Table = {
    game: making.game,
    options: making.options,
    phase: 'lobby',
    seats: making.seats.map(seatOf),
    host: making.host,
    talk: making.talk,
    private: making.private,
    clock: null,
    offers: [],
    next: null,
    before: making.before,
    after: null,
  };
  const kept = { table, done: [], sat: making.sat ?? filledSeats(table), made: now };
  return { kept, lines: [], roles: making.roles, said: [], snapshot: null };
}
