/** Clocks: a simple delay, then the bank; only the host's time counts. [R21] [R22] */
import type { Seat } from '@sandbar/engine';
import { costOf, takenOf } from '../clock.ts';
import type { Time } from '../table.ts';
import { takeSettle } from './log.ts';
import { keep, send, setSeat, setTable } from './room.ts';
import { anyPlayerHere, isHere, seatToAct } from './seats.ts';
import type { Moment, Room } from './types.ts';

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
export function followTime(moment: Moment): void {
  const { room, now } = moment;
  const { table, time } = room.kept;
  if (table.clock === null || time === null) return;
  // A restart costs nobody: what lies between the last event and the first connection is not charged. [R21]
  if (room.fresh) credit(moment, Math.min(CREDIT_MS, Math.max(0, now - room.last)));
  const seat = seatToAct(room);
  const running = room.kept.time ?? time;
  if (running.seat === seat && !turnedSince(room, running)) return;
  const cost = costOf(table.clock, running, goneSince(room, running), now);
  const spend = (list: readonly number[], ms: number): number[] =>
    list.map((left, i) => (i === running.seat ? Math.max(0, left - ms) : left));
  const paused = table.phase === 'playing' ? running.paused : null;
  const left = { banks: spend(running.banks, cost.bank), grace: spend(running.grace, cost.grace) };
  set(moment, { ...left, seat, since: now, away: 0, spent: 0, paused });
}

/** Whether the seat's turn has ended and begun again since its clock was started. */
const turnedSince = (room: Room, { seat }: Time): boolean => room.turned && seat !== null;

/** Notes that the acting seat has come back: the time that it was away stands fixed now. */
export function followPresence(moment: Moment, before: readonly number[]): void {
  const { room, out, now } = moment;
  const { time, away } = room.kept;
  if (time === null || time.seat === null) return;
  const from = before[time.seat] ?? 0;
  if (from === 0 || away[time.seat] !== 0) return;
  keep(room, out, { ...room.kept, time: { ...time, away: takenOf(time, from, now).away } });
  tell(moment);
}

/** Does what is due about the clock: ends a pause, or judges the seat to act. */
export function tickTime(moment: Moment): void {
  const { room, now } = moment;
  if (room.fresh && room.kept.time !== null) {
    // An alarm in an object that has just come back, with nobody there yet: it waits before it judges.
    credit(moment, CREDIT_MS);
    return;
  }
  const { time } = room.kept;
  if (time !== null && time.paused !== null && now >= time.paused) setPause(moment, null);
  const due = clockDue(room);
  const seat = seatToAct(room);
  if (due === null || seat === null || now < due || room.kept.time?.paused !== null) return;
  flag(moment, seat);
  followTime(moment);
}

/** [R22] A seat's time is over: with two seats the match is lost; with more the turn is skipped, and the seat held if the table says so. */
function flag(moment: Moment, seat: Seat): void {
  const { room, out } = moment;
  const { table } = room.kept;
  if (table.seats.length === 2) {
    setTable(room, out, { flagged: seat });
    takeSettle(moment, { what: 'retire', seat }, null);
    return;
  }
  takeSettle(moment, { what: 'skip', seat }, null);
  if (table.flag === 'hold') setSeat(room, out, seat, { who: 'held', ready: false });
}

/** [R16] Pauses the clock until then, or lets it run on (null). */
export function setPause(moment: Moment, until: number | null): void {
  const { room, out, now } = moment;
  const { time } = room.kept;
  if (time === null) return;
  const { ms, away } = takenOf(time, goneSince(room, time), now);
  keep(room, out, { ...room.kept, time: { ...time, since: now, spent: ms, away, paused: until } });
  tell(moment);
}

function credit(moment: Moment, ms: number): void {
  const { room } = moment;
  room.fresh = false;
  const { time } = room.kept;
  if (time !== null && time.seat !== null && time.paused === null && ms > 0)
    set(moment, { ...time, since: time.since + ms });
}

function set(moment: Moment, time: Time): void {
  const { room, out } = moment;
  room.turned = false;
  keep(room, out, { ...room.kept, time });
  tell(moment);
}

const tell = ({ room, out, now }: Moment): void => {
  const { time } = room.kept;
  if (time !== null) send(out, 'all', { t: 'clock', time, now });
};
