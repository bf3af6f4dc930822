/** Deadlines of a match, computed from what is stored. */
import type { Kept, Phase } from '@sandbar/protocol';

/** ms */
export const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** [R24] How long a match is kept after anybody at it was last seen, in ms: never started, unfinished, finished. */
const KEPT: Readonly<Record<Phase, number>> = { lobby: DAY, playing: 30 * DAY, over: 365 * DAY };

/** When a match may be deleted, ms since 1970. `last` is the time of its last event. */
export const expiryOf = ({ table, made, away }: Kept, last: number): number =>
  Math.max(made, last, ...away) + KEPT[table.phase];

export const earliest = (...times: readonly (number | null)[]): number =>
  Math.min(...times.filter((time): time is number => time !== null));
