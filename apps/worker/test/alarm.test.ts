/** The alarm in real workerd: what is due is done, and everything goes on as before. */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { open, playTurn, seated } from './client.ts';

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
  expect(await stub.peek()).not.toBeNull();
  a.close();
});
