/** Drawings of this board that are used beside it. */
import type { Theme } from '../../board.ts';
import { skull as drawSkull } from './land.ts';
import { PALETTES } from './palette.ts';

export { FLEET_LOOKS, symbol } from './fleets.ts';
export { flag } from './land.ts';
export { BOTH_COLOR, badge, coin, DIE_COLORS, deck, die, dieColor, hull, pip, wreck } from './ships.ts';
export { freeDice, outcome, placesOf, saying } from './targets.ts';

/** Skull Island around 0,0. */
export const skull = (theme: Theme): string => drawSkull(PALETTES[theme]);
