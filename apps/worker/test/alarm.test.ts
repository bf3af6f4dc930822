/** The alarm in real workerd: what is due is done, and everything goes on as before. */
import { runDurableObjectAlarm } from 'cloudflare:test';
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
