/** The registry: the board of every game, by the game's id. */
import type { AnyBoardGame } from './game.ts';
import { backgammonBoard } from './games/backgammon/index.ts';
import { pirateerBoard } from './games/pirateer/index.ts';
import { piratesBoard } from './games/pirates/index.ts';

export type AnyBoards = Readonly<Record<string, AnyBoardGame>>;

export const boards: AnyBoards = {
  backgammon: backgammonBoard,
  pirates: piratesBoard,
  pirateer: pirateerBoard,
};

/** The board of that game, or undefined: never an inherited property. */
export const boardOf = (registry: AnyBoards, id: string): AnyBoardGame | undefined =>
  Object.hasOwn(registry, id) ? registry[id] : undefined;
