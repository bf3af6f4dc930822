/** The registry of the page: what it knows of each game, in the order of the cards. */
import { backgammonPage } from './backgammon/index.ts';
import type { PageGames } from './contract.ts';
import { pirateerPage } from './pirateer/index.ts';
import { piratesPage } from './pirates/index.ts';

export const pageGames: PageGames = {
  backgammon: backgammonPage,
  pirates: piratesPage,
  pirateer: pirateerPage,
};
