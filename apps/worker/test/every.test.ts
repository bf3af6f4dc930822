/** [R32] Every kind of message, with the object evicted before each: what is stored and seen is the same as without. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { type Client, connect, make, secret } from './client.ts';

/** Everything that is stored of a match, without the times and the random ids. */
async function storedOf(id: string): Promise<string> {
  const rows = await runInDurableObject(env.MATCH.get(env.MATCH.idFromName(id)), (_, { storage }) => ({
    kept: JSON.parse(String(storage.sql.exec("SELECT value FROM meta WHERE key = 'kept'").one().value)),
    lines: storage.sql.exec('SELECT n, words FROM line ORDER BY n').toArray(),
    roles: storage.sql
      .exec('SELECT role FROM role')
      .toArray()
      .map(({ role }) => role),
    said: storage.sql
      .exec('SELECT said FROM said ORDER BY n')
      .toArray()
      .map(({ said }) => JSON.parse(String(said)).text),
  }));
  const { table, sat, away } = rows.kept;
  return JSON.stringify({
    ...rows,
    kept: { table, sat, away: away.map((since: number) => since > 0) },
    roles: rows.roles.sort(),
  });
}

/** A session that sends each kind of message at least once. `before` runs before each of them. */
async function session(
  before: (id: string) => Promise<unknown>,
): Promise<{ stored: string; answers: string }> {
  const made = await make({ game: 'pirates', seats: 4 });
  const answers: string[] = [];
  const say = async (client: Client, command: Readonly<Record<string, unknown>>): Promise<void> => {
    await before(made.id);
    const answer = await client.ask(command);
    answers.push(`${command.t} ${answer.kind} ${answer.why ?? ''}`);
  };
  const play = async (client: Client): Promise<void> => {
    const { replica } = client;
    const mine = (): boolean => {
      const turn = replica.game?.turn(replica.shown);
      return turn?.kind === 'seat' && turn.seat === replica.you?.seat;
    };
    await client.until(mine, 'the turn');
    while (mine()) replica.step(replica.game?.legal(replica.shown)[0]);
    client.send(`D${replica.at.toString(36)} roll`);
    await before(made.id);
    answers.push(`play ${(await client.commit()).kind}`);
  };
  const join = async (token: string): Promise<Client> => {
    await before(made.id);
    return connect(made.id, [token]);
  };
  const ann = await join(made.host);
  const bob = await join(made.invite);
  const cyd = await join(made.invite);
  const eve = await join(made.watch);
  await say(ann, { t: 'sit', name: 'Ann', secret: secret('a') });
  await say(bob, { t: 'sit', name: 'Bob', secret: secret('b'), seat: 2 });
  await say(cyd, { t: 'sit', name: 'Cyd', secret: secret('c') });
  await say(cyd, { t: 'stand' });
  await say(cyd, { t: 'sit', name: 'Cyd', secret: secret('d') });
  await say(bob, { t: 'name', name: 'Bobby' });
  await say(bob, { t: 'ready', on: true });
  await say(ann, { t: 'table', options: { gold: 10 } });
  await say(ann, { t: 'table', swap: [0, 1] });
  await say(ann, { t: 'table', seats: 6 });
  await say(ann, { t: 'table', talk: 'seats', muted: [2] });
  await say(bob, { t: 'say', text: 'muted' });
  await say(ann, { t: 'table', talk: 'all', muted: [] });
  await say(eve, { t: 'say', text: 'hello', name: 'Eve' });
  await say(ann, { t: 'renew', what: 'any', secret: secret('n') });
  await say(ann, { t: 'table', free: 2 });
  await say(bob, { t: 'sit', name: 'Bob', secret: secret('e') });
  await say(ann, { t: 'start' });
  await Promise.all([ann, bob, cyd].map((one) => one.until(() => one.replica.at > 0, 'the start')));
  for (let turn = 0; turn < 6; turn++) {
    const { game, confirmed } = ann.replica;
    const now = game?.turn(confirmed);
    if (now?.kind !== 'seat') throw new Error('nobody is to act');
    const mover = [ann, bob, cyd].find(({ replica }) => replica.you?.seat === now.seat);
    if (mover === undefined) throw new Error(`nobody has seat ${now.seat}`);
    await play(mover);
    await mover.until(() => mover.replica.sent === null, 'its own turn');
    await ann.until(() => ann.replica.have >= mover.replica.have, 'the log');
  }
  await say(ann, { t: 'offer', at: ann.replica.at, what: 'draw' });
  await say(bob, { t: 'answer', what: 'draw', yes: false });
  await say(bob, { t: 'vote', way: 'skip' });
  await say(eve, { t: 'say', text: 'boo', name: 'Eve' });
  await say(ann, { t: 'remove', n: 2 });
  await say(cyd, { t: 'leave' });
  const stored = await storedOf(made.id);
  for (const one of [ann, bob, cyd]) one.close();
  return { stored, answers: answers.join('\n') };
}

it('[R32] eviction before every kind of message changes nothing', async () => {
  const calm = await session(async () => {});
  const evicted = await session((id) => evictDurableObject(env.MATCH.get(env.MATCH.idFromName(id))));
  expect(evicted.answers).toBe(calm.answers);
  expect(evicted.stored).toBe(calm.stored);
  expect(calm.answers).not.toContain('unreadable');
}, 60_000);

it('a game for eight is played by eight through their sockets, with evictions, and all hold the same log', async () => {
  const made = await make({ game: 'pirateer', seats: 8, options: { variants: ['pieces-of-eight'] } });
  const stub = env.MATCH.get(env.MATCH.idFromName(made.id));
  const clients: Client[] = [];
  for (let seat = 0; seat < 8; seat++) {
    const client = await connect(made.id, [seat === 0 ? made.host : made.invite]);
    await client.ask({ t: 'sit', name: `Seat ${seat}`, secret: secret('abcdefgh'[seat] ?? 'z') });
    clients.push(client);
  }
  const [host] = clients;
  if (host === undefined) throw new Error('nobody came');
  expect((await host.ask({ t: 'start' })).kind).toBe('ok');
  await runInDurableObject(stub, (_, { storage }) => storage.kv.put('loose', true));
  for (let turn = 0; turn < 24; turn++) {
    await host.until(() => host.replica.game?.turn(host.replica.confirmed).kind === 'seat', 'a turn');
    const now = host.replica.game?.turn(host.replica.confirmed);
    const mover = clients.find(({ replica }) => now?.kind === 'seat' && replica.you?.seat === now.seat);
    if (mover === undefined) throw new Error('nobody is to act');
    await mover.until(() => mover.replica.have === host.replica.have, 'the log');
    const { replica } = mover;
    const mine = (): boolean => {
      const next = replica.game?.turn(replica.shown);
      return next?.kind === 'seat' && next.seat === replica.you?.seat;
    };
    while (mine()) replica.step(replica.game?.legal(replica.shown).at(-1));
    if (turn % 5 === 0) await evictDurableObject(stub);
    expect((await mover.commit()).kind).toBe('ok');
    await mover.until(() => replica.sent === null, 'its own turn');
    await host.until(() => host.replica.have >= replica.have, 'the turn');
  }
  const have = Math.max(...clients.map(({ replica }) => replica.have));
  await Promise.all(clients.map((one) => one.until(() => one.replica.have === have, 'the whole log')));
  const texts = clients.map(({ replica }) => replica.game?.write(replica.confirmed));
  expect(new Set(texts).size).toBe(1);
  for (const one of clients) one.close();
}, 60_000);
