/** A table with live clients: each seat is played by the session that the page uses, with moves by a seeded lot. */
import { type AnyGame, games } from '@sandbar/engine';
import type { Update } from '@sandbar/protocol';
import { openRemote } from '../../src/session/remote.ts';
import type { Session } from '../../src/session/session.ts';

export interface Kind {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  /** ms; generous, so that nobody's time runs out unless a restart is charged. */
  readonly clock?: { readonly delay: number; readonly bank: number };
}

/** A turn that the host has acknowledged: its words, and the length of the log that holds it. */
interface Acknowledged {
  readonly words: readonly string[];
  readonly n: number;
}

export interface Table {
  readonly id: string;
  readonly kind: Kind;
  readonly sessions: readonly Session[];
  readonly acknowledged: readonly Acknowledged[];
  /** Turns that were sent and refused: none may be. */
  readonly refused: readonly string[];
  readonly over: boolean;
  /** No new turns; resolves when everything that was sent is answered. */
  rest(): Promise<void>;
  /** Goes on after a rest. */
  go(): void;
  close(): void;
}

const secret = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');

/** Makes a table over HTTP, seats everybody and starts it. `below(n)` is the lot. */
export async function openTable(host: string, kind: Kind, below: (n: number) => number): Promise<Table> {
  const answer = await fetch(`http://${host}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(kind),
  });
  if (!answer.ok) throw new Error(`${kind.game}: ${await answer.text()}`);
  const made = (await answer.json()) as { id: string; host: string; invite: string };
  const sessions: Session[] = [];
  const acknowledged: Acknowledged[] = [];
  const refused: string[] = [];
  let resting = false;
  let pending = 0;
  let rested: (() => void) | null = null;

  for (let seat = 0; seat < kind.seats; seat++) {
    const own = secret();
    const tokens = seat === 0 ? [made.host, own] : [made.invite, own];
    const session = openRemote(made.id, games, () => tokens);
    sessions.push(session);
    await until(session, () => session.connection === 'open');
    await session.ask({ t: 'sit', seat, name: `Seat ${seat}`, secret: own });
    await session.ask({ t: 'ready', on: true });
  }
  const [first] = sessions;
  if (kind.seats > 2) await first?.ask({ t: 'start' });

  const act = (session: Session): void => {
    const { replica } = session;
    const { game, table } = replica;
    if (resting || game === null || replica.sent !== null || table?.phase !== 'playing') return;
    if (session.connection !== 'open' || !isMine(game, session)) return;
    while (isMine(game, session)) {
      const legal = game.legal(replica.shown);
      const action = legal[below(legal.length)];
      if (action === undefined || !replica.step(action)) return;
    }
    const letter = 'ABCDEFGH'[replica.you?.seat ?? 0];
    const words = replica.draft.map((action) => `${letter}${game.writeAction(action)}`);
    pending++;
    void send(session).then((update) => {
      pending--;
      if (update.kind === 'ok') acknowledged.push({ words, n: update.n ?? -1 });
      else refused.push(`${words.join(' ')}: ${update.why}`);
      if (pending === 0) rested?.();
    });
  };

  for (const session of sessions) {
    const look = (): void => void setTimeout(() => act(session), 20 + below(150));
    session.watch(look);
    look();
  }

  return {
    id: made.id,
    kind,
    sessions,
    acknowledged,
    refused,
    get over() {
      return first?.replica.table?.phase === 'over';
    },
    rest: () => {
      resting = true;
      return pending === 0 ? Promise.resolve() : new Promise((resolve) => (rested = resolve));
    },
    go: () => {
      resting = false;
      for (const session of sessions) act(session);
    },
    close: () => {
      for (const session of sessions) session.close();
    },
  };
}

/** Sends the draft. Who is told that this was too fast waits a moment and says the same again. */
async function send(session: Session): Promise<Update> {
  for (;;) {
    const update = await session.confirm();
    if (update === undefined) throw new Error('there is nothing to send');
    if (update.why !== 'too-many') return update;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function isMine(game: AnyGame, { replica }: Session): boolean {
  const turn = game.turn(replica.shown);
  return turn.kind === 'seat' && turn.seat === replica.you?.seat;
}

/** Resolves when a condition holds; looks again at every change of the session. */
export function until(session: Session, holds: () => boolean, within = 30_000): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('waited in vain')), within);
    const look = (_: Update | null): void => {
      if (!holds()) return;
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = session.watch(look);
    look(null);
  });
}
