// Every rule of the room has a test that is named after it: `[R17] …` in the name of a test or of what it is described by.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => readFileSync(root + path, 'utf8');

/** The rules of the room, as numbers. */
const rules = [...read('packages/protocol/docs/room.md').matchAll(/^### \[R(\d+)\] /gm)].map(([, n]) =>
  Number(n),
);

/** Where a rule is held for every game by the same test. */
const EVERY_GAME = 'packages/protocol/test/rules/*.test.ts';
/** Rules that the pure host does not decide: objects, sockets, pages. Their tests are elsewhere. */
const ELSEWHERE = [3, 24];

/** The names of tests in a file that cite rules. */
const cited = (glob) =>
  new Set(
    globSync(glob, { cwd: root, exclude: (path) => path.includes('node_modules') })
      .flatMap((path) => [...read(path).matchAll(/(?:test|it|describe)[^'`\n]*\(\s*(['`])(.*?)\1,/gs)])
      .flatMap(([, , name]) => [...name.matchAll(/\[R(\d+)\]/g)].map(([, n]) => Number(n))),
  );

test('room.md has the rules 1 to 37, each once', () => {
  expect(rules).toEqual(Array.from({ length: 37 }, (_, i) => i + 1));
});

test('every rule has a test named after it', () => {
  const all = cited('{apps,packages}/*/{src,test,e2e}/**/*.{test,spec}.{ts,tsx}');
  expect(rules.filter((rule) => !all.has(rule))).toEqual([]);
});

test('every rule that the host decides has one for all three games', () => {
  const each = cited(EVERY_GAME);
  expect(rules.filter((rule) => !each.has(rule) && !ELSEWHERE.includes(rule))).toEqual([]);
});
