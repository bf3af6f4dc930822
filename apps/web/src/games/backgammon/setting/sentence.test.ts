import { backgammon } from '@sandbar/engine';
import { expect, test } from 'vitest';
import { FIRST, optionsTitle } from './sentence.tsx';

test.each([
  [{ mode: 'match', length: 7, crawford: true }, 'match to 7'],
  [{ mode: 'money', games: 1, jacoby: false, beavers: false, automatic: false }, 'money session, 1 game'],
  [{ mode: 'money', games: 5, jacoby: true, beavers: true, automatic: true }, 'money session, 5 games'],
  [{ mode: 'money', games: null, jacoby: false, beavers: false, automatic: false }, 'money session'],
  [{ mode: 'lead', lead: 3 }, 'lead match to 3'],
  [{ mode: 'single' }, 'single game'],
] as const)('%j is called %s', (options, title) => expect(optionsTitle(options)).toBe(title));

test('a new table starts with the options that the rules take when nothing is said', () => {
  expect(backgammon.backgammon.readOptions({})).toEqual({ ok: true, value: FIRST });
});
