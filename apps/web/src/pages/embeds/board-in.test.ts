import { expect, test } from 'vitest';
import { boardIn } from './board-in.ts';

test.each([
  ['https://sandbar.example/m/23456789abcdefghj', '/embed/m/23456789abcdefghj'],
  ['https://sandbar.example/m/23456789abcdefghj#t=secret', '/embed/m/23456789abcdefghj'],
  [' 4HPwATDgc/ABMA:cAkAAAAAAAAA ', '/embed/pos?id=4HPwATDgc%2FABMA%3AcAkAAAAAAAAA'],
])('the board in %s, without its secret', (text, path) => {
  expect(boardIn(text)).toBe(path);
});
