/** Pirates Backgammon as a game record. The rules stand in docs/rules/pirates.md, numbered as the code cites them. */
import { type FromOption, withFrom } from '../core/from.ts';
import type { Game } from '../core/game.ts';
import { turns } from '../core/turns.ts';
import { legal } from './legal.ts';
import { begin, SEAT_COUNTS, settles, turn, whole } from './match.ts';
import { next } from './next.ts';
import { notate } from './notation.ts';
import { type Options as Plain, readOptions as readPlain } from './options.ts';
import type { Action, Fact, State } from './state.ts';
import { read, readAction, write, writeAction } from './text.ts';

/** What a match is played for and with, and what it starts from if not from the set-up. */
export type Options = Plain & FromOption;

const started = withFrom<State, Plain>({
  readOptions: readPlain,
  seats: () => SEAT_COUNTS,
  fit: (options) => options,
  begin,
  turn,
  read,
  write,
  seatsOf: ({ pirates: all }) => all.length,
  whole,
});

const rules: Omit<Game<State, Action, Options, Fact>, 'ends'> = {
  id: 'pirates',
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

export const pirates: Game<State, Action, Options, Fact> = {
  ...rules,
  ends: (state) => turns(rules, state),
};

export {
  inOuterSea,
  isPoint,
  POINTS,
  type Point,
  reach,
  type To,
  WATER,
  WATERS,
  type Water,
  waterOf,
} from './board.ts';
export { barrier, pirateOf, piratesOn, seatsIn, shipsOn } from './fleet.ts';
export { barredWhy, canPlay, sunkNext } from './legal.ts';
export { luckPoint, luckShip } from './luck.ts';
export { SEAT_COUNTS, toPlace } from './match.ts';
export { notate, notateTurn } from './notation.ts';
export { LEAST_GOLD, MOST_GOLD, readOptions, STANDARD_GOLD } from './options.ts';
export { tied } from './order.ts';
export { type Due, type Position, positionOf, positionText, stateFrom } from './position.ts';
export { seatToAct } from './round.ts';
export type * from './state.ts';
export { takes } from './steps.ts';
