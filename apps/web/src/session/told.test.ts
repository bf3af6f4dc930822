/** A record opens as a match to look back in, from its first entry to its last. */
import { readFileSync } from 'node:fs';
import { games } from '@sandbar/engine';
import { readPasted } from '@sandbar/records';
import { expect, test } from 'vitest';
import { faultText, pastedIn } from '../pages/paste/reading.ts';
import { sessionOf } from './told.ts';

const mat = readFileSync(
  new URL('../../../../packages/records/test/files/match5.mat', import.meta.url),
  'utf8',
);

test('a whole match is over, with its names; nobody sits', () => {
  const found = readPasted(games, mat);
  if (!found.ok || found.kind !== 'record') throw new Error('no record');
  const session = sessionOf(games, found.record);
  expect(session?.replica.table).toMatchObject({ phase: 'over', game: 'backgammon' });
  expect(session?.replica.table?.seats.map(({ name }) => name)).toEqual(['Mira', 'Tobias']);
  expect(session?.replica.at).toBe(found.record.events.length);
  expect(session?.replica.you?.seat).toBe(null);
  expect(session?.replica.shown).toMatchObject({ stage: 'over' });
});

test('a match that was broken off is still played', () => {
  const found = readPasted(games, mat);
  if (!found.ok || found.kind !== 'record') throw new Error('no record');
  const part = { ...found.record, events: found.record.events.slice(0, 9) };
  expect(sessionOf(games, part)?.replica.table?.phase).toBe('playing');
  expect(sessionOf(games, { ...part, events: part.events.slice(1) })).toBe(null);
});

test('a fault names its line where there is more than one, and always the reason', () => {
  const broken = readPasted(
    games,
    mat.replace('8/5 6/5', '8/2 6/5').replace(/^ {2}1\).*$/m, '  1) 31: 8/1 6/5'),
  );
  if (broken.ok) throw new Error('it was read');
  expect(faultText(broken, 'a\nb')).toMatch(/^Line \d+: .+\.$/);
  const empty = readPasted(games, '');
  if (empty.ok) throw new Error('it was read');
  expect(faultText(empty, '')).toBe('There’s nothing to read. Paste a position or a match.');
});

test('a whole address of this page gives the position that it names', () => {
  expect(pastedIn('https://sandbar.example/board?id=4HPwATDgc%2FABMA')).toBe('4HPwATDgc/ABMA');
  expect(pastedIn('  4HPwATDgc/ABMA  ')).toBe('  4HPwATDgc/ABMA  ');
});
