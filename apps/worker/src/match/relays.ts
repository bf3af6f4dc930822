/** The relays that a match sends its broadcasts to, and how many watch at each as far as is known. [R27] */
import type { Limits } from '@sandbar/protocol';
import { noteFault } from '../log.ts';
import { type Relay, relayName } from './relay.ts';

export interface Relays {
  /** The relay for one more watcher, or null where none has room. */
  withRoom(): number | null;
  /** Watchers at all relays together. */
  watching(): number;
  /** A watcher has come to a relay: it gets every broadcast from then on. */
  joined(relay: number): void;
  /** Hands frames to every relay once. What a relay misses its watchers notice, and ask again. [R13] */
  deliver(frames: readonly string[]): void;
  end(code: number, why: string): Promise<void>;
}

/** Where the relays of a match are remembered through hibernation. */
const KEY = 'relays';

/** Reads which relays there are; storage is written only when one more joins. */
export function openRelays(ctx: DurableObjectState, env: Env, limits: () => Limits): Relays {
  const all = new Map<number, number>();
  let loaded = false;
  const known = (): Map<number, number> => {
    if (!loaded) for (const number of ctx.storage.kv.get<number[]>(KEY) ?? []) all.set(number, 0);
    loaded = true;
    return all;
  };
  const stub = (number: number): DurableObjectStub<Relay> =>
    env.RELAY.get(env.RELAY.idFromName(relayName(ctx.id.name ?? '', number)));
  return {
    withRoom: () => {
      const { relays, perRelay } = limits();
      for (let number = 0; number < relays; number++)
        if ((known().get(number) ?? 0) < perRelay) return number;
      return null;
    },
    watching: () => [...known().values()].reduce((sum, n) => sum + n, 0),
    joined: (number) => {
      const before = known().get(number);
      all.set(number, (before ?? 0) + 1);
      if (before === undefined) ctx.storage.kv.put(KEY, [...all.keys()]);
    },
    deliver: (frames) => {
      if (frames.length === 0) return;
      for (const number of known().keys())
        ctx.waitUntil(
          stub(number)
            .deliver(frames)
            .then((watching) => void all.set(number, watching))
            .catch((fault) => noteFault('relay', fault)),
        );
    },
    end: async (code, why) => {
      // One that cannot be reached must not keep the match from being deleted.
      const ends = [...known().keys()].map((number) => stub(number).end(code, why));
      for (const end of await Promise.allSettled(ends))
        if (end.status === 'rejected') noteFault('relay', end.reason);
    },
  };
}
