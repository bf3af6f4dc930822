/** Pirateer in the page: what the start page needs of it, and the ways to its table and to the pictures of its rules. */
import type { pirateer } from '@sandbar/engine';
import type { PageGame } from '../contract.ts';
import { pirateerSetting } from './setting/setting.tsx';

export const pirateerPage: PageGame<pirateer.Options> = {
  ...pirateerSetting,
  load: () => import('./view.tsx').then(({ pirateerView }) => pirateerView),
  figures: () => import('./figures.ts').then(({ pirateerFigures }) => pirateerFigures),
};
