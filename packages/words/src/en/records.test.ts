/** Every reason that a position can be refused for has its sentence; those of records are found by `reasons.test.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createWords, isWordKey } from '../words.ts';
import { records } from './records.ts';

const FOLDER = new URL('../../../records/src/backgammon/', import.meta.url);

const source = readdirSync(FOLDER)
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))
  .join('\n');

const given = [...source.matchAll(/'(position\.[a-z]+)'/g)].map((found) => found[1] ?? '');

test.each([...new Set(given)].sort())('%s has a sentence', (why) => expect(isWordKey(why)).toBe(true));

test('the reasons of positions are found', () =>
  expect(given).toEqual(expect.arrayContaining(['position.cube', 'position.unreadable'])));

test('each sentence says what is wrong and what to do about it', () => {
  for (const [key, text] of Object.entries(records))
    if (key !== 'record.line') expect(text.split(/(?<=\.) /), key).not.toHaveLength(1);
});

test('a reason is told with its line', () => {
  const words = createWords();
  expect(words('record.line', { line: 12, reason: words.say('record.illegal') })).toBe(
    'Line 12: This play isn’t legal in that position. Check the dice and the points.',
  );
});
