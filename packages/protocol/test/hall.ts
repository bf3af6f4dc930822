/** A host with connections, store and clock in memory, for tests: nothing is lost and nothing is late unless a test says so. */
import { type Draw, games } from '@sandbar/engine';
import {
  type Driver,
  type Effects,
  type Env,
  firstStored,
  type Host,
  LIMITS,
  type Limits,
  type Making,
  type Outcome,
  openDriver,
  openHost,
  PATIENCE,
  type Peer,
  PROTOCOL_VERSION,
  type Role,
  readServerFrame,
  type ServerMessage,
  type Stored,
  TALK_KEPT,
} from '../src/index.ts';

/** A secret of the right shape that tests can read. */
export const secret = (name: string): string => name.padEnd(22, '_');
export const hash = (text: string): string => `#${text}`;

/** The links of a table for two: the maker's, the open invitation, one for each seat, and the one for watching. */
export const ROLES: readonly (readonly [string, Role])[] = [
  [hash(secret('maker')), { kind: 'host' }],
  [hash(secret('any')), { kind: 'invite', seat: 'any' }],
  [hash(secret('seat0')), { kind: 'invite', seat: 0 }],
  [hash(secret('seat1')), { kind: 'invite', seat: 1 }],
  [hash(secret('watch')), { kind: 'watch' }],
];

export const MAKING: Making = {
  id: 'match-1',
  game: 'backgammon',
  options: { mode: 'match', length: 3, crawford: true },
  seats: ['', ''],
  roles: ROLES,
  host: null,
  talk: 'all',
  private: false,
  absence: 'ask',
  patience: PATIENCE.usual,
  clock: null,
  flag: 'skip',
  before: null,
};

export interface Guest {
  readonly id: string;
  peer(): Peer;
  /** Sends a frame or a message and returns what came back to this guest, oldest first. */
  say(frame: string | object): ServerMessage[];
  /** Sends a command with an id of its own; the reason of the refusal, or `ok`. */
  ask(command: object, id?: string): string;
  /** What has come since this was last asked, as messages or as the frames themselves. */
  news(): ServerMessage[];
  frames(): string[];
  /** The code that the host closed this connection with. */
  closed(): number | null;
  leave(): void;
  /** The connection breaks without the host hearing of it, as when both vanish together. */
  drop(): void;
}

export interface Hall {
  now: number;
  host(): Host;
  /** The outcomes of all commands so far. */
  readonly outcomes: readonly Outcome[];
  /** A new connection; it says hello with these secrets unless `tokens` is null. */
  join(tokens: readonly string[] | null, have?: number): Guest;
  /** Throws the host away and opens another from what was stored. */
  reopen(): void;
  tick(): void;
  stored(): Stored;
  /** The draws that were asked for. */
  readonly drawn: readonly Draw[];
}

export interface Setting {
  readonly making?: Partial<Making>;
  readonly limits?: Partial<Limits>;
  /** The numbers of each draw in turn; when they run out, 3-1 again and again. */
  readonly rolls?: string;
  /** What the store holds already, instead of a match just made. */
  readonly stored?: Stored;
}

/** Opens a hall with one match, just made. */
export function openHall({ making = {}, limits = {}, rolls = '', stored: old }: Setting = {}): Hall {
  const made = { ...MAKING, ...making };
  const inboxes = new Map<string, string[]>();
  const peers = new Map<string, Peer>();
  const codes = new Map<string, number>();
  const outcomes: Outcome[] = [];
  const drawn: Draw[] = [];
  const queue = rolls.split(' ').filter((roll) => roll !== '');
  let stored = old ?? firstStored(made, 1000);
  let count = 0;
  const env: Env = {
    games,
    roll: (draw) => {
      drawn.push(draw);
      return [...(queue.shift() ?? '31')].map(Number);
    },
    hash,
    peers: () => [...peers.values()],
    newId: () => `match-${++count + 1}`,
    relay: () => null,
    relayed: () => 0,
    limits: () => ({ ...LIMITS, burst: 1000, talkBurst: 1000, ...limits }),
  };
  const open = (): Driver => {
    const host = openHost(made.id, stored, env);
    const noted = (outcome: Outcome): Outcome => {
      outcomes.push(outcome);
      return outcome;
    };
    return openDriver(
      {
        ...host,
        take: (peer, frame, now) => noted(host.take(peer, frame, now)),
        people: (now) => noted(host.people(now)),
        tick: (now) => noted(host.tick(now)),
      },
      effects,
    );
  };
  const effects: Effects = {
    store: (rows) => {
      stored = keep(stored, { rows });
    },
    role: (peer) => {
      if (peers.has(peer.id)) peers.set(peer.id, peer);
    },
    alarm: () => {},
    send: (to, frame) => {
      if (peers.has(to)) inboxes.get(to)?.push(frame);
    },
    close: (to, code) => {
      codes.set(to, code);
      peers.delete(to);
    },
    relay: () => {},
  };
  let driver = open();
  const hall: Hall = {
    now: 2000,
    host: () => driver.host,
    outcomes,
    drawn,
    stored: () => stored,
    reopen: () => {
      driver = open();
    },
    tick: () => driver.tick(hall.now),
    join: (tokens, have = 0) => {
      const id = `peer${++count}`;
      peers.set(id, { id, greeted: false, seat: null, host: false, invite: null });
      inboxes.set(id, []);
      const guest = guestOf(id);
      if (tokens !== null) guest.say({ t: 'hello', v: PROTOCOL_VERSION, tokens: tokens.map(secret), have });
      return guest;
    },
  };

  const guestOf = (id: string): Guest => {
    const frames = (): string[] => inboxes.get(id)?.splice(0) ?? [];
    const news = (): ServerMessage[] => frames().map(message);
    const peer = (): Peer => peers.get(id) ?? { id, greeted: false, seat: null, host: false, invite: null };
    const guest: Guest = {
      id,
      peer,
      news,
      frames,
      say: (frame) => {
        news();
        driver.take(peer(), typeof frame === 'string' ? frame : JSON.stringify(frame), hall.now);
        return news();
      },
      ask: (command, as) => {
        const name = as ?? `c${++count}`.padEnd(4, '-');
        const answer = guest.say({ ...command, id: name }).find((one) => 'id' in one && one.id === name);
        return answer?.t === 'no' ? answer.why : (answer?.t ?? 'nothing');
      },
      closed: () => codes.get(id) ?? null,
      leave: () => {
        peers.delete(id);
        driver.people(hall.now);
      },
      drop: () => {
        peers.delete(id);
      },
    };
    return guest;
  };
  return hall;
}

function message(frame: string): ServerMessage {
  const read = readServerFrame(frame);
  if (read === undefined) throw new Error(`the host sent ${frame}`);
  return read;
}

/** What a store holds after these rows. */
export function keep(stored: Stored, { rows }: Pick<Outcome, 'rows'>): Stored {
  let { kept, lines, roles, said, snapshot } = stored;
  for (const row of rows) {
    if (row.kind === 'line') lines = [...lines, row.line];
    else if (row.kind === 'table') kept = row.kept;
    else if (row.kind === 'snapshot') snapshot = { n: row.n, state: row.state };
    else if (row.kind === 'said') said = [...said, { ...row.said, id: row.id }].slice(-TALK_KEPT);
    else {
      roles = roles.filter(([known]) => known !== row.hash);
      if (row.role !== null) roles = [...roles, [row.hash, row.role]];
    }
  }
  // Through text and back, as a real store does it.
  return JSON.parse(JSON.stringify({ kept, lines, roles, said, snapshot })) as Stored;
}

/** A hall in which Ann and Bob have sat down at seats 0 and 1, not ready yet. Ann made the table. */
export function seated(set: Setting = {}): { hall: Hall; ann: Guest; bob: Guest } {
  const hall = openHall(set);
  const ann = hall.join(['maker']);
  const bob = hall.join(['any']);
  ann.ask({ t: 'sit', name: 'Ann', secret: secret('ann') });
  bob.ask({ t: 'sit', name: 'Bob', secret: secret('bob') });
  return { hall, ann, bob };
}

/** The same, playing: the first roll is the first of `rolls`. */
export function playing(set: Setting = {}): { hall: Hall; ann: Guest; bob: Guest } {
  const all = seated(set);
  all.ann.ask({ t: 'ready', on: true });
  all.bob.ask({ t: 'ready', on: true });
  all.ann.news();
  all.bob.news();
  return all;
}

/** Three at a table of Pirates Backgammon, playing: Ann (host) is to roll, then Bob, then Cyd. */
export function crew(set: Setting = {}): { hall: Hall; ann: Guest; bob: Guest; cyd: Guest } {
  const hall = openHall({
    rolls: '1 3 5 61 654 12 34 12 1 61 654',
    ...set,
    making: { game: 'pirates', options: { gold: 25, d10: false }, seats: ['', '', ''], ...set.making },
  });
  const [ann, bob, cyd] = ['ann', 'bob', 'cyd'].map((name, i) => {
    const guest = hall.join([i === 0 ? 'maker' : 'any']);
    guest.ask({ t: 'sit', name, secret: secret(name) });
    return guest;
  }) as [Guest, Guest, Guest];
  ann.ask({ t: 'start' });
  return { hall, ann, bob, cyd };
}

/** The words of the log, as it is stored. */
export const log = (hall: Hall): string[] => hall.stored().lines.flatMap((line) => line.words);
