/**
 * Not only Chromium: a short walk through the built page in WebKit and in Firefox, whichever is installed.
 *
 *   npm run e2e:others                  after a build: node apps/web/e2e/others/main.ts
 *   npm run e2e:others -- --json FILE   writes the counts too
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Kind } from './browser.ts';
import { firefox } from './firefox.ts';
import { find, start } from './programs.ts';
import { walk } from './walk.ts';
import { webkit } from './webkit.ts';

const { values } = parseArgs({ options: { json: { type: 'string' } } });
const pictures = fileURLToPath(new URL('../../../../.state/others/', import.meta.url));
const counts = { passed: 0, failed: 0, skipped: 0 };

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
rmSync(pictures, { recursive: true, force: true });

const xvfb = find('Xvfb');
const here = [webkit, firefox].filter((kind) => {
  const missing = !kind.isHere()
    ? [kind.name, kind.debian]
    : xvfb === undefined
      ? ['Xvfb', 'xvfb']
      : undefined;
  if (missing === undefined) return true;
  console.log(
    `${kind.name}: left out, ${missing[0]} is not installed (Debian: apt-get install ${missing[1]})`,
  );
  counts.skipped += walk.length;
  return false;
});

if (xvfb !== undefined && here.length > 0) {
  const server = start(process.execPath, [fileURLToPath(new URL('../server.mjs', import.meta.url))]);
  const screen = start(xvfb, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
  try {
    const [, base] = await server.says(/^(http:\S+)\n/m);
    const [, display] = await screen.says(/^(\d+)\n/m);
    for (const kind of here) await walkIn(kind, base ?? '', `:${display}`);
  } finally {
    await Promise.all([server.end(), screen.end()]);
  }
}
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;

/** Walks in one browser, and prints a line about it; more if something went wrong. */
async function walkIn(kind: Kind, base: string, display: string): Promise<void> {
  const begun = performance.now();
  const remarks: string[] = [];
  const wrong: string[] = [];
  let title = kind.name;
  let gone = 0;
  try {
    const browser = await kind.open(display);
    title = browser.title;
    for (const step of walk) {
      try {
        remarks.push(...(await step.go(browser, base)));
        gone++;
      } catch (error) {
        wrong.push(`${step.title}: ${(error as Error).message}`, await keepPicture(kind, browser));
        break;
      }
    }
    wrong.push(...(await browser.close()).map((fault) => `its console: ${fault}`));
  } catch (error) {
    wrong.push(`opening and closing it: ${(error as Error).message}`);
  }
  counts.passed += gone;
  if (wrong.length > 0) counts.failed++;
  const seconds = Math.round((performance.now() - begun) / 1000);
  const verdict = wrong.length > 0 ? 'FAILED' : [`${gone} steps, ${seconds} s`, ...remarks].join('; ');
  console.log([`${title}: ${verdict}`, ...wrong].join('\n  '));
}

/** Keeps what the window shows, and resolves with a line that says where. */
async function keepPicture(kind: Kind, browser: Browser): Promise<string> {
  const path = `${pictures}${kind.name.toLowerCase()}.png`;
  try {
    mkdirSync(pictures, { recursive: true });
    writeFileSync(path, await browser.picture());
    return `picture: ${path}`;
  } catch (error) {
    return `no picture: ${(error as Error).message}`;
  }
}
