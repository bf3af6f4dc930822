/** What a host holds of its match, what it asks of its surroundings, and what it hands back to be stored and sent. */

import type { AnyGame, Checked, Draw, Games, Seat } from '@sandbar/engine';
import type { Limits } from '../limits.ts';
import type { Clock, People, Said, Table, TableSeat, Time } from '../table.ts';
import type { ServerMessage } from '../wire.ts';

/** What is left of an allowance, and when that was so (ms since 1970). */
export interface Bucket {
  left: number;
  at: number;
}

/** What a secret opens. Only hashes of secrets are kept. */
export type Role =
  | { readonly kind: 'host' }
  | { readonly kind: 'invite'; readonly seat: Seat | 'any' }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'watch' };

/** Entries of the log that came together. `from` is the number of the first one, `ms` the time since the line before (the first: since making). */
export interface Line {
  readonly from: number;
  readonly ms: number;
  readonly words: readonly string[];
  /** The command that made it: seat letter and the id given by the client. [R12] */
  readonly id: string | null;
}

/** A row to be stored, before anything is sent. */
export type Row =
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'table'; readonly kept: Kept }
  | { readonly kind: 'role'; readonly hash: string; readonly role: Role | null }
  | { readonly kind: 'said'; readonly said: Said; readonly id: string }
  | { readonly kind: 'snapshot'; readonly n: number; readonly state: string };

/** The table as it is stored: what is public, and the ids of the last accepted commands that left no line. */
export interface Kept {
  readonly table: Table;
  readonly done: readonly string[];
  /** The rematch is agreed, but it is not known yet that it has been made. */
  readonly unmade?: true;
  /** [R10] The seats in the order in which they were taken, the longest-present first. */
  readonly sat: readonly Seat[];
  /** For each seat since when it is away (ms since 1970), 0 while it is here. */
  readonly away: readonly number[];
  /** The running clock; null in an untimed match. */
  readonly time: Time | null;
  /** When the match was made, ms since 1970. */
  readonly made: number;
}

/** Everything that a store gives back after a restart. */
export interface Stored {
  readonly kept: Kept;
  readonly lines: readonly Line[];
  readonly roles: readonly (readonly [hash: string, role: Role])[];
  readonly said: readonly (Said & { readonly id: string })[];
  readonly snapshot: { readonly n: number; readonly state: string } | null;
}

/** One connection, as the surroundings remember it for the host (it survives the host). */
export interface Peer {
  readonly id: string;
  /** Whether it has said hello. */
  readonly greeted: boolean;
  readonly seat: Seat | null;
  readonly host: boolean;
  readonly invite: Seat | 'any' | null;
}

/** What the host needs from outside. All of it answers at once. */
export interface Env {
  readonly games: Games;
  /** The dice: one number for each of the draw's sides. Called once for each draw that becomes an entry. [R14] */
  roll(draw: Draw): readonly number[];
  /** A one-way hash of a secret. */
  hash(secret: string): string;
  /** All open connections. */
  peers(): readonly Peer[];
  /** The id for a new match. */
  newId(): string;
  /** The relay for one more watcher, or null where there is none with room. */
  relay(): number | null;
  /** Watchers at relays. */
  relayed(): number;
  limits(): Limits;
}

/** A match to be made: the same shape for a maker's request and for a rematch. */
export interface Making {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  /** One for each seat: the name of who sits there, or '' for an open seat. */
  readonly seats: readonly string[];
  /** The filled seats, the longest-present first; without it the lowest counts as the first. */
  readonly sat?: readonly Seat[];
  readonly roles: readonly (readonly [hash: string, role: Role])[];
  readonly host: Seat | null;
  readonly talk: Table['talk'];
  readonly private: boolean;
  readonly embed?: Table['embed'] & {};
  readonly absence: Table['absence'];
  readonly patience: number;
  readonly clock: Table['clock'];
  readonly flag: Table['flag'];
  readonly before: string | null;
}

/** What a command leads to. Rows are stored first, all or none; then frames are sent. [R13] */
export interface Outcome {
  readonly rows: readonly Row[];
  readonly sends: readonly { readonly to: string | 'all'; readonly frame: string; readonly but?: string }[];
  /** Connections whose role has changed. */
  readonly peers: readonly Peer[];
  readonly closes: readonly { readonly to: string; readonly code: number; readonly why: string }[];
  /** A match to make, once the rows are stored; answer with `made`. */
  readonly make: Making | null;
  /** [R37] Everything is to be deleted for good, once the frames are sent. */
  readonly erase: boolean;
}

/** The host's memory. Changed only by the functions of this folder, within one command. */
export interface Room {
  readonly id: string;
  readonly env: Env;
  readonly game: AnyGame;
  kept: Kept;
  lines: Line[];
  /** When the last line came, ms since 1970. */
  last: number;
  /** Entries in the log, and game entries among them. */
  n: number;
  at: number;
  /** The game's state once it has started. */
  state: unknown;
  roles: Map<string, Role>;
  said: (Said & { readonly id: string })[];
  ids: Map<string, number>;
  buckets: Map<string, Bucket>;
  /** What everybody was told last of who is here, when, and when they are to be told again; ms since 1970. */
  told: { readonly people: People; readonly at: number; due: number | null };
  /** The object has just come back, and nobody has connected to it yet. */
  fresh: boolean;
  /** A turn has ended since the running clock was started. */
  turned: boolean;
}

/** Collects an outcome while a command is carried out. */
export interface Out {
  rows: Row[];
  sends: { to: string | 'all'; frame: string; but?: string }[];
  peers: Peer[];
  closes: { to: string; code: number; why: string }[];
  make: Making | null;
  erase: boolean;
}

export const emptyOut = (): Out => ({
  rows: [],
  sends: [],
  peers: [],
  closes: [],
  make: null,
  erase: false,
});

export const send = (out: Out, to: string | 'all', message: ServerMessage): void => {
  out.sends.push({ to, frame: JSON.stringify(message) });
};

/** Puts a changed table in the store and tells everybody. */
export function setTable(room: Room, out: Out, change: Partial<Table>): void {
  const table = { ...room.kept.table, ...change };
  keep(room, out, { ...room.kept, table });
  send(out, 'all', { t: 'table', table });
}

/** The filled seats of a table, from the lowest: the order in which they were taken where no other is known. */
export const filledSeats = ({ seats }: Table): Seat[] =>
  [...seats.keys()].filter((seat) => seats[seat]?.who === 'human');

/** All open connections, with the roles that this outcome has given them. */
export function peersNow(room: Room, out: Out): Peer[] {
  const changed = new Map(out.peers.map((peer) => [peer.id, peer]));
  return room.env.peers().map((peer) => changed.get(peer.id) ?? peer);
}

/** [R10] Notes the order in which seats were taken. A `setTable` follows and puts it in the store. */
export function setSat(room: Room, sat: readonly Seat[]): void {
  room.kept = { ...room.kept, sat };
}

/** Whether somebody sits there who has not left for good, though they may be away. */
export const isFilled = (room: Room, seat: Seat): boolean =>
  isPlaying(room, seat) || room.kept.table.seats[seat]?.who === 'held';

/** Whether somebody sits there whose turns are not skipped: those whom an offer asks. [R16] */
export const isPlaying = (room: Room, seat: Seat): boolean => room.kept.table.seats[seat]?.who === 'human';

/** The seat that the match waits for, or null. */
export function seatToAct(room: Room): Seat | null {
  if (room.kept.table.phase !== 'playing') return null;
  const turn = room.game.turn(room.state);
  return turn.kind === 'seat' ? turn.seat : null;
}

/** Whether somebody is connected for that seat. */
export const isHere = (room: Room, seat: Seat): boolean => room.kept.away[seat] === 0 && isFilled(room, seat);

/** Whether somebody is here who still has something to play: who has lost all ships watches on from their seat. */
export const anyPlayerHere = (room: Room): boolean =>
  room.game
    .settles(room.state)
    .some(
      ({ settle }) => settle.what === 'retire' && isPlaying(room, settle.seat) && isHere(room, settle.seat),
    );

/** Changes one seat, and more of the table if it is asked for. */
export const setSeat = (
  room: Room,
  out: Out,
  seat: Seat,
  change: Partial<TableSeat>,
  more: Partial<Table> = {},
): void =>
  setTable(room, out, {
    ...more,
    seats: room.kept.table.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)),
  });

/** What follows for the table once the game has scored that a seat is gone for good. [R10] [R16] */
export function retireSeat(room: Room, out: Out, seat: Seat, taken: Checked<number>): string | null {
  if (!taken.ok) return taken.why;
  const { table, sat } = room.kept;
  const offers = table.offers.filter((one) => one.by !== seat && !one.ask.includes(seat));
  const host = hostWithout(room, seat);
  setSat(
    room,
    sat.filter((one) => one !== seat),
  );
  setSeat(room, out, seat, { who: 'retired' }, { offers, host, absent: null });
  return null;
}

/** [R10] The table's host once `seat` is nobody's: the longest-present seat if `seat` had the powers. */
export function hostWithout(room: Room, seat: Seat): Seat | null {
  const { table, sat } = room.kept;
  if (table.host !== seat) return table.host;
  return sat.find((one) => one !== seat && isFilled(room, one)) ?? null;
}

/** [R21] The clock of a match that begins. */
export const newTime = (clock: Clock, seats: number): Time => ({
  banks: Array<number>(seats).fill(clock.bank),
  grace: Array<number>(seats).fill(clock.grace),
  seat: null,
  since: 0,
  away: 0,
  spent: 0,
  paused: null,
});

/** How many ids of commands that left no line are remembered. */
const REMEMBERED = 64;

/** [R12] Remembers the ids of a command that has been carried out and stands in no line of the log. */
export const keepDone = (room: Room, out: Out, ids: Iterable<string>): void =>
  keep(room, out, { ...room.kept, done: [...room.kept.done, ...ids].slice(-REMEMBERED) });

export function keep(room: Room, out: Out, kept: Kept): void {
  room.kept = kept;
  out.rows = [...out.rows.filter((row) => row.kind !== 'table'), { kind: 'table', kept }];
}
