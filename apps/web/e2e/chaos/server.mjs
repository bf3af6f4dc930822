// The worker as it is deployed, in workerd by Miniflare, on storage that outlives it. Started by main.ts, and killed by it.
//   node apps/web/e2e/chaos/server.mjs FOLDER STORAGE PORT
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as readWorker } from 'wrangler';

const [folder = '', storage = '', port = '0'] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const { workerOptions } = readWorker(`${root}apps/worker/wrangler.jsonc`);
const { assets: _, ...bindings } = workerOptions;
const server = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: Number(port),
    resourcePersistencePath: storage,
    workers: [
      {
        ...bindings,
        name: 'sandbar',
        rootPath: folder,
        modulesRoot: folder,
        modules: JSON.parse(readFileSync(`${folder}/modules.json`, 'utf8')),
      },
    ],
  }),
);
await server.ready;
console.log('ready');
