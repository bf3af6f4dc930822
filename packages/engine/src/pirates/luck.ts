/** The luck phase: what a pair of dice makes appear, and where. [PB12] [PB13] */
import type { Step } from '../core/game.ts';
import { arrive } from './arrive.ts';
import { POINTS, type Point } from './board.ts';
import type { Options } from './options.ts';
import { startOrder } from './round.ts';
import type { Fact, Ship, State } from './state.ts';

/** The sides of the two luck dice: the kind die and the point die. */
export const luckSides = (options: Options): readonly [number, number] => (options.d10 ? [10, 6] : [6, 6]);

/** [PB12] The point that the second die names: 1 is point 24, 6 is point 19. */
export const luckPoint = (die: number): Point => POINTS + 1 - die;

/** [PB12] [PB13] What the kind die makes appear. */
export function luckShip(options: Options, die: number): Pick<Ship, 'kind' | 'gold'> {
  if (die <= (options.d10 ? 2 : 1)) return { kind: 'mow', gold: 0 };
  return die === 10 ? { kind: 'typhoon', gold: 0 } : { kind: 'merchant', gold: die };
}

/** [PB12] The new ship appears, which counts as ending there. The wind phase follows. */
export function luck(state: State, kindDie: number, pointDie: number): Step<State, Fact> {
  const ship: Ship = { id: state.round, at: luckPoint(pointDie), ...luckShip(state.options, kindDie) };
  const { id, kind, gold, at } = ship;
  const facts: Fact[] = [{ kind: 'appeared', ship: id, what: kind, gold, dice: [kindDie, pointDie], at }];
  const ordering = startOrder({ ...state, ...arrive(state, ship, facts) });
  return { state: ordering.state, facts: [...facts, ...ordering.facts] };
}
