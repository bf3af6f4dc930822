/** The first options of backgammon. */
import { backgammon } from '@sandbar/engine';
import { expect, test } from 'vitest';
import { FIRST } from './sentence.tsx';

test('a new table starts with the options that the rules take when nothing is said', () => {
  expect(backgammon.backgammon.readOptions({})).toEqual({ ok: true, value: FIRST });
});
