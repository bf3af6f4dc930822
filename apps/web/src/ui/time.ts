/** Time on the page: the clock looked at once a second, and spans as people read and say them. */
import { useEffect, useState } from 'preact/hooks';
import { words } from './words.ts';

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
