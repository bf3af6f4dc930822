/** The reducer: applies one legal event to the state and reports the facts. */
import type { Event, Seat, Step } from '../core/game.ts';
import { type Board, count, type From, type To } from './board.ts';
import { canMove } from './legal.ts';
import { asSide, settle, setUp, winGame } from './match.ts';
import { moverBoard } from './mover.ts';
import { allOff, levelOf, pointsFor, winOf } from './score.ts';
import { other, type Side } from './sides.ts';
import type { Action, Fact, MoveAction, State } from './state.ts';

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
  const [a, b] = roll as [number, number];
  switch (state.stage) {
    case 'between': {
      const set = setUp(state);
      const opened = openingRoll(set.state, a, b);
      return { state: opened.state, facts: [...set.facts, ...opened.facts] };
    }
    case 'opening':
      return openingRoll(state, a, b);
    case 'rolling':
      return startMoving(state, state.side, a, b, [
        { kind: 'rolled', side: state.side, roll: [Math.max(a, b), Math.min(a, b)] },
      ]);
    default:
      throw new Error(`a roll of ${roll.join('-')} is not due in stage ${state.stage}`);
  }
}

/** [BG2] One die each: the higher starts and plays both; a tie is rolled again. [BG24] A tie may turn the cube. */
function openingRoll(state: State, red: number, black: number): Step<State, Fact> {
  if (red !== black) {
    const side: Side = red > black ? 0 : 1;
    return startMoving(state, side, red, black, [{ kind: 'opened', dice: [red, black], side }]);
  }
  const facts: Fact[] = [{ kind: 'opened', dice: [red, black], side: null }];
  const { options, cube } = state;
  if (options.mode !== 'money' || !options.automatic || state.automatic)
    return { state: { ...state, stage: 'opening' }, facts };
  const value = cube.value * 2;
  facts.push({ kind: 'turned', value });
  return { state: { ...state, stage: 'opening', automatic: true, cube: { ...cube, value } }, facts };
}

/** [BG3] A double is played four times. */
function startMoving(state: State, side: Side, a: number, b: number, facts: Fact[]): Step<State, Fact> {
  const high = Math.max(a, b);
  const low = Math.min(a, b);
  const dice = high === low ? [low, low, low, low] : [low, high];
  return goOn({ ...state, stage: 'moving', side, roll: [high, low], dice }, facts);
}

/** [BG10] Keeps the turn while a die can be played; else passes it, telling the dice left over. */
function goOn(state: State, facts: Fact[]): Step<State, Fact> {
  const { side, dice } = state;
  if (dice.length > 0 && canMove(moverBoard(state.board, side), dice)) return { state, facts };
  if (dice.length > 0) facts.push({ kind: 'passed', side, dice });
  return { state: handOver(state), facts };
}

/** [BG11] The turn goes to the other side, and no die of it is left. */
const handOver = (state: State): State => ({
  ...state,
  stage: 'ready',
  side: other(state.side),
  roll: null,
  dice: [],
});

function acted(state: State, seat: Seat, action: Action): Step<State, Fact> {
  const side = asSide(seat);
  switch (action.kind) {
    case 'roll':
      return { state: { ...state, stage: 'rolling' }, facts: [] };
    case 'double':
      return {
        state: { ...state, stage: 'doubled' },
        facts: [{ kind: 'doubled', side, value: state.cube.value * 2 }],
      };
    case 'take':
      return take(state, side);
    case 'drop':
      return drop(state, side);
    case 'beaver':
      return {
        state: { ...state, stage: 'beavered', cube: { value: state.cube.value * 2, owner: side } },
        facts: [{ kind: 'beavered', side, value: state.cube.value * 4 }],
      };
    case 'move':
      return move(state, side, action);
  }
}

/** [BG17] The taker owns the cube at twice its value; [BG23] after a beaver it stays with the side that beavered. */
function take(state: State, side: Side): Step<State, Fact> {
  const value = state.cube.value * 2;
  const owner = state.stage === 'beavered' ? other(side) : side;
  return {
    state: { ...state, stage: 'ready', cube: { value, owner } },
    facts: [{ kind: 'took', side, value }],
  };
}

/** [BG18] A drop loses the value before the offer, never a gammon. */
function drop(state: State, side: Side): Step<State, Fact> {
  const { value } = state.cube;
  const won = winGame(state, other(side), value, 'dropped');
  return { state: won.state, facts: [{ kind: 'dropped', side, value }, ...won.facts] };
}

function move(state: State, side: Side, { from, to, die }: MoveAction): Step<State, Fact> {
  const facts: Fact[] = [{ kind: 'moved', side, from, to, die }];
  const them = other(side);
  const hit = to !== 'off' && count(state.board, them, to) === 1;
  if (hit) facts.push({ kind: 'hit', side: them, at: to });
  const board = carry(state.board, side, from, to, hit);
  const at = state.dice.indexOf(die);
  const dice = [...state.dice.slice(0, at), ...state.dice.slice(at + 1)];
  if (!allOff(board, side)) return goOn({ ...state, board, dice }, facts);
  const level = levelOf(board, side);
  const points = pointsFor(state, level);
  const won = winGame({ ...state, board, dice }, side, points, winOf(level));
  return { state: won.state, facts: [...facts, ...won.facts] };
}

/** The board after one checker has gone from `from` to `to`, with the blot it hit on the bar. [BG7] */
function carry(board: Board, side: Side, from: From, to: To, hit: boolean): Board {
  const sign = side === 0 ? 1 : -1;
  const points = [...board.points];
  const bar: [number, number] = [...board.bar];
  const off: [number, number] = [...board.off];
  if (from === 'bar') bar[side] -= 1;
  else points[from - 1] = (points[from - 1] ?? 0) - sign;
  if (to === 'off') off[side] += 1;
  else points[to - 1] = hit ? sign : (points[to - 1] ?? 0) + sign;
  if (hit) bar[other(side)] += 1;
  return { points, bar, off };
}
