/** Positions as text and files by name. */
import { backgammon, games, pirates } from '@sandbar/engine';
import { expect, test } from 'vitest';
import { fileName } from './files.ts';
import { positionTexts } from './forms.ts';

test('backgammon has the texts of other programs, and every game its own', () => {
  const rules = backgammon.backgammon;
  const begun = rules.begin({ mode: 'match', length: 5, crawford: true }, 2);
  const rolled = rules.next(begun, { kind: 'roll', roll: [3, 1] }).state;
  const texts = positionTexts(rules, rolled);
  expect(texts.map(({ form }) => form)).toEqual(['gnubg', 'xgid', 'text']);
  expect(texts[0]?.text).toMatch(/^[A-Za-z0-9+/]{14}:[A-Za-z0-9+/]{12}$/);
  expect(texts[2]?.text).toBe(rules.write(rolled));
  const other = pirates.pirates.begin({ ...readOptions('pirates') }, 3);
  expect(positionTexts(pirates.pirates, other).map(({ form }) => form)).toEqual(['text']);
});

test('files are called by the match, those of this device by the game', () => {
  expect(fileName('k7', 'backgammon', 'mat')).toBe('sandbar-k7.mat');
  expect(fileName(null, 'pirateer', 'save')).toBe('sandbar-pirateer.txt');
});

function readOptions(id: string) {
  const read = games[id]?.readOptions({});
  if (read?.ok !== true) throw new Error(id);
  return read.value;
}
