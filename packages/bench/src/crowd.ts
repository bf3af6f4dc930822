/** A thousand watchers at one match, half of them through a relay: how long until the last of them has a move. [R27] */
import { performance } from 'node:perf_hooks';
import { CLOSE, READ, READING } from '@sandbar/protocol';
import { WebSocket } from 'ws';
import { moveFor } from '../worker/payload.ts';
import { type Row, row } from './rows.ts';
import { type Server, serve } from './serve.ts';

const WATCHERS = 1_000;
const MOVES = 100;
/** Connections opened at once. */
const ABREAST = 50;

/** One who watches; `seen` is called with each log frame. */
interface Watcher {
  readonly relayed: boolean;
  seen: (frame: string) => void;
  close(): void;
}

/** Opens a watcher as the page does: where the match names a relay, through that. */
function watch(url: string, relay?: string): Promise<Watcher> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(relay === undefined ? url : `${url}?relay=${relay}`);
    const watcher: Watcher = { relayed: relay !== undefined, seen: () => {}, close: () => socket.close() };
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

export async function crowdRows(): Promise<Row[]> {
  const server = await serve('ours');
  try {
    const { id, seats } = await players(server);
    const url = `${server.url.replace('http', 'ws')}/ws/${id}`;
    const watchers: Watcher[] = [];
    while (watchers.length < WATCHERS)
      watchers.push(...(await Promise.all(Array.from({ length: ABREAST }, () => watch(url)))));
    const delays: number[] = [];
    for (let seq = 0; seq < MOVES; seq++) {
      const { f, o } = moveFor(seq);
      const head = `L${(seq + 1).toString(36)} `;
      const all = watchers.map(
        (watcher) =>
          new Promise<void>((resolve) => {
            watcher.seen = (frame) => {
              if (frame.startsWith(head)) resolve();
            };
          }),
      );
      const start = performance.now();
      seats[seq % 2]?.send(`Pcmd${seq.toString(36).padStart(4, '0')} ${seq.toString(36)} ${f}/${o}`);
      await Promise.all(all);
      delays.push(performance.now() - start);
    }
    delays.sort((a, b) => a - b);
    const relayed = watchers.filter((one) => one.relayed).length;
    for (const one of watchers) one.close();
    for (const one of seats) one.close();
    return [
      row('crowd.watchers_direct', WATCHERS - relayed, 'count'),
      row('crowd.watchers_by_relay', relayed, 'count'),
      row('crowd.last_watcher_p50_ms', delays[Math.floor(MOVES / 2)] ?? 0, 'ms'),
      row('crowd.last_watcher_p99_ms', delays[Math.floor(MOVES * 0.99)] ?? 0, 'ms'),
    ];
  } finally {
    await server.stop();
  }
}
