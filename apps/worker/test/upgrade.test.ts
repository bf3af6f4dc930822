/** [R31] What earlier versions stored opens in this one: tables without newer fields, and older schemas. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { openStore, SCHEMA } from '../src/match/store.ts';
import { connect, make, open, playTurn, seated, secret } from './client.ts';

describe('[R31] a table as the first version stored it', () => {
  it('opens, and is played on', async () => {
    const { made, a, b } = await seated({ game: 'backgammon', options: { mode: 'match', length: 1 } });
    await playTurn(a, b);
    const stub = env.MATCH.get(env.MATCH.idFromName(made.id));
    await runInDurableObject(stub, (_, { storage: { sql } }) => {
      const kept = JSON.parse(String(sql.exec("SELECT value FROM meta WHERE key = 'kept'").one().value));
      const { sat: _sat, away: _away, time: _time, ...first } = kept;
      for (const newer of ['absence', 'patience', 'absent', 'muted', 'flagged', 'clock'])
        delete first.table[newer];
      sql.exec("UPDATE meta SET value = ? WHERE key = 'kept'", JSON.stringify(first));
    });
    await evictDurableObject(stub);
    const c = await connect(made.id, [secret('a')]);
    expect(c.replica.you?.seat).toBe(0);
    expect(c.replica.table).toMatchObject({ absence: 'ask', absent: null, muted: [], clock: null });
    await playTurn(a, b);
    await c.until(() => c.replica.have === a.replica.have, 'the turn');
    for (const one of [a, b, c]) one.close();
  });
});

describe('the schema', () => {
  /** Steps that a later version might have: each counts how often it ran. */
  const later = [
    ...SCHEMA,
    'CREATE TABLE ran (step INTEGER); INSERT INTO ran VALUES (2);',
    'INSERT INTO ran VALUES (3);',
    'INSERT INTO ran VALUES (4);',
  ];
  it.each([2, 3, 4])(
    'from the first version, by way of version %d: every step once, in order',
    async (between) => {
      const made = await make();
      const stub = env.MATCH.get(env.MATCH.idFromName(made.id));
      const steps = await runInDurableObject(stub, (_, { storage }) => {
        openStore(storage, later.slice(0, between)).upgrade();
        openStore(storage, later).upgrade();
        openStore(storage, later).upgrade();
        return storage.sql
          .exec('SELECT step FROM ran')
          .toArray()
          .map(({ step }) => step);
      });
      expect(steps).toEqual([2, 3, 4]);
    },
  );
  it('a step that fails changes nothing', async () => {
    const made = await make();
    const stub = env.MATCH.get(env.MATCH.idFromName(made.id));
    await runInDurableObject(stub, (_, { storage }) => {
      const broken = openStore(storage, [...SCHEMA, 'CREATE TABLE half (n INTEGER)', 'NO SUCH STATEMENT']);
      expect(() => broken.upgrade()).toThrow();
      expect(storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'half'").toArray()).toEqual([]);
      expect(storage.sql.exec("SELECT value FROM meta WHERE key = 'schema'").one().value).toBe('1');
    });
  });
});

describe('[R33] a client of another version', () => {
  it.each([
    [0, 'client'],
    [99, 'server'],
  ])('version %d is told which side is old, once, and the line ends', async (v, side) => {
    const made = await make();
    const client = await open(made.id);
    client.send(JSON.stringify({ t: 'hello', v, tokens: [], have: 0 }));
    await client.until(() => client.closed !== null, 'the close');
    expect(client.closed).toEqual({ code: 4001, reason: side });
    expect(client.frames).toEqual([JSON.stringify({ t: 'no', why: 'version' })]);
  });
});
