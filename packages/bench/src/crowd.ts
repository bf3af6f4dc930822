/**
 * A thousand watchers at one match, half of them through a relay: how long until the last of them has a move. [R27] Beside it
 * the floor: a bare object that stores a row and sends it to as many sockets, with nothing else to do.
 */
import { performance } from 'node:perf_hooks';
import { CLOSE, PING, READ, READING } from '@sandbar/protocol';
import { WebSocket } from 'ws';
import { moveFor } from '../worker/payload.ts';
import { median, type Row, row } from './rows.ts';
import { type Server, serve } from './serve.ts';

const WATCHERS = 1_000;
/** Moves before anything is counted, and then blocks of moves: of ours, of the floor, and so on. */
const WARM_UP = 20;
const BLOCKS = 5;
const BLOCK = 60;
/** Connections opened at once. */
const ABREAST = 50;

/** One who watches; `seen` is called with each frame of a move. */
interface Watcher {
  readonly relayed: boolean;
  seen: (frame: string) => void;
  send(frame: string): void;
  close(): void;
}

const watcherOf = (socket: WebSocket, relayed: boolean): Watcher => ({
  relayed,
  seen: () => {},
  send: (frame) => socket.send(frame),
  close: () => socket.close(),
});

/** Opens a watcher as the page does: where the match names a relay, through that. */
function watch(url: string, relay?: string): Promise<Watcher> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(relay === undefined ? url : `${url}?relay=${relay}`);
    const watcher = watcherOf(socket, relay !== undefined);
    socket.once('open', () => socket.send(JSON.stringify({ t: 'hello', v: 1, tokens: [], have: 0 })));
    socket.on('message', (data: Buffer) => {
      const frame = data.toString();
      if (frame === READING) socket.send(READ);
      else if (frame.startsWith('L')) watcher.seen(frame);
      else if (frame.startsWith('{"t":"welcome"')) resolve(watcher);
    });
    socket.once('close', (code, reason) => {
      if (code === CLOSE.relay) watch(url, reason.toString()).then(resolve, reject);
      else reject(new Error(`closed with ${code}`));
    });
    socket.once('error', reject);
  });
}

/** The two who play, as bare sockets. */
async function players(
  server: Server,
): Promise<{ readonly id: string; readonly seats: readonly WebSocket[] }> {
  const answer = await fetch(`${server.url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'payload', options: {}, seats: 2 }),
  });
  const made = (await answer.json()) as { id: string; seats: string[] };
  const seats: WebSocket[] = [];
  for (const [seat, token] of made.seats.entries()) {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws/${made.id}`);
    await new Promise((resolve) => socket.once('open', resolve));
    const ready = new Promise<void>((resolve) =>
      socket.on('message', (data: Buffer) => {
        if (data.toString() === READING) socket.send(READ);
        if (data.toString().includes('"id":"ready"')) resolve();
      }),
    );
    socket.send(JSON.stringify({ t: 'hello', v: 1, tokens: [token], have: 0 }));
    socket.send(JSON.stringify({ t: 'sit', id: 'sit1', name: `P${seat}`, secret: String(seat).repeat(22) }));
    socket.send(JSON.stringify({ t: 'ready', id: 'ready', on: true }));
    await ready;
    seats.push(socket);
  }
  return { id: made.id, seats };
}

/** A table with its watchers: makes a move, and tells how long until the last watcher had it, ms. */
interface Crowd {
  readonly relayed: number;
  move(): Promise<number>;
  close(): void;
}

/** Waits until every watcher has a frame that begins so. */
async function untilSeen(watchers: readonly Watcher[], head: string, send: () => void): Promise<number> {
  const all = watchers.map(
    (watcher) =>
      new Promise<void>((resolve) => {
        watcher.seen = (frame) => {
          if (frame.startsWith(head)) resolve();
        };
      }),
  );
  const start = performance.now();
  send();
  await Promise.all(all);
  return performance.now() - start;
}

async function gather(open: () => Promise<Watcher>): Promise<Watcher[]> {
  const watchers: Watcher[] = [];
  while (watchers.length < WATCHERS)
    watchers.push(...(await Promise.all(Array.from({ length: ABREAST }, open))));
  return watchers;
}

async function ours(server: Server): Promise<Crowd> {
  const { id, seats } = await players(server);
  const url = `${server.url.replace('http', 'ws')}/ws/${id}`;
  const watchers = await gather(() => watch(url));
  // Who is not heard for 45 s is dropped.
  const beat = setInterval(() => {
    for (const one of [...watchers, ...seats]) one.send(PING);
  }, 15_000);
  let seq = 0;
  return {
    relayed: watchers.filter((one) => one.relayed).length,
    move: () => {
      const { f, o } = moveFor(seq);
      const frame = `Pcmd${seq.toString(36).padStart(4, '0')} ${seq.toString(36)} ${f}/${o}`;
      const seat = seats[seq % 2];
      seq++;
      return untilSeen(watchers, `L${seq.toString(36)} `, () => seat?.send(frame));
    },
    close: () => {
      clearInterval(beat);
      for (const one of [...watchers, ...seats]) one.close();
    },
  };
}

async function floor(server: Server): Promise<Crowd> {
  const url = `${server.url.replace('http', 'ws')}/ws/crowd`;
  const watchers = await gather(() => bareWatch(url));
  let seq = 0;
  const mover = new WebSocket(url);
  await new Promise((resolve) => mover.once('open', resolve));
  return {
    relayed: 0,
    move: () => {
      const head = `L${(++seq).toString(36)} `;
      return untilSeen(watchers, head, () => mover.send(`${head}4ec A17/20,19/20 i05jaf`));
    },
    close: () => {
      for (const one of [...watchers, mover]) one.close();
    },
  };
}

function bareWatch(url: string): Promise<Watcher> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    const watcher = watcherOf(socket, false);
    socket.once('open', () => resolve(watcher));
    socket.on('message', (data: Buffer) => watcher.seen(data.toString()));
    socket.once('error', reject);
  });
}

/** The smallest value that `share` of them do not exceed. */
const rank = (list: readonly number[], share: number): number =>
  [...list].sort((a, b) => a - b)[Math.ceil(list.length * share) - 1] ?? 0;

export async function crowdRows(): Promise<Row[]> {
  const servers = [await serve('ours'), await serve('bare')] as const;
  try {
    const [table, bare] = [await ours(servers[0]), await floor(servers[1])];
    const block = async (crowd: Crowd, moves: number): Promise<number[]> => {
      const delays: number[] = [];
      for (let i = 0; i < moves; i++) delays.push(await crowd.move());
      return delays;
    };
    await block(table, WARM_UP);
    await block(bare, WARM_UP);
    const delays: number[] = [];
    const ratios: number[] = [];
    for (let i = 0; i < BLOCKS; i++) {
      const mine = await block(table, BLOCK);
      ratios.push(median(mine) / median(await block(bare, BLOCK)));
      delays.push(...mine);
    }
    for (const one of [table, bare]) one.close();
    return [
      row('crowd.watchers_direct', WATCHERS - table.relayed, 'count'),
      row('crowd.watchers_by_relay', table.relayed, 'count'),
      row('crowd.last_watcher_p50_ms', rank(delays, 0.5), 'ms'),
      row('crowd.last_watcher_p99_ms', rank(delays, 0.99), 'ms'),
      row('crowd.last_watcher_ratio', median(ratios), 'ratio'),
    ];
  } finally {
    for (const server of servers) await server.stop();
  }
}
