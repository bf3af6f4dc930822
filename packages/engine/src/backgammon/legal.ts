/** Which steps of a roll are legal: every die must be played that can be, and the look-ahead that this asks for. [BG5] [BG6] */
import { type From, pointOf, type To } from './board.ts';
import { canDouble, mayBeaver } from './cube.ts';
import { BAR, canStep, leaves, type MoverBoard, moverBoard, outside, step, unstep } from './mover.ts';
import type { Side } from './sides.ts';
import type { Action, MoveAction, State } from './state.ts';

/** The legal actions of the seat to act; empty when chance or nobody is to act. */
export function legal(state: State): readonly Action[] {
  switch (state.stage) {
    case 'ready':
      return canDouble(state) ? [{ kind: 'roll' }, { kind: 'double' }] : [{ kind: 'roll' }];
    case 'doubled':
      return mayBeaver(state)
        ? [{ kind: 'take' }, { kind: 'drop' }, { kind: 'beaver' }]
        : [{ kind: 'take' }, { kind: 'drop' }];
    case 'beavered':
      return [{ kind: 'take' }, { kind: 'drop' }];
    case 'moving':
      return legalMoves(moverBoard(state.board, state.side), state.side, state.dice);
    default:
      return [];
  }
}

/** Whether any of the dice can be played at all. `dice` ascending. */
export function canMove(b: MoverBoard, dice: readonly number[]): boolean {
  const out = outside(b);
  return dice.some((die) => stepsWith(b, die, out).length > 0);
}

/** [BG5] [BG6] The steps from here after which as many dice can be played as from here at all. */
function legalMoves(b: MoverBoard, side: Side, dice: readonly number[]): MoveAction[] {
  const out = outside(b);
  const best = most(b, dice, out, BAR);
  if (best === 0) return [];
  const moves: MoveAction[] = [];
  for (const die of playable(b, dice, out, best)) {
    const rest = without(dice, die);
    for (const from of stepsWith(b, die, out)) {
      const hit = step(b, from, die);
      if (1 + most(b, rest, out + leaves(from, die), BAR) === best) moves.push(asAction(side, from, die));
      unstep(b, from, die, hit);
    }
  }
  return moves;
}

/** The different dice that may be played first: [BG6] of two dice of which only one can be played, the larger. */
function playable(b: MoverBoard, dice: readonly number[], out: number, best: number): readonly number[] {
  const [low, high] = dice as [number, number?];
  if (high === undefined || high === low) return [low];
  if (best === 1) return stepsWith(b, high, out).length > 0 ? [high] : [low];
  return [high, low];
}

/** The cells from which a die can be played, furthest back first. */
function stepsWith(b: MoverBoard, die: number, out: number): number[] {
  const cells: number[] = [];
  for (let from = BAR; from >= 1; from--) if (canStep(b, from, die, out)) cells.push(from);
  return cells;
}

/**
 * How many of the dice can be played in one sequence. Equal dice are played from the back to the front, since any
 * sequence of equal dice can be put in that order; `top` is the furthest cell still to be tried.
 */
function most(b: MoverBoard, dice: readonly number[], out: number, top: number): number {
  const [low, high] = dice as [number?, number?];
  if (low === undefined) return 0;
  if (high === undefined || high === low) return mostEqual(b, low, dice.length, out, top);
  return Math.max(mostPair(b, high, low, out), mostPair(b, low, high, out));
}

function mostEqual(b: MoverBoard, die: number, dice: number, out: number, top: number): number {
  let best = 0;
  for (let from = top; from >= 1 && best < dice; from--) {
    if (!canStep(b, from, die, out)) continue;
    const hit = step(b, from, die);
    const more = dice === 1 ? 1 : 1 + mostEqual(b, die, dice - 1, out + leaves(from, die), from);
    unstep(b, from, die, hit);
    if (more > best) best = more;
  }
  return best;
}

function mostPair(b: MoverBoard, first: number, second: number, out: number): number {
  let best = 0;
  for (let from = BAR; from >= 1 && best < 2; from--) {
    if (!canStep(b, from, first, out)) continue;
    const hit = step(b, from, first);
    best = Math.max(best, 1 + mostEqual(b, second, 1, out + leaves(from, first), BAR));
    unstep(b, from, first, hit);
  }
  return best;
}

function without(dice: readonly number[], die: number): readonly number[] {
  const at = dice.indexOf(die);
  return [...dice.slice(0, at), ...dice.slice(at + 1)];
}

function asAction(side: Side, cell: number, die: number): MoveAction {
  const from: From = cell === BAR ? 'bar' : pointOf(side, cell);
  const to: To = cell <= die ? 'off' : pointOf(side, cell - die);
  return { kind: 'move', from, to, die };
}
