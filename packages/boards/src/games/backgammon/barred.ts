/** Why a checker may not go there, so that the page can say one sentence. It explains the legal list and never widens it. */
import type { SpotId, Why } from '../../board.ts';
import {
  type Board,
  count,
  game,
  type MoveAction,
  other,
  pipsFrom,
  pointOf,
  type Side,
  type State,
} from './rules.ts';
import { type Named, readSpot } from './spots.ts';

/** Undefined when the thing may be done, or when nothing was tried (an empty point was touched). */
export function barred(state: State, seat: number | null, from: SpotId, to?: SpotId): Why | undefined {
  if (seat === null) return undefined;
  const side: Side = seat === 0 ? 0 : 1;
  const start = readSpot(from);
  if (state.stage !== 'moving' || state.side !== side)
    return heldBy(state, side, start) ? notNow(state, side) : undefined;
  const owner = heldBy(state, side, start);
  if (!owner) return undefined;
  if (owner !== 'mine') return { key: 'barred.notYours' };
  const own = start.kind === 'bar' ? 25 : start.kind === 'off' ? 0 : pipsFrom(side, start.point);
  if (own === 0) return undefined;
  if (start.kind !== 'bar' && state.board.bar[side] > 0) return { key: 'barred.barFirst' };
  const moves = game.legal(state).filter((action): action is MoveAction => action.kind === 'move');
  const here = moves.filter((move) => pipsFrom(side, move.from) === own);
  if (to === undefined) return here.length > 0 ? undefined : stuck(state, side, own);
  const goal = readSpot(to);
  if (goal.kind === 'bar' || to === from) return undefined;
  if (goal.kind === 'off')
    return goal.side === side && !here.some((move) => move.to === 'off')
      ? notOff(state, side, own)
      : undefined;
  if (here.some((move) => move.to === goal.point)) return undefined;
  return notTo(state, side, own, pipsFrom(side, goal.point));
}

function heldBy({ board }: State, side: Side, at: Named): 'mine' | 'theirs' | undefined {
  const held = (who: Side): boolean =>
    at.kind === 'point' ? count(board, who, at.point) > 0 : at.side === who && board[at.kind][who] > 0;
  return held(side) ? 'mine' : held(other(side)) ? 'theirs' : undefined;
}

function notNow(state: State, side: Side): Why {
  if (state.stage === 'over') return { key: 'barred.over' };
  if (state.stage === 'opening' || state.stage === 'between') return { key: 'barred.waiting' };
  const mine = state.side === side;
  if (state.stage === 'doubled') return { key: mine ? 'barred.notYourTurn' : 'barred.answer' };
  if (state.stage === 'beavered') return { key: mine ? 'barred.answer' : 'barred.notYourTurn' };
  if (!mine) return { key: 'barred.notYourTurn' };
  return { key: state.stage === 'ready' ? 'barred.roll' : 'barred.waiting' };
}

const blockedAt = (board: Board, side: Side, own: number): boolean =>
  own >= 1 && own <= 24 && count(board, other(side), pointOf(side, own)) >= 2;

const furthest = (board: Board, side: Side): number => {
  if (board.bar[side] > 0) return 25;
  for (let own = 24; own >= 1; own--) if (count(board, side, pointOf(side, own)) > 0) return own;
  return 0;
};

/** Whether the die alone could carry a checker from here, were there no rule about using both dice. */
function canStep({ board }: State, side: Side, own: number, die: number): boolean {
  if (own > die) return !blockedAt(board, side, own - die);
  const back = furthest(board, side);
  return back <= 6 && (own === die || own === back);
}

/** The die could be played by itself, so a rule about the whole roll forbids it. */
function wholeRoll(state: State): Why {
  const die = Math.max(...state.dice);
  const moves = game.legal(state);
  const onlyOne = moves.length > 0 && moves.every((m) => m.kind === 'move' && playedAlone(state, m));
  return onlyOne ? { key: 'barred.higherDie', params: { die } } : { key: 'barred.bothDice' };
}

/** After this step nothing is left to play, though a die is. */
const playedAlone = (state: State, move: MoveAction): boolean => {
  const after = game.next(state, { kind: 'act', seat: state.side, action: move }).state;
  return state.dice.length > 1 && after.stage !== 'moving';
};

function stuck(state: State, side: Side, own: number): Why {
  if (state.dice.some((die) => canStep(state, side, own, die))) return wholeRoll(state);
  if (own === 25) return { key: 'barred.stuck.bar' };
  const back = furthest(state.board, side);
  const goesOff = state.dice.every((die) => die >= own);
  if (goesOff) return { key: back > 6 ? 'barred.notHome' : 'barred.behind' };
  return { key: 'barred.stuck' };
}

function notOff(state: State, side: Side, own: number): Why {
  const back = furthest(state.board, side);
  if (back > 6) return { key: 'barred.notHome' };
  if (state.dice.some((die) => die >= own && canStep(state, side, own, die))) return wholeRoll(state);
  return { key: state.dice.some((die) => die > own) ? 'barred.behind' : 'barred.noDie' };
}

function notTo(state: State, side: Side, own: number, goal: number): Why {
  if (goal >= own) return { key: 'barred.wrongWay' };
  if (blockedAt(state.board, side, goal)) return { key: 'barred.blocked', params: { point: goal } };
  const pips = own - goal;
  if (state.dice.includes(pips)) return wholeRoll(state);
  return { key: sums(state.dice).includes(pips) ? 'barred.blocked.way' : 'barred.noDie' };
}

/** What several of the dice add up to. */
function sums(dice: readonly number[]): readonly number[] {
  let sum = 0;
  return dice.map((die) => (sum += die)).slice(1);
}
