/** Who holds which seat: who is here, who plays, whose turn it is, and what follows when one leaves for good. */
import type { Checked, Seat } from '@sandbar/engine';
import { isPerson, isSeated, plays, type Table } from '../table.ts';
import { refusalOf } from '../wire.ts';
import { setSat, setSeat } from './room.ts';
import type { Answer, Out, Room } from './types.ts';

/** The filled seats of a table, from the lowest: the order in which they were taken where no other is known. */
export const filledSeats = ({ seats }: Table): Seat[] =>
  [...seats.keys()].filter((seat) => plays(seats[seat]));

/** Whether somebody sits there who has not left for good, though they may be away. */
export const isFilled = (room: Room, seat: Seat): boolean => isSeated(room.kept.table.seats[seat]);

/** Whether somebody sits there whose turns are not skipped: those whom an offer asks. [R16] */
export const isPlaying = (room: Room, seat: Seat): boolean => plays(room.kept.table.seats[seat]);

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
      ({ settle }) =>
        settle.what === 'retire' && isPerson(room.kept.table.seats[settle.seat]) && isHere(room, settle.seat),
    );

/** What follows for the table once the game has scored that a seat is gone for good. [R10] [R16] */
export function retireSeat(room: Room, out: Out, seat: Seat, taken: Checked<number>): Answer {
  if (!taken.ok) return refusalOf(taken.why);
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
