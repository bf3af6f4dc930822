/** A client for tests in workerd: a real socket, a real replica, and promises instead of sleeps. */
import { exports } from 'cloudflare:workers';
import { games } from '@sandbar/engine';
import type { Made } from '@sandbar/protocol';
import { createReplica, READ, READING, type Replica, type Update } from '@sandbar/protocol';

const ORIGIN = 'http://sandbar.test';

export async function make(
  body: unknown = { game: 'backgammon', options: { mode: 'match', length: 1 } },
): Promise<Made> {
  const answer = await post('/api/matches', body);
  if (answer.status !== 201) throw new Error(await answer.text());
  return answer.json();
}

export const post = (path: string, body: unknown): Promise<Response> =>
  exports.default.fetch(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** A request as it comes from an address of the net. */
export const from = (address: string, path: string, body: unknown): Promise<Response> =>
  exports.default.fetch(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': address },
    body: JSON.stringify(body),
  });

export const get = (path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Response> =>
  exports.default.fetch(`${ORIGIN}${path}`, { method, headers });

export interface Client {
  readonly replica: Replica;
  readonly frames: string[];
  readonly closed: { code: number; reason: string } | null;
  send(frame: string): void;
  /** Sends a JSON command with an id of its own; resolves with its answer. */
  ask(command: Readonly<Record<string, unknown>>): Promise<Update>;
  /** Sends the replica's draft; resolves with the answer. */
  commit(): Promise<Update>;
  /** Resolves once the condition holds; looks again after every frame. */
  until(condition: () => boolean, what: string, within?: number): Promise<void>;
  close(): void;
}

let commands = 0;

/** Connects and says hello. */
export async function connect(id: string, tokens: readonly string[] = []): Promise<Client> {
  const client = await open(id);
  client.send(client.replica.hello(tokens));
  await client.until(() => client.replica.table !== null || client.closed !== null, 'welcome');
  return client;
}

/** Connects without a word. One that does not read never answers when it is asked. */
export async function open(id: string, reads = true): Promise<Client> {
  const answer = await exports.default.fetch(`${ORIGIN}/ws/${id}`, { headers: { upgrade: 'websocket' } });
  const socket = answer.webSocket;
  if (socket === null) throw new Error(`no socket: ${answer.status} ${await answer.text()}`);
  const replica = createReplica(games);
  const frames: string[] = [];
  const watchers = new Set<() => void>();
  const answers = new Map<string, (update: Update) => void>();
  let closed: Client['closed'] = null;
  const wake = () => {
    for (const watcher of [...watchers]) watcher();
  };
  socket.addEventListener('message', (event) => {
    const frame = String(event.data);
    if (frame === READING) {
      if (reads) socket.send(READ);
      return;
    }
    frames.push(frame);
    const update = replica.receive(frame);
    if (update.resync !== null) socket.send(replica.hello([]));
    if (update.id !== undefined) answers.get(update.id)?.(update);
    wake();
  });
  socket.addEventListener('close', (event) => {
    closed = { code: event.code, reason: event.reason };
    wake();
  });
  socket.accept();
  const answered = (commandId: string): Promise<Update> =>
    new Promise((resolve) => answers.set(commandId, resolve));
  return {
    replica,
    frames,
    get closed() {
      return closed;
    },
    send: (frame) => socket.send(frame),
    ask: (command) => {
      const commandId = `cmd${++commands}`;
      const answer = answered(commandId);
      socket.send(JSON.stringify({ ...command, id: commandId }));
      return answer;
    },
    commit: () => {
      const commandId = `cmd${++commands}`;
      const frame = replica.commit(commandId);
      if (frame === undefined) throw new Error('there is nothing to send');
      const answer = answered(commandId);
      socket.send(frame);
      return answer;
    },
    until: (condition, what, within = 5_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`waited in vain for ${what}; last: ${frames.at(-1)}`)),
          within,
        );
        const look = () => {
          if (!condition()) return;
          watchers.delete(look);
          clearTimeout(timer);
          resolve();
        };
        watchers.add(look);
        look();
      }),
    close: () => socket.close(1000, 'bye'),
  };
}

/** 22 letters that pass for a secret, told apart by a letter. */
export const secret = (letter: string): string => letter.repeat(22);

/** Two people at a table that has started. */
export async function seated(body?: unknown): Promise<{ made: Made; a: Client; b: Client }> {
  const made = await make(body);
  const a = await connect(made.id, [made.host, made.invite]);
  await a.ask({ t: 'sit', name: 'Ann', secret: secret('a') });
  const b = await connect(made.id, [made.invite]);
  await b.ask({ t: 'sit', name: 'Bob', secret: secret('b') });
  await a.ask({ t: 'ready', on: true });
  await b.ask({ t: 'ready', on: true });
  await Promise.all([a, b].map((one) => one.until(() => one.replica.at > 0, 'the opening roll')));
  return { made, a, b };
}

/** Plays the first legal turn of whoever is to act, on both replicas' agreement. Returns false when the match is over. */
export async function playTurn(a: Client, b: Client): Promise<boolean> {
  const { game, confirmed } = a.replica;
  if (game === null) throw new Error('no game');
  const turn = game.turn(confirmed);
  if (turn.kind !== 'seat') return false;
  const mover = a.replica.you?.seat === turn.seat ? a : b;
  const end = game.ends(mover.replica.confirmed)[0];
  for (const action of end?.actions ?? []) mover.replica.step(action);
  const answer = await mover.commit();
  if (answer.kind !== 'ok') throw new Error(`refused: ${answer.why}`);
  const n = mover.replica.have;
  await Promise.all(
    [a, b].map((one) =>
      one.until(
        () => one.replica.have >= Math.max(n, mover.replica.have) && one.replica.sent === null,
        'the turn',
      ),
    ),
  );
  return true;
}
