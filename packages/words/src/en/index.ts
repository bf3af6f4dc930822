/** English, put together from its areas. */
import { board } from './board.ts';
import { facts } from './facts.ts';
import { pirateer } from './pirateer.ts';
import { pirates } from './pirates.ts';
import { privacy } from './privacy.ts';
import { reasons } from './reasons.ts';
import { replay } from './replay.ts';
import { start } from './start.ts';
import { table } from './table.ts';

export const en = {
  ...board,
  ...facts,
  ...pirateer,
  ...pirates,
  ...privacy,
  ...reasons,
  ...replay,
  ...start,
  ...table,
} as const;
