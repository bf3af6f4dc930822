import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILE, licenses } from './licenses.mjs';

test('the file of licenses holds every package that is shipped: `npm run licenses` writes it', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(licenses());
});

test('a license that asks for more than its own text is found in it', () => {
  const text = licenses();
  expect(text).toMatch(/^@resvg\/resvg-wasm [\d.]+ \(MPL-2\.0\)\nSource: https:\/\/\S+\n\nLicense: https/m);
  expect(text).toMatch(/^@fontsource-variable\/inter [\d.]+ \(OFL-1\.1\)$/m);
});
