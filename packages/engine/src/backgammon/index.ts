/** Backgammon as a game record. The rules stand in docs/rules/backgammon.md, numbered as the code cites them. */
import { type FromOption, withFrom } from '../core/from.ts';
import type { Game } from '../core/game.ts';
import { turns } from '../core/turns.ts';
import { legal } from './legal.ts';
import { begin, settles, turn, whole } from './match.ts';
import { next } from './next.ts';
import { notate } from './notation.ts';
import { type Options as Plain, readOptions as readPlain } from './options.ts';
import type { Action, Fact, State } from './state.ts';
import { read, readAction, write, writeAction } from './text.ts';

/** What a match is played under, and what it starts from if not from the set-up. [BG20] to [BG28] */
export type Options = Plain & FromOption;

const started = withFrom<State, Plain>({
  readOptions: readPlain,
  seats: () => [2],
  fit: (options) => options,
  begin,
  turn,
  read,
  write,
  seatsOf: () => 2,
  whole,
});

const rules: Omit<Game<State, Action, Options, Fact>, 'ends'> = {
  id: 'backgammon',
  edition: 1,
  ...started,
  turn,
  legal,
  settles,
  next,
  readAction,
  writeAction,
  write,
  read,
  notate,
};

export const backgammon: Game<State, Action, Options, Fact> = {
  ...rules,
  ends: (state) => turns(rules, state),
};

export {
  type Board,
  CHECKERS,
  contact,
  count,
  type From,
  type Point,
  pipCount,
  pipsFrom,
  pointOf,
  START,
  type To,
  total,
} from './board.ts';
export { canDouble, hasCube, MOST_CUBE, mayBeaver } from './cube.ts';
export { type MoverBoard, moverBoard } from './mover.ts';
export { notate, notateTurn } from './notation.ts';
export { MOST_GAMES, MOST_LEAD, MOST_POINTS, optionsFromText, optionsText, readOptions } from './options.ts';
export { createPlays, type Plays } from './plays.ts';
export { levelOf, lossRange, pointsFor } from './score.ts';
export { BLACK, other, RED, type Side } from './sides.ts';
export type * from './state.ts';
