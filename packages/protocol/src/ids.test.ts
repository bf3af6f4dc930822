/** Ids and secrets have the form that every reader of them asks for, and nothing of the randomness is lost. */
import { describe, expect, test } from 'vitest';
import { isMatchId, isSecret, newMatchId, newSecret } from './ids.ts';

/** Bytes one after another, over and over. */
const bytes = (...all: readonly number[]) => {
  let at = 0;
  return (into: Uint8Array): void => {
    for (let i = 0; i < into.length; i++) into[i] = all[at++ % all.length] as number;
  };
};

describe('[R2] a match id', () => {
  test('is made of letters without look-alikes, and of no byte that would favor one', () => {
    expect(newMatchId(bytes(0, 29, 30, 239))).toBe('2z2z2z2z2z2z2z2z2');
    expect(newMatchId(bytes(255, 240, 1))).toBe('3'.repeat(17));
  });
  test.each([
    ['23456789abcdefghj', true],
    ['23456789abcdefgh', false],
    ['23456789abcdefghjk', false],
    ['23456789abcdefghl', false],
    ['23456789ABCDEFGHJ', false],
    ['23456789abcdefgh\n', false],
    ['', false],
  ])('%j: %s', (text, is) => expect(isMatchId(text)).toBe(is));
});

describe('[R2] a secret', () => {
  test.each([
    [[0], 'AAAAAAAAAAAAAAAAAAAAAA'],
    [[255], '_____________________w'],
    [[0xfb, 0xef, 0xbe], '---------------------w'],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], 'AQIDBAUGBwgJCgsMDQ4PEA'],
  ])('%j is base64url without padding', (given, text) => {
    const secret = newSecret(bytes(...given));
    expect(secret).toBe(text);
    expect(secret).toBe(
      Buffer.from(Array.from({ length: 16 }, (_, i) => given[i % given.length] ?? 0)).toString('base64url'),
    );
    expect(isSecret(secret)).toBe(true);
  });
  test.each(['', 'A'.repeat(21), 'A'.repeat(23), `${'A'.repeat(21)}=`, `${'A'.repeat(21)}+`])(
    '%j is none',
    (text) => expect(isSecret(text)).toBe(false),
  );
});
