/** The course of a match: set-up, whose move it is, how it ends, and what the table may settle. [PB1] [PB3] [PB6] [PB26] to [PB28] */
import type { Draw, OpenSettle, Seat, Settle, Step, Turn } from '../core/game.ts';
import { moveTo, pirateOf, seatsIn } from './fleet.ts';
import { sunkNext } from './legal.ts';
import { luckSides } from './luck.ts';
import type { Options } from './options.ts';
import { tied } from './order.ts';
import { end, retire } from './over.ts';
import { after, seatToAct, startRound } from './round.ts';
import type { Fact, Pirate, State } from './state.ts';
import { endTurn, strand } from './wind.ts';

/** [PB1] */
export const SEAT_COUNTS: readonly number[] = [2, 3, 4, 5, 6];

/** The state before the first ship is placed. */
export function begin(options: Options, seats: number): State {
  const pirate: Pirate = { at: 'bar', hold: 0, chest: 0, rank: 0 };
  return {
    options,
    round: 0,
    stage: 'setup',
    pirates: Array.from({ length: seats }, () => pirate),
    ships: [],
    traveling: null,
    order: [],
    turn: null,
    roll: null,
    dice: [],
    result: null,
  };
}

/** Whether nothing of a roll has been played yet: what a match may start from. */
export const whole = ({ stage, dice }: State): boolean => stage !== 'moving' || dice.length === 2;

/** Whose move it is. */
export function turn(state: State): Turn {
  switch (state.stage) {
    case 'ready':
    case 'moving':
      return { kind: 'seat', seat: seatToAct(state) };
    case 'over':
      if (state.result === null) throw new Error('a match that is over has no result');
      return { kind: 'over', result: state.result };
    default:
      return { kind: 'chance', draw: drawOf(state, state.stage) };
  }
}

function drawOf(state: State, stage: 'setup' | 'travel' | 'luck' | 'order' | 'rolling'): Draw {
  switch (stage) {
    case 'setup':
      return { sides: [6], why: 'draw.place' };
    case 'travel':
      return { sides: [6], why: 'draw.travel' };
    case 'luck':
      return { sides: luckSides(state.options), why: 'draw.luck' };
    case 'order':
      return { sides: tied(state.order).map(() => 6), why: 'draw.order' };
    case 'rolling': {
      const barred = pirateOf(state, seatToAct(state)).at === 'bar';
      return barred ? { sides: [6], why: 'draw.enter' } : { sides: [6, 6], why: 'draw.roll' };
    }
  }
}

/** The seat whose ship is placed next during set-up. */
export const toPlace = ({ pirates }: Pick<State, 'pirates'>): Seat | undefined => {
  const seat = pirates.findIndex((pirate) => pirate.at === 'bar');
  return seat === -1 ? undefined : seat;
};

/** [PB6] The next seat's ship comes to the point of its die. */
export function place(state: State, die: number): Step<State, Fact> {
  const seat = toPlace(state);
  if (seat === undefined) throw new Error('every ship is placed');
  const placed = { ...state, pirates: moveTo(state.pirates, seat, die) };
  const facts: Fact[] = [{ kind: 'placed', seat, die, at: die }];
  return toPlace(placed) === undefined ? after(facts, startRound(placed)) : { state: placed, facts };
}

/** [PB26] [PB27] [PB28] What the table may settle now: leaving, dropping the turn, an agreed draw. */
export function settles(state: State): readonly OpenSettle[] {
  if (state.stage === 'over') return [];
  const seats = seatsIn(state);
  const open: OpenSettle[] = seats.map((seat) => ({
    settle: { what: 'retire', seat },
    ask: [],
    refusable: false,
  }));
  if (state.stage === 'ready' || state.stage === 'moving')
    open.push({ settle: { what: 'skip', seat: seatToAct(state) }, ask: [], refusable: false });
  return [...open, { settle: { what: 'draw' }, ask: seats, refusable: true }];
}

/** Applies a settlement that `settles` lists. */
export function settle(state: State, settled: Settle): Step<State, Fact> {
  switch (settled.what) {
    case 'retire':
      return retire(state, settled.seat);
    case 'skip':
      return skip(state, settled.seat);
    case 'draw':
      return end(state, null, 'agreed');
    default:
      throw new Error(`Pirates Backgammon does not settle ${JSON.stringify(settled)}`);
  }
}

/** [PB27] The dice left are dropped and the ship stays; one that could not have played them is sunk as it would have been. */
function skip(state: State, seat: Seat): Step<State, Fact> {
  const facts: Fact[] = [{ kind: 'skipped', seat, dice: state.dice }];
  return sunkNext(state) === undefined ? endTurn(state, facts) : strand(state, seat, facts);
}
