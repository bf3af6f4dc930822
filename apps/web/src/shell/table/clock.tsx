/** A seat's time, counted down between two words of the host: the delay first, then the bank. [R21] */
import { useRef } from 'preact/hooks';
import type { Model } from '../../games/face.ts';
import { words } from '../words.ts';
import { minutes, useNow } from './model.ts';

/** What is left at a moment: the delay of this turn, and the bank; null where the match has no clock. */
export interface Left {
  readonly delay: number;
  readonly bank: number;
  readonly runs: boolean;
}

/** The time that a seat has left `ms` after the host told of it. */
export function leftOf(model: Model, seat: number, ms: number): Left | null {
  const { clock, phase } = model.table;
  const { time } = model.session.replica;
  if (clock === null || time === null) return null;
  const bank = time.banks[seat] ?? 0;
  const runs = time.seat === seat && phase === 'playing';
  if (!runs) return { delay: clock.delay, bank, runs };
  const grace = Math.min(time.grace[seat] ?? 0, time.away);
  const spent = Math.max(0, time.now - time.since + ms - grace);
  return {
    delay: Math.max(0, clock.delay - spent),
    bank: Math.max(0, bank - Math.max(0, spent - clock.delay)),
    runs,
  };
}

/** The last ten seconds are called out. */
const SHORT_MS = 10_000;

export function ClockOf({ model, seat }: { readonly model: Model; readonly seat: number }) {
  const { time } = model.session.replica;
  const runs = time?.seat === seat;
  const now = useNow(runs);
  /** When this page heard of the clock: only spans are compared, so a wrong clock of the device does not matter. */
  const heard = useRef({ time, at: now });
  if (heard.current.time !== time) heard.current = { time, at: Date.now() };
  const left = leftOf(model, seat, Math.max(0, now - heard.current.at));
  if (left === null) return null;
  const total = left.delay + left.bank;
  return (
    <span
      class={left.runs ? (total < SHORT_MS ? 'clock runs short' : 'clock runs') : 'clock'}
      role="timer"
      aria-label={words('clock.left', { time: minutes(total) })}
    >
      {left.runs && left.delay > 0 && <small>{Math.ceil(left.delay / 1000)}</small>}
      {minutes(left.bank)}
    </span>
  );
}
