import { expect, test } from 'vitest';
import type { Mark, Ply } from '../ply.ts';
import { goalOf } from './keys.ts';

const ply = (place: string, mark: Mark | null = null): Ply => ({
  seat: 0,
  place,
  text: '',
  mark,
  loser: null,
  facts: [{}],
});
/** Two turns of two stops each, with a capture in the second and the last stop. */
const plies = [ply('1'), ply('1', 'taken'), ply('2'), ply('2', 'taken')];

test.each([
  ['ArrowLeft', false, 2, 1],
  ['ArrowRight', false, 2, 3],
  ['ArrowUp', false, 1, 3],
  ['ArrowUp', false, 3, 4],
  ['ArrowDown', false, 3, 2],
  ['ArrowDown', false, 1, 0],
  ['Home', false, 3, 0],
  ['End', false, 0, 4],
  ['c', false, 0, 2],
  ['c', false, 2, 4],
  ['C', true, 4, 2],
  ['c', false, 4, undefined],
  [' ', false, 1, 'play'],
  ['Escape', false, 1, 'live'],
  ['x', false, 1, undefined],
])('the key %s (shift %s) at stop %i asks for %s', (key, shift, at, goal) => {
  expect(goalOf({ plies, at }, key, shift)).toBe(goal);
});
