/** The alarm in real workerd: what is due is done, and everything goes on as before. */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { connect, make, open, playTurn, seated, secret } from './client.ts';

it('a table goes on after its alarm', async () => {
  const { made, a, b } = await seated();
  await runDurableObjectAlarm(env.MATCH.get(env.MATCH.idFromName(made.id)));
  await playTurn(a, b);
  expect(a.closed).toBeNull();
});

it('a socket that says nothing is closed with its reason', async () => {
  const { made, a } = await seated();
  const silent = await open(made.id);
  await silent.until(() => silent.closed !== null, 'the close', 8_000);
  expect(silent.closed?.reason).toBe('silent');
  expect(a.closed).toBeNull();
}, 15_000);

it('[R24] a match that somebody is at does not expire, and its alarm is never armed for the past', async () => {
  const { made, a } = await seated();
  const stub = env.MATCH.get(env.MATCH.idFromName(made.id));
  await runInDurableObject(stub, (_, state) => {
    const { sql } = state.storage;
    const kept = JSON.parse(String(sql.exec("SELECT value FROM meta WHERE key = 'kept'").one().value));
    sql.exec("UPDATE meta SET value = ? WHERE key = 'kept'", JSON.stringify({ ...kept, made: 1_000 }));
    sql.exec('UPDATE line SET ms = 0');
  });
  await evictDurableObject(stub);
  await a.ask({ t: 'ready', on: true });
  await runDurableObjectAlarm(stub);
  const armed = await runInDurableObject(stub, (_, state) => state.storage.getAlarm());
  expect(armed).toBeGreaterThan(Date.now());
  expect(await stub.summary()).not.toBeNull();
  a.close();
});

it('[R18] [R19] a socket that is silent for 45 s is dropped while somebody else is here, and seen to be away', async () => {
  const { made, a, b } = await seated();
  const stub = env.MATCH.get(env.MATCH.idFromName(made.id));
  const later = Date.now() + 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: later });
  try {
    // Bob is heard, Ann is not.
    await b.ask({ t: 'name', name: 'Bobby' });
    await runDurableObjectAlarm(stub);
    await b.until(() => (b.replica.people?.seats[0] ?? 0) !== 0, 'Ann being away');
    await a.until(() => a.closed !== null, 'the close');
    expect(a.closed?.reason).toBe('silent');
    expect(b.replica.people?.seats).toEqual([later, 0]);
    expect(b.closed).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it('[R18] somebody alone at a table is not looked at', async () => {
  const made = await make();
  const a = await connect(made.id, [made.host]);
  await a.ask({ t: 'sit', name: 'Ann', secret: secret('a') });
  const stub = env.MATCH.get(env.MATCH.idFromName(made.id));
  // What is armed now is the deadline for saying hello.
  await runDurableObjectAlarm(stub);
  const armed = await runInDurableObject(stub, (_, state) => state.storage.getAlarm());
  expect(armed).toBeGreaterThan(Date.now() + 60_000);
});
