/** The registry: every game that matches can be made of. */
import { backgammon } from './backgammon/index.ts';
import type { AnyGame } from './core/game.ts';
import { pirateer } from './pirateer/index.ts';
import { pirates } from './pirates/index.ts';

/** Games by id. Hosts, boards and bots are handed a registry, so a test can hand them another. */
export type Games = Readonly<Record<string, AnyGame>>;

export const games: Games = { backgammon, pirates, pirateer };

/** The game of that id, or undefined: never an inherited property. */
export const gameOf = (registry: Games, id: string): AnyGame | undefined =>
  Object.hasOwn(registry, id) ? registry[id] : undefined;
