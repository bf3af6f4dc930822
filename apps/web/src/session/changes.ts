/** Draws a part of the page again whenever its session has changed. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Session } from './session.ts';

/** Draws again whenever the session has changed. Listens before anything can come in: a later effect would miss the welcome. */
export function useChanges(session: Session | null): number {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => session?.watch(() => setCount((n) => n + 1)), [session]);
  return count;
}
