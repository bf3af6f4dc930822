/** Parts of a page that are loaded when somebody asks for them. */
import { useEffect, useState } from 'preact/hooks';

/** What `load` brings, null until it is there. What cannot be loaded, as without a net, stays away: it is asked for again next time. */
export function useLoaded<T extends object>(load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    let gone = false;
    load().then(
      (found) => {
        if (!gone) setLoaded(found);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);
  return loaded;
}
