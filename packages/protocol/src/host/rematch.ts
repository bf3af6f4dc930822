/** The rematch: who is asked, and the match that it makes. [R30] */
import type { Seat } from '@sandbar/engine';
import type { Offer } from '../table.ts';
import type { Why } from '../wire.ts';
import { keep, setSat, setTable } from './room.ts';
import { isFilled } from './seats.ts';
import type { Making, Out, Role, Room } from './types.ts';

export const REMATCH = 'rematch';

/** Who has left is asked no more, unless it is they who ask. */
export function askRematch(room: Room, seat: Seat): Offer | Why {
  const { table } = room.kept;
  if (table.phase !== 'over') return 'illegal';
  if (table.after !== null) return 'over';
  const ask = [...table.seats.keys()].filter((one) => one === seat || isFilled(room, one));
  return { what: REMATCH, by: seat, yes: [seat], ask, refusable: true };
}

/** Who has left, and asks for a rematch after all, is at the table again. */
export function comeBack(room: Room, out: Out, seat: Seat): void {
  if (isFilled(room, seat)) return;
  const { table, sat } = room.kept;
  setSat(room, [...sat, seat]);
  setTable(room, out, {
    seats: table.seats.map((one, i) => (i === seat ? { ...one, who: 'human' as const } : one)),
  });
}

/**
 * [R30] A new match with the same options; the seats move on by one, and every secret opens what it opened here. The seat
 * of somebody who has left is open there, for whoever comes by an invitation.
 */
export function rematch(room: Room, out: Out): null {
  const after = room.env.newId();
  setTable(room, out, { offers: [], after });
  keep(room, out, { ...room.kept, unmade: true });
  out.make = makingOf(room, after);
  return null;
}

/** The rematch of this match, also when it has to be made once more after a restart. */
export function makingOf(room: Room, id: string): Making {
  const { table } = room.kept;
  const count = table.seats.length;
  const moved = (seat: Seat): Seat => (seat + 1) % count;
  const before = (seat: Seat): Seat => (seat + count - 1) % count;
  const names = table.seats.map((_, seat) =>
    isFilled(room, before(seat)) ? (table.seats[before(seat)]?.name ?? '') : '',
  );
  const roles = [...room.roles].flatMap(([hash, role]): [string, Role][] => {
    if (role.kind !== 'seat') return [[hash, role]];
    return isFilled(room, role.seat) ? [[hash, { kind: 'seat', seat: moved(role.seat) }]] : [];
  });
  return {
    id,
    game: table.game,
    options: table.options,
    seats: names,
    sat: room.kept.sat.map(moved),
    roles,
    host: table.host === null ? null : moved(table.host),
    talk: table.talk,
    private: table.private,
    absence: table.absence,
    patience: table.patience,
    ...(table.embed === undefined ? {} : { embed: table.embed }),
    clock: table.clock,
    flag: table.flag,
    before: room.id,
  };
}
