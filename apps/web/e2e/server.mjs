// Serves the built page, the pages that only tests see, and the worker's test entry to the browser tests: Miniflare without
// Wrangler's proxy, fresh storage.
// Run alone with `node apps/web/e2e/server.mjs` (after `npm run build`); SIGTERM or Ctrl+C stops it.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { build } from 'vite';
import { unstable_getMiniflareWorkerOptions as readWorker } from 'wrangler';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const worker = `${root}apps/worker`;
const port = Number(process.env.E2E_PORT ?? 8790);
// Its own storage, so that two servers can run side by side.
const state = `${root}.state/e2e-${port}`;

if (!existsSync(`${root}apps/web/dist/index.html`))
  throw new Error('apps/web/dist is missing: run `npm run build`');
rmSync(state, { recursive: true, force: true });

// The product as it is shipped, with the tests' own pages beside it.
const page = `${state}/page`;
cpSync(`${root}apps/web/dist`, page, { recursive: true });
await build({ configFile: `${root}apps/web/e2e/pages/vite.config.ts`, build: { outDir: page } });

const bundle = [`${root}scripts/bundle.mjs`, `${worker}/test/entry.ts`, state, '--sourcemap'];
execFileSync(process.execPath, bundle, { stdio: 'inherit' });
const modules = JSON.parse(readFileSync(`${state}/modules.json`, 'utf8'));

// Bindings, compatibility date and asset routing come from the one wrangler.jsonc, so both ways of serving stay alike.
// Wrangler still speaks the options of Miniflare 4; the installed Miniflare 5 brings the converter.
const { workerOptions } = readWorker(`${worker}/wrangler.jsonc`);
const server = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port,
    resourcePersistencePath: `${state}/storage`,
    workers: [
      {
        ...workerOptions,
        assets: { ...workerOptions.assets, directory: page },
        name: 'sandbar',
        rootPath: state,
        modulesRoot: state,
        modules,
      },
    ],
  }),
);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => server.dispose().then(() => process.exit(0)));
await server.ready;
console.log(`http://127.0.0.1:${port}`);
