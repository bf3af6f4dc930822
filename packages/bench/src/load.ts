/** Our match object beside a bare one that writes one row and echoes: delay, CPU and memory, measured in one run. */
import { performance } from 'node:perf_hooks';
import { READ, READING } from '@sandbar/protocol';
import { WebSocket } from 'ws';
import { moveFor } from '../worker/payload.ts';
import { median, type Row, row } from './rows.ts';
import { type Server, serve } from './serve.ts';

const BLOCKS = 5;
const MOVES = 400;
const IDLE = 200;

/** A table of two: sends a move from one socket, resolves when the other has it. */
interface Pair {
  move(): Promise<void>;
  close(): void;
}

function socket(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const one = new WebSocket(url);
    one.once('open', () => resolve(one));
    one.on('message', (data: Buffer) => data.toString() === READING && one.send(READ));
    one.once('error', reject);
  });
}

/** Resolves with the next frame that passes. */
const heard = (one: WebSocket, passes: (frame: string) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const listen = (data: Buffer): void => {
      if (!passes(data.toString())) return;
      one.off('message', listen);
      resolve();
    };
    one.on('message', listen);
  });

/** The same frame for both servers. */
function playOf(seq: number): string {
  const { f, o } = moveFor(seq);
  return `Pcmd${seq.toString(36).padStart(4, '0')} ${seq.toString(36)} ${f}/${o}`;
}

async function barePair(server: Server, id: string): Promise<Pair> {
  const url = `${server.url.replace('http', 'ws')}/ws/${id}`;
  const both = [await socket(url), await socket(url)] as const;
  let seq = 0;
  return {
    move: async () => {
      const other = both[(seq + 1) % 2] as WebSocket;
      const text = playOf(seq);
      const came = heard(other, (frame) => frame === text);
      both[seq % 2]?.send(text);
      await came;
      seq++;
    },
    close: () => {
      for (const one of both) one.close();
    },
  };
}

async function ourPair(server: Server): Promise<Pair> {
  const answer = await fetch(`${server.url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'payload', options: {}, seats: 2 }),
  });
  const made = (await answer.json()) as { id: string; seats: string[] };
  const url = `${server.url.replace('http', 'ws')}/ws/${made.id}`;
  const both: WebSocket[] = [];
  for (const [seat, token] of made.seats.entries()) {
    const one = await socket(url);
    both.push(one);
    const ready = heard(one, (frame) => frame.includes('"id":"ready"'));
    one.send(JSON.stringify({ t: 'hello', v: 1, tokens: [token], have: 0 }));
    one.send(JSON.stringify({ t: 'sit', id: 'sit1', name: `P${seat}`, secret: String(seat).repeat(22) }));
    one.send(JSON.stringify({ t: 'ready', id: 'ready', on: true }));
    await ready;
  }
  let seq = 0;
  return {
    move: async () => {
      const other = both[(seq + 1) % 2] as WebSocket;
      // Entry 0 of the log is the start, so move `seq` is entry `seq + 1`.
      const came = heard(other, (frame) => frame.startsWith(`L${(seq + 1).toString(36)} `));
      both[seq % 2]?.send(playOf(seq));
      await came;
      seq++;
    },
    close: () => {
      for (const one of both) one.close();
    },
  };
}

/** Median delay in ms, and server CPU a move in ms, of one block. */
async function block(server: Server, pair: Pair): Promise<{ delay: number; cpu: number }> {
  const delays: number[] = [];
  const cpu = server.cpu();
  for (let i = 0; i < MOVES; i++) {
    const start = performance.now();
    await pair.move();
    delays.push(performance.now() - start);
  }
  return { delay: median(delays), cpu: (server.cpu() - cpu) / MOVES };
}

export async function loadRows(): Promise<Row[]> {
  const [ours, bare] = [await serve('ours'), await serve('bare')];
  try {
    const pairs = { ours: await ourPair(ours), bare: await barePair(bare, 'bench') };
    for (let i = 0; i < MOVES; i++) {
      await pairs.ours.move();
      await pairs.bare.move();
    }
    const delays: number[] = [];
    const cpus: number[] = [];
    for (let i = 0; i < BLOCKS; i++) {
      const [mine, floor] = [await block(ours, pairs.ours), await block(bare, pairs.bare)];
      delays.push(mine.delay / floor.delay);
      cpus.push(mine.cpu / Math.max(floor.cpu, 0.001));
    }
    pairs.ours.close();
    pairs.bare.close();
    const mine = await idle(ours, ourPair);
    const floor = await idle(bare, barePair);
    return [
      row('wire.rtt_ratio', median(delays), 'ratio', { most: 1.5 }),
      row('wire.cpu_ratio', median(cpus), 'ratio', { most: 1.5 }),
      row('wire.idle_kb_per_match', mine, 'kB'),
      row('wire.idle_ratio', mine / floor, 'ratio'),
    ];
  } finally {
    await ours.stop();
    await bare.stop();
  }
}

/** Memory that a match with two silent sockets holds, once it has moved, kB. */
async function idle(server: Server, open: (server: Server, id: string) => Promise<Pair>): Promise<number> {
  const before = server.memory();
  const pairs: Pair[] = [];
  for (let i = 0; i < IDLE; i++) {
    const pair = await open(server, `idle${i}`);
    await pair.move();
    pairs.push(pair);
  }
  const after = server.memory();
  for (const pair of pairs) pair.close();
  return (after - before) / IDLE;
}
