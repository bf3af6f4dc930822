/** The few ways in which a room changes and an outcome grows: everything that is stored or sent goes through here. */
import type { Seat } from '@sandbar/engine';
import type { Clock, Table, TableSeat, Time } from '../table.ts';
import type { ServerMessage } from '../wire.ts';
import type { Kept, Out, Peer, Room, Send } from './types.ts';

export const emptyOut = (): Out => ({
  rows: [],
  sends: [],
  peers: [],
  closes: [],
  make: null,
  erase: false,
});

export const send = (out: Out, to: string | 'all', message: ServerMessage): void => {
  out.sends.push(sendOf(to, message));
};

/** A message as a frame on its way. */
export function sendOf(to: string | 'all', message: ServerMessage): Send {
  const frame = JSON.stringify(message);
  if (message.t === 'no') return { to, frame, refused: message.why };
  return message.t === 'ok' ? { to, frame, refused: null } : { to, frame };
}

/** Puts a changed table in the store and tells everybody. */
export function setTable(room: Room, out: Out, change: Partial<Table>): void {
  const table = { ...room.kept.table, ...change };
  keep(room, out, { ...room.kept, table });
  send(out, 'all', { t: 'table', table });
}

/** All open connections, with the roles that this outcome has given them. */
export function peersNow(room: Room, out: Out): Peer[] {
  const changed = new Map(out.peers.map((peer) => [peer.id, peer]));
  return room.env.peers().map((peer) => changed.get(peer.id) ?? peer);
}

/** [R10] Notes the order in which seats were taken. A `setTable` follows and puts it in the store. */
export function setSat(room: Room, sat: readonly Seat[]): void {
  room.kept = { ...room.kept, sat };
}

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
