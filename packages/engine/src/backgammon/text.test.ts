/** Text for actions, boards and states: round trips, and the texts that are refused. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { board, game, options, play, ready, rolled } from '../../test/help.ts';
import { backgammon } from '../index.ts';
import { START } from './board.ts';
import { optionsFromText, optionsText } from './options.ts';

const { RED, BLACK } = backgammon;

describe('actions', () => {
  test.each([
    ['roll', { kind: 'roll' }],
    ['beaver', { kind: 'beaver' }],
    ['8/5', { kind: 'move', from: 8, to: 5, die: 3 }],
    ['12/18', { kind: 'move', from: 12, to: 18, die: 6 }],
    ['bar/21', { kind: 'move', from: 'bar', to: 21, die: 4 }],
    ['bar/4', { kind: 'move', from: 'bar', to: 4, die: 4 }],
    ['4/off6', { kind: 'move', from: 4, to: 'off', die: 6 }],
    ['24/off1', { kind: 'move', from: 24, to: 'off', die: 1 }],
  ])('%s', (text, action) => {
    expect(game.readAction(text)).toEqual({ ok: true, value: action });
    expect(game.writeAction(action as backgammon.Action)).toBe(text);
  });
  test.each([
    '',
    ' ',
    'Roll',
    'roll ',
    '8',
    '8/',
    '/5',
    '8/8',
    '8/1',
    '0/5',
    '25/20',
    '08/5',
    '8/05',
    'bar/12',
    'bar/off6',
  ])('refused: %j', (text) => {
    expect(game.readAction(text)).toEqual({ ok: false, why: 'action.unreadable' });
  });
  test.each(['8/off0', '8/off7', '8/off', '8/5*', '8/5 6/5', '8/5,6/5', '__proto__', 'constructor'])(
    'refused: %j',
    (text) => expect(game.readAction(text).ok).toBe(false),
  );
  test('whatever is read is written as it came', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = game.readAction(text);
        if (read.ok) expect(game.writeAction(read.value)).toBe(text);
      }),
    );
  });
});

const start = 'match:5:c 0.0 1 ahead opening red - - 1center - B----e-c---Ee---C-E----b 0.0 0.0 -';

describe('states', () => {
  test('the start of a match, in one line', () => {
    expect(game.write(game.begin(options({ mode: 'match', length: 5 }), 2))).toBe(start);
  });
  test.each([
    ['a roll in play', rolled(START, BLACK, 3, 1)],
    ['a half-played double', play(rolled(START, RED, 2, 2), 'A12/14').state],
    ['an open double', play(ready(START, RED), 'Adouble').state],
    ['a beaver', play(ready(START, RED, {}, { mode: 'money', beavers: true }), 'Adouble Bbeaver').state],
    ['between games', play(ready(START, RED), 'Adouble Bdrop').state],
    ['the end', play(ready(START, RED), '!end').state],
    ['a draw', play(ready(START, RED, {}, { mode: 'lead' }), '!end').state],
    ['checkers on the bar', ready(board('barx2', 'bar 6'), RED)],
  ])('%s comes back', (_, state) => {
    const text = game.write(state);
    expect(game.read(text)).toEqual({ ok: true, value: state });
  });

  const with_ = (at: number, word: string): string => start.split(' ').with(at, word).join(' ');
  test.each([
    ['nothing', ''],
    ['a part too few', start.slice(0, -2)],
    ['a part too many', `${start} -`],
    ['an unknown mode', with_(0, 'blitz:5')],
    ['a length out of range', with_(0, 'match:26:c')],
    ['a score below zero', with_(1, '-1.0')],
    ['a score that ends the match', with_(1, '5.0')],
    ['a score out of exact range', with_(1, '9999999999999999.0')],
    ['no game number', with_(2, '0')],
    ['half a game', with_(2, '1.5')],
    ['a Crawford state for another score', with_(3, 'now')],
    ['an unknown stage', with_(4, 'resting')],
    ['a stage that needs dice', with_(4, 'moving')],
    ['an unknown side', with_(5, 'white')],
    ['dice that nobody plays', with_(6, '31')],
    ['a cube of three', with_(8, '3red')],
    ['an owned cube of one', with_(8, '1red')],
    ['a centered cube of two', with_(8, '2center')],
    ['an automatic double in a match', with_(9, 'a')],
    ['a checker too many', with_(10, 'C----e-c---Ee---C-E----b')],
    ['a point too few', with_(10, 'B----e-c---Ee---C-E----')],
    ['another set-up at the opening roll', with_(10, '-B---e-c---Ee---C-E----b')],
    ['bar counts that are none', with_(11, '0')],
    ['a result while the match goes on', with_(13, '0:5:match')],
  ])('refused: %s', (_, text) => {
    expect(game.read(text).ok).toBe(false);
  });

  const moving = game.write(rolled(START, BLACK, 3, 1)).split(' ');
  test.each([
    ['a die that is not of the roll', 7, '12'],
    ['a die twice', 7, '11'],
    ['the lower die first in the roll', 6, '13'],
    ['no die left', 7, '-'],
  ])('refused in a turn: %s', (_, at, word) => {
    expect(game.read(moving.with(at, word).join(' ')).ok).toBe(false);
    expect(game.read(moving.join(' ')).ok).toBe(true);
  });
  test('refused: dice that cannot be played, since a seat to act always has an action', () => {
    const shut = {
      ...ready(board('6x2 5x2 4x2 3x2 2x2 1x2', 'bar'), BLACK),
      stage: 'moving',
      roll: [6, 5],
      dice: [5, 6],
    };
    expect(game.read(game.write(shut as unknown as backgammon.State)).ok).toBe(false);
  });
  test('refused: a side that is all off while the game goes on', () => {
    expect(game.read(game.write(ready(board('', '6'), BLACK))).ok).toBe(false);
  });
  test('refused: a double that was not allowed', () => {
    const doubled = { ...ready(START, RED, { cube: { value: 2, owner: BLACK } }), stage: 'doubled' } as const;
    expect(game.read(game.write(doubled)).ok).toBe(false);
    const beavered = {
      ...ready(START, RED, { cube: { value: 2, owner: BLACK } }),
      stage: 'beavered',
    } as const;
    expect(game.read(game.write(beavered)).ok).toBe(false);
  });
  test('any text is refused or canonical', () => {
    const parts = start.split(' ');
    fc.assert(
      fc.property(fc.nat(13), fc.string(), (at, word) => {
        const text = parts.with(at, word).join(' ');
        const read = game.read(text);
        if (read.ok) expect(game.write(read.value)).toBe(text);
      }),
    );
  });
});

describe('options', () => {
  test.each([
    [{ mode: 'single' }, 'single'],
    [{ mode: 'money' }, 'money:5:'],
    [{ mode: 'money', games: null, jacoby: true, beavers: true, automatic: true }, 'money:open:jba'],
    [{ mode: 'match' }, 'match:5:c'],
    [{}, 'match:5:c'],
    [{ length: 7 }, 'match:7:c'],
    [{ mode: 'match', length: 1, crawford: false }, 'match:1:'],
    [{ mode: 'lead' }, 'lead:3'],
  ])('%j', (raw, text) => {
    const read = options(raw);
    expect(optionsText(read)).toBe(text);
    expect(optionsFromText(text)).toEqual({ ok: true, value: read });
  });
  test.each([
    [null, 'options.unreadable'],
    ['match', 'options.unreadable'],
    [[], 'options.unreadable'],
    [{ mode: null }, 'options.mode'],
    [{ lead: 3 }, 'options.unknown'],
    [{ mode: 'toString' }, 'options.mode'],
    [{ mode: 'match', lenght: 5 }, 'options.unknown'],
    [{ mode: 'single', length: 5 }, 'options.unknown'],
    [{ mode: 'match', length: 0 }, 'options.length'],
    [{ mode: 'match', length: 26 }, 'options.length'],
    [{ mode: 'match', length: 2.5 }, 'options.length'],
    [{ mode: 'match', length: '5' }, 'options.length'],
    [{ mode: 'match', crawford: 1 }, 'options.crawford'],
    [{ mode: 'lead', lead: 11 }, 'options.lead'],
    [{ mode: 'money', games: 0 }, 'options.games'],
    [{ mode: 'money', games: 100 }, 'options.games'],
    [{ mode: 'money', jacoby: 'yes' }, 'options.jacoby'],
    [{ mode: 'money', beavers: null }, 'options.beavers'],
    [{ mode: 'money', automatic: 0 }, 'options.automatic'],
  ])('%j is refused with the field at fault', (raw, why) => {
    expect(game.readOptions(raw)).toEqual({ ok: false, why });
  });
  test.each([
    '',
    'single:',
    'money:5',
    'money:05:',
    'money:5:bj',
    'money:open:x',
    'match:5:cc',
    'lead:3:',
    'lead:',
  ])('text refused: %j', (text) => expect(optionsFromText(text).ok).toBe(false));
});
