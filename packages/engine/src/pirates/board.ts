/** The board as a sea: twenty-four points in four waters, and the arithmetic of sailing. [PB2] */

/** A point, 1 (the far end of the Outer Sea) to 24 (the far end of the Inner Sea). */
export type Point = number;
/** Where a step may end: a point, or off the board by bearing off. */
export type To = Point | 'off';
export type Water = 'outer' | 'great' | 'middle' | 'inner';

export const POINTS = 24;
/** Points of a water. */
export const WATER = 6;
/** The waters from point 1 up. */
export const WATERS: readonly Water[] = ['outer', 'great', 'middle', 'inner'];

/** [PB2] The water of a point. Throws on a number that is no point. */
export function waterOf(point: Point): Water {
  const water = WATERS[Math.ceil(point / WATER) - 1];
  if (water === undefined || !isPoint(point)) throw new Error(`${point} is no point`);
  return water;
}

export const isPoint = (n: number): n is Point => Number.isInteger(n) && n >= 1 && n <= POINTS;

/** [PB2] Whether the point lies in the Outer Sea, where pirates stack and never sink each other. */
export const inOuterSea = (point: Point): boolean => point <= WATER;

/**
 * [PB18] [PB21] Where a die carries a pirate from a point, forward (1) or backward (-1). Only a ship in the Inner Sea can
 * pass 24 with one die and only one in the Outer Sea can pass 1, so whatever leaves the board bears off.
 */
export function reach(from: Point, die: number, way: 1 | -1): To {
  const to = from + way * die;
  return isPoint(to) ? to : 'off';
}

/** [PB9] Where a die takes a ship that travels: that many points toward 1, or off the board. */
export const drift = (from: Point, die: number): To => reach(from, die, -1);
