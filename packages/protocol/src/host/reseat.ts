/** Moving people between seats before the start: swapping two, dropping open seats, adding some. [R8] [R9] */
import type { Seat } from '@sandbar/engine';
import type { TableSeat } from '../table.ts';
import { youOf } from './hello.ts';
import { peersNow, send, setSat, setTable } from './room.ts';
import type { Out, Peer, Role, Room } from './types.ts';

export const OPEN: TableSeat = { who: 'open', name: '', ready: false };

/** Puts a secret's role in the store; null forgets it. */
export function setRole(room: Room, out: Out, hash: string, role: Role | null): void {
  if (role === null) room.roles.delete(hash);
  else room.roles.set(hash, role);
  out.rows.push({ kind: 'role', hash, role });
}

/** Tells one connection who it is now, with the table. */
export const tellYou = (room: Room, out: Out, peer: Peer): void =>
  send(out, peer.id, { t: 'table', table: room.kept.table, you: youOf(room, peer) });

/**
 * Gives the table new seats: `order` names for each new seat the old one whose person and secrets move there, or null for
 * an open seat. A person whose seat is not named stands up. With `links` the links to seats move along, else they lead to
 * the same places as before.
 */
export function reseat(room: Room, out: Out, order: readonly (Seat | null)[], links: boolean): void {
  const { table, sat, away } = room.kept;
  const moved = (seat: Seat): Seat | null => {
    const to = order.indexOf(seat);
    return to === -1 ? null : to;
  };
  for (const [hash, role] of [...room.roles]) {
    if (role.kind !== 'seat' && (role.kind !== 'invite' || !links || role.seat === 'any')) continue;
    const to = moved(role.seat as Seat);
    if (to !== role.seat) setRole(room, out, hash, to === null ? null : { ...role, seat: to });
  }
  const from = <T>(list: readonly T[], none: T): T[] =>
    order.map((seat) => (seat === null ? none : (list[seat] ?? none)));
  setSat(
    room,
    sat.map(moved).filter((seat) => seat !== null),
  );
  room.kept = { ...room.kept, away: from(away, 0) };
  setTable(room, out, {
    seats: from(table.seats, OPEN),
    host: table.host === null ? null : moved(table.host),
  });
  for (const peer of peersNow(room, out)) {
    const seat = peer.seat === null ? null : moved(peer.seat);
    const invite = links && typeof peer.invite === 'number' ? moved(peer.invite) : peer.invite;
    if (seat === peer.seat && invite === peer.invite) continue;
    const there: Peer = { ...peer, seat, invite };
    out.peers.push(there);
    tellYou(room, out, there);
  }
}
