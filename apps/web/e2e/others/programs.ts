/** Programs that the walk needs beside itself: found on this machine, started, and ended with everything that they started. */
import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process, { env } from 'node:process';

/** How long a program may take to say that it is ready, on a machine that is busy, and how long to end. */
const READY_WITHIN_MS = 60_000;
const END_WITHIN_MS = 5_000;

export interface Program {
  /** All that it has printed so far. */
  printed(): string;
  /** Resolves with the first match of `ready` in what it prints. Rejects if it ends before, or prints none in a minute. */
  says(ready: RegExp): Promise<RegExpExecArray>;
  /** Asks it to end. Resolves when it and all that it started have, and nothing more will be printed. */
  end(): Promise<void>;
}

/** The path of a program in PATH or, with a `*`, of a file; undefined if there is none that can be run. */
export function find(name: string): string | undefined {
  const places = name.includes('*')
    ? globSync(name)
    : (env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return places.find(canRun);
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) endGroup(child);
});

/** Starts a program in a group of its own, so that what it starts in turn ends with it. `more` is added to its environment. It may also print to descriptor 3. */
export function start(path: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(path, args, {
    env: { ...env, ...more },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  let printed = '';
  let ended: string | undefined;
  const lookers = new Set<() => void>();
  const lookAgain = (): void => {
    for (const look of lookers) look();
  };
  for (const stream of [child.stdout, child.stderr, child.stdio[3]])
    stream?.on('data', (part: Buffer) => {
      printed += part;
      lookAgain();
    });
  child.on('error', (error) => {
    ended = error.message;
    lookAgain();
  });
  child.on('close', () => running.delete(child));
  child.on('exit', (code, signal) => {
    ended = `it ended with ${code ?? signal}`;
    lookAgain();
  });
  return {
    printed: () => printed,
    says: (ready) =>
      new Promise((resolve, reject) => {
        const fail = (why: string): void => {
          settle();
          reject(new Error(`${path} is not ready: ${why}\n${printed}`));
        };
        const timer = setTimeout(() => fail('it took too long'), READY_WITHIN_MS);
        const settle = (): void => {
          clearTimeout(timer);
          lookers.delete(look);
        };
        const look = (): void => {
          const found = ready.exec(printed);
          if (found === null) {
            if (ended !== undefined) fail(ended);
            return;
          }
          settle();
          resolve(found);
        };
        lookers.add(look);
        look();
      }),
    end: () => endGently(child),
  };
}

async function endGently(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const late = setTimeout(() => endGroup(child), END_WITHIN_MS);
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await closed;
  clearTimeout(late);
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The whole group has ended already.
  }
}
