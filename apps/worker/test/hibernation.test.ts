/** [R18] An idle table sleeps: heartbeats are answered without waking its object, and nothing is stored for them. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { PING, PONG } from '@sandbar/protocol';
import { expect, it } from 'vitest';
import { type Client, playTurn, seated } from './client.ts';
import { woken } from './entry.ts';

const pongs = (client: Client): number => client.frames.filter((frame) => frame === PONG).length;

it('[R18] [R19] heartbeats do not wake the object; a frame does, and all goes on', async () => {
  const { made, a, b } = await seated();
  const stub = env.MATCH.get(env.MATCH.idFromName(made.id));
  await evictDurableObject(stub);
  const before = woken.get(made.id) ?? 0;
  expect(before).toBeGreaterThan(0);
  for (let beat = 1; beat <= 20; beat++) {
    for (const one of [a, b]) one.send(PING);
    await Promise.all([a, b].map((one) => one.until(() => pongs(one) === beat, 'the answer')));
  }
  expect(woken.get(made.id)).toBe(before);
  await playTurn(a, b);
  expect(woken.get(made.id)).toBe(before + 1);
  // The time of the last answer is what presence is read from.
  const beats = await runInDurableObject(stub, (_, ctx) =>
    ctx.getWebSockets().map((socket) => ctx.getWebSocketAutoResponseTimestamp(socket) instanceof Date),
  );
  expect(beats).toEqual([true, true]);
});
