/** The text frames: round trips for anything that games may write, and what is refused. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  draftFrame,
  logFrame,
  playFrame,
  readPlayFrame,
  readServerFrame,
  readStart,
  startWord,
  stateHash,
} from './frames.ts';
import { historyText, readHistory, readWords, wordsText } from './words.ts';

/** Words that a log can hold: acts of any seat, rolls, settlements; actions may begin with capital letters too. */
const action = fc.oneof(
  fc.constantFrom('roll', '8/5', 'bar/21', '4/off6', 'K14-K9', 'A1', 'B=2', 'Hroll', 'double'),
  fc.stringMatching(/^[a-zA-Z0-9/*+-][a-zA-Z0-9/*+=!#-]{0,8}$/),
);
const word = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.constantFrom(...'ABCDEFGH'), action).map(([seat, text]) => seat + text),
  },
  { weight: 3, arbitrary: fc.stringMatching(/^=[1-9abc]{1,4}$/) },
  { weight: 1, arbitrary: fc.constantFrom('!resign:0:2', '!retire:1', '!end') },
);
const start = startWord({ game: 'backgammon', edition: 1, seats: 2, options: { note: 'a b,c "d"\n' } });

describe('lines of words', () => {
  test.each([
    [['Aroll', '=31', 'A8/5', 'A6/5'], 'A=31,8/5,6/5'],
    [['A8/5', 'A6/5', 'Broll', '=66'], 'A8/5,6/5,B=66'],
    [['Aroll'], 'Aroll'],
    [['A8/5', 'Aroll'], 'A8/5,roll'],
    [['=31'], '=31'],
    [['A8/5', 'A8/5', 'A8/5', 'A6/5'], 'A8/5~3,6/5'],
    [['!resign:0:1', '=31'], '!resign:0:1,=31'],
    [['Aroll', '=31', '=22'], 'A=31,=22'],
    [['AK14-K9', 'AB3-B7'], 'AK14-K9,AB3-B7'],
    [[], ''],
  ])('%j', (words, text) => {
    expect(wordsText(words)).toBe(text);
    expect(readWords(text)).toEqual(words);
  });
  test('a history leaves out the letter of the seat whose turn follows', () => {
    const words = [
      '=31',
      'A8/5',
      'A6/5',
      'Broll',
      '=66',
      'B24/18',
      'Aroll',
      '=21',
      'Adouble',
      'Btake',
      'Aroll',
      '=11',
    ];
    expect(historyText(words, 2)).toBe('=31;8/5,6/5;=66,24/18;=21,double;take;=11');
  });
  test('any words come back', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        expect(readWords(wordsText(words))).toEqual(words);
      }),
      { numRuns: 2000 },
    );
  });
  test('a whole history comes back, the start and spaces in its options included', () => {
    expect(start).not.toMatch(/\s/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const history = [start, ...words];
        for (const seats of [2, 3, 8]) {
          expect(readHistory(historyText(history, seats), seats)).toEqual(history);
          expect(readHistory(historyText(words, seats), seats)).toEqual(words);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

test('the start names what is played', () => {
  const head = { game: 'g', edition: 3, seats: 2, options: { note: 'a b' } };
  expect(readStart(startWord(head))).toEqual(head);
  for (const other of ['#seats{}', 'Aroll', '', '#start{']) expect(readStart(other)).toBeUndefined();
});

describe('play and draft frames', () => {
  test('they come back', () => {
    expect(readPlayFrame(playFrame('abcd', 1234, ['8/5', '6/5']))).toEqual({
      ok: true,
      value: { t: 'play', id: 'abcd', at: 1234, actions: ['8/5', '6/5'] },
    });
    expect(readPlayFrame(draftFrame(0, []))).toEqual({ ok: true, value: { t: 'draft', at: 0, actions: [] } });
    expect(playFrame('abcd', 1234, ['8/5', '6/5'])).toBe('Pabcd ya 8/5,6/5');
  });
  test.each([
    'P',
    'Pabcd',
    'Pabcd 0',
    'Pabcd 0 ',
    'Pabc 0 roll',
    'Pabcd  roll',
    'Pabcd 0 roll extra',
    'Pabcd -1 roll',
    'Pabcd 0 roll,',
    'Pabcd 0 ,roll',
    'Pabcdefghijklmnopq 0 roll',
    'Pab\u00e4d 0 roll',
    'Pabcd zzzzzzzzzz roll',
    `Pabcd 0 ${Array.from({ length: 65 }, () => 'roll').join(',')}`,
    'D',
    'D0',
    'Dx! roll',
    'D0 roll extra',
  ])('refused: %j', (frame) => expect(readPlayFrame(frame)).toEqual({ ok: false, why: 'unreadable' }));
  test('no text makes the reader throw', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof readPlayFrame(`P${text}`).ok === 'boolean'));
  });
});

describe('what a host sends', () => {
  test('log frames come back, with and without time and hash', () => {
    for (const [ms, hash] of [
      [0, undefined],
      [0, '1z'],
      [123456, undefined],
      [7, 'abc'],
    ] as const)
      expect(readServerFrame(logFrame(40, ms, ['Aroll', '=31'], hash))).toEqual({
        t: 'log',
        from: 40,
        ms,
        words: ['Aroll', '=31'],
        hash,
      });
    expect(readServerFrame(logFrame(0, 5, [start]))).toEqual({
      t: 'log',
      from: 0,
      ms: 5,
      words: [start],
      hash: undefined,
    });
  });
  test('what no host sends is undefined', () => {
    for (const frame of ['', '{', 'null', '1', '[]', 'L', 'Lx!  a', 'L0', 'D', 'Pabcd 0 roll', '{"a":1}'])
      expect(readServerFrame(frame)).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => readServerFrame(text) === undefined || true));
  });
});

test('the hash tells texts apart and is stable', () => {
  expect(stateHash('')).toBe('ztntfp');
  expect(stateHash('a')).not.toBe(stateHash('b'));
  fc.assert(fc.property(fc.string(), (text) => /^[0-9a-z]{1,7}$/.test(stateHash(text))));
});
