/** What a stop of a replay says of itself. */
import { words } from '../../ui/words.ts';
import type { Ply } from '../ply.ts';

/** "Turn 24, Mira, 5-1: K7-P7x"; without a stop it is the beginning. */
export function captionOf(ply: Ply | undefined, names: readonly string[]): string {
  if (ply === undefined) return words('replay.place.before');
  const who = ply.seat === null ? '' : (names[ply.seat] ?? '');
  return [ply.place, who, ply.text].filter((part) => part !== '').join(', ');
}
