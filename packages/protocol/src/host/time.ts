/** Clocks: a simple delay, then the bank; only the host's time counts. [R21] [R22] */
import type { Seat } from '@sandbar/engine';
import { costOf, takenOf } from '../clock.ts';
import type { Time } from '../table.ts';
import { takeSettle } from './log.ts';
import { keep, send, setSeat, setTable } from './room.ts';
import { anyPlayerHere, isHere, seatToAct } from './seats.ts';
import type { Out, Room } from './types.ts';

/** [R21] What a restart may cost nobody, ms. */
const CREDIT_MS = 15_000;

/** Since when the seat to act is away, ms since 1970; 0 while it is here. */
const goneSince = (room: Room, { seat }: Time): number => (seat === null ? 0 : (room.kept.away[seat] ?? 0));

/** When the pause ends, or else when the acting seat's time is over if it goes on as it is; null where neither is due. */
export function clockDue(room: Room): number | null {
  const { table, time } = room.kept;
  const { clock, phase } = table;
  if (clock === null || time === null || phase !== 'playing') return null;
  if (time.paused !== null) return time.paused;
  if (time.seat === null || seatToAct(room) !== time.seat) return null;
  // Skipping on and on while nobody is there would never end: it waits until somebody is. [R35]
  if (table.seats.length > 2 && !anyPlayerHere(room)) return null;
  const { seat, since, spent } = time;
  const gone = !isHere(room, seat);
  const grace = gone ? (time.grace[seat] ?? 0) : Math.min(time.grace[seat] ?? 0, time.away);
  return since - spent + clock.delay + (time.banks[seat] ?? 0) + grace;
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
  const cost = costOf(table.clock, running, goneSince(room, running), now);
  const spend = (list: readonly number[], ms: number): number[] =>
    list.map((left, i) => (i === running.seat ? Math.max(0, left - ms) : left));
  const paused = table.phase === 'playing' ? running.paused : null;
  const left = { banks: spend(running.banks, cost.bank), grace: spend(running.grace, cost.grace) };
  set(room, out, { ...left, seat, since: now, away: 0, spent: 0, paused }, now);
}

/** Whether the seat's turn has ended and begun again since its clock was started. */
const turnedSince = (room: Room, { seat }: Time): boolean => room.turned && seat !== null;

/** Notes that the acting seat has come back: the time that it was away stands fixed now. */
export function followPresence(room: Room, out: Out, before: readonly number[], now: number): void {
  const { time, away } = room.kept;
  if (time === null || time.seat === null) return;
  const from = before[time.seat] ?? 0;
  if (from === 0 || away[time.seat] !== 0) return;
  keep(room, out, { ...room.kept, time: { ...time, away: takenOf(time, from, now).away } });
  tell(room, out, now);
}

/** Does what is due about the clock: ends a pause, or judges the seat to act. */
export function tickTime(room: Room, out: Out, now: number): void {
  if (room.fresh && room.kept.time !== null) {
    // An alarm in an object that has just come back, with nobody there yet: it waits before it judges.
    credit(room, out, CREDIT_MS, now);
    return;
  }
  const { time } = room.kept;
  if (time !== null && time.paused !== null && now >= time.paused) setPause(room, out, null, now);
  const due = clockDue(room);
  const seat = seatToAct(room);
  if (due === null || seat === null || now < due || room.kept.time?.paused !== null) return;
  flag(room, out, seat, now);
  followTime(room, out, now);
}

/** [R22] A seat's time is over: with two seats the match is lost; with more the turn is skipped, and the seat held if the table says so. */
function flag(room: Room, out: Out, seat: Seat, now: number): void {
  const { table } = room.kept;
  if (table.seats.length === 2) {
    setTable(room, out, { flagged: seat });
    takeSettle(room, out, now, { what: 'retire', seat }, null);
    return;
  }
  takeSettle(room, out, now, { what: 'skip', seat }, null);
  if (table.flag === 'hold') setSeat(room, out, seat, { who: 'held', ready: false });
}

/** [R16] Pauses the clock until then, or lets it run on (null). */
export function setPause(room: Room, out: Out, until: number | null, now: number): void {
  const { time } = room.kept;
  if (time === null) return;
  const { ms, away } = takenOf(time, goneSince(room, time), now);
  keep(room, out, { ...room.kept, time: { ...time, since: now, spent: ms, away, paused: until } });
  tell(room, out, now);
}

function credit(room: Room, out: Out, ms: number, now: number): void {
  room.fresh = false;
  const { time } = room.kept;
  if (time !== null && time.seat !== null && time.paused === null && ms > 0)
    set(room, out, { ...time, since: time.since + ms }, now);
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
