/** [R27] [R34] A thousand sockets that never say hello, and watchers who have fallen silent at a relay. */
import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { relayName } from '../src/match/relay.ts';
import { type Client, connect, open, playTurn, seated, secret } from './client.ts';

it('[R27] a thousand silent sockets keep nobody with a seat out, and the game goes on', async () => {
  const { made, a, b } = await seated({ game: 'backgammon', options: { mode: 'money', games: null } });
  const silent: Client[] = [];
  for (let i = 0; i < 1_010; i++) silent.push(await open(made.id));
  const tab = await connect(made.id, [secret('a')]);
  expect(tab.replica.you?.seat).toBe(0);
  await playTurn(a, b);
  await tab.until(() => tab.replica.have === a.replica.have, 'the turn in the new tab');
  // The oldest of the silent made room; none of those with a seat did.
  await silent[0]?.until(() => silent[0]?.closed !== null, 'room being made');
  expect(silent[0]?.closed).toEqual({ code: 4007, reason: 'too-many' });
  expect([a, b, tab].map((one) => one.closed)).toEqual([null, null, null]);
  for (const one of [a, b, tab, ...silent]) one.close();
}, 60_000);

it('[R18] [R27] a relay drops who has been silent for 45 s as soon as it has something to hand on', async () => {
  const { made, a, b } = await seated();
  const far = await connect(`${made.id}?relay=0`);
  const stub = env.RELAY.get(env.RELAY.idFromName(relayName(made.id, 0)));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  try {
    await playTurn(a, b);
    await far.until(() => far.closed !== null, 'the close');
    expect(far.closed).toEqual({ code: 4006, reason: 'silent' });
    expect(await stub.deliver([])).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
