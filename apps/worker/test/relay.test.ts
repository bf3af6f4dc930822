/** [R27] Watchers beyond what one object carries: with room for two here, six more watch through three relays. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { relayName } from '../src/match/relay.ts';
import { type Client, connect, playTurn, seated } from './client.ts';

/** A watcher as the page is one: where the match names a relay, it watches through that. */
async function watch(id: string): Promise<{ client: Client; relay: string | null }> {
  const direct = await connect(id);
  if (direct.replica.table !== null) return { client: direct, relay: null };
  expect(direct.closed?.code).toBe(4011);
  const relay = direct.closed?.reason ?? '';
  return { client: await connect(`${id}?relay=${relay}`), relay };
}

const textOf = ({ replica }: Client): string | undefined => replica.game?.write(replica.confirmed);

it('[R27] eight watch, two of them directly and six through three relays; all see the same, also after evictions', async () => {
  const { made, a, b } = await seated({ game: 'backgammon', options: { mode: 'money', games: null } });
  const stub = env.MATCH.get(env.MATCH.idFromName(made.id));
  await runInDurableObject(stub, (_, { storage }) =>
    storage.kv.put('limits', { watchers: 2, relays: 3, perRelay: 2 }),
  );
  await evictDurableObject(stub);
  const watchers: Client[] = [];
  const relays: (string | null)[] = [];
  for (let i = 0; i < 8; i++) {
    const { client, relay } = await watch(made.id);
    watchers.push(client);
    relays.push(relay);
  }
  expect(relays).toEqual([null, null, '0', '0', '1', '1', '2', '2']);

  const same = async (): Promise<void> => {
    await Promise.all(
      watchers.map((one) => one.until(() => one.replica.have === a.replica.have, 'the whole log')),
    );
    expect(new Set([a, b, ...watchers].map(textOf)).size).toBe(1);
  };
  for (let turn = 0; turn < 4; turn++) await playTurn(a, b);
  await same();
  expect(a.replica.people?.watching).toBeGreaterThanOrEqual(2);

  // A relay forgets everything but its sockets; the match forgets everything but what is stored.
  const relay = env.RELAY.get(env.RELAY.idFromName(relayName(made.id, 1)));
  await evictDurableObject(relay);
  await evictDurableObject(stub);
  for (let turn = 0; turn < 4; turn++) await playTurn(a, b);
  await same();

  // One who watches through a relay can do nothing, whatever they send.
  const through = watchers[4] as Client;
  expect((await through.ask({ t: 'say', text: 'hi', name: 'Eve' })).why).toBe('not-seated');
  expect((await through.ask({ t: 'leave' })).why).toBe('not-seated');

  // All relays are full: that is said plainly. Who holds a seat is let in.
  const late = await connect(made.id);
  expect(late.closed).toMatchObject({ code: 4007, reason: 'too-many' });
  const tab = await connect(made.id, ['a'.repeat(22)]);
  expect(tab.replica.you?.seat).toBe(0);
  for (const one of [a, b, tab, ...watchers]) one.close();
}, 30_000);

it('[R27] a relay that a match has not named does not exist for it, and no other number makes one', async () => {
  const { made } = await seated();
  await expect(connect(`${made.id}?relay=99`)).rejects.toThrow('400');
  await expect(connect(`${made.id}?relay=x`)).rejects.toThrow('400');
});

it('[R34] a relay takes no frame above the limit, and nobody who talks without end', async () => {
  const { made } = await seated();
  const big = await connect(`${made.id}?relay=0`);
  big.send('x'.repeat(17_000));
  await big.until(() => big.closed !== null, 'the close');
  expect(big.closed?.code).toBe(4005);
  const loud = await connect(`${made.id}?relay=0`);
  for (let i = 0; i < 80; i++) loud.send('{}');
  await loud.until(() => loud.closed !== null, 'the close');
  expect(loud.closed?.code).toBe(4004);
});

it('[R26] [R27] a private table is private at its relays', async () => {
  const { made } = await seated({ game: 'backgammon', options: { mode: 'single' }, private: true });
  const stranger = await connect(`${made.id}?relay=0`);
  expect(stranger.replica.table).toBeNull();
  expect(stranger.closed?.reason).toBe('bad-secret');
  const friend = await connect(`${made.id}?relay=0`, [made.watch]);
  expect(friend.replica.table?.private).toBe(true);
  const again = await connect(`${made.id}?relay=0`);
  expect(again.replica.table).toBeNull();
});

it('[R36] [R27] a table that its host closes to strangers is closed at its relays too; who is there stays', async () => {
  const { made, a } = await seated();
  const early = await connect(`${made.id}?relay=0`);
  expect(early.replica.table?.private).toBe(false);
  await a.ask({ t: 'table', private: true });
  await early.until(() => early.replica.table?.private === true, 'the news');
  const late = await connect(`${made.id}?relay=0`);
  expect(late.replica.table).toBeNull();
  expect(late.closed?.reason).toBe('bad-secret');
  expect(early.closed).toBeNull();
  for (const one of [a, early]) one.close();
});

it('[R37] a deleted table is closed at its relays too', async () => {
  const { made, a, b } = await seated();
  const far = await connect(`${made.id}?relay=0`);
  await a.ask({ t: 'offer', at: a.replica.at, what: 'delete' });
  await b.ask({ t: 'answer', what: 'delete', yes: true });
  await Promise.all([a, far].map((one) => one.until(() => one.closed !== null, 'the close')));
  expect(far.closed?.code).toBe(4009);
  expect((await connect(made.id)).closed?.reason).toBe('unknown-match');
});
