/** Starting the server, killing it with all it has started, and starting it again on the same storage. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Server {
  readonly host: string;
  start(): Promise<void>;
  /** SIGKILL to the server and to workerd: nothing is flushed, nothing is said. */
  kill(): Promise<void>;
  remove(): void;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the deployed worker once and prepares empty storage for it. */
export async function prepare(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbar-chaos-'));
  const bundle = [here('../../../../scripts/bundle.mjs'), here('../../../worker/src/index.ts'), folder];
  execFileSync(process.execPath, bundle, { stdio: 'inherit' });
  const port = await freePort();
  let child: ChildProcess | null = null;
  const end = (): void => {
    if (child?.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    child = null;
  };
  // Whatever ends this process ends the server too: left alone it would run for ever.
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return {
    host: `127.0.0.1:${port}`,
    start: () =>
      new Promise((resolve, reject) => {
        const now = spawn('node', [here('server.mjs'), folder, join(folder, 'storage'), String(port)], {
          // A group of its own, so that one signal reaches workerd too.
          detached: true,
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        child = now;
        now.once('exit', (code) => reject(new Error(`the server ended by itself with ${code}`)));
        now.stdout?.on('data', (data: Buffer) => {
          if (data.toString().includes('ready')) resolve();
        });
      }),
    kill: () =>
      new Promise((resolve) => {
        const now = child;
        child = null;
        if (now?.pid === undefined) return resolve();
        now.removeAllListeners('exit');
        now.once('exit', () => resolve());
        process.kill(-now.pid, 'SIGKILL');
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
