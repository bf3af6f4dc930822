import { describe, expect, test } from 'vitest';
import { freshSecret, readFragment } from './secrets.ts';

const A = 'Aa0_-'.padEnd(22, 'x');
const B = 'b'.repeat(22);
const NONE = { token: null, invite: null, watch: null };

describe('[R2] [R6] the fragment of a link', () => {
  test.each([
    ['', NONE],
    ['#', NONE],
    [`#t=${A}`, { ...NONE, token: A }],
    [`t=${A}`, { ...NONE, token: A }],
    [`#t=${A}&i=${B}&w=${B}`, { token: A, invite: B, watch: B }],
    [`#w=${B}&t=${A}`, { ...NONE, token: A, watch: B }],
    [`#x=${A}`, NONE],
  ])('%s', (hash, fragment) => expect(readFragment(hash)).toEqual(fragment));
  test.each(['short', 'x'.repeat(21), 'x'.repeat(23), `${'x'.repeat(21)}!`, `${'x'.repeat(21)}%0A`, ''])(
    'what is no secret is not read: %j',
    (text) => expect(readFragment(`#t=${text}`)).toEqual(NONE),
  );
  test('a new secret can be read from a link, and is another each time', () => {
    const made = Array.from({ length: 50 }, freshSecret);
    expect(new Set(made).size).toBe(50);
    for (const secret of made) expect(readFragment(`#t=${secret}`).token).toBe(secret);
  });
});
