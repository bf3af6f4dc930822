/** The time controls that can be chosen: a simple delay, then a bank. [R21] */
import type { Choice } from '../../ui/parts.tsx';
import { minutes } from '../../ui/time.ts';
import { words } from '../../ui/words.ts';

export type ClockName = 'none' | '30' | '60' | '90' | '180' | 'fast' | 'club' | 'slow';

interface Clock {
  readonly delay: number;
  readonly bank: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Seconds a turn, with a bank of two minutes. */
const TURNS = ['30', '60', '90', '180'] as const;

/** The clocks of match play: the bank grows with the points that are played for. */
const BY_POINT = {
  fast: { delay: 8 * SECOND, bank: 20 * SECOND },
  club: { delay: 12 * SECOND, bank: 2 * MINUTE },
  slow: { delay: 15 * SECOND, bank: 3 * MINUTE },
} as const;

/** The choices; those of match play where the game is played for points. */
export const clocksFor = (points: number | undefined): readonly Choice<ClockName>[] => [
  { value: 'none', text: words('option.clock.none') },
  ...(points === undefined
    ? []
    : (['fast', 'club', 'slow'] as const).map((value) => ({ value, text: words(`option.clock.${value}`) }))),
  ...TURNS.map((value) => ({ value, text: words('option.clock.turn', { n: value }) })),
];

export function clockOf(name: ClockName, points = 1): Clock | null {
  if (name === 'none') return null;
  if (name === 'fast' || name === 'club' || name === 'slow') {
    const { delay, bank } = BY_POINT[name];
    return { delay, bank: bank * points };
  }
  return { delay: Number(name) * SECOND, bank: 2 * MINUTE };
}

export function ClockNote({ clock }: { readonly clock: Clock | null }) {
  if (clock === null) return null;
  return (
    <p class="quiet">
      {words('option.clock.note', { delay: clock.delay / SECOND, bank: minutes(clock.bank) })}
    </p>
  );
}
