/** The course of a match from game to game: how it begins, how a game ends in points, and what may be settled. [BG12] to [BG31] */
import type { OpenSettle, Result, Seat, Settle, Step, Turn } from '../core/game.ts';
import { START } from './board.ts';
import type { Options } from './options.ts';
import { addTo, crawfordAt, lossRange, pointsFor, resultAt, standing } from './score.ts';
import { other, type Side } from './sides.ts';
import type { Fact, State, Win } from './state.ts';

/** The state before the first opening roll. */
export function begin(options: Options): State {
  const crawford = options.mode === 'match' && options.crawford && options.length > 1 ? 'ahead' : 'off';
  return {
    options,
    score: [0, 0],
    game: 1,
    crawford,
    board: START,
    cube: { value: 1, owner: null },
    stage: 'opening',
    side: 0,
    roll: null,
    dice: [],
    automatic: false,
    result: null,
  };
}

/** [BG15] A new game of the match, set up at the present score. Its opening roll follows. */
export function setUp(state: State): Step<State, Fact> {
  const crawford = crawfordAt(state, state.score);
  const game = state.game + 1;
  return {
    state: { ...begin(state.options), score: state.score, game, crawford },
    facts: [{ kind: 'set', game, crawford: crawford === 'now' }],
  };
}

/** Whether nothing of a roll has been played yet: what a match may start from. */
export const whole = ({ stage, roll, dice }: State): boolean =>
  stage !== 'moving' || (roll !== null && dice.length === (roll[0] === roll[1] ? 4 : 2));

/** Whose move it is. */
export function turn(state: State): Turn {
  switch (state.stage) {
    case 'between':
      return { kind: 'chance', draw: { sides: [6, 6], why: 'draw.opening', wait: true } };
    case 'opening':
      return { kind: 'chance', draw: { sides: [6, 6], why: 'draw.opening' } };
    case 'rolling':
      return { kind: 'chance', draw: { sides: [6, 6], why: 'draw.roll' } };
    case 'ready':
    case 'moving':
    case 'beavered':
      return { kind: 'seat', seat: state.side };
    case 'doubled':
      return { kind: 'seat', seat: other(state.side) };
    case 'over':
      if (state.result === null) throw new Error('a match that is over has no result');
      return { kind: 'over', result: state.result };
  }
}

/** [BG14] [BG15] Ends the running game: `winner` gets `points`, and the match goes on or is over. */
export function winGame(state: State, winner: Side, points: number, how: Win): Step<State, Fact> {
  const score = addTo(state, winner, points);
  const result = resultAt(state, score, how);
  const ended: State = { ...state, score, roll: null, dice: [], stage: 'between', result: null };
  const won: Fact = { kind: 'won', side: winner, points, how, score };
  if (result === null) return { state: ended, facts: [won] };
  const over = endMatch(ended, result);
  return { state: over.state, facts: [won, ...over.facts] };
}

function endMatch(state: State, result: Result): Step<State, Fact> {
  const closed: State = { ...state, stage: 'over', roll: null, dice: [], result };
  return { state: closed, facts: [{ kind: 'over', result }] };
}

/** [BG29] [BG30] [BG31] What the table may settle now: resignations, an agreed end, leaving. */
export function settles(state: State): readonly OpenSettle[] {
  if (state.stage === 'over') return [];
  const open: OpenSettle[] = [];
  for (const seat of [0, 1] as const) {
    if (state.stage !== 'between' && state.stage !== 'opening') open.push(...resignations(state, seat));
    open.push({ settle: { what: 'retire', seat }, ask: [], refusable: false });
  }
  const { options } = state;
  if (options.mode === 'lead' || options.mode === 'money')
    open.push({ settle: { what: 'end' }, ask: [0, 1], refusable: true });
  return open;
}

function resignations(state: State, seat: Side): OpenSettle[] {
  const { least, most } = lossRange(state, seat);
  const levels = ([1, 2, 3] as const).filter((level) => level >= least && level <= most);
  return levels.map((level) => ({
    settle: { what: 'resign', seat, level },
    ask: [other(seat)],
    refusable: level < most,
  }));
}

/** Applies a settlement that `settles` lists. */
export function settle(state: State, settled: Settle): Step<State, Fact> {
  switch (settled.what) {
    case 'resign': {
      const seat = asSide(settled.seat);
      const gaveUp: Fact = { kind: 'resigned', side: seat, level: settled.level };
      const won = winGame(state, other(seat), pointsFor(state, settled.level), 'resigned');
      return { state: won.state, facts: [gaveUp, ...won.facts] };
    }
    case 'retire':
      return retire(state, asSide(settled.seat));
    case 'end':
      return endMatch(state, standing(state.score, 'agreed'));
    default:
      throw new Error(`backgammon does not settle ${JSON.stringify(settled)}`);
  }
}

/** [BG30] Leaving loses a match; in a single game or a money session it loses the running game at what is certain. */
function retire(state: State, seat: Side): Step<State, Fact> {
  const winner = other(seat);
  const { mode } = state.options;
  if (mode === 'match' || mode === 'lead')
    return endMatch(state, { winner, points: state.score[winner], how: 'left' });
  const running = state.stage !== 'between' && (mode === 'single' || state.stage !== 'opening');
  if (!running) return endMatch(state, standing(state.score, 'left'));
  const points = pointsFor(state, lossRange(state, seat).least);
  const score = addTo(state, winner, points);
  const lost: Fact = { kind: 'won', side: winner, points, how: 'left', score };
  const over = endMatch({ ...state, score }, standing(score, 'left'));
  return { state: over.state, facts: [lost, ...over.facts] };
}

/** A seat of this two-seat game. Throws on any other number. */
export function asSide(seat: Seat): Side {
  if (seat !== 0 && seat !== 1) throw new Error(`backgammon has no seat ${seat}`);
  return seat;
}
