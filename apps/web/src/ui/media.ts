/** The widths that the page's layouts turn on, and whether a media query holds. */
import { useEffect, useState } from 'preact/hooks';

export const PHONE = '(max-width: 719px) and (orientation: portrait)';
export const WIDE = '(min-width: 1100px)';

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
