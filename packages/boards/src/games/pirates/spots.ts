/** The names of the spots: `p1` to `p24`, `bar`, and the two ways home `home1` and `home24`. */
import type { SpotId } from '../../board.ts';
import type { To } from './rules.ts';

export const BAR: SpotId = 'bar';
export const pointSpot = (point: number): SpotId => `p${point}`;

/** Where a step from a point ends: bearing off from the Outer Sea is past 1, from the Inner Sea past 24. */
export const toSpot = (from: number, to: To): SpotId =>
  to === 'off' ? (from <= 12 ? 'home1' : 'home24') : pointSpot(to);

/** The point of a spot, or undefined for the Sand Bar and the ways home. */
export function pointOf(spot: SpotId): number | undefined {
  const found = /^p(\d+)$/.exec(spot);
  return found ? Number(found[1]) : undefined;
}
