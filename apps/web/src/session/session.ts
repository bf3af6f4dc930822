/** What a table's page talks to, the same for a table over the net and for one on this device. */
import type { Replica, Update } from '@sandbar/protocol';

/** A JSON command without its id: the session gives it one. */
export type Command = { readonly t: string } & Readonly<Record<string, unknown>>;

/**
 * How the page stands to the host:
 * `connecting` for the first time, `open`, `lost` (trying again), `ended` (trying again would not help; see `why`).
 */
export type Connection = 'connecting' | 'open' | 'lost' | 'ended';

export interface Session {
  readonly replica: Replica;
  readonly connection: Connection;
  /** Why the connection has ended, as a word key's last part; null while it has not. */
  readonly why: string | null;
  /** When the next try is due (ms since 1970), while the connection is lost. */
  readonly retryAt: number | null;
  /** Tells of every change. The update is null when only the connection changed. Returns how to stop. */
  watch(watcher: (update: Update | null) => void): () => void;
  /** Sends a command and resolves with its answer, however often the connection breaks in between. */
  ask(command: Command): Promise<Update>;
  /** Sends the draft as the turn. Undefined when there is nothing to send. */
  confirm(): Promise<Update> | undefined;
  /** Tells watchers that the draft has changed on this page; `share`: the others at the table may see it. [R15] */
  touched(share: boolean): void;
  /** Tries again at once. */
  retry(): void;
  close(): void;
}

/** Ids that tell one command from another; long enough never to meet its like in a match. */
export const commandId = (): string =>
  crypto.getRandomValues(new Uint32Array(2)).reduce((id, n) => id + n.toString(36), '');

/** A list of watchers. */
export interface Watchers {
  add(watcher: (update: Update | null) => void): () => void;
  tell(update: Update | null): void;
}

export function createWatchers(): Watchers {
  const all = new Set<(update: Update | null) => void>();
  return {
    add: (watcher) => {
      all.add(watcher);
      return () => all.delete(watcher);
    },
    tell: (update) => {
      for (const watcher of [...all]) watcher(update);
    },
  };
}

/** Commands on their way: kept by id until answered, so that a new connection can send them again. */
export interface Outbox {
  put(id: string, frame: string): Promise<Update>;
  answered(update: Update): void;
  frames(): readonly string[];
  /** Gives up: everything on its way is answered with this reason. */
  fail(why: string): void;
}

export function createOutbox(): Outbox {
  const waiting = new Map<string, { frame: string; done: (update: Update) => void }>();
  return {
    put: (id, frame) => new Promise((done) => waiting.set(id, { frame, done })),
    answered: (update) => {
      if (update.id === undefined || (update.kind !== 'ok' && update.kind !== 'no')) return;
      waiting.get(update.id)?.done(update);
      waiting.delete(update.id);
    },
    frames: () => [...waiting.values()].map((one) => one.frame),
    fail: (why) => {
      for (const [id, { done }] of waiting)
        done({ kind: 'no', id, why, entries: [], mine: false, shortened: false, resync: null });
      waiting.clear();
    },
  };
}
