/** Sizes of the built page, gzipped as a browser fetches it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Row, row } from './rows.ts';

const DIST = new URL('../../../apps/web/dist/', import.meta.url);

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

/** What a table does not load to be played at: sharing and saving a match, the host of a table on this device, pictures of rules. */
const ASIDE = /^src\/table\/share\/|\/records?\.ts$|^src\/session\/local\.ts$|\/figures\.ts$/;

const KB = 1000;

/** All files that an entry of the manifest loads: its own, what it imports, and their styles. */
function filesOf(manifest: Readonly<Record<string, Chunk>>, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return files;
}

const gzipKb = (files: Iterable<string>, end: RegExp): number =>
  [...files]
    .filter((file) => end.test(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, DIST))).length, 0) / KB;

export function webRows(): Row[] {
  const path = new URL('.vite/manifest.json', DIST);
  if (!existsSync(path)) throw new Error('the page is not built: run `npm run build` first');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>;
  const entry = 'index.html';
  const registry = 'src/games/registry.ts';
  const start = filesOf(manifest, [entry, registry, 'src/pages/start/start.tsx']);
  const table = ['src/pages/table.tsx', registry, 'src/games/rules.ts'];
  // Chunks that the drawing library loads by itself when it sets up its renderer belong to the board as well.
  const late = lateChunks(manifest, table);
  const isView = (key: string): boolean => /^src\/games\/\w+\/view\.tsx$/.test(key);
  const views = late.filter(isView);
  // A table is of one game: the heaviest counts. What a game's view loads later is its own.
  const ofView = new Map(views.map((view) => [view, lateChunks(manifest, [view])]));
  const common = late.filter((key) => !isView(key) && ![...ofView.values()].flat().includes(key));
  const boards = views.map((view) =>
    gzipKb(filesOf(manifest, [entry, ...table, ...common, view, ...(ofView.get(view) ?? [])]), /\.(js|css)$/),
  );
  const assets = readdirSync(new URL('assets/', DIST));
  const fonts = assets
    .filter((file) => file.endsWith('.woff2'))
    .reduce((sum, file) => sum + readFileSync(new URL(`assets/${file}`, DIST)).length, 0);
  return [
    row('web.start_gzip_kb', gzipKb(start, /\.js$/), 'kB', { most: 60 }),
    row('web.board_gzip_kb', Math.max(...boards), 'kB', { most: 330 }),
    row('web.embed_script_gzip_kb', gzipKb(['embed.js'], /\.js$/), 'kB', { most: 5 }),
    row('web.fonts_kb', fonts / KB, 'kB', { most: 90 }),
  ];
}

/** Every chunk that may be loaded later from a page, found by walking the dynamic imports of its parts. */
function lateChunks(manifest: Readonly<Record<string, Chunk>>, from: readonly string[]): string[] {
  const late = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.dynamicImports ?? []) {
      if (ASIDE.test(next)) continue;
      late.add(next);
      visit(next);
    }
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  for (const key of from) visit(key);
  return [...late];
}
