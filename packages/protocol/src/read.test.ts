/** Hostile input: whatever a client sends is a well-shaped message or `unreadable`, and nothing throws. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idOf, isLonger, readClientFrame, readName } from './read.ts';

const SECRET = 'a'.repeat(22);
const good: readonly object[] = [
  { t: 'hello', v: 1, tokens: [], have: 0 },
  { t: 'hello', v: 1, tokens: [SECRET, SECRET], have: 12 },
  { t: 'sit', id: 'abcd', name: 'Ann', secret: SECRET },
  { t: 'sit', id: 'abcd', seat: 1, name: 'Ann', secret: SECRET },
  { t: 'stand', id: 'abcd' },
  { t: 'name', id: 'abcd', name: 'Ann' },
  { t: 'ready', id: 'abcd', on: true },
  { t: 'start', id: 'abcd' },
  { t: 'table', id: 'abcd', options: { mode: 'single' } },
  { t: 'table', id: 'abcd', free: 1, swap: [0, 1], talk: 'off' },
  { t: 'offer', id: 'abcd', at: 0, what: 'resign:0:1' },
  { t: 'answer', id: 'abcd', what: 'end', yes: false },
  { t: 'say', id: 'abcd', text: 'hello' },
  { t: 'say', id: 'abcd', text: 'hello', name: 'Watcher' },
  { t: 'leave', id: 'abcd' },
];

describe('messages', () => {
  test.each(good.map((message) => [JSON.stringify(message), message]))('%s is read', (frame, message) => {
    expect(readClientFrame(frame)).toEqual({ ok: true, value: message });
  });
  test.each(good.map((message) => [JSON.stringify(message), message]))(
    '%s with a field too many, or of another kind, is not',
    (_, message) => {
      expect(readClientFrame(JSON.stringify({ ...message, extra: 1 })).ok).toBe(false);
      for (const key of Object.keys(message))
        for (const value of [null, {}, [[]], -1, 1.5, '', true, 'x'.repeat(400)]) {
          const read = readClientFrame(JSON.stringify({ ...message, [key]: value }));
          if (read.ok && key !== 'options')
            expect(read.value).toMatchObject({ t: (message as { t: string }).t });
        }
    },
  );
  test.each([
    '',
    'null',
    '[]',
    '"hello"',
    '{',
    '{}',
    '{"t":"hello"}',
    '{"t":"nonsense","id":"abcd"}',
    '{"t":"__proto__"}',
    '{"t":"play","id":"abcd","at":0,"actions":["roll"]}',
    '{"t":"ready","id":"abc","on":true}',
    '{"t":"ready","id":"ab d","on":true}',
    '{"t":"ready","id":"abcd","on":1}',
    '{"t":"table","id":"abcd","swap":[0]}',
    '{"t":"table","id":"abcd","free":8}',
    '{"t":"table","id":"abcd","talk":"loud"}',
    '{"t":"sit","id":"abcd","name":"Ann","secret":"short"}',
    `{"t":"hello","v":1,"tokens":[${Array.from({ length: 5 }, () => `"${SECRET}"`).join()}],"have":0}`,
    '{"t":"hello","v":1,"tokens":[],"have":-1}',
    '{"t":"hello","v":1,"tokens":[],"have":1e400}',
    `{"t":"offer","id":"abcd","at":0,"what":"${'x'.repeat(41)}"}`,
    '{"t":"say","id":"abcd","text":"  "}',
    `{"t":"say","id":"abcd","text":"${'x'.repeat(301)}"}`,
    '{"t":"say","id":"abcd","text":"a\\u0000b"}',
    '{"t":"say","id":"abcd","text":"two\\nlines"}',
    '{"t":"say","id":"abcd","text":"\\u202eturned"}',
    '{"t":"say","id":"abcd","text":"\\ud800"}',
    'p',
    'Qabcd 0 roll',
  ])('unreadable: %s', (frame) => {
    expect(readClientFrame(frame)).toEqual({ ok: false, why: 'unreadable' });
  });
  test('nothing throws, whatever is sent', () => {
    const mutated = fc
      .tuple(
        fc.constantFrom(...good.map((message) => JSON.stringify(message)), 'Pabcd 0 roll', 'D0 roll'),
        fc.nat(),
        fc.string(),
      )
      .map(
        ([frame, at, text]) =>
          frame.slice(0, at % frame.length) + text + frame.slice((at % frame.length) + text.length),
      );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), mutated), (frame) => {
        expect(typeof readClientFrame(frame).ok).toBe('boolean');
        idOf(frame);
      }),
      { numRuns: 3000 },
    );
  });
  test('JSON that nests deeply is only unreadable', () => {
    expect(readClientFrame('['.repeat(16_000)).ok).toBe(false);
    const deep = `{"t":"table","id":"abcd","options":${'['.repeat(2000)}${']'.repeat(2000)}}`;
    expect(readClientFrame(deep).ok).toBe(true);
  });
});

test('the id of an unreadable command is found, so that the refusal finds its way', () => {
  expect(idOf('Pabcd 0 ')).toBe('abcd');
  expect(idOf('{"t":"sit","id":"x-y_9","name":7}')).toBe('x-y_9');
  for (const frame of ['', 'D0 roll', '{"id":"no"}', '{"id":4}', 'Pab']) expect(idOf(frame)).toBeUndefined();
});

describe('[R5] names', () => {
  test.each([
    ['Ann', 'Ann'],
    ['  Ann  ', 'Ann'],
    ['x'.repeat(20), 'x'.repeat(20)],
    ['\u4e2d\u6587', '\u4e2d\u6587'],
    ['\u0627\u0644\u0644\u0647', '\u0627\u0644\u0644\u0647'],
    ['\u06cc\u200c\u06a9', '\u06cc\u200c\u06a9'],
    ['\ud83d\udc69\u200d\ud83d\ude80', '\ud83d\udc69\u200d\ud83d\ude80'],
    // Composed; a heart with its color, a thumb with a skin, a keycap, a flag.
    ['Ine\u0301s', 'In\u00e9s'],
    [
      '\u2764\ufe0f\u{1f44d}\u{1f3fd}1\ufe0f\u20e3\u{1f1e9}\u{1f1ea}',
      '\u2764\ufe0f\u{1f44d}\u{1f3fd}1\ufe0f\u20e3\u{1f1e9}\u{1f1ea}',
    ],
    // Vietnamese, Hindi, Thai, Hebrew with points, Sinhala with a joiner.
    ['Nguy\u1ec5n', 'Nguy\u1ec5n'],
    ['\u0939\u093f\u0928\u094d\u0926\u0940', '\u0939\u093f\u0928\u094d\u0926\u0940'],
    ['\u0e01\u0e33\u0e49', '\u0e01\u0e33\u0e49'],
    ['\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd', '\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd'],
    ['\u0dc1\u0dca\u200d\u0dbb\u0dd3', '\u0dc1\u0dca\u200d\u0dbb\u0dd3'],
    ['\u2139\ufe0f Ann', '\u2139\ufe0f Ann'],
    ['O\u2019Neil & Co. \u2116 1', 'O\u2019Neil & Co. \u2116 1'],
  ])('[R5] %j is a name', (raw, name) => expect(readName(raw)).toEqual({ ok: true, value: name }));
  test.each([
    '',
    '   ',
    'x'.repeat(21),
    'a\tb',
    'a\u0007',
    '\u202eabc',
    'a\u2028b',
    '\u200d',
    '\u200c \u200d',
    '\ufeffa\u200bb',
    // Nothing to see: Hangul fillers, a braille blank, marks alone, a selector, a grapheme joiner.
    '\u3164',
    '\u115f\u1160',
    '\uffa0',
    '\u2800',
    '\u0301\u0301',
    'a\ufe0f',
    'a\u034f',
    '\u00ad',
    // Seen by nobody in a name that is seen: two names would look alike.
    'An\u200dn\u200d',
    'Ann\u3164',
    // A tower.
    'a\u0300\u0316\u0317\u0318',
  ])('[R5] %j is none', (raw) => expect(readName(raw)).toEqual({ ok: false, why: 'name' }));
});

test.each([
  'a',
  '1',
  '\u{1f44d}\u{1f3fd}',
  '\u2764\ufe0f\u200d',
  'e\u0301',
  ' ',
  '1\u20e3',
  '\u2139',
  '\u0915\u094d\u200d',
])('[R17] a long line of %j that ends in nothing to see is refused at once', (unit) => {
  const text = unit.repeat(Math.floor(299 / unit.length));
  expect(readClientFrame(JSON.stringify({ t: 'say', id: 'abcd', text: `a${text}\u200b` })).ok).toBe(false);
});

describe('[R34] the size of a frame', () => {
  test.each([
    ['ASCII', 'a', 1],
    ['two bytes', 'é', 2],
    ['three bytes', '海', 3],
    ['a surrogate pair', '🎲', 4],
    ['a half of one, sent as the replacement character', '\ud83c', 3],
  ])('[R34] counts bytes of UTF-8: %s', (_, char, bytes) => {
    const text = char.repeat(100);
    expect(new TextEncoder().encode(text)).toHaveLength(bytes * 100);
    expect(isLonger(text, bytes * 100)).toBe(false);
    expect(isLonger(text, bytes * 100 - 1)).toBe(true);
  });
  test('[R34] any text, as the platform encodes it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), fc.nat(90), (text, most) => {
        expect(isLonger(text, most)).toBe(new TextEncoder().encode(text).length > most);
      }),
      { numRuns: 1000 },
    );
  });
});
