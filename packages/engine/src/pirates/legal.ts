/** The legal list, and what a board tells about steps that are not in it. [PB22] [PB23] */
import type { Key } from '../core/checked.ts';
import type { Seat } from '../core/game.ts';
import { type Point, reach, type To } from './board.ts';
import { barrier, pointOf } from './fleet.ts';
import { seatToAct } from './round.ts';
import type { Action, State } from './state.ts';
import { choices, sailings, wholeTurns } from './steps.ts';

/** The legal actions of the seat to act; empty when chance or nobody is to act. */
export function legal(state: State): readonly Action[] {
  switch (state.stage) {
    case 'ready':
      return [{ kind: 'roll' }];
    case 'moving': {
      const from = sailingFrom(state);
      return choices(state, from).map(({ to, die }) => ({ kind: 'sail', from, to, die }));
    }
    default:
      return [];
  }
}

/** The point of the pirate whose dice are played. */
const sailingFrom = (state: State): Point => pointOf(state.pirates, seatToAct(state));

/**
 * Why the pirate whose dice are played may not end there with one die; undefined when it may, and outside `moving`.
 * `barred.distance`  no die left reaches it (or, for `off`, carries the ship off the board)
 * `barred.mow` `barred.typhoon`  what is in the way
 * `barred.dice`  the other die could then not be played, and there is a way to play both [PB22]
 * `barred.sunk`  the ship is sunk after any step, and ending there changes nothing more than a listed step does [PB23]
 */
export function barredWhy(state: State, to: To): Key | undefined {
  if (state.stage !== 'moving') return undefined;
  const from = sailingFrom(state);
  if (choices(state, from).some((one) => one.to === to)) return undefined;
  const near = state.dice.some((die) => reach(from, die, 1) === to || reach(from, die, -1) === to);
  if (!near || to === 'off') return 'barred.distance';
  const what = barrier(state.ships, to);
  if (what !== undefined) return `barred.${what}`;
  return sunkNext(state) === undefined ? 'barred.dice' : 'barred.sunk';
}

/** [PB23] The seat that is certain to be sunk at the end of its turn because its two dice cannot both be played; else undefined. */
export function sunkNext(state: State): Seat | undefined {
  if (state.stage !== 'moving') return undefined;
  return wholeTurns(state.ships, sailingFrom(state), state.dice).length === 0 ? seatToAct(state) : undefined;
}

/** Whether a die is left and can be played now, taking no account of the other: for dice that show that they cannot. */
export const canPlay = (state: State, die: number): boolean =>
  state.stage === 'moving' &&
  state.dice.includes(die) &&
  sailings(state.ships, sailingFrom(state), [die]).length > 0;
