// The border lint: who may import whom. `node scripts/borders.mjs` reads every source file and prints each import that
// crosses a border; part of `npm run lint` and `npm test`. Biome guards the rest (cycles, clocks, Math.random, console).
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path/posix';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const ANY = ['engine', 'dice', 'protocol', 'bots', 'records', 'words', 'boards'];

/** For each workspace the packages of this repository that it may import. Apps and bench are never in a list. */
const MAY_IMPORT = {
  'packages/engine': [],
  'packages/dice': ['engine'],
  'packages/protocol': ['engine'],
  'packages/bots': ['engine'],
  'packages/records': ['engine'],
  'packages/words': ['engine'],
  'packages/boards': ['engine', 'words'],
  'packages/bench': ANY,
  'apps/worker': ANY,
  'apps/web': ANY,
};

/**
 * The rooms of the page, from the entries down. A file imports from its own room and from those after it, never back;
 * rooms of one row do not know each other.
 */
const ROOMS = [
  ['main.tsx', 'app.tsx', 'gallery'],
  ['pages', 'embed'],
  ['games'],
  ['table'],
  ['board', 'session'],
  ['ui'],
];
const PAGE = 'apps/web/src/';

/** Only these folders draw with PixiJS. */
const PIXI = ['apps/web/src/board/**'];

/** Workers that only the bench runs. */
const BENCHED = 'packages/bench/worker/*.ts';

/** Tests and configuration: they may also use Node and what is listed under devDependencies. */
const TOOLING = ['**/*.test.ts', '**/*.test.tsx', '*/*/test/**', '*/*/e2e/**', '*/*/*.config.ts'];

/** Every module name that a file imports, re-exports or names in a type, as written. */
export function importsOf(file, code) {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const found = [];
  const walk = (node) => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (node === null || typeof node !== 'object') return;
    if (typeof node.source?.value === 'string') found.push(node.source.value);
    for (const child of Object.values(node)) walk(child);
  };
  walk(program);
  return found;
}

/**
 * Why `file` (path from the root) may not import `name`, or undefined if it may.
 * `manifests` maps a folder ('' is the root) to its package.json.
 */
export function border(file, name, manifests) {
  const home = file.split('/').slice(0, 2).join('/');
  const tooling = TOOLING.some((glob) => matchesGlob(file, glob));
  if (name.startsWith('.')) {
    const target = normalize(join(dirname(file), name));
    // The worker that the bench puts under load is the real one, with another game.
    if (matchesGlob(file, BENCHED) && target.startsWith('apps/worker/src/')) return undefined;
    if (!target.startsWith(`${home}/`)) return 'a relative import stays inside its own package';
    return tooling ? undefined : upstairs(file, target);
  }
  if (name.startsWith('node:'))
    return tooling || home === 'packages/bench' ? undefined : 'Node is for tests, configuration and bench';
  if (name.startsWith('cloudflare:'))
    return home === 'apps/worker' || matchesGlob(file, BENCHED)
      ? undefined
      : 'the Cloudflare runtime is for apps/worker';

  const [bare, path] = split(name);
  if (bare.startsWith('@sandbar/')) return inside(home, bare, path, tooling, manifests);
  if (bare === 'pixi.js' && !PIXI.some((glob) => matchesGlob(file, glob)))
    return `PixiJS is only for ${PIXI.join(' and ')}`;
  const own = manifests[home] ?? {};
  const listed = { ...own.dependencies };
  if (tooling) Object.assign(listed, own.devDependencies, manifests['']?.devDependencies);
  return bare in listed ? undefined : `${home}/package.json does not list ${bare}`;
}

/** Whether a name in games/ is a game's folder, not a file that all share. */
const isFolder = (name) => !name.includes('.');

/** Why a file of the page may not import another one, or undefined if it may. Styles belong to the entries. */
function upstairs(file, target) {
  if (!file.startsWith(PAGE) || target.endsWith('.css')) return undefined;
  const [[from, own], [to, other]] = [file, target].map((path) => path.slice(PAGE.length).split('/'));
  const [above, below] = [from, to].map((room) => ROOMS.findIndex((row) => row.includes(room)));
  if (above === -1 || below === -1) return `${above === -1 ? from : to} is no room of the page`;
  if (from === 'games' && to === 'games' && isFolder(own) && isFolder(other) && own !== other)
    return 'a game does not know another one';
  if (from === to || above < below) return undefined;
  // The entries are one room.
  return above === 0 && below === 0 ? undefined : `${from}/ may not import ${to}/`;
}

/** The same question for a package of this repository. */
function inside(home, bare, path, tooling, manifests) {
  const target = bare.slice('@sandbar/'.length);
  if (!ANY.includes(target)) return 'apps and bench are never imported';
  const listed = tooling && bare in (manifests[home]?.devDependencies ?? {});
  if (home === `packages/${target}`) return 'a package does not import itself by name';
  if (!listed && !MAY_IMPORT[home]?.includes(target)) return `${home} may not import ${bare}`;
  const doors = Object.keys(manifests[`packages/${target}`]?.exports ?? { '.': '' });
  const open = doors.some((door) => door === path || (door.includes('*') && matchesGlob(path, door)));
  if (path === './testing' && !tooling) return `${bare}/testing is for tests`;
  return open ? undefined : `${bare} is only entered by its exports (${doors.join(', ')})`;
}

/** '@a/b/c?raw' -> ['@a/b', './c'] */
function split(name) {
  const parts = name.replace(/\?.*$/, '').split('/');
  const bare = parts.splice(0, name.startsWith('@') ? 2 : 1).join('/');
  return [bare, ['.', ...parts].join('/')];
}

/** All workspace folders, and the source files in them, as paths from the root. */
function survey(root) {
  const manifests = { '': JSON.parse(readFileSync(`${root}package.json`, 'utf8')) };
  const files = [];
  for (const group of ['apps', 'packages'])
    for (const name of readdirSync(`${root}${group}`)) {
      const home = `${group}/${name}`;
      if (!statSync(`${root}${home}/package.json`, { throwIfNoEntry: false })) continue;
      manifests[home] = JSON.parse(readFileSync(`${root}${home}/package.json`, 'utf8'));
      files.push(...sources(root, home));
    }
  return { manifests, files };
}

function sources(root, folder) {
  return readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : sources(root, path);
    return /(?<!\.d)\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

/** The lint itself: one line for each import that crosses a border. */
export function crossings(root) {
  const { manifests, files } = survey(root);
  const unknown = Object.keys(manifests).filter((home) => home !== '' && !(home in MAY_IMPORT));
  const lines = unknown.map((home) => `${home}: not in the table of scripts/borders.mjs`);
  for (const file of files)
    for (const name of importsOf(file, readFileSync(root + file, 'utf8'))) {
      const why = border(file, name, manifests);
      if (why) lines.push(`${file}: imports '${name}': ${why}`);
    }
  return lines;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = crossings(fileURLToPath(new URL('..', import.meta.url)));
  for (const line of lines) console.error(line);
  if (lines.length > 0) process.exitCode = 1;
  else console.log('Borders hold.');
}
