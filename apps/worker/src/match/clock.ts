/** Deadlines of a match, computed from what is stored. */
import type { Kept, Phase } from '@sandbar/protocol';

/** ms */
export const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** How long a socket may stay silent after opening, in ms. */
export const HELLO_MS = 5_000;
/** [R18] Who has not been heard for so long is gone; the client's heartbeat comes every 15 s. ms */
export const SILENT_MS = 45_000;
export const SWEEP_MS = 30_000;

/** [R24] How long a match is kept after anybody at it was last seen, in ms: never started, unfinished, finished. */
const KEPT: Readonly<Record<Phase, number>> = { lobby: DAY, playing: 30 * DAY, over: 365 * DAY };

/** When a match may be deleted, ms since 1970. `last` is the time of its last event. */
export const expiryOf = ({ table, made, away }: Kept, last: number): number =>
  Math.max(made, last, ...away) + KEPT[table.phase];

export const earliest = (...times: readonly (number | null)[]): number =>
  Math.min(...times.filter((time): time is number => time !== null));
