/** The rules of every game, pure: no clock, network, screen or randomness. */
export * as backgammon from './backgammon/index.ts';
export { answers, readRoll, rollText } from './core/chance.ts';
export { type Checked, type Key, no, yes } from './core/checked.ts';
export type { FromOption } from './core/from.ts';
export type * from './core/game.ts';
export { ROLL } from './core/game.ts';
export { eventText, readEvent, SEATS } from './core/log.ts';
export { readSettle, referee, sameSettle, settleText } from './core/referee.ts';
export { fold, replay } from './core/replay.ts';
export { turns } from './core/turns.ts';
export { type Games, gameOf, games } from './games.ts';
export * as pirateer from './pirateer/index.ts';
export * as pirates from './pirates/index.ts';
