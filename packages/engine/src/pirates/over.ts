/** How a match ends, and a player who leaves it. [PB3] [PB26] [PB28] */
import type { Result, Seat, Step } from '../core/game.ts';
import { moveTo, pirateOf, seatsIn } from './fleet.ts';
import { tied } from './order.ts';
import { after, startRound, startTurn } from './round.ts';
import type { Fact, How, State } from './state.ts';

/** The match is over: nothing is due any more. A win counts 1 point, a draw none. */
export function end(state: State, winner: Seat | null, how: How): Step<State, Fact> {
  const result: Result = resultOf(winner, how);
  return {
    state: { ...state, stage: 'over', traveling: null, turn: null, roll: null, dice: [], result },
    facts: [{ kind: 'over', result }],
  };
}

export const resultOf = (winner: Seat | null, how: How): Result => ({
  winner,
  points: winner === null ? 0 : 1,
  how,
});

/** [PB26] The ship is taken off with its hold, and the match goes on without it while two are left. */
export function retire(state: State, seat: Seat): Step<State, Fact> {
  const { at, hold } = pirateOf(state, seat);
  if (at === 'gone') throw new Error(`seat ${seat} has left already`);
  const facts: Fact[] = [{ kind: 'retired', seat, at, lost: hold }];
  const pirates = moveTo(state.pirates, seat, 'gone').map((pirate, i) =>
    i === seat ? { ...pirate, hold: 0 } : pirate,
  );
  const order = state.order.filter((place) => place.seat !== seat);
  const [last, ...others] = seatsIn({ pirates });
  if (last !== undefined && others.length === 0)
    return after(facts, end({ ...state, pirates, order }, last, 'left'));
  return after(facts, without({ ...state, pirates, order }, state, seat));
}

/** What is due after a seat has left: its die or its turn is not waited for. */
function without(state: State, before: State, seat: Seat): Step<State, Fact> {
  if (state.stage === 'setup' && state.pirates.every((pirate) => pirate.at !== 'bar'))
    return startRound(state);
  if (state.stage === 'order' && tied(state.order).length === 0) {
    const order = state.order.map((place) => place.seat);
    return after([{ kind: 'ordered', rolls: [], order }], startTurn(state, 0));
  }
  if (state.turn === null) return { state, facts: [] };
  const index = before.order.findIndex((place) => place.seat === seat);
  if (index === state.turn) return startTurn(state, index);
  return { state: index < state.turn ? { ...state, turn: state.turn - 1 } : state, facts: [] };
}
