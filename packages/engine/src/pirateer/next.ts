/** The reducer: applies one legal event to the state and reports the facts. */
import type { Event, Seat, Step, Turn } from '../core/game.ts';
import { sailed } from './capture.ts';
import { passTurn, rulesIn, startDice } from './flow.ts';
import { lost, struck } from './hurricane.ts';
import { blasted, declared } from './nuke.ts';
import { DEVICE_DICE, diceOf, isHurricane } from './rules.ts';
import { settle } from './settle.ts';
import { drawLots, initiativeDraw, LOTS, order, TOSS, toss } from './setup.ts';
import type { Action, Fact, State } from './state.ts';

const dice = (count: number): readonly number[] => Array.from({ length: count }, () => 6);

/** Whose move it is. */
export function turn(state: State): Turn {
  switch (state.stage) {
    case 'lots':
      return { kind: 'chance', draw: LOTS };
    case 'toss':
      return { kind: 'chance', draw: TOSS };
    case 'initiative':
      return { kind: 'chance', draw: initiativeDraw(state) };
    case 'rolling':
      return { kind: 'chance', draw: { sides: dice(diceOf(rulesIn(state))), why: 'draw.roll' } };
    case 'blast':
      return { kind: 'chance', draw: { sides: dice(DEVICE_DICE), why: 'draw.device' } };
    case 'ready':
    case 'storm':
    case 'sailing':
    case 'naming':
    case 'again':
      return { kind: 'seat', seat: state.seat };
    case 'over':
      if (state.result === null) throw new Error('a match that is over has no result');
      return { kind: 'over', result: state.result };
  }
}

/** Trusts its caller: untrusted events go through `referee`. Throws on an event that the stage has no place for. */
export function next(state: State, event: Event<Action>): Step<State, Fact> {
  switch (event.kind) {
    case 'roll':
      return rolled(state, event.roll);
    case 'act':
      return acted(state, event.seat, event.action);
    case 'settle':
      return settle(state, event.settle);
  }
}

function rolled(state: State, roll: readonly number[]): Step<State, Fact> {
  const facts: Fact[] = [];
  switch (state.stage) {
    case 'lots':
      return { state: drawLots(state, roll, facts), facts };
    case 'toss':
      return { state: toss(state, roll, facts), facts };
    case 'initiative':
      return { state: order(state, roll, facts), facts };
    case 'rolling':
      return { state: cast(state, roll, facts), facts };
    case 'blast':
      return blasted(state, roll);
    default:
      throw new Error(`a roll of ${roll.join('-')} is not due in stage ${state.stage}`);
  }
}

/** [PV6] A hurricane is looked at before anything else. */
function cast(state: State, roll: readonly number[], facts: Fact[]): State {
  facts.push({ kind: 'rolled', seat: state.seat, roll });
  return isHurricane(rulesIn(state), roll)
    ? struck(state, roll, facts)
    : startDice(state, roll, false, facts);
}

function acted(state: State, seat: Seat, action: Action): Step<State, Fact> {
  const facts: Fact[] = [];
  switch (action.kind) {
    case 'roll':
      return { state: { ...state, stage: 'rolling', roll: [] }, facts };
    case 'device':
      return declared(state, action.at);
    case 'sail':
      return sailed(state, action);
    case 'lose':
      return lost(state, action.at, action.which);
    case 'name':
      return { state: name(state, action.die, facts), facts };
    case 'stop':
      facts.push({ kind: 'stopped', seat });
      return { state: passTurn(state, facts), facts };
  }
}

/** [PV9] One die after another, ascending, until there are as many as were rolled. */
function name(state: State, die: number, facts: Fact[]): State {
  facts.push({ kind: 'named', seat: state.seat, die });
  const named = [...state.dice, die];
  return named.length < state.roll.length ? { ...state, dice: named } : startDice(state, named, true, facts);
}
