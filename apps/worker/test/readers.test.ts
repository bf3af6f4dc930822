/** [R34] Who does not read is dropped, and what the worker says of itself holds no secret. */
import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { CLOSE } from '@sandbar/protocol';
import { expect, it, vi } from 'vitest';
import { connect, make, open, secret } from './client.ts';

it('[R34] a slow reader is dropped, and the table goes on as if it were not there', async () => {
  const { id, host } = await make();
  await runInDurableObject(env.MATCH.get(env.MATCH.idFromName(id)), (_, { storage }) =>
    storage.kv.put('loose', true),
  );
  const ann = await connect(id, [host]);
  await ann.ask({ t: 'sit', name: 'Ann', secret: secret('a') });
  const slow = await open(id, false);
  slow.send(slow.replica.hello([]));
  const quick = await connect(id);
  const text = 'x'.repeat(300);
  let said = 0;
  while (slow.closed === null && said < 3_000) {
    expect((await ann.ask({ t: 'say', text })).kind).toBe('ok');
    said++;
  }
  expect(slow.closed).toEqual({ code: CLOSE.slow, reason: 'slow' });
  expect(ann.closed).toBe(null);
  expect(quick.closed).toBe(null);
  await quick.until(() => quick.replica.said.length >= said, 'everything that was said');
});

it('[R6] no secret, name, id or word of anybody is in a line of the log', async () => {
  const lines: string[] = [];
  const spies = (['log', 'error', 'warn', 'info'] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation((...given) => void lines.push(given.map(String).join(' '))),
  );
  const made = await make({ game: 'backgammon', options: { mode: 'match', length: 1 }, private: true });
  const own = 'annsownsecretannsowns_'.slice(0, 22);
  const ann = await connect(made.id, [made.host]);
  await ann.ask({ t: 'sit', name: 'Anneliese', secret: own });
  await ann.ask({ t: 'say', text: 'psst' });
  for (const frame of [
    'P',
    `Pabcd 99 ${own}`,
    JSON.stringify({ t: 'sit', id: 'xxxx', name: 'Anneliese', secret: own }),
    JSON.stringify({ t: 'offer', id: 'yyyy', at: 0, what: own }),
    own,
  ])
    ann.send(frame);
  const stranger = await open(made.id);
  stranger.send(stranger.replica.hello(['wrongsecretwrongsecre_']));
  await stranger.until(() => stranger.closed !== null, 'the close');
  ann.send(ann.replica.hello([made.host, own]));
  await ann.ask({ t: 'start' });
  for (const spy of spies) spy.mockRestore();
  expect(lines.some((line) => line.includes('"event":"counts"'))).toBe(true);
  const text = lines.join('\n');
  for (const hidden of [
    own,
    made.host,
    made.invite,
    made.watch,
    ...made.seats,
    made.id,
    'Anneliese',
    'psst',
    'wrongsecret',
  ])
    expect(text).not.toContain(hidden);
});
