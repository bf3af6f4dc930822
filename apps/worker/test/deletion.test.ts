/** [R24] [R37] A deleted table leaves nothing: no table, no row, no key, no alarm, and its links say that it is gone. */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { relayName } from '../src/match/relay.ts';
import { connect, get, make, playTurn, seated } from './client.ts';

const GAMES = [
  ['Backgammon', { game: 'backgammon', options: { mode: 'match', length: 1 } }],
  ['Pirates Backgammon', { game: 'pirates', seats: 2 }],
  ['Pirateer', { game: 'pirateer', seats: 2 }],
] as const;

const stubOf = (id: string) => env.MATCH.get(env.MATCH.idFromName(id));

/** Names of tables, keys and the alarm: all that an object can hold. */
const heldBy = (id: string) =>
  runInDurableObject(stubOf(id), async (_, { storage }) => ({
    tables: storage.sql
      .exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'")
      .toArray(),
    keys: [...storage.kv.list()],
    alarm: await storage.getAlarm(),
  }));
/** Since when each seat is away, as it is stored. */
const awayIn = ({ storage: { sql } }: DurableObjectState): readonly number[] =>
  JSON.parse(String(sql.exec("SELECT value FROM meta WHERE key = 'kept'").one().value)).away;
const NOTHING = { tables: [], keys: [], alarm: null };

describe.each(GAMES)('%s', (_, request) => {
  it('[R37] deleted by all who sit there, while it is played', async () => {
    const { made, a, b } = await seated(request);
    // In a game for more the host starts; here a start that was not needed is refused.
    await a.ask({ t: 'start' });
    const far = await connect(`${made.id}?relay=0`);
    expect((await heldBy(made.id)).tables.length).toBeGreaterThan(0);
    await a.ask({ t: 'offer', at: a.replica.at, what: 'delete' });
    await b.ask({ t: 'answer', what: 'delete', yes: true });
    await Promise.all([a, b, far].map((one) => one.until(() => one.closed !== null, 'the close')));
    expect([a, b, far].map((one) => one.closed)).toEqual(Array(3).fill({ code: 4009, reason: 'closed' }));
    expect(await heldBy(made.id)).toEqual(NOTHING);
    const relay = env.RELAY.get(env.RELAY.idFromName(relayName(made.id, 0)));
    expect(await runInDurableObject(relay, (_one, { storage }) => [...storage.kv.list()])).toEqual([]);
  });

  it('[R24] deleted when nobody has been there for its time', async () => {
    const { made, a, b } = await seated(request);
    for (const one of [a, b]) one.close();
    const stub = stubOf(made.id);
    const gone = () => runInDurableObject(stub, (_one, ctx) => awayIn(ctx).every((since) => since > 0));
    await vi.waitUntil(gone, { timeout: 5_000 });
    await runInDurableObject(stub, (_one, { storage: { sql } }) => {
      const kept = JSON.parse(String(sql.exec("SELECT value FROM meta WHERE key = 'kept'").one().value));
      const long = { ...kept, made: 1_000, away: kept.away.map(() => 2_000) };
      sql.exec("UPDATE meta SET value = ? WHERE key = 'kept'", JSON.stringify(long));
      sql.exec('UPDATE line SET ms = 0');
    });
    await evictDurableObject(stub);
    await runDurableObjectAlarm(stub);
    expect(await heldBy(made.id)).toEqual(NOTHING);
  });
});

it('[R24] a link to a deleted table says so, and reading it makes nothing again', async () => {
  const made = await make();
  const host = await connect(made.id, [made.host, made.invite]);
  await host.ask({ t: 'sit', name: 'Ann', secret: 'a'.repeat(22) });
  await host.ask({ t: 'offer', at: 0, what: 'delete' });
  await host.until(() => host.closed !== null, 'the close');
  expect((await connect(made.id, [made.host])).closed?.reason).toBe('unknown-match');
  expect((await get(`/api/matches/${made.id}`)).status).toBe(404);
  expect(await heldBy(made.id)).toEqual(NOTHING);
});

it('[R37] one who does not agree keeps the table', async () => {
  const { made, a, b } = await seated();
  await a.ask({ t: 'offer', at: a.replica.at, what: 'delete' });
  await b.ask({ t: 'answer', what: 'delete', yes: false });
  await playTurn(a, b);
  expect((await heldBy(made.id)).tables.length).toBeGreaterThan(0);
});
