/** Before the start: sitting down, standing up, being ready, and what the host may change. [R4] to [R10] */
import type { Seat } from '@sandbar/engine';
import { readName } from '../read.ts';
import { isHeld, isOpen, isSeated, plays, type Table, type TableSeat } from '../table.ts';
import { refusalOf, type Why } from '../wire.ts';
import { isHost } from './hello.ts';
import { startMatch } from './log.ts';
import { OPEN, reseat, setRole, tellYou } from './reseat.ts';
import { peersNow, setSat, setTable } from './room.ts';
import { filledSeats, hostWithout } from './seats.ts';
import type { Answer, Call, Of, Out, Peer, Room } from './types.ts';

const withSeat = (table: Table, seat: Seat, change: Partial<TableSeat>): TableSeat[] =>
  table.seats.map((one, i) => (i === seat ? { ...one, ...change } : one));

/** [R4] [R5] [R6] Takes an open seat: the one asked for, the one the link leads to, or the next. */
export function sit({ room, out, peer }: Call, message: Of<'sit'>): Answer {
  const { table } = room.kept;
  const hash = room.env.hash(message.secret);
  const held = room.roles.get(hash);
  if (held !== undefined && held.kind !== 'seat') return 'bad-secret';
  if (held !== undefined && peer.seat === null) return comeBack(room, out, peer, held.seat);
  if (held !== undefined && held.seat === peer.seat && (message.seat ?? held.seat) === held.seat) return null;
  if (table.phase === 'over') return 'over';
  const name = readName(message.name);
  if (!name.ok) return 'name';
  const seat = seatFor(room, peer, message.seat);
  if (typeof seat === 'string') return seat;
  const from = peer.seat;
  if (from !== null) moveSecrets(room, out, from, seat);
  if (isHeld(table.seats[seat])) dismiss(room, out, seat);
  setRole(room, out, hash, { kind: 'seat', seat });
  const tabs = room.env.peers().filter((one) => one.id !== peer.id && from !== null && one.seat === from);
  const seated = [peer, ...tabs].map((one) => ({ ...one, seat }));
  out.peers.push(...seated);
  const left = from === null ? table : { ...table, seats: withSeat(table, from, OPEN) };
  const seats = withSeat(left, seat, { who: 'human', name: name.value, ready: false });
  const { sat } = room.kept;
  // Who changes seats has been here as long as before.
  setSat(room, from === null ? [...sat, seat] : sat.map((one) => (one === from ? seat : one)));
  setTable(room, out, { seats, ...hostAt(room, peer, seat) });
  for (const one of seated) tellYou(room, out, one);
  return null;
}

/** The secrets of a held seat open nothing any more: its owner may watch. */
function dismiss(room: Room, out: Out, seat: Seat): void {
  for (const [hash, role] of [...room.roles])
    if (role.kind === 'seat' && role.seat === seat) setRole(room, out, hash, null);
}

/** [R6] A `sit` whose answer was lost, said again over another connection: the secret shows whose the seat is. */
function comeBack(room: Room, out: Out, peer: Peer, seat: Seat): Answer {
  const seated = { ...peer, seat };
  out.peers.push(seated);
  tellYou(room, out, seated);
  return null;
}

/** [R7] [R8] Every secret of a seat opens the one that its owner has moved to. */
function moveSecrets(room: Room, out: Out, from: Seat, to: Seat): void {
  for (const [hash, role] of room.roles)
    if (role.kind === 'seat' && role.seat === from) setRole(room, out, hash, { kind: 'seat', seat: to });
}

const hostAt = (room: Room, peer: Peer, seat: Seat): { host?: Seat } =>
  peer.host || (peer.seat !== null && room.kept.table.host === peer.seat) ? { host: seat } : {};

function seatFor(room: Room, peer: Peer, wanted: Seat | undefined): Seat | Why {
  const { seats, phase } = room.kept.table;
  if (peer.invite === null && !peer.host && peer.seat === null) return 'bad-secret';
  if (peer.seat !== null && phase !== 'lobby') return 'started';
  const bound = typeof peer.invite === 'number' && !peer.host && peer.seat === null ? peer.invite : undefined;
  if (bound !== undefined && wanted !== undefined && wanted !== bound) return 'bad-secret';
  const seat = bound ?? wanted ?? seats.findIndex(isOpen);
  // Whoever has the link to a held seat takes it over from its owner.
  const free = isOpen(seats[seat]) || (seat === bound && isHeld(seats[seat]));
  return free ? seat : 'taken';
}

/** Frees a seat and forgets its secrets. [R10] The host's powers pass on. */
function leaveSeat(room: Room, out: Out, seat: Seat): void {
  for (const [hash, role] of room.roles)
    if (role.kind === 'seat' && role.seat === seat) setRole(room, out, hash, null);
  const { table, sat } = room.kept;
  const seats = withSeat(table, seat, OPEN);
  const host = hostWithout(room, seat);
  setSat(
    room,
    sat.filter((one) => one !== seat),
  );
  setTable(room, out, { seats, host });
}

/** [R8] Stands up; everybody connected for that seat watches from then on. */
export function stand({ room, out, peer }: Call): Answer {
  const { table } = room.kept;
  if (peer.seat === null) return 'not-seated';
  if (table.phase !== 'lobby') return 'started';
  freeSeat(room, out, peer.seat);
  return null;
}

function freeSeat(room: Room, out: Out, seat: Seat): void {
  leaveSeat(room, out, seat);
  for (const peer of peersNow(room, out)) {
    if (peer.seat !== seat) continue;
    const up: Peer = { ...peer, seat: null, invite: peer.invite ?? 'any' };
    out.peers.push(up);
    tellYou(room, out, up);
  }
}

/** [R5] A name may be changed at any time. */
export function rename({ room, out, peer }: Call, message: Of<'name'>): Answer {
  if (peer.seat === null) return 'not-seated';
  const name = readName(message.name);
  if (!name.ok) return 'name';
  setTable(room, out, { seats: withSeat(room.kept.table, peer.seat, { name: name.value }) });
  return null;
}

/** [R9] In a two-seat game the match starts by itself when both are ready. */
export function ready(call: Call, message: Of<'ready'>): Answer {
  const { room, out, peer } = call;
  const { table } = room.kept;
  if (peer.seat === null) return 'not-seated';
  setTable(room, out, { seats: withSeat(table, peer.seat, { ready: message.on }) });
  const { seats } = room.kept.table;
  if (seats.length === 2 && seats.every((one) => plays(one) && one.ready)) startMatch(call);
  return null;
}

/** [R9] The host starts the match when the game allows the number of filled seats; the open ones are dropped. */
export function start(call: Call): Answer {
  const { room, out, peer } = call;
  const { table } = room.kept;
  if (!isHost(room, peer)) return 'not-host';
  if (table.phase !== 'lobby') return 'started';
  const filled = filledSeats(table);
  const options = room.game.fit(table.options, filled);
  if (!room.game.seats(options).includes(filled.length)) return 'not-started';
  if (filled.length < table.seats.length) {
    reseat(room, out, filled, true);
    setTable(room, out, { options });
  }
  startMatch(call);
  return null;
}

/** [R8] [R36] The host changes options, frees a seat, swaps two seats, or says who may talk and who may watch. */
export function change({ room, out, peer }: Call, message: Of<'table'>): Answer {
  if (!isHost(room, peer)) return 'not-host';
  const why = changeFault(room, message);
  if (why !== null) return why;
  const { options, free, talk, muted } = message;
  if (talk !== undefined) setTable(room, out, { talk });
  if (message.private !== undefined) setTable(room, out, { private: message.private });
  if (muted !== undefined) setTable(room, out, { muted: [...new Set(muted)].sort() });
  if (options !== undefined) {
    const read = room.game.readOptions(options);
    const seats = room.kept.table.seats.map((one) => ({ ...one, ready: false }));
    if (read.ok) setTable(room, out, { options: read.value, seats });
  }
  if (message.seats !== undefined) resize(room, out, message.seats);
  if (free !== undefined) freeSeat(room, out, free);
  if (message.swap !== undefined) {
    const [a, b] = message.swap;
    const order = [...room.kept.table.seats.keys()].map((seat) => (seat === a ? b : seat === b ? a : seat));
    reseat(room, out, order, false);
  }
  return null;
}

/** Why a change cannot be made, before any part of it is. */
function changeFault({ game, kept }: Room, { options, seats: count, free, swap }: Of<'table'>): Answer {
  const { phase, seats } = kept.table;
  const waiting = [options, count, free, swap].some((part) => part !== undefined);
  if (waiting && phase !== 'lobby') return 'started';
  if (options !== undefined || count !== undefined) {
    const read = game.readOptions(options ?? kept.table.options);
    if (!read.ok) return refusalOf(read.why);
    if (!game.seats(read.value).includes(count ?? seats.length)) return 'options';
  }
  if (count !== undefined && orderFor(kept.table, count) === null) return 'taken';
  if (free !== undefined && !isSeated(seats[free])) return 'illegal';
  const fit = swap === undefined || (swap[0] !== swap[1] && swap.every((seat) => seat < seats.length));
  return fit ? null : 'illegal';
}

/** [R8] Gives the table more open seats, or drops open ones from the last. */
function resize(room: Room, out: Out, seats: number): void {
  const order = orderFor(room.kept.table, seats);
  if (order !== null) reseat(room, out, order, true);
}

/** The seats that stay when there shall be so many, null for each that is added; null when more are filled. */
function orderFor({ seats }: Table, count: number): (Seat | null)[] | null {
  const order: (Seat | null)[] = [...seats.keys()];
  while (order.length < count) order.push(null);
  for (let at = order.length - 1; at >= 0 && order.length > count; at--)
    if (isOpen(seats[at])) order.splice(at, 1);
  return order.length === count ? order : null;
}
