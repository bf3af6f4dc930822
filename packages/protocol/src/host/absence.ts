/** What happens while the seat to act is away: the ways open, who chooses among them, and the owner's return. [R20] [R35] */
import type { Seat } from '@sandbar/engine';
import { type Absent, isHeld, isPerson, WAYS, type Way } from '../table.ts';
import { takeSettle } from './log.ts';
import { setSeat, setTable } from './room.ts';
import { anyPlayerHere, isHere, isPlaying, retireSeat, seatToAct } from './seats.ts';
import type { Answer, Call, Moment, Of, Room } from './types.ts';

const [WAIT, SKIP, CLAIM] = WAYS;

/** The seats of people who are here and still play: those who choose. */
export const choosers = (room: Room, but: Seat): Seat[] =>
  [...room.kept.table.seats.keys()].filter(
    (seat) => seat !== but && isPerson(room.kept.table.seats[seat]) && isHere(room, seat),
  );

const anybodyHere = (room: Room): boolean => room.kept.table.seats.some((_, seat) => isHere(room, seat));

const maySkip = (room: Room, seat: Seat): boolean =>
  room.game.settles(room.state).some(({ settle }) => settle.what === 'skip' && settle.seat === seat);

/** The ways that are open for the seat to act, `since` when it is away. Claiming the win takes a further wait. */
function waysFor(room: Room, seat: Seat, since: number, now: number): readonly Way[] {
  const { seats, patience } = room.kept.table;
  const claim: readonly Way[] = seats.length === 2 && now >= since + 2 * patience ? [CLAIM] : [];
  return [WAIT, ...(maySkip(room, seat) ? [SKIP] : []), ...claim];
}

/** When something is due about the seat to act, ms since 1970; null when nothing is, or nobody is here to see it. */
export function absenceDue(room: Room): number | null {
  const { table, away } = room.kept;
  const seat = seatToAct(room);
  // With a clock nothing else is needed: its time runs out.
  const waits = table.absence === 'wait' || table.clock !== null;
  if (seat === null || !isPlaying(room, seat) || isHere(room, seat) || waits || !anybodyHere(room))
    return null;
  const since = away[seat] as number;
  const { absent, patience } = table;
  if (absent?.seat !== seat) return since + patience;
  if (absent.until !== null) return absent.until;
  const claimAt = since + 2 * patience;
  return table.seats.length === 2 && !absent.ways.includes(CLAIM) ? claimAt : null;
}

/** Does what is due about the seat to act: skips it, or opens the question. */
export function tickAbsence(moment: Moment): void {
  const { room, out, now } = moment;
  const due = absenceDue(room);
  const seat = seatToAct(room);
  if (due === null || seat === null || now < due) return;
  const { table, away } = room.kept;
  const since = away[seat] as number;
  if (table.absence === 'skip' && maySkip(room, seat)) {
    hold(moment, seat);
    return;
  }
  const votes = table.absent?.seat === seat && table.absent.until === null ? table.absent.votes : [];
  setTable(room, out, { absent: { seat, since, until: null, ways: waysFor(room, seat, since, now), votes } });
}

/** The owner is away for longer than the table waits: the seat's turns are skipped until they come back. */
function hold(moment: Moment, seat: Seat): void {
  const { room, out } = moment;
  setSeat(room, out, seat, { who: 'held', ready: true }, { absent: null });
  skipHeld(moment);
}

/** Skips held seats until somebody who plays is to act. Nothing happens while nobody who plays is here. [R35] */
export function skipHeld(moment: Moment): void {
  const { room } = moment;
  for (;;) {
    const seat = seatToAct(room);
    if (seat === null || !isHeld(room.kept.table.seats[seat])) return;
    if (!anyPlayerHere(room) || !maySkip(room, seat)) return;
    if (!takeSettle(moment, { what: 'skip', seat }, null).ok) return;
  }
}

/** [R22] The owner of a seat that is held for its time says that they are back, or plays; false where it is not held. */
export function takeBack(call: Call): boolean {
  const { room, out } = call;
  const { seat } = call.peer;
  if (seat === null || !isHeld(room.kept.table.seats[seat])) return false;
  setSeat(room, out, seat, { who: 'human', ready: true });
  return true;
}

/** Keeps the question in step with the table: it ends when the turn or the owner has moved on. */
export function followAbsence(moment: Moment): void {
  const { room, out } = moment;
  const { table } = room.kept;
  for (const [seat, one] of table.seats.entries())
    if (isHeld(one) && one.ready && isHere(room, seat)) setSeat(room, out, seat, { who: 'human' });
  const { absent } = room.kept.table;
  if (absent !== null && (absent.seat !== seatToAct(room) || isHere(room, absent.seat)))
    setTable(room, out, { absent: null });
  skipHeld(moment);
}

/** A voice in the question. More than half of the people present decide; the host breaks a tie. */
export function vote(call: Call, message: Of<'vote'>): Answer {
  const { room, out, peer } = call;
  const { absent } = room.kept.table;
  if (peer.seat === null) return 'not-seated';
  if (absent === null || absent.until !== null || !absent.ways.includes(message.way)) return 'no-offer';
  const present = choosers(room, absent.seat);
  if (!present.includes(peer.seat)) return 'no-offer';
  const votes = [
    ...absent.votes.filter((one) => one.seat !== peer.seat && present.includes(one.seat)),
    { seat: peer.seat, way: message.way },
  ];
  const asked: Absent = { ...absent, votes };
  const way = decided(asked, present, room.kept.table.host);
  if (way === null) setTable(room, out, { absent: asked });
  else carryOut(call, asked, way);
  return null;
}

/** The way that is chosen, or null while it is open. */
function decided({ votes, ways }: Absent, present: readonly Seat[], host: Seat | null): Way | null {
  const count = (way: Way): number => votes.filter((one) => one.way === way).length;
  const most = Math.max(...ways.map(count));
  const first = ways.filter((way) => count(way) === most);
  if (most * 2 > present.length) return first[0] ?? null;
  if (votes.length < present.length) return null;
  const word = votes.find((one) => one.seat === host)?.way;
  return first.length === 1 ? (first[0] ?? null) : word !== undefined && first.includes(word) ? word : WAIT;
}

function carryOut(moment: Moment, absent: Absent, way: Way): void {
  const { room, out, now } = moment;
  const { seat } = absent;
  if (way === 'wait') {
    const until = now + room.kept.table.patience;
    setTable(room, out, { absent: { ...absent, until, votes: [] } });
  } else if (way === 'skip') hold(moment, seat);
  else retireSeat(room, out, seat, takeSettle(moment, { what: 'retire', seat }, null));
}
