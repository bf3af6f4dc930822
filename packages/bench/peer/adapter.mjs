/**
 * Our server as one row of a load generator that measures several servers with the same game (see ../README.md).
 * The client is the real replica over a real socket: what it knows, it knows from the wire.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createReplica } from '@sandbar/protocol';
import { WebSocket } from 'ws';
import { payload } from '../worker/payload.ts';

const SERVER = fileURLToPath(new URL('server.mjs', import.meta.url));

/** @returns 128 random bits as base64url: a secret, or as much of it as an id needs. */
const random = (letters = 22) => randomBytes(17).toString('base64url').slice(0, letters);

/** A match: its links, the secrets of its seats by seat, and its players as they join. */
async function match({ port }, players) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'payload', options: {}, seats: players }),
  });
  if (answer.status !== 201) throw new Error(`no match: ${answer.status} ${await answer.text()}`);
  return { made: await answer.json(), players, secrets: new Map(), clients: new Map() };
}

/** Joins, and resolves once the whole state is there. Before the last seat is filled there is none to wait for. */
async function join({ port }, held, seat) {
  const known = held.secrets.get(seat);
  const client = await connect(`ws://127.0.0.1:${port}/ws/${held.made.id}`, tokensOf(held, seat));
  if (seat === null || known !== undefined) return client;
  held.clients.set(seat, client);
  await sitDown(held, seat, client);
  if (held.clients.size === held.players) await begin(held);
  return client;
}

/** What opens the seat: its own secret if it has one, else its link. The first seat holds the maker's powers. */
function tokensOf({ made, secrets }, seat) {
  if (seat === null) return [];
  const secret = secrets.get(seat);
  if (secret !== undefined) return [secret];
  return seat === 0 ? [made.host, made.seats[0]] : [made.seats[seat]];
}

async function sitDown(held, seat, client) {
  const secret = random();
  client.tokens = [secret];
  await client.ask({ t: 'sit', seat, name: `Seat ${seat}`, secret });
  held.secrets.set(seat, secret);
}

/** Starts the match as people do: two players are ready, more wait for the host. */
async function begin({ players, clients }) {
  if (players === 2) await Promise.all([...clients.values()].map((one) => one.ask({ t: 'ready', on: true })));
  else await clients.get(0).ask({ t: 'start' });
  for (const client of clients.values())
    for (let i = 0; client.state() === undefined; i++) {
      if (i > 5000) throw new Error('the match does not start');
      await sleep(1);
    }
}

function connect(url, tokens) {
  const replica = createReplica({ payload });
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const answers = new Map();
  const client = {
    on: null,
    seq: 0,
    tokens,
    replica,
    state: () => replica.confirmed,
    /** Sends a move, and does not wait. */
    move: (move) => {
      if (!replica.step(move)) throw new Error(`not legal here: ${JSON.stringify(move)} at ${replica.at}`);
      socket.send(replica.commit(random(8)));
    },
    /** Sends a command; rejects when it is refused. */
    ask: (command) =>
      new Promise((resolve, reject) => {
        const id = random(8);
        answers.set(id, (update) =>
          update.kind === 'ok' ? resolve() : reject(new Error(`${command.t}: ${update.why}`)),
        );
        socket.send(JSON.stringify({ ...command, id }));
      }),
    // The contract wants the TCP socket, to count its bytes and to cut it; `ws` has no public name for it.
    sock: () => socket._socket,
    drop: () => socket._socket.destroy(),
    close: () => socket.close(),
  };
  const take = (update) => {
    if (update.resync !== null) socket.send(replica.hello(client.tokens));
    if (update.kind === 'no' && !answers.has(update.id)) console.error(`refused: ${update.why}`);
    answers.get(update.id)?.(update);
    answers.delete(update.id);
    const seq = replica.confirmed?.seq ?? 0;
    if (seq <= client.seq) return;
    client.seq = seq;
    client.on?.(seq);
  };
  return new Promise((resolve, reject) => {
    socket.on('open', () => socket.send(replica.hello(tokens)));
    socket.on('message', (data) => {
      const update = replica.receive(data.toString());
      take(update);
      if (update.kind === 'welcome') resolve(client);
    });
    socket.on('close', (code, why) => reject(new Error(`closed: ${code} ${why}`)));
    socket.on('error', reject);
  });
}

export default {
  name: 'sandbar',
  /** `tmp` is removed by the generator: bundle and storage go there. */
  server: ({ port, tmp, node }) => ({
    cmd: [node ?? 'node', SERVER, String(port)],
    env: { TMPDIR: tmp },
    ready: 'ready',
  }),
  match,
  join,
  autoReconnect: false,
};
