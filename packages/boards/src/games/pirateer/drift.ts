/** The tradewinds drift from end to end; which way means nothing, they can be sailed both ways. */
import type { Theme } from '../../board.ts';
import type { Current } from '../../game.ts';
import { type PirateerLayout, U } from './layout.ts';
import { PALETTES } from './palette.ts';

/** The first and last space of each tradewind. */
const WINDS = [
  ['D13', 'M4'],
  ['Q8', 'H17'],
] as const;

export function drift({ spots }: PirateerLayout, theme: Theme): readonly Current[] {
  const { foam } = PALETTES[theme];
  const middleOf = (id: string) => spots.find((spot) => spot.id === id)?.places[0]?.stack;
  return ['', '1:', '2:'].flatMap((map) =>
    WINDS.flatMap(([first, last]) => {
      const [from, to] = [middleOf(map + first), middleOf(map + last)];
      if (from === undefined || to === undefined) return [];
      return [{ from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y }, width: U * 0.5, color: foam }];
    }),
  );
}
