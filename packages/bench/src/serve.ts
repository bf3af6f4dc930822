/** Starts a worker of this package in workerd, by Miniflare without Wrangler's proxy, with storage on disk. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';

export interface Server {
  readonly url: string;
  /** CPU time that the server has used, ms. */
  cpu(): number;
  /** Resident memory, kB. */
  memory(): number;
  stop(): Promise<void>;
}

/** A module as Miniflare takes it. */
interface Module {
  readonly type: 'ESModule' | 'CompiledWasm';
  readonly path: string;
}

/** Starts `worker/<name>.ts`. */
export async function serve(name: 'ours' | 'bare', port = 0): Promise<Server> {
  const state = mkdtempSync(join(tmpdir(), 'sandbar-bench-'));
  const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
  const bundle = [here('../../../scripts/bundle.mjs'), here(`../worker/${name}.ts`), state];
  execFileSync(process.execPath, bundle, { stdio: 'inherit' });
  const modules = JSON.parse(readFileSync(join(state, 'modules.json'), 'utf8')) as Module[];
  const before = children();
  const server = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      resourcePersistencePath: join(state, 'storage'),
      workers: [
        {
          name: 'bench',
          rootPath: state,
          modulesRoot: state,
          modules,
          compatibilityDate: '2026-11-01',
          durableObjects: {
            MATCH: { className: 'MatchRoom', useSQLite: true },
            ...(name === 'ours' ? { RELAY: { className: 'Relay', useSQLite: true } } : {}),
          },
        },
      ],
    }),
  );
  const url = (await server.ready).origin;
  const pids = children().filter((pid) => !before.includes(pid));
  return {
    url,
    cpu: () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0),
    memory: () => pids.reduce((sum, pid) => sum + memoryOf(pid), 0),
    stop: async () => {
      await server.dispose();
      rmSync(state, { recursive: true, force: true });
    },
  };
}

/** Processes started by this one whose program is workerd. */
function children(): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      const stat = statOf(pid);
      return stat?.parent === process.pid && stat.name.startsWith('workerd');
    });
}

function statOf(pid: number): { name: string; parent: number; ticks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    const fields = text.slice(end + 2).split(' ');
    return {
      name: text.slice(text.indexOf('(') + 1, end),
      parent: Number(fields[1]),
      ticks: Number(fields[11]) + Number(fields[12]),
    };
  } catch {
    return undefined;
  }
}

/** The kernel counts in hundredths of a second. */
const cpuOf = (pid: number): number => (statOf(pid)?.ticks ?? 0) * 10;

function memoryOf(pid: number): number {
  const found = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? 0);
}
