/** The newest value for what runs later: timers, listeners, other sites. */
import { useRef } from 'preact/hooks';

/** Holds what was given with the newest drawing. Who reads it in mid-drawing has that value at once. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
