/** Backgammon in the page: what the start page needs of it, and the ways to its table and to the pictures of its rules. */
import type { backgammon } from '@sandbar/engine';
import type { PageGame } from '../contract.ts';
import { backgammonSetting } from './setting/setting.tsx';

export const backgammonPage: PageGame<backgammon.Options> = {
  ...backgammonSetting,
  load: () => import('./view.tsx').then(({ backgammonView }) => backgammonView),
  figures: () => import('./figures.ts').then(({ backgammonFigures }) => backgammonFigures),
};
