/** The order of the wind phase: one die each, ties rolled again among the tied. [PB15] */
import type { Seat } from '../core/game.ts';
import type { Place } from './state.ts';

/** Higher dice go first; equal ones stand by seat number until they have rolled again. */
function compare(a: Place, b: Place): number {
  for (let i = 0; i < Math.min(a.dice.length, b.dice.length); i++) {
    const higher = (b.dice[i] ?? 0) - (a.dice[i] ?? 0);
    if (higher !== 0) return higher;
  }
  return a.seat - b.seat;
}

/** The places in their order. */
export const sorted = (places: readonly Place[]): Place[] => [...places].sort(compare);

/** The seats that have to roll, in the order in which they stand: before the first roll all of them, then those that tie. */
export const tied = (order: readonly Place[]): Seat[] =>
  order
    .filter((place) => order.some((one) => one !== place && one.dice.join() === place.dice.join()))
    .map((place) => place.seat);

/** Gives each tied seat its die, in the order of `tied`, and puts all in order again. */
export function rollOrder(order: readonly Place[], roll: readonly number[]): Place[] {
  const rolling = tied(order);
  return sorted(
    order.map((place) => {
      const die = roll[rolling.indexOf(place.seat)];
      return die === undefined ? place : { ...place, dice: [...place.dice, die] };
    }),
  );
}
