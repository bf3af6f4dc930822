/** What the page around the board draws and tells with the same means as the board. */
export { captainOf, MERCHANT_DICE, STEEL_DICE } from './crew.ts';
export { manOfWar, merchant, typhoon } from './fleet.ts';
export { chest, die, type Level, levelOf, tenSided } from './quay.ts';
export { ship, wreck } from './ships.ts';
export { prey } from './targets.ts';
export { phaseOf } from './text.ts';
