/** The rules of moving against an independent writing of them, on random boards of every kind. */
import { describe, test } from 'vitest';
import { agree } from './agree.ts';
import { randomBoard } from './positions.ts';
import { random } from './random.ts';

const ROLLS = [1, 2, 3, 4, 5, 6].flatMap((a) =>
  [1, 2, 3, 4, 5, 6].filter((b) => b <= a).map((b) => [a, b] as const),
);
const FULL = process.env.CONFORM === 'full';
const PARTS = 4;
const POSITIONS = 20_000;

describe.each(Array.from({ length: PARTS }, (_, i) => i))('part %d', (part) => {
  test(`[BG3] to [BG9] the oracle agrees on ${POSITIONS / PARTS} random positions`, {
    timeout: 600_000,
  }, () => {
    const draws = random(1000 + part);
    for (let i = 0; i < POSITIONS / PARTS; i++) {
      const board = randomBoard(draws);
      const side = draws.oneIn(2) ? 0 : 1;
      // Each position gets the next of the 21 rolls; the full run gives every position every roll.
      for (const roll of FULL ? ROLLS : [ROLLS[i % ROLLS.length] as (typeof ROLLS)[number]])
        agree(board, side, roll);
    }
  });
});
