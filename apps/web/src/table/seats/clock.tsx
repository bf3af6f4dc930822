/** A seat's time, counted down between two words of the host: the delay first, then the bank. [R21] */
import { leftOf } from '@sandbar/protocol';
import { useRef } from 'preact/hooks';
import { minutes, useNow } from '../../ui/time.ts';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';

/** The last ten seconds are called out. */
const SHORT_MS = 10_000;

/** The host's time, ms since 1970. Only spans of this device's clock are used, so that it may be wrong. */
export function useHostNow(model: Model, on: boolean): number {
  const { time } = model.session.replica;
  const now = useNow(on);
  const heard = useRef({ time, at: now });
  if (heard.current.time !== time) heard.current = { time, at: Date.now() };
  return (time?.now ?? 0) + Math.max(0, now - heard.current.at);
}

export function ClockOf({ model, seat }: { readonly model: Model; readonly seat: number }) {
  const { time, people } = model.session.replica;
  const { clock, phase } = model.table;
  const mine = time?.seat === seat && phase === 'playing';
  const runs = mine && time.paused === null;
  const now = useHostNow(model, runs);
  if (clock === null || time === null) return null;
  const left = leftOf(clock, time, seat, people?.seats[seat] ?? 0, now);
  const total = left.delay + left.bank;
  return (
    <span
      class={runs ? (total < SHORT_MS ? 'clock runs short' : 'clock runs') : 'clock'}
      role="timer"
      aria-label={words(mine && !runs ? 'clock.left.paused' : 'clock.left', { time: minutes(total) })}
    >
      {mine && left.delay > 0 && <small>{Math.ceil(left.delay / 1000)}</small>}
      {minutes(left.bank)}
    </span>
  );
}
