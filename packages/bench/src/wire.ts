/** Bytes on the wire, counted on a real host: what a move costs each receiver, and what joining late costs. */
import { backgammon, games } from '@sandbar/engine';
import {
  createReplica,
  firstStored,
  type Host,
  LIMITS,
  type Outcome,
  openHost,
  PATIENCE,
  type Peer,
} from '@sandbar/protocol';
import { type Row, row } from './rows.ts';
import { fixedNumbers } from './sample.ts';

/** What the server puts before a payload of that many bytes (RFC 6455, unmasked). */
const header = (bytes: number): number => (bytes < 126 ? 2 : bytes < 65_536 ? 4 : 10);
const framed = (frame: string): number => {
  const bytes = Buffer.byteLength(frame);
  return bytes + header(bytes);
};

const MOVES = 120;

/** Plays turns as people do (seconds between them), and counts what a watcher receives. */
export function wireRows(): Row[] {
  const random = fixedNumbers(11);
  const peers: Peer[] = [0, 1].map((seat) => ({
    id: `p${seat}`,
    greeted: true,
    seat,
    host: false,
    invite: null,
  }));
  const host = open(peers, random);
  const replica = createReplica(games);
  let now = 1_700_000_000_000;
  let log = 0;
  const receive = ({ sends }: Outcome): void => {
    for (const { to, frame } of sends) {
      if (to !== 'all') continue;
      if (frame.startsWith('L')) log += framed(frame);
      replica.receive(frame);
    }
  };
  const think = (low: number, high: number): void => {
    now += Math.round(low + random() * (high - low));
  };
  for (const { frame } of host.take(watcher, replica.hello([]), now).sends) replica.receive(frame);
  think(5_000, 9_000);
  receive(host.start(now));
  log = 0;
  let turns = 0;
  for (let i = 0; turns < MOVES; i++) {
    const state = replica.confirmed as backgammon.State;
    const turn = backgammon.backgammon.turn(state);
    if (turn.kind !== 'seat') {
      now += 15_000;
      receive(host.tick(now));
      continue;
    }
    const ends = backgammon.backgammon.ends(state);
    const rolls = state.stage === 'ready';
    const end = rolls ? ends[0] : safest(ends, turn.seat);
    const words = (end?.actions ?? []).map((action) => backgammon.backgammon.writeAction(action));
    if (rolls) think(400, 2_500);
    else think(2_000, 20_000);
    const peer = peers[turn.seat] as Peer;
    receive(
      host.take(
        peer,
        `Pcmd${i.toString(36).padStart(4, '0')} ${replica.at.toString(36)} ${words.join(',')}`,
        now,
      ),
    );
    if (!rolls) turns++;
  }
  const welcome = host.take(watcher, JSON.stringify({ t: 'hello', v: 1, tokens: [], have: 0 }), now);
  const join = welcome.sends
    .filter(({ to }) => to === watcher.id)
    .reduce((sum, { frame }) => sum + framed(frame), 0);
  return [
    row('wire.bytes_per_move', log / MOVES, 'bytes', { most: 60 }),
    row('wire.join_bytes_120', join, 'bytes', { most: 2_500 }),
  ];
}

/** The play that leaves the fewest blots: a sensible player's, so that lines are as long as in real matches. */
function safest<E extends { readonly state: unknown }>(ends: readonly E[], seat: number): E | undefined {
  const sign = seat === 0 ? 1 : -1;
  const blots = ({ state }: E): number =>
    (state as backgammon.State).board.points.filter((count) => count === sign).length;
  return [...ends].sort((a, b) => blots(a) - blots(b))[0];
}

const watcher: Peer = { id: 'watcher', greeted: true, seat: null, host: false, invite: null };

function open(peers: readonly Peer[], random: () => number): Host {
  const making = {
    id: 'bench',
    game: 'backgammon',
    options: { mode: 'money', games: null, jacoby: false, beavers: false, automatic: false },
    seats: ['Marisol Vey', 'Teo'],
    roles: [],
    host: 0,
    talk: 'all',
    private: false,
    absence: 'wait',
    patience: PATIENCE.usual,
    clock: null,
    flag: 'skip',
    before: null,
  } as const;
  return openHost('bench', firstStored(making, 1_700_000_000_000), {
    games,
    roll: (draw) => draw.sides.map((sides) => 1 + Math.floor(random() * sides)),
    hash: (secret) => secret,
    peers: () => [...peers, watcher],
    newId: () => 'next',
    relay: () => null,
    relayed: () => 0,
    limits: () => LIMITS,
  });
}
