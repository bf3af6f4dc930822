/** What a game is worth and what a match makes of it. [BG12] to [BG27] */
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

/** [BG21] Under Jacoby gammons count only once the cube has been turned by a player. */
export function pointsFor(state: State, level: Level): number {
  const { options, cube } = state;
  const plain = options.mode === 'money' && options.jacoby && cube.owner === null;
  return cube.value * (plain ? 1 : level);
}

/** [BG28] The least that `side` is sure to lose, and the most that it could: what a resignation may offer. */
export function lossRange(state: State, side: Side): { readonly least: Level; readonly most: Level } {
  const { board } = state;
  if (board.off[side] > 0) return { least: 1, most: 1 };
  const racing = !contact(board);
  const most: Level = !racing || inWinnersHome(board, side) ? 3 : 2;
  if (!racing || !gammonIsCertain(state, side)) return { least: 1, most };
  return { least: 2, most };
}

/**
 * [BG28] A proof, not a guess: in a race the winner takes off at least two pips a turn however badly it rolls, and the
 * loser needs at least a turn for each 24 pips before its first checker is off. Certain only if the slowest winner is
 * still faster than the quickest loser.
 */
function gammonIsCertain(state: State, loser: Side): boolean {
  const { board } = state;
  const winner = other(loser);
  const slowest = Math.ceil(pipCount(board, winner) / 2);
  let pips = 0;
  for (let own = 7; own <= 24; own++) pips += count(board, loser, pointOf(loser, own)) * (own - 6);
  const quickest = Math.ceil((pips + 1) / 24);
  const loserFirst = state.side === loser;
  return loserFirst ? slowest < quickest : slowest <= quickest;
}

/** The score after `side` has won `points`. */
export const addTo = (state: State, side: Side, points: number): readonly [number, number] =>
  side === 0 ? [state.score[0] + points, state.score[1]] : [state.score[0], state.score[1] + points];

/** Whether the match is over at this score after `games` games, and how. [BG20] to [BG27] */
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

/** [BG24] The Crawford state of the next game, given the score that it starts at. */
export function crawfordAt(state: State, score: readonly [number, number]): Crawford {
  const { options, crawford } = state;
  if (crawford === 'now') return 'past';
  if (crawford !== 'ahead' || options.mode !== 'match') return crawford;
  return score[0] === options.length - 1 || score[1] === options.length - 1 ? 'now' : 'ahead';
}

/** Whether every checker of `side` is off. */
export const allOff = (board: Board, side: Side): boolean => board.off[side] === CHECKERS;
