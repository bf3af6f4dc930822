/** Pirates Backgammon in the page: what the start page needs of it, and the ways to its table and to the pictures of its rules. */
import type { pirates } from '@sandbar/engine';
import type { PageGame } from '../contract.ts';
import { piratesSetting } from './setting/setting.tsx';

export const piratesPage: PageGame<pirates.Options> = {
  ...piratesSetting,
  load: () => import('./view.tsx').then(({ piratesView }) => piratesView),
  figures: () => import('./figures.ts').then(({ piratesFigures }) => piratesFigures),
};
