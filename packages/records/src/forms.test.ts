/** The forms that each game's matches and positions have. */
import { backgammon, games, pirates } from '@sandbar/engine';
import { expect, test } from 'vitest';
import { fileForms, positionTexts, writeFile } from './forms.ts';

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

test('a match is saved in the forms of its game, and in no form of another', () => {
  expect(fileForms('backgammon')).toEqual(['save', 'mat', 'sgf']);
  expect(fileForms('pirates')).toEqual(['save']);
  expect(fileForms('constructor')).toEqual(['save']);
  const rules = pirates.pirates;
  const record = {
    game: 'pirates',
    edition: rules.edition,
    seats: 3,
    options: readOptions('pirates'),
    names: ['', '', ''],
    date: null,
    events: [],
  };
  expect(writeFile(rules, record, 'save').ok).toBe(true);
  expect(() => writeFile(rules, record, 'mat')).toThrow('no mat of pirates');
});

function readOptions(id: string) {
  const read = games[id]?.readOptions({});
  if (read?.ok !== true) throw new Error(id);
  return read.value;
}
