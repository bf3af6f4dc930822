/** The course of turns: dice that are used up, whose turn is next, and how the match ends. [PR14] to [PR17], [PV9] */
import type { Result, Seat } from '../core/game.ts';
import { mostDice } from './lookahead.ts';
import { orderOf } from './options.ts';
import { isAcey, QUIET_ROUNDS, type Rules } from './rules.ts';
import { seaOf } from './sea.ts';
import type { Fact, State } from './state.ts';
import { rulesOf } from './variants.ts';

export const rulesIn = (state: State): Rules => rulesOf(state.options.variants);

/** Whether the seat still takes part: it has not left, and has ships or (before the lots) will have. [PR15] */
export function isIn(state: State, seat: Seat): boolean {
  if (state.left.includes(seat)) return false;
  return (
    state.stage === 'lots' ||
    (state.fleets[seat] ?? []).some((fleet) => (state.ships[fleet] ?? []).length > 0)
  );
}

export const seatsIn = (state: State): Seat[] =>
  state.fleets.map((_, seat) => seat).filter((seat) => isIn(state, seat));

/** Whether a turn begins or chance is due, so that nothing of a roll has been used: what a match may start from. */
export function whole({ stage, roll, dice, named }: State): boolean {
  if (stage === 'sailing') return !named && dice.length === roll.length;
  return stage !== 'storm' && stage !== 'naming' && stage !== 'again';
}

/** [PR14] Dice are on the table: they are to be used, or, if none can be, passed. */
export function startDice(state: State, roll: readonly number[], named: boolean, facts: Fact[]): State {
  const dice = [...roll].sort((a, b) => a - b);
  const must = mostDice(seaOf(state, state.seat), dice);
  const set: State = { ...state, stage: 'sailing', roll: dice.toReversed(), dice, must, named };
  return must === 0 ? endDice(set, facts) : set;
}

/** [PR14] [PV9] No die of this roll is used any more: a 1-2 lets the seat name a roll, a named one lets it roll again. */
export function endDice(state: State, facts: Fact[]): State {
  const { seat, dice, roll, named } = state;
  if (dice.length > 0) facts.push({ kind: 'passed', seat, dice });
  const done: State = { ...state, dice: [], must: 0 };
  if (named) {
    facts.push({ kind: 'again', seat });
    return { ...done, stage: 'again', named: false };
  }
  if (!rulesIn(state).again || !isAcey(roll)) return passTurn(done, facts);
  facts.push({ kind: 'wild', seat });
  return { ...done, stage: 'naming' };
}

/** [PR3] [PR16] The turn goes to the next seat that still takes part, or the match is drawn. */
export function passTurn(state: State, facts: Fact[]): State {
  const quiet = state.quiet + 1;
  const ended: State = {
    ...state,
    quiet,
    fresh: state.fresh.filter((seat) => seat !== state.seat),
    roll: [],
    dice: [],
    must: 0,
    named: false,
    device: null,
  };
  if (quiet >= QUIET_ROUNDS * seatsIn(ended).length)
    return finish(ended, { winner: null, points: 1, how: 'quiet' }, facts);
  return takeTurn(ended, nextSeat(ended), facts);
}

export function takeTurn(state: State, seat: Seat, facts: Fact[]): State {
  facts.push({ kind: 'turned', seat });
  return { ...state, stage: 'ready', seat };
}

function nextSeat(state: State): Seat {
  const order = orderOf(state.fleets);
  const here = order.indexOf(state.seat);
  for (let i = 1; i <= order.length; i++) {
    const seat = order[(here + i) % order.length];
    if (seat !== undefined && isIn(state, seat)) return seat;
  }
  throw new Error('no seat is left to take the turn');
}

/** Tells of seats that have lost their last ship since `before`. [PR15] */
export function tellOut(before: State, after: State, facts: Fact[]): void {
  for (const seat of seatsIn(before)) if (!isIn(after, seat)) facts.push({ kind: 'out', seat });
}

/** [PR15] [PR16] The result when ships of one seat only, or of none, are left; undefined while the match goes on. */
export function resultOf(state: State, how: 'last' | 'left'): Result | undefined {
  const [seat, ...others] = seatsIn(state);
  if (seat === undefined) return { winner: null, points: 1, how: 'none' };
  return others.length === 0 ? { winner: seat, points: 1, how } : undefined;
}

/** Ends the match. What stands on the chart stays as it is. */
export function finish(state: State, result: Result, facts: Fact[]): State {
  facts.push({ kind: 'over', result });
  return {
    ...state,
    stage: 'over',
    tied: [],
    roll: [],
    dice: [],
    must: 0,
    named: false,
    device: null,
    result,
  };
}

/** [PR16] The turn that runs is not quiet: something was lost, or a treasure came aboard. */
export const noisy = (state: State): State => (state.quiet === -1 ? state : { ...state, quiet: -1 });
