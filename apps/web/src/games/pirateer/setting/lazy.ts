/** The drawings of the board for pages that do without it: they come after the page stands. */
import { useEffect, useState } from 'preact/hooks';
import type * as Pictures from './pictures.ts';

type Art = typeof Pictures;

/** The drawings, or null until they are there. One load serves all who ask, since modules are kept. */
export function useArt(): Art | null {
  const [art, setArt] = useState<Art | null>(null);
  useEffect(() => {
    let gone = false;
    void import('./pictures.ts').then((loaded) => {
      if (!gone) setArt(loaded);
    });
    return () => {
      gone = true;
    };
  }, []);
  return art;
}
