/** A new match: what the store holds before anybody has come. [R1] [R2] */
import { PATIENCE, type Table, type TableSeat } from '../table.ts';
import { filledSeats } from './seats.ts';
import type { Kept, Making, Stored } from './types.ts';

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
