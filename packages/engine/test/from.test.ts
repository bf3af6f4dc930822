/** [FROM] A match that starts from a position: what may be one, in every game. */
import { describe, expect, test } from 'vitest';
import { type AnyGame, games } from '../src/index.ts';
import { STARTS } from './starts.ts';

const all = Object.entries(STARTS).flatMap(([id, texts]) =>
  texts.map((from): [string, AnyGame, string] => [id, games[id] as AnyGame, from]),
);
const why = (game: AnyGame, raw: unknown): string | undefined => {
  const read = game.readOptions(raw);
  return read.ok ? undefined : read.why;
};
const optionsOf = (game: AnyGame, raw: unknown): object => {
  const read = game.readOptions(raw);
  if (!read.ok) throw new Error(`${JSON.stringify(raw)}: ${read.why}`);
  return read.value;
};

describe('[FROM] may a match start from a position?', () => {
  test.each(all)('%s starts there, under the options of the position', (_, game, from) => {
    const options = optionsOf(game, { from });
    const [seats, ...others] = game.seats(options);
    expect(others).toEqual([]);
    const state = game.begin(options, seats as number);
    expect(game.write(state)).toBe(from);
    expect(options).toEqual({ ...state.options, from });
    expect(Object.keys(state.options), 'no position within the state').not.toContain('from');
    expect(optionsOf(game, options), 'read twice').toEqual(options);
    expect(game.fit(options, [0, 1])).toEqual(options);
  });
  test.each(all)('%s: what else is given must be as in the position', (_, game, from) => {
    const { from: _from, ...options } = optionsOf(game, { from }) as Record<string, unknown>;
    expect(why(game, { ...options, from })).toBeUndefined();
    for (const [field, value] of Object.entries(options))
      expect(why(game, { from, [field]: value })).toBeUndefined();
    expect(why(game, { from, nothing: 1 })).toBe('options.from');
  });
  test.each(all)('%s: another number of seats is a bug of the caller', (_, game, from) => {
    expect(() => game.begin(optionsOf(game, { from }), 9)).toThrow();
  });
  test.each([
    ['backgammon', { length: 7, from: STARTS.backgammon[0] }],
    ['backgammon', { mode: 'single', from: STARTS.backgammon[0] }],
    ['pirates', { gold: 30, from: STARTS.pirates[0] }],
    ['pirateer', { variants: ['hurricane'], from: STARTS.pirateer[0] }],
    ['backgammon', { from: STARTS.pirates[0] }],
    ['pirates', { from: STARTS.pirateer[0] }],
    ['pirateer', { from: STARTS.backgammon[0] }],
    ['backgammon', { from: 7 }],
    ['backgammon', { from: null }],
    ['backgammon', { from: '' }],
    ['backgammon', { from: `${STARTS.backgammon[0]} ` }],
    // In the middle of a turn.
    [
      'backgammon',
      { from: 'match:5:c 2.3 4 ahead moving red 41 1 1center - A---Ae-c---Ee---C-E----b 0.0 0.0 -' },
    ],
    ['pirates', { from: '25 4 moving 2 54 5 A63.B61.C2 - | 5:0/0 2:0/0 8:0/0 | 1m15=5 2m17=5 3W18 4m24=5' }],
    ['pirateer', { from: '-:-:- sailing 0 66 6 1 - - S1/P1 S1=A11.A12.H16/P1=F7.T8.T11 - - 1 14 - - - -' }],
    // After the end.
    [
      'backgammon',
      { from: 'single 1.0 1 off over red - - 1center - -----------------------A 0.0 15.14 0:1:single' },
    ],
  ])('%s refuses %j', (id, raw) => expect(why(games[id] as AnyGame, raw)).toBe('options.from'));
  test.each(Object.entries(games))('%s without it is as before', (_, game) => {
    expect(game.readOptions({ from: undefined })).toEqual(game.readOptions({}));
    expect(game.readOptions([])).toEqual({ ok: false, why: 'options.unreadable' });
  });
});
