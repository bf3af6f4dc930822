// What the style sheets of the page promise: colors and the scale of spaces, corners and letters stand in the theme alone.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../apps/web/src', import.meta.url));
const THEME = 'ui/theme.css';
/** What is larger is the measure of one part, not a step of the scale; a line is 1 px. */
const LARGEST_STEP = 28;
const MEASURES =
  /(?<![\w-])(?:(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?|border(?:-[a-z-]+)?-radius|font(?:-size)?): ([^;{}]+);/g;

const sheets = new Map();
for await (const path of glob('**/*.css', { cwd: src }))
  sheets.set(path, readFileSync(join(src, path), 'utf8').replace(/\/\*.*?\*\//gs, ''));
const theme = sheets.get(THEME) ?? '';
const others = [...sheets].filter(([path]) => path !== THEME);
const used = new Set();
/** Tokens that the page's code sets on its elements. */
const given = new Set();
for await (const path of glob('**/*.{css,ts,tsx}', { cwd: src })) {
  const text = readFileSync(join(src, path), 'utf8');
  for (const [, name] of text.matchAll(/var\((--[\w-]+)/g)) used.add(name);
  for (const [, name] of text.matchAll(/['"`](--[\w-]+)['"`]/g)) given.add(name);
}

/** Steps of the scale that are written as numbers: lengths above 1 px outside functions, in px; radii from 4 px. */
function literals(text) {
  const found = [];
  for (const [whole, value] of text.matchAll(MEASURES)) {
    const bare = value.replace(/\w+\([^()]*\)/g, '').replace(/\/\s*[\d.]+(?:px)?/, '');
    const smallest = whole.includes('radius') ? 4 : 2;
    for (const [, number, unit] of bare.matchAll(/(?<![\w.-])([\d.]+)(px|rem)/g)) {
      const px = Number(number) * (unit === 'rem' ? 16 : 1);
      if (px >= smallest && px <= LARGEST_STEP) found.push(whole);
    }
  }
  return found;
}

test.each(others)('%s takes colors, spaces, corners and sizes of letters from the theme', (_, text) => {
  expect(text.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?)\([^)]*\)/gi) ?? []).toEqual([]);
  expect(literals(text)).toEqual([]);
});

test('a step that is written as a number is found', () => {
  expect(literals('a { gap: 12px; font: 600 0.875rem / 1 x; margin: 0 -8px; padding: 1px 80px; }')).toEqual([
    'gap: 12px;',
    'font: 600 0.875rem / 1 x;',
  ]);
});

test('every token of the theme is used, and every token that is used is there', () => {
  const defined = new Set([...theme.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name));
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
  const own = new Set(
    others.flatMap(([, text]) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
  );
  expect([...used].filter((name) => !defined.has(name) && !own.has(name) && !given.has(name))).toEqual([]);
});
