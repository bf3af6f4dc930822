// The commands of a fresh clone: `npm start` and `npm test` install what is missing and run; also `npm run dev`,
// `npm run e2e` and `npm run e2e:others`. Runs on plain Node >= 18 without dependencies.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { check } from './check.mjs';
import {
  die,
  env,
  HOW_TO_GET_CHROMIUM,
  haveChromium,
  heading,
  must,
  root,
  run,
  setUp,
  stay,
} from './setup.mjs';

const [command, ...rest] = process.argv.slice(2);
const port = process.env.PORT ?? '8787';

/** The worker on this machine. Wrangler is started without npm between, so that its workerd ends with it. */
function serveWorker(...options) {
  const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js');
  const storage = ['--persist-to', join(root, '.state/dev')];
  const address = ['--ip', '127.0.0.1', '--port', port, '--show-interactive-dev-session=false'];
  const child = stay('node', [wrangler, 'dev', ...address, ...storage, ...options], {
    cwd: join(root, 'apps/worker'),
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
}

function buildWeb() {
  heading('building the page');
  must('turbo', ['run', 'build', '--filter=@sandbar/web', '--output-logs=errors-only']);
}

/** Resolves when the worker answers. */
async function ready() {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const commands = {
  /** The whole product on this machine, with matches kept in .state/dev. */
  async start() {
    buildWeb();
    serveWorker('--log-level', 'warn', ...rest);
    await ready();
    heading(`Sandbar is open at http://127.0.0.1:${port} (Ctrl+C stops it)`);
  },

  /** The page from Vite's development server; it hands /api and /ws on to the worker. */
  dev() {
    mkdirSync(join(root, 'apps/web/dist'), { recursive: true });
    serveWorker();
    env.WORKER_PORT = port;
    stay('vite', rest, { cwd: join(root, 'apps/web') });
  },

  /** Browser tests alone; further words go to Playwright. */
  e2e() {
    if (!haveChromium()) die(HOW_TO_GET_CHROMIUM);
    buildWeb();
    process.exit(run('playwright', ['test', ...rest], { cwd: join(root, 'apps/web') }));
  },

  /** A short walk in WebKit and Firefox, where they are installed. */
  'e2e:others'() {
    buildWeb();
    process.exit(run('node', ['apps/web/e2e/others/main.ts', ...rest]));
  },

  /** Every check of the repository. */
  async test() {
    process.exit(await check());
  },
};

if (!Object.hasOwn(commands, command)) die(`usage: node scripts/run.mjs ${Object.keys(commands).join('|')}`);
setUp();
await commands[command]();
