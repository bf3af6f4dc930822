/** How a clock counts: one reading for the host that judges and the page that shows it. All spans and moments in ms. [R21] */
import { type Clock, PAUSE, type Time } from './table.ts';

/** What the running turn has taken so far, and how long of that its seat was disconnected. */
export interface Taken {
  readonly ms: number;
  readonly away: number;
}

/** `gone`: since when the seat to act is disconnected, 0 while it is here. A pause takes no time. */
export function takenOf({ since, spent, away, paused }: Time, gone: number, now: number): Taken {
  if (paused !== null) return { ms: spent, away };
  const from = gone === 0 ? now : Math.max(gone, since);
  return { ms: spent + Math.max(0, now - since), away: away + Math.max(0, now - from) };
}

/** What the running turn costs its seat: being disconnected takes from the grace, and what the delay does not cover from the bank. */
export function costOf(
  clock: Clock,
  time: Time,
  gone: number,
  now: number,
): { readonly bank: number; readonly grace: number } {
  if (time.seat === null) return { bank: 0, grace: 0 };
  const taken = takenOf(time, gone, now);
  const grace = Math.min(time.grace[time.seat] ?? 0, taken.away);
  return { bank: Math.max(0, taken.ms - grace - clock.delay), grace };
}

/** What a seat has left of this turn's delay and of its bank. */
export function leftOf(
  clock: Clock,
  time: Time,
  seat: number,
  gone: number,
  now: number,
): { readonly delay: number; readonly bank: number } {
  const bank = time.banks[seat] ?? 0;
  if (time.seat !== seat) return { delay: clock.delay, bank };
  const cost = costOf(clock, time, gone, now);
  const taken = takenOf(time, gone, now).ms - cost.grace;
  return { delay: Math.max(0, clock.delay - taken), bank: Math.max(0, bank - cost.bank) };
}

/** [R16] The minutes of an offered pause (`pause:15`), 0 for its end (`resume`); null for any other offer. */
export function readPause(what: string): number | null {
  if (what === 'resume') return 0;
  const minutes = Number(/^pause:([1-9]\d{0,3})$/.exec(what)?.[1] ?? 0);
  return minutes >= PAUSE.least && minutes <= PAUSE.most ? minutes : null;
}
