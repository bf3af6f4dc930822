/** What the parts of a table's page share: media, the time, and small questions about the table. */
import type { AnyGame, Seat } from '@sandbar/engine';
import type { Offer, Table } from '@sandbar/protocol';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Session } from '../session/session.ts';
import { words } from '../ui/words.ts';

export const PHONE = '(max-width: 719px) and (orientation: portrait)';
export const WIDE = '(min-width: 1100px)';

/** Draws again whenever the session has changed. Listens before anything can come in: a later effect would miss the welcome. */
export function useChanges(session: Session | null): number {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => session?.watch(() => setCount((n) => n + 1)), [session]);
  return count;
}

/** Whether a media query holds, kept up. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = (): void => setHolds(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return holds;
}

/** The time, looked at once a second while `on`. ms since 1970. */
export function useNow(on: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [on]);
  return now;
}

/** The seat that a state waits for, or null. */
export function seatToAct(game: AnyGame, state: unknown): Seat | null {
  const turn = game.turn(state);
  return turn.kind === 'seat' ? turn.seat : null;
}

/** The open offer of a kind, if any. */
export const offerOf = (table: Table, kind: string): Offer | undefined =>
  table.offers.find((offer) => offer.what.split(':')[0] === kind);

/** The name of a seat as this page says it. */
export const nameOf = (names: readonly string[], seat: Seat): string => names[seat] ?? '';

/** A span of time as people read it: `0:20`, `12:05`, `1:00:00`. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${Math.floor((seconds % 3600) / 60)}:${two(seconds % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest.padStart(5, '0')}`;
}

/** A long span as people say it, of whole minutes, hours or days: `15 minutes`, `1 day`. */
export const longText = (n: number): string =>
  n >= 24 * 60
    ? words('option.days', { n: n / (24 * 60) })
    : n >= 60
      ? words('option.hours', { n: n / 60 })
      : words('option.minutes', { n });
