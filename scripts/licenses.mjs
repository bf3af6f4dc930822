// Writes the licenses of everything that is shipped with the page and the worker: `npm run licenses`, after a dependency has
// changed. scripts/licenses.test.mjs holds that the file is what this would write.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Served beside the page: whoever runs a copy ships it too. */
export const FILE = join(root, 'apps/web/public/licenses.txt');
const SHIPPED = ['apps/web', 'apps/worker'];
const OURS = '@sandbar/';
const TEXTS = /^(license|licence|copying|notice|ofl)/i;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Where a package lies that another one depends on, as Node finds it. */
function folderOf(name, from) {
  for (const path of createRequire(join(from, 'package.json')).resolve.paths(name) ?? []) {
    const folder = join(path, name);
    try {
      readFileSync(join(folder, 'package.json'));
      return folder;
    } catch {
      // The next place is asked.
    }
  }
  throw new Error(`${name}, which ${from} depends on, is not installed`);
}

/** Every package that is not ours and that ours depend on to run, by name and version. */
function shipped() {
  const found = new Map();
  const visit = (folder) => {
    const { name, version, license, repository, dependencies = {} } = readJson(join(folder, 'package.json'));
    const key = `${name} ${version}`;
    if (found.has(key)) return;
    found.set(key, name.startsWith(OURS) ? null : { name, version, license, repository, folder });
    for (const next of Object.keys(dependencies)) visit(folderOf(next, folder));
  };
  for (const part of SHIPPED) visit(join(root, part));
  return [...found.values()]
    .filter((one) => one !== null)
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/** The address of a repository as people write it in a browser; a package file names it in several ways. */
function addressOf(repository) {
  const given = typeof repository === 'string' ? repository : repository?.url;
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(given ?? '');
  if (short) return `https://github.com/${short[1]}`;
  return given
    ?.replace(/^git\+/, '')
    .replace(/^(?:(?:git|ssh):\/\/(?:git@)?|git@)([^/:]+)[:/]/, 'https://$1/')
    .replace(/\.git$/, '');
}

/** The whole file. */
export function licenses() {
  const parts = shipped().map(({ name, version, license, repository, folder }) => {
    const texts = readdirSync(folder)
      .filter((file) => TEXTS.test(file))
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
    const source = `Source: ${addressOf(repository)}`;
    const text = texts.length > 0 ? texts : [`License: https://spdx.org/licenses/${license}.html`];
    return [`${name} ${version} (${license})\n${source}`, ...text].join('\n\n');
  });
  const own = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  const head = `Sandbar (MIT)\n\n${own}\n\nSandbar is shipped with ${parts.length} packages of others. Their licenses:`;
  return `${[head, ...parts].join(`\n\n${'-'.repeat(78)}\n\n`)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, licenses());
