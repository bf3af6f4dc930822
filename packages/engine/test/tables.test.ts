/** Every legal play that GNU Backgammon lists in its table of positions is listed here, and no other. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { backgammon } from '../src/index.ts';
import { endIds, fastIds } from './agree.ts';
import { boardNamed } from './position-id.ts';

interface Line {
  readonly p: string;
  readonly d: readonly [number, number];
  readonly r: readonly string[];
}

const table = (name: string): Line[] =>
  gunzipSync(readFileSync(new URL(`./tables/${name}.jsonl.gz`, import.meta.url)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe.each([
  ['legal', 2000],
  ['legal_special', 392],
])('the table %s of %d positions', (name, size) => {
  const lines = table(name);
  test('is whole', () => expect(lines).toHaveLength(size));

  describe.each([
    ['Red', backgammon.RED],
    ['Black', backgammon.BLACK],
  ])('with %s on roll', (_, side) => {
    const wrong = (ids: typeof endIds | typeof fastIds): string[] =>
      lines
        .filter(({ p, d, r }) => ids(boardNamed(p, side), side, d).join() !== [...r].sort().join())
        .map(({ p, d }) => `${p} ${d.join('')}`);

    test('[BG5] [BG6] the fast path finds exactly the boards of the table', () => {
      expect(wrong(fastIds)).toEqual([]);
    });
    test('[BG5] [BG6] complete turns lead to exactly the boards of the table', () => {
      expect(wrong(endIds)).toEqual([]);
    });
  });
});
