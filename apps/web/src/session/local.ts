/** A table on this device: two people, one screen, and the same host that a match object runs. Kept across reloads. */
import { rollFrom } from '@sandbar/dice';
import type { Games, Seat } from '@sandbar/engine';
import {
  createReplica,
  firstStored,
  type Kept,
  LIMITS,
  type Line as LogLine,
  openDriver,
  openHost,
  PATIENCE,
  type Peer,
  type Stored,
} from '@sandbar/protocol';
import { readJson, writeJson } from './device.ts';
import { commandId, createOutbox, createWatchers, type Session } from './session.ts';

/** What is kept of a local match. */
interface KeptLocal {
  readonly kept: Kept;
  readonly lines: readonly LogLine[];
}

export interface LocalRequest {
  readonly game: string;
  readonly options: unknown;
  readonly names: readonly string[];
}

const KEY = 'local';

/** The local match kept on this device, or null. */
export const keptLocal = (): KeptLocal | null => readJson<KeptLocal>(KEY);

/** Starts a local match, replacing the one that is kept. */
export function startLocal({ game, options, names }: LocalRequest): void {
  const making = {
    id: 'local',
    game,
    options,
    seats: names,
    roles: [],
    host: 0,
    talk: 'off',
    private: true,
    absence: 'wait',
    patience: PATIENCE.usual,
    clock: null,
    flag: 'skip',
    before: null,
  } as const;
  const { kept } = firstStored(making, Date.now());
  writeJson(KEY, { kept, lines: [] } satisfies KeptLocal);
}

/** Opens the local match that is kept. Null when there is none that this version can read. */
export function openLocal(rules: Games): Session | null {
  const saved = keptLocal();
  if (saved === null) return null;
  const stored: Stored = { ...saved, roles: [], said: [], snapshot: null };
  const peers: Peer[] = stored.kept.table.seats.map((_, seat) => ({
    id: `seat${seat}`,
    greeted: true,
    seat,
    host: true,
    invite: null,
  }));
  const host = openHost('local', stored, {
    games: rules,
    roll: rollFrom((into) => crypto.getRandomValues(into as Uint8Array<ArrayBuffer>)),
    hash: (secret) => secret,
    peers: () => peers,
    newId: () => 'local',
    relay: () => null,
    relayed: () => 0,
    limits: () => ({ ...LIMITS, burst: 1_000, perSecond: 1_000 }),
  });
  const replica = createReplica(rules);
  const outbox = createOutbox();
  const watchers = createWatchers();
  let timer = 0;

  /** The page acts for whoever is to act. */
  const follow = (): void => {
    const { game, confirmed, table } = replica;
    if (game === null || table === null || confirmed === undefined) return;
    const turn = game.turn(confirmed);
    if (turn.kind === 'seat') replica.actAs(turn.seat);
  };

  const driver = openDriver(host, {
    store: () => {
      const { kept, lines } = host.room();
      writeJson(KEY, { kept, lines } satisfies KeptLocal);
    },
    role: () => {},
    alarm: (at) => {
      clearTimeout(timer);
      if (at !== null) timer = window.setTimeout(() => driver.tick(Date.now()), Math.max(0, at - Date.now()));
    },
    send: (to, frame, refused) => {
      // What a seat is told is for the first one, but for answers: those are waited for whichever seat asked.
      if (to !== 'seat0' && refused === undefined) return;
      const update = replica.receive(frame);
      follow();
      outbox.answered(update);
      watchers.tell(update);
    },
    close: () => {},
    relay: () => {},
  });

  const peerOf = (seat: Seat): Peer => peers[seat] ?? (peers[0] as Peer);
  const post = (key: string, frame: string, seat: Seat) => {
    const answer = outbox.put(key, frame);
    // Later, as over the net: nothing changes under the hands of the caller.
    queueMicrotask(() => driver.take(peerOf(seat), frame, Date.now()));
    return answer;
  };
  const acting = (): Seat => replica.you?.seat ?? 0;

  driver.take(peerOf(0), replica.hello([]), Date.now());
  driver.start(Date.now());

  return {
    replica,
    connection: 'open',
    why: null,
    retryAt: null,
    watch: watchers.add,
    ask: (command) => {
      // What both people would have to say is said for both: they sit at one screen.
      const seats =
        command.t === 'ready' ? peers.map((peer) => peer.seat ?? 0) : [seatAsked(command) ?? acting()];
      const answers = seats.map((seat) => {
        const key = commandId();
        return post(key, JSON.stringify({ ...command, id: key }), seat);
      });
      return answers[0] as Promise<Awaited<(typeof answers)[number]>>;
    },
    confirm: () => {
      const key = commandId();
      const frame = replica.commit(key);
      if (frame === undefined) return undefined;
      watchers.tell(null);
      return post(key, frame, acting());
    },
    touched: () => watchers.tell(null),
    retry: () => {},
    close: () => clearTimeout(timer),
  };

  /** The seat that an open offer asks. */
  function seatAsked(command: { readonly t: string } & Readonly<Record<string, unknown>>): Seat | undefined {
    if (command.t !== 'answer') return undefined;
    const offer = replica.table?.offers.find((one) => one.what === command.what);
    return offer?.ask.find((seat) => !offer.yes.includes(seat));
  }
}
