/** English, put together from its areas. */
import { board } from './board.ts';
import { cards } from './cards.ts';
import { clock } from './clock.ts';
import { embed } from './embed.ts';
import { embeds } from './embeds.ts';
import { facts } from './facts.ts';
import { paste } from './paste.ts';
import { pirateer } from './pirateer.ts';
import { pirates } from './pirates.ts';
import { privacy } from './privacy.ts';
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
  ...embeds,
  ...facts,
  ...paste,
  ...pirateer,
  ...pirates,
  ...privacy,
  ...reasons,
  ...records,
  ...replay,
  ...share,
  ...start,
  ...table,
} as const;
