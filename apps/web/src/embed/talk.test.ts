import { expect, test } from 'vitest';
import { readHeard } from './talk.ts';

const message = (fields: object): unknown => ({ sandbar: 1, ...fields });

test.each([
  [
    { type: 'goto', ply: 12 },
    { type: 'goto', ply: 12 },
  ],
  [
    { type: 'goto', ply: 'live' },
    { type: 'goto', ply: null },
  ],
  [
    { type: 'setOptions', options: { theme: 'light' } },
    { type: 'setOptions', options: { theme: 'light' } },
  ],
  [
    { type: 'getRecord', id: 'a' },
    { type: 'getRecord', id: 'a' },
  ],
  [{ type: 'getRecord' }, { type: 'getRecord', id: null }],
])('the page around may ask: %j', (given, heard) => {
  expect(readHeard(message(given))).toEqual(heard);
});

test.each([
  null,
  'goto',
  [],
  { type: 'goto', ply: 1 },
  { sandbar: 2, type: 'goto', ply: 1 },
  message({ type: 'goto', ply: 1.5 }),
  message({ type: 'goto' }),
  message({ type: 'setOptions', options: 'theme' }),
  message({ type: 'setOptions', options: [] }),
  message({ type: 'play', actions: ['8/5'] }),
  message({}),
])('anything else is not heard, least of all a play: %j', (given) => {
  expect(readHeard(given)).toBeUndefined();
});
