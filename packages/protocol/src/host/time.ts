/** Clocks: a simple delay, then the bank; only the host's time counts. [R21] [R22] */
import type { Clock, Time } from '../table.ts';
import { takeSettle } from './log.ts';
import { isHere, keep, type Out, type Room, seatToAct, send, setTable } from './room.ts';

/** [R21] What a restart may cost nobody, ms. */
const CREDIT_MS = 15_000;

/** How long the acting seat has been away in this turn. */
function awayIn(room: Room, { seat, since, away }: Time, now: number): number {
  const from = seat === null ? 0 : (room.kept.away[seat] ?? 0);
  return away + (from === 0 ? 0 : Math.max(0, now - Math.max(from, since)));
}

/** What the turn has cost so far: its delay and its grace are free. */
function costOf(room: Room, clock: Clock, time: Time, now: number): { bank: number; grace: number } {
  const { seat, since } = time;
  if (seat === null) return { bank: 0, grace: 0 };
  const grace = Math.min(time.grace[seat] ?? 0, awayIn(room, time, now));
  return { bank: Math.max(0, now - since - grace - clock.delay), grace };
}

/** When the acting seat's time is over if it goes on as it is, or null. */
export function flagDue(room: Room): number | null {
  const { table, time } = room.kept;
  const { clock } = table;
  if (clock === null || time === null || time.seat === null || seatToAct(room) !== time.seat) return null;
  // Skipping on and on while nobody is there would never end: it waits until somebody is. [R35]
  if (table.seats.length > 2 && !table.seats.some((_, one) => isHere(room, one))) return null;
  const { seat, since } = time;
  const gone = !isHere(room, seat);
  const grace = gone ? (time.grace[seat] ?? 0) : Math.min(time.grace[seat] ?? 0, time.away);
  return since + clock.delay + (time.banks[seat] ?? 0) + grace;
}

/** Charges a turn that is over, starts the clock of the next one, and tells everybody. */
export function followTime(room: Room, out: Out, now: number): void {
  const { table, time } = room.kept;
  if (table.clock === null || time === null) return;
  // A restart costs nobody: what lies between the last event and the first connection is not charged. [R21]
  if (room.fresh) credit(room, out, Math.min(CREDIT_MS, Math.max(0, now - room.last)), now);
  const seat = seatToAct(room);
  const running = room.kept.time ?? time;
  if (running.seat === seat && !turnedSince(room, running)) return;
  const cost = costOf(room, table.clock, running, now);
  const spend = (list: readonly number[], ms: number): number[] =>
    list.map((left, i) => (i === running.seat ? Math.max(0, left - ms) : left));
  set(
    room,
    out,
    {
      banks: spend(running.banks, cost.bank),
      grace: spend(running.grace, cost.grace),
      seat,
      since: now,
      away: 0,
    },
    now,
  );
}

/** Whether the seat's turn has ended and begun again since its clock was started. */
const turnedSince = (room: Room, { seat }: Time): boolean => room.turned && seat !== null;

/** Notes that the acting seat has come back: the time that it was away stands fixed now. */
export function followPresence(room: Room, out: Out, before: readonly number[], now: number): void {
  const { time, away } = room.kept;
  if (time === null || time.seat === null) return;
  const from = before[time.seat] ?? 0;
  if (from === 0 || away[time.seat] !== 0) return;
  const ms = Math.max(0, now - Math.max(from, time.since));
  keep(room, out, { ...room.kept, time: { ...time, away: time.away + ms } });
  tell(room, out, now);
}

/** [R22] The time of the seat to act is over: with two seats the match is lost, with more the turn is skipped. */
export function tickTime(room: Room, out: Out, now: number): void {
  if (room.fresh && room.kept.time !== null) {
    // An alarm in an object that has just come back, with nobody there yet: it waits before it judges.
    credit(room, out, CREDIT_MS, now);
    return;
  }
  const due = flagDue(room);
  const seat = seatToAct(room);
  if (due === null || seat === null || now < due) return;
  const two = room.kept.table.seats.length === 2;
  if (two) setTable(room, out, { flagged: seat });
  takeSettle(room, out, now, { what: two ? 'retire' : 'skip', seat }, null);
  followTime(room, out, now);
}

function credit(room: Room, out: Out, ms: number, now: number): void {
  room.fresh = false;
  const { time } = room.kept;
  if (time !== null && time.seat !== null && ms > 0) set(room, out, { ...time, since: time.since + ms }, now);
}

function set(room: Room, out: Out, time: Time, now: number): void {
  room.turned = false;
  keep(room, out, { ...room.kept, time });
  tell(room, out, now);
}

const tell = (room: Room, out: Out, now: number): void => {
  const { time } = room.kept;
  if (time !== null) send(out, 'all', { t: 'clock', time, now });
};
