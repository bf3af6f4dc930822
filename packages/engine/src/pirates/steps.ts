/** Which steps the dice of a turn allow, and which of them a player may choose. [PB18] [PB22] [PB23] */
import { inOuterSea, type Point, reach, type To } from './board.ts';
import { barrier } from './fleet.ts';
import type { Pirate, Ship, State } from './state.ts';

/** One die played. */
export interface Sailing {
  readonly to: To;
  readonly die: number;
}

const WAYS = [1, -1] as const;

/** [PB18] Everything that one of these dice can do from a point, taking no account of the others; in the order of the dice. */
export function sailings(ships: readonly Ship[], from: Point, dice: readonly number[]): Sailing[] {
  const found: Sailing[] = [];
  for (const die of new Set(dice))
    for (const way of WAYS) {
      const to = reach(from, die, way);
      if (to === 'off' || barrier(ships, to) === undefined) found.push({ to, die });
    }
  return found;
}

/** Whether any of these dice can be played at all. */
export const canSail = (ships: readonly Ship[], from: Point, dice: readonly number[]): boolean =>
  dice.some((die) => sailings(ships, from, [die]).length > 0);

/** The dice that stay when one is played. */
export function without(dice: readonly number[], die: number): number[] {
  const at = dice.indexOf(die);
  if (at === -1) throw new Error(`no die ${die} in ${dice.join('-')}`);
  return dice.toSpliced(at, 1);
}

/** [PB22] The first steps of all the ways to play every die left, or to bear off; empty where there is none. */
export function wholeTurns(ships: readonly Ship[], from: Point, dice: readonly number[]): Sailing[] {
  return sailings(ships, from, dice).filter(({ to, die }) => {
    if (to === 'off') return true;
    const rest = without(dice, die);
    return rest.length === 0 || canSail(ships, to, rest);
  });
}

/** A turn as the rules of moving see it. */
export type Afloat = Pick<State, 'ships' | 'dice'> & { readonly pirates: readonly Pirate[] };

/**
 * [PB22] [PB23] The steps to choose from. Where no way plays every die the ship is sunk after any one step, so steps
 * that take nothing all end alike, and only one of them is listed, with the smaller die. Bearing off is listed once, with the smaller die.
 */
export function choices({ pirates, ships, dice }: Afloat, from: Point): Sailing[] {
  const whole = wholeTurns(ships, from, dice);
  if (whole.length > 0) {
    const off = whole.find((one) => one.to === 'off');
    return whole.filter((one) => one.to !== 'off' || one === off);
  }
  const single = sailings(ships, from, dice);
  const idle = single.find(({ to }) => !takes({ pirates, ships }, to));
  return single.filter((one) => one === idle || takes({ pirates, ships }, one.to));
}

/** [PB19] [PB20] Whether a pirate that ends there captures a merchant or sinks another pirate. */
export function takes({ pirates, ships }: Pick<Afloat, 'pirates' | 'ships'>, to: To): boolean {
  if (to === 'off') return false;
  return (
    ships.some((ship) => ship.at === to && ship.kind === 'merchant') ||
    (!inOuterSea(to) && pirates.some((pirate) => pirate.at === to))
  );
}
