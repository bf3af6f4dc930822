/** Checks of draws and rolls. The numbers themselves come from outside: the engine knows no randomness. */
import type { Draw } from './game.ts';

/** Whether the numbers answer the draw: one for each die, from 1 to its number of sides. */
export const answers = (draw: Draw, roll: readonly number[]): boolean =>
  roll.length === draw.sides.length &&
  roll.every((n, i) => Number.isInteger(n) && n >= 1 && n <= (draw.sides[i] ?? 0));

/** Numbers up to 12 as one digit each (base 13), so that a roll is one short word: `31`, `ca`. */
export const rollText = (roll: readonly number[]): string => roll.map((n) => n.toString(13)).join('');

/** Reads what `rollText` wrote; undefined when it is not a roll. */
export const readRoll = (text: string): readonly number[] | undefined =>
  /^[1-9abc]{1,12}$/.test(text) ? [...text].map((c) => Number.parseInt(c, 13)) : undefined;
