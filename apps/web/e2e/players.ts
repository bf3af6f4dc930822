/** Matches that play themselves, for tests that need one on the server but nobody at its screen. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Kind } from './chaos/table.ts';

type Wanted = Omit<Kind, 'seats'> & { readonly seats?: number };

/** What a player is asked: to set this table first, or to go on at its own. */
export interface Asked {
  readonly base: string;
  readonly kind: Wanted;
  readonly entries: number;
}

/** The players by the match that they are at. A process of its own each: there they pretend to be in a browser. */
const running = new Map<string, { readonly child: ChildProcess; readonly kind: Wanted }>();

/** Plays on in a match, or in a new one, until its log has grown by so many entries; then it stands still. Resolves with its id. */
export function playOn(base: string, what: string | Wanted, entries: number): Promise<string> {
  const known = typeof what === 'string' ? running.get(what) : undefined;
  if (typeof what === 'string' && known === undefined) throw new Error(`no match ${what} plays itself`);
  const kind = known?.kind ?? (what as Wanted);
  const child = known?.child ?? fork(fileURLToPath(new URL('player.ts', import.meta.url)), { execArgv: [] });
  return new Promise((done, fail) => {
    const ended = (code: number | null): void => fail(new Error(`the player ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (id: string) => {
      child.off('exit', ended);
      running.set(id, { child, kind });
      done(id);
    });
    child.send({ base, kind, entries } satisfies Asked);
  });
}

/** Sends all players home. */
export function endPlayers(): void {
  for (const { child } of running.values()) child.disconnect();
  running.clear();
}
