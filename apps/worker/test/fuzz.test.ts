/**
 * Hostile frames through the real socket handler, in workerd: from a watcher, from a stranger who never says hello, and from
 * a seat while it is another's turn. In the end everything is as if none of them had come.
 * 50,000 frames here; `npm run fuzz` sends a million.
 */
import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { type Event, games, readEvent } from '@sandbar/engine';
import { expect, it } from 'vitest';
import { type Client, connect, make, open, secret } from './client.ts';
import { hostile, lot } from './hostile.ts';

const FRAMES = Number((env as unknown as { FUZZ_FRAMES?: string }).FUZZ_FRAMES ?? 50_000);
const TURNS = 20;

interface Stored {
  readonly size: number;
  readonly rows: Readonly<Record<string, number>>;
  readonly log: readonly string[];
  readonly table: unknown;
  readonly done: number;
  readonly roles: string;
}

const storedOf = (id: string): Promise<Stored> =>
  runInDurableObject(env.MATCH.get(env.MATCH.idFromName(id)), (_, { storage }) => {
    const { sql } = storage;
    const count = (table: string): number => Number(sql.exec(`SELECT count(*) AS n FROM ${table}`).one().n);
    const kept = JSON.parse(String(sql.exec("SELECT value FROM meta WHERE key = 'kept'").one().value));
    return {
      size: sql.databaseSize,
      rows: Object.fromEntries(['meta', 'line', 'role', 'said'].map((name) => [name, count(name)])),
      log: sql
        .exec('SELECT words FROM line ORDER BY n')
        .toArray()
        .flatMap(({ words }) => String(words).split('\n')),
      table: kept.table,
      done: kept.done.length,
      roles: JSON.stringify(sql.exec('SELECT role FROM role ORDER BY role').toArray()),
    };
  });

interface Played {
  readonly id: string;
  readonly stored: Stored;
  readonly faults: number;
  readonly unanswered: number;
}

/** Plays the same turns every time; between them `frames` hostile frames come in. */
async function played(frames: number, loose: boolean): Promise<Played> {
  const made = await make({ game: 'pirates', seats: 3, talk: 'seats' });
  const stub = env.MATCH.get(env.MATCH.idFromName(made.id));
  if (loose) await runInDurableObject(stub, (_, { storage }) => storage.kv.put('loose', true));
  const seats: Client[] = [];
  for (const [i, name] of ['Ann', 'Bob', 'Cyd'].entries()) {
    const client = await connect(made.id, [i === 0 ? made.host : made.invite]);
    await client.ask({ t: 'sit', name, secret: secret('abc'[i] ?? 'z') });
    seats.push(client);
  }
  const [ann] = seats;
  if (ann === undefined) throw new Error('nobody came');
  await ann.ask({ t: 'start' });
  await Promise.all(seats.map((one) => one.until(() => one.replica.at > 0, 'the start')));
  // Strangers for the tight match are many: each has its own allowance, and each loses it at once.
  const eve = await connect(made.id, [made.watch]);
  const below = lot(frames);
  let faults = 0;
  let unanswered = 0;
  let serial = 0;

  for (let turn = 0; turn < TURNS; turn++) {
    const { game, confirmed } = ann.replica;
    const now = game?.turn(confirmed);
    if (game === null || now?.kind !== 'seat') throw new Error('nobody is to act');
    const mover = seats[now.seat] as Client;
    const waiting = seats[(now.seat + 1) % seats.length] as Client;
    const stranger = await open(made.id);
    for (let i = 0; i < Math.ceil(frames / TURNS); i++) {
      const frame = hostile(below, ann.replica.at, `h${++serial}`.padEnd(6, 'x').slice(0, 16));
      // A seat that stays within its allowance must be able to play on: it sends a few of them, the others the rest.
      const sender = i % 3 === 0 ? stranger : loose && i % 3 === 1 && waiting !== ann ? waiting : eve;
      if (sender.closed === null) sender.send(frame as string);
      if (i % 500 === 499) {
        // Waits for the object to catch up, and hears that it still answers.
        const answer = await eve.ask({ t: 'start' });
        if (answer.kind !== 'no') unanswered++;
      }
    }
    faults += [stranger, eve, ...seats].filter((one) => one.closed?.code === 4010).length;
    stranger.close();
    await mover.until(() => mover.replica.have >= ann.replica.have, 'the log');
    const { replica } = mover;
    const mine = (): boolean => {
      const next = game.turn(replica.shown);
      return next.kind === 'seat' && next.seat === replica.you?.seat;
    };
    while (mine()) replica.step(game.legal(replica.shown)[0]);
    const answer = await mover.commit();
    if (answer.kind !== 'ok') throw new Error(`an honest turn was refused: ${answer.why}`);
    await mover.until(() => replica.sent === null, 'its own turn');
    await Promise.all(seats.map((one) => one.until(() => one.replica.have >= replica.have, 'the turn')));
  }
  const stored = await storedOf(made.id);
  for (const one of [...seats, eve]) one.close();
  return { id: made.id, stored, faults, unanswered };
}

/** Folds a log with nothing but the rules. */
function fold(log: readonly string[]): string {
  const game = games.pirates;
  if (game === undefined) throw new Error('no such game');
  const head = JSON.parse((log[0] ?? '').replace(/^#start/, ''));
  let state: unknown = game.begin(head.options, head.seats);
  for (const word of log.slice(1)) {
    const event = readEvent(game, word);
    if (!event.ok) throw new Error(`the log holds ${word}`);
    const { value } = event;
    if (value.kind === 'act') {
      const legal = game.legal(state).map((one: unknown) => game.writeAction(one));
      if (!legal.includes(game.writeAction(value.action))) throw new Error(`${word} was never legal`);
    }
    state = game.next(state, value as Event<unknown>).state;
  }
  return game.write(state);
}

it.each([
  ['with the limits of the real thing', false],
  ['with the rate limits off', true],
])(
  'hostile frames change nothing, %s',
  async (_, loose) => {
    const calm = await played(0, loose);
    const stormy = await played(FRAMES / 2, loose);
    expect(stormy.faults, 'the object never failed').toBe(0);
    expect(stormy.unanswered, 'every command was answered').toBe(0);
    expect(stormy.stored.log).toEqual(calm.stored.log);
    expect(stormy.stored.table).toEqual(calm.stored.table);
    expect(stormy.stored.rows).toEqual(calm.stored.rows);
    expect(stormy.stored.roles).toBe(calm.stored.roles);
    expect(stormy.stored.done).toBe(calm.stored.done);
    expect(stormy.stored.size).toBe(calm.stored.size);
    expect(fold(stormy.stored.log)).toBe(fold(calm.stored.log));
  },
  3_600_000,
);
