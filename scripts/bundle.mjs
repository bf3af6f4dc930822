// Bundles a worker for Miniflare: node scripts/bundle.mjs ENTRY FOLDER [--sourcemap]
// Writes FOLDER/worker.js, the WebAssembly module that draws pictures beside it, and modules.json: what Miniflare is told.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';

/** The name that the worker imports the rasterizer's module by; the worker's package depends on it. */
const RASTERIZER = '@resvg/resvg-wasm/index_bg.wasm';
const WORKER = new URL('../apps/worker/package.json', import.meta.url);

const [entry, folder, flag] = process.argv.slice(2);
const script = join(folder, 'worker.js');
await build({
  entryPoints: [entry],
  outfile: script,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  conditions: ['workerd', 'worker', 'browser'],
  // The module lies beside the script under the name that it is imported by; fonts are part of the script.
  external: ['cloudflare:*', 'node:*', RASTERIZER],
  loader: { '.ttf': 'binary' },
  sourcemap: flag === '--sourcemap' ? 'inline' : false,
  logLevel: 'warning',
});
const compiled = join(folder, RASTERIZER);
mkdirSync(dirname(compiled), { recursive: true });
copyFileSync(createRequire(WORKER).resolve(RASTERIZER), compiled);
const modules = [
  { type: 'ESModule', path: script },
  { type: 'CompiledWasm', path: compiled },
];
writeFileSync(join(folder, 'modules.json'), JSON.stringify(modules));
