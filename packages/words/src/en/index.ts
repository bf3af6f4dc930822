/** English, put together from its areas. */
import { board } from './board.ts';
import { cards } from './cards.ts';
import { clock } from './clock.ts';
import { embed } from './embed.ts';
import { facts } from './facts.ts';
import { pirateer } from './pirateer.ts';
import { pirates } from './pirates.ts';
import { reasons } from './reasons.ts';
import { records } from './records.ts';
import { replay } from './replay.ts';
import { share } from './share.ts';
import { start } from './start.ts';
import { table } from './table.ts';

export const en = {
  ...board,
  ...cards,
  ...clock,
  ...embed,
  ...facts,
  ...pirateer,
  ...pirates,
  ...reasons,
  ...records,
  ...replay,
  ...share,
  ...start,
  ...table,
} as const;
