/** The reducer: applies one legal event to the state and reports the facts. */
import type { Event, Step } from '../core/game.ts';
import { luck } from './luck.ts';
import { place, settle } from './match.ts';
import type { Action, Fact, State } from './state.ts';
import { travel } from './travel.ts';
import { ordered, rolled, sail } from './wind.ts';

/** Trusts its caller: untrusted events go through `referee`. Throws on an event that the stage has no place for. */
export function next(state: State, event: Event<Action>): Step<State, Fact> {
  switch (event.kind) {
    case 'roll':
      return drawn(state, event.roll);
    case 'act':
      return event.action.kind === 'roll'
        ? { state: { ...state, stage: 'rolling' }, facts: [] }
        : sail(state, event.seat, event.action);
    case 'settle':
      return settle(state, event.settle);
  }
}

function drawn(state: State, roll: readonly number[]): Step<State, Fact> {
  const [a = 0, b = 0] = roll;
  switch (state.stage) {
    case 'setup':
      return place(state, a);
    case 'travel':
      return travel(state, a);
    case 'luck':
      return luck(state, a, b);
    case 'order':
      return ordered(state, roll);
    case 'rolling':
      return rolled(state, roll);
    default:
      throw new Error(`a roll of ${roll.join('-')} is not due in stage ${state.stage}`);
  }
}
