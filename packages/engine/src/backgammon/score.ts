/** What a game is worth and what a match makes of it. [BG12] to [BG29] */
import type { Level, Result } from '../core/game.ts';
import { type Board, CHECKERS, contact, count, pipCount, pointOf } from './board.ts';
import { other, type Side } from './sides.ts';
import type { Crawford, State, Win } from './state.ts';

/** [BG12] [BG13] What `side` wins when it has borne off its last checker: 1 single, 2 gammon, 3 backgammon. */
export function levelOf(board: Board, winner: Side): Level {
  const loser = other(winner);
  if (board.off[loser] > 0) return 1;
  return inWinnersHome(board, loser) ? 3 : 2;
}

const NAMES: Readonly<Record<Level, Win>> = { 1: 'single', 2: 'gammon', 3: 'backgammon' };
export const winOf = (level: Level): Win => NAMES[level];

/** Whether `side` has a checker on the bar or in the other side's home. */
function inWinnersHome(board: Board, side: Side): boolean {
  if (board.bar[side] > 0) return true;
  for (let own = 19; own <= 24; own++) if (count(board, side, pointOf(side, own)) > 0) return true;
  return false;
}

/** [BG22] Whether gammons and backgammons count as such in the running game as the cube stands. */
const gammonsCount = ({ options, cube }: State): boolean =>
  options.mode !== 'money' || !options.jacoby || cube.owner !== null;

/** [BG14] [BG22] Points of a game won at `level`: times the cube; under Jacoby only once a player has turned it. */
export const pointsFor = (state: State, level: Level): number =>
  state.cube.value * (gammonsCount(state) ? level : 1);

/** [BG29] The least that `side` is sure to lose by losing, and the most that it could: what a resignation may offer. */
export function lossRange(state: State, side: Side): { readonly least: Level; readonly most: Level } {
  const { board } = state;
  if (board.off[side] > 0 || !gammonsCount(state)) return { least: 1, most: 1 };
  if (contact(board)) return { least: 1, most: 3 };
  const most = inWinnersHome(board, side) ? 3 : 2;
  return { least: mayDrop(state, side) ? 1 : certainLoss(state, side, most), most };
}

/** Whether `side` is to answer a double or a beaver: dropping it costs no gammon. [BG18] */
const mayDrop = ({ stage, side: turn }: State, side: Side): boolean =>
  (stage === 'doubled' && turn !== side) || (stage === 'beavered' && turn === side);

/**
 * [BG29] In a race: what `loser` cannot avoid whatever is rolled. A proof, not a guess: the winner with its worst dice
 * against the loser with four sixes a turn.
 */
function certainLoss(state: State, loser: Side, most: Level): Level {
  const { board } = state;
  const onTurn = state.side === loser;
  const turns = slowestWin(state, other(loser)) - (onTurn ? 0 : 1);
  const played = onTurn && state.stage === 'moving' ? 4 - state.dice.length : 0;
  const dice = turns * 4 - played;
  if (most === 3 && dice < diceToReach(board, loser, 18)) return 3;
  return dice < diceToReach(board, loser, 6) + 1 ? 2 : 1;
}

/** The most turns of its own that `winner` needs in a race: a die is always played there and takes at least one pip off. */
function slowestWin(state: State, winner: Side): number {
  const pips = pipCount(state.board, winner);
  if (state.side !== winner) return Math.ceil(pips / 2);
  const now = state.stage === 'moving' ? state.dice.length : 2;
  return 1 + Math.max(0, Math.ceil((pips - now) / 2));
}

/** The fewest dice that bring every checker of `side` to its own point `own` or below. */
function diceToReach(board: Board, side: Side, own: number): number {
  let dice = 0;
  for (let p = own + 1; p <= 24; p++) dice += count(board, side, pointOf(side, p)) * Math.ceil((p - own) / 6);
  return dice;
}

/** The score after `side` has won `points`. */
export const addTo = (state: State, side: Side, points: number): readonly [number, number] =>
  side === 0 ? [state.score[0] + points, state.score[1]] : [state.score[0], state.score[1] + points];

/** Whether the match is over at this score, and how. [BG20] [BG21] [BG25] [BG28] */
export function resultAt(state: State, score: readonly [number, number], how: Win): Result | null {
  const { options } = state;
  const ahead: Side | null = score[0] === score[1] ? null : score[0] > score[1] ? 0 : 1;
  switch (options.mode) {
    case 'single':
      return ahead === null ? null : { winner: ahead, points: score[ahead], how };
    case 'match':
      if (ahead === null || score[ahead] < options.length) return null;
      return { winner: ahead, points: score[ahead], how: 'match' };
    case 'lead':
      if (ahead === null || score[ahead] - score[other(ahead)] < options.lead) return null;
      return { winner: ahead, points: score[ahead], how: 'lead' };
    case 'money':
      if (options.games === null || state.game < options.games) return null;
      return standing(score, 'session');
  }
}

/** The result of stopping at a score: the leader wins, a level score is a draw. */
export function standing(score: readonly [number, number], how: string): Result {
  const winner: Side | null = score[0] === score[1] ? null : score[0] > score[1] ? 0 : 1;
  return { winner, points: Math.abs(score[0] - score[1]), how };
}

/** [BG26] The Crawford state of the next game, given the score that it starts at. */
export function crawfordAt(state: State, score: readonly [number, number]): Crawford {
  const { options, crawford } = state;
  if (crawford === 'now') return 'past';
  if (crawford !== 'ahead' || options.mode !== 'match') return crawford;
  return score[0] === options.length - 1 || score[1] === options.length - 1 ? 'now' : 'ahead';
}

/** Whether every checker of `side` is off. */
export const allOff = (board: Board, side: Side): boolean => board.off[side] === CHECKERS;
