/**
 * A table over a bad net, in memory and seeded: frames are lost, doubled, late and out of order, connections break, the
 * host vanishes between any two frames and is opened again from what was stored, and people send what they may not.
 */
import { games, type Seat } from '@sandbar/engine';
import {
  createReplica,
  draftFrame,
  type Env,
  firstStored,
  LIMITS,
  type Outcome,
  openHost,
  type Peer,
  playFrame,
  type Replica,
  type Stored,
} from '../src/index.ts';
import { hash, keep, MAKING, secret } from './hall.ts';

/** What a link does to a frame, each once in so many times; 0 is never. */
export interface Faults {
  readonly lose: number;
  readonly double: number;
  readonly late: number;
  /** A connection breaks, with everything that is under way on it. */
  readonly cut: number;
  /** The host vanishes and is opened again. */
  readonly vanish: number;
  /** Somebody sends what they may not. */
  readonly forge: number;
}
export const CALM: Faults = { lose: 0, double: 0, late: 0, cut: 0, vanish: 0, forge: 0 };
export const STORM: Faults = { lose: 12, double: 10, late: 5, cut: 60, vanish: 15, forge: 8 };

/** Seeded numbers below `n`. */
export type Below = (n: number) => number;

export interface Page {
  readonly replica: Replica;
  readonly tokens: readonly string[];
  /** Null while the connection is down. */
  peer: string | null;
  /** Commands that wait for their answer, by id. */
  readonly waiting: Map<string, string>;
  /** Ids that were answered with `ok`. */
  readonly acked: string[];
  /** Every frame that was ever sent, to be sent again when nobody expects it. */
  readonly old: string[];
  up: string[];
  down: string[];
}

export interface World {
  readonly pages: readonly Page[];
  stored: Stored;
  readonly draws: { count: number };
  /** How often each seat's connection was refused, by reason. */
  readonly refused: Map<string, number>;
  /** One thing happens somewhere. */
  step(faults: Faults): void;
  /** Whether the match is over and every page has seen it. */
  settled(): boolean;
  host(): ReturnType<typeof openHost>;
}

/** A match of two seats, one of them open in two tabs, and one watcher; everybody sits already and is ready. */
export function openWorld(options: unknown, below: Below): World {
  const names = ['ann', 'ann', 'bob', 'watch'];
  const roles = [
    [hash(secret('ann')), { kind: 'seat', seat: 0 }],
    [hash(secret('bob')), { kind: 'seat', seat: 1 }],
  ] as const;
  const peers = new Map<string, Peer>();
  const draws = { count: 0 };
  const refused = new Map<string, number>();
  let stored = firstStored({ ...MAKING, options, seats: ['Ann', 'Bob'], roles, host: 0 }, 0);
  let now = 0;
  let serial = 0;
  const env: Env = {
    games,
    roll: ({ sides }) => {
      draws.count++;
      return sides.map((n) => below(n) + 1);
    },
    hash,
    peers: () => [...peers.values()],
    newId: () => `match-${++serial}`,
    relay: () => null,
    relayed: () => 0,
    limits: () => ({ ...LIMITS, burst: 1e9, talkBurst: 1e9, draftsPerSecond: 1e9 }),
  };
  let host = openHost('match-1', stored, env);
  const pages = names.map<Page>((name) => ({
    replica: createReplica(games),
    tokens: name === 'watch' ? [] : [secret(name)],
    peer: null,
    waiting: new Map(),
    acked: [],
    old: [],
    up: [],
    down: [],
  }));
  const chance = (n: number): boolean => n > 0 && below(n) === 0;
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;

  const settle = (outcome: Outcome): void => {
    stored = keep(stored, outcome);
    for (const peer of outcome.peers) if (peers.has(peer.id)) peers.set(peer.id, peer);
    for (const { to, frame, but } of outcome.sends)
      for (const page of pages) {
        const peer = page.peer === null ? undefined : peers.get(page.peer);
        if (peer === undefined) continue;
        if (to === 'all' ? peer.greeted && peer.id !== but : to === peer.id) page.down.push(frame);
      }
  };

  const connect = (page: Page): void => {
    page.peer = `peer${++serial}`;
    peers.set(page.peer, { id: page.peer, greeted: false, seat: null, host: false, invite: null });
    page.up = [page.replica.hello(page.tokens)];
    page.down = [];
  };
  const cut = (page: Page): void => {
    if (page.peer === null) return;
    peers.delete(page.peer);
    page.peer = null;
    page.up = [];
    page.down = [];
    settle(host.people(now));
  };

  const post = (page: Page, frame: string): void => {
    page.up.push(frame);
    if (page.old.length < 500) page.old.push(frame);
  };
  const command = (page: Page, make: (id: string) => string | undefined): void => {
    const id = `c${(++serial).toString(36).padStart(5, '0')}`;
    const frame = make(id);
    if (frame === undefined) return;
    page.waiting.set(id, frame);
    post(page, frame);
  };

  /** Takes one frame of a queue, which one the link decides. */
  const take = (queue: string[], faults: Faults): string | undefined => {
    if (queue.length === 0) return undefined;
    const at = chance(faults.late) ? below(queue.length) : 0;
    const frame = queue[at] as string;
    if (!chance(faults.double)) queue.splice(at, 1);
    return chance(faults.lose) ? undefined : frame;
  };

  const deliverUp = (page: Page, faults: Faults): void => {
    const peer = page.peer === null ? undefined : peers.get(page.peer);
    const frame = take(page.up, faults);
    if (peer === undefined || frame === undefined) return;
    now += below(400);
    settle(host.take(peer, frame, now));
    if (chance(faults.vanish)) host = openHost('match-1', stored, env);
  };

  const deliverDown = (page: Page, faults: Faults): void => {
    const frame = take(page.down, faults);
    if (frame === undefined) return;
    const update = page.replica.receive(frame);
    if (update.resync !== null) page.up.push(page.replica.hello(page.tokens));
    if (update.kind === 'no') refused.set(update.why ?? '', (refused.get(update.why ?? '') ?? 0) + 1);
    if ((update.kind === 'ok' || update.kind === 'no') && update.id !== undefined) {
      if (update.kind === 'ok' && page.waiting.has(update.id)) page.acked.push(update.id);
      page.waiting.delete(update.id);
    }
    // A page that has just been welcomed says again what was not answered.
    if (update.kind === 'welcome') for (const waiting of page.waiting.values()) page.up.push(waiting);
  };

  /** What a person does: presses Ready or Next, answers, offers; undefined when it is time to play. */
  const wish = ({ replica }: Page, seat: Seat): object | undefined => {
    const { table } = replica;
    if (table === null) return undefined;
    if (table.phase === 'lobby' || table.next !== null) return { t: 'ready', on: true };
    const open = table.offers.find((one) => one.ask.includes(seat) && !one.yes.includes(seat));
    if (open !== undefined) return { t: 'answer', what: open.what, yes: below(4) === 0 };
    if (below(150) > 0) return undefined;
    const what = pick(['resign:0:1', 'resign:1:1', 'resign:0:3', 'end', 'retire:0']);
    return { t: 'offer', at: replica.at, what };
  };

  /** Plays a turn step by step, with second thoughts, and sends it. */
  const act = (page: Page): void => {
    const { replica } = page;
    const { game, table, you } = replica;
    if (game === null || table === null || you?.seat == null || table.phase === 'over') return;
    const asked = wish(page, you.seat);
    if (asked !== undefined) command(page, (id) => JSON.stringify({ ...asked, id }));
    else if (replica.confirmed !== undefined && replica.sent === null) play(page, you.seat);
  };

  const play = (page: Page, seat: Seat): void => {
    const { replica } = page;
    const { game } = replica;
    if (game === null) return;
    const legal = game
      .legal(replica.shown)
      .filter((one) => game.writeAction(one) !== 'double' || below(10) === 0);
    const turn = game.turn(replica.shown);
    const mine = turn.kind === 'seat' && turn.seat === seat && legal.length > 0;
    if (mine && replica.draft.length > 0 && below(12) === 0) replica.undo();
    else if (mine && (replica.draft.length === 0 || below(6) > 0)) {
      replica.step(pick(legal));
      const words = replica.draft.map((one) => game.writeAction(one));
      if (below(3) === 0) page.up.push(draftFrame(replica.at, words));
    } else command(page, (id) => replica.commit(id));
  };

  /** What nobody may do: playing for another seat, playing as a watcher, saying old things under old and new ids. */
  const forge = (page: Page): void => {
    const { state, game, at } = host.room();
    if (state === undefined) return;
    const legal = game.legal(state);
    const id = `f${(++serial).toString(36).padStart(5, '0')}`;
    const turn = game.turn(state);
    const past = page.old.length === 0 ? undefined : pick(page.old);
    if (past !== undefined && below(2) === 0)
      page.up.push(below(2) === 0 ? past : past.replace(/^P\S+/, `Pagain${++serial}`));
    else if (legal.length > 0 && turn.kind === 'seat' && turn.seat !== seatOf(page))
      page.up.push(playFrame(id, at, [game.writeAction(pick(legal))]));
    else
      page.up.push(
        pick(['P', 'null', `P${id} ${at.toString(36)} 24/1`, `{"t":"leave","id":"${id}`, '{"t":"start"}']),
      );
  };

  const world: World = {
    pages,
    get stored() {
      return stored;
    },
    set stored(changed) {
      stored = changed;
    },
    draws,
    refused,
    host: () => host,
    step: (faults) => {
      const page = pick(pages);
      if (page.peer === null) return connect(page);
      if (chance(faults.cut)) return cut(page);
      if (chance(faults.forge)) forge(page);
      const alarm = host.alarm();
      if (alarm !== null && below(40) === 0) {
        now = Math.max(now, alarm);
        settle(host.tick(now));
      }
      // A heartbeat: whoever waits for long says hello again, and then whatever was not answered.
      if (below(30) === 0) page.up.push(page.replica.hello(page.tokens));
      const what = below(5);
      if (what < 2) deliverUp(page, faults);
      else if (what < 4) deliverDown(page, faults);
      else act(page);
    },
    settled: () => {
      const room = host.room();
      return (
        room.kept.table.phase === 'over' &&
        pages.every(
          ({ replica, waiting, up, down }) =>
            replica.have === room.n && waiting.size === 0 && up.length === 0 && down.length === 0,
        )
      );
    },
  };
  return world;
}

/** Which seat a page may act for. */
export const seatOf = (page: Page): Seat | null =>
  page.tokens.includes(secret('ann')) ? 0 : page.tokens.includes(secret('bob')) ? 1 : null;
