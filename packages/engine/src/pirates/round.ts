/** The course of a round from phase to phase and from turn to turn. [PB7] [PB15] [PB25] */
import type { Step } from '../core/game.ts';
import { seatsIn } from './fleet.ts';
import type { Fact, State } from './state.ts';

/** [PB7] The next round: travel, or luck at once where there is no ship to travel. */
export function startRound(state: State): Step<State, Fact> {
  const round = state.round + 1;
  const fresh: State = { ...state, round, order: [], turn: null, roll: null, dice: [] };
  const [oldest] = state.ships;
  if (oldest === undefined) return startLuck(fresh);
  return {
    state: { ...fresh, stage: 'travel', traveling: oldest.id },
    facts: [{ kind: 'phase', round, phase: 'travel' }],
  };
}

export function startLuck(state: State): Step<State, Fact> {
  return {
    state: { ...state, stage: 'luck', traveling: null },
    facts: [{ kind: 'phase', round: state.round, phase: 'luck' }],
  };
}

/** [PB15] The wind phase begins with the dice for its order, which every seat rolls that is still in. */
export function startOrder(state: State): Step<State, Fact> {
  return {
    state: { ...state, stage: 'order', order: seatsIn(state).map((seat) => ({ seat, dice: [] })) },
    facts: [{ kind: 'phase', round: state.round, phase: 'wind' }],
  };
}

/** [PB25] The turn of the seat at that index of the order; past its end the next round. */
export function startTurn(state: State, turn: number): Step<State, Fact> {
  const place = state.order[turn];
  if (place === undefined) return startRound(state);
  return {
    state: { ...state, stage: 'ready', turn, roll: null, dice: [] },
    facts: [{ kind: 'turned', seat: place.seat }],
  };
}

/** The seat whose turn it is. Throws outside a turn. */
export function seatToAct({ order, turn, stage }: State): number {
  const place = turn === null ? undefined : order[turn];
  if (place === undefined) throw new Error(`nobody has a turn in stage ${stage}`);
  return place.seat;
}

/** Puts the facts of what led here before those of what follows. */
export const after = (facts: readonly Fact[], step: Step<State, Fact>): Step<State, Fact> => ({
  state: step.state,
  facts: [...facts, ...step.facts],
});
