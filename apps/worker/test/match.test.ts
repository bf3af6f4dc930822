/** The match object in real workerd: sockets, storage, eviction. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { connect, get, make, open, playTurn, post, seated, secret } from './client.ts';
import type { MatchRoom as TestRoom } from './entry.ts';

const stubOf = (id: string) =>
  env.MATCH.get(env.MATCH.idFromName(id)) as unknown as DurableObjectStub<TestRoom>;

/** The allowance of commands is read when the object wakes, so it is put to sleep once. */
async function loosen(id: string): Promise<void> {
  await stubOf(id).loosen();
  await evictDurableObject(stubOf(id));
}

/** Puts the object to sleep; woken first, since only a running object can be. */
async function evict(id: string): Promise<void> {
  await stubOf(id).summary();
  await evictDurableObject(stubOf(id));
}

const tablesOf = (id: string): Promise<number> =>
  runInDurableObject(stubOf(id), (_, state) =>
    Number(
      state.storage.sql
        .exec(`SELECT count(*) AS n FROM sqlite_master WHERE name NOT LIKE '\\_%' ESCAPE '\\'`)
        .one().n,
    ),
  );

describe('making and joining', () => {
  it('[R2] a made match has an id of 17 letters and secrets of 22', async () => {
    const made = await make();
    expect(made.id).toMatch(/^[2-9a-hjkmnp-tv-z]{17}$/);
    for (const one of [made.host, made.invite, made.watch, ...made.seats]) expect(one).toMatch(/^[\w-]{22}$/);
  });

  it.each([
    ['not JSON', '{', 'request.unreadable'],
    ['an unknown game', { game: 'chess' }, 'request.game'],
    ['an inherited property as game', { game: 'toString' }, 'request.game'],
    ['too long a match', { game: 'backgammon', options: { mode: 'match', length: 99 } }, 'options.length'],
    ['three seats', { game: 'backgammon', seats: 3, options: { mode: 'single' } }, 'request.seats'],
    ['an unknown field', { game: 'backgammon', options: { mode: 'single' }, cheat: 1 }, 'request.cheat'],
  ])('[R1] refuses %s and names the field', async (_, body, why) => {
    const answer = await post('/api/matches', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ why });
  });

  it('[R3] an unknown id stores nothing, whatever is asked of it', async () => {
    const id = '23456789abcdefghj';
    expect((await get(`/api/matches/${id}`)).status).toBe(404);
    const socket = await open(id);
    await socket.until(() => socket.closed !== null, 'the close');
    expect(socket.closed?.reason).toBe('unknown-match');
    expect(socket.frames).toEqual(['{"t":"no","why":"unknown-match"}']);
    expect(await tablesOf(id)).toBe(0);
  });

  it.each(['x', '../etc', '0'.repeat(17), 'a'.repeat(500)])(
    'answers the malformed id %s without asking an object',
    async (id) => {
      expect((await get(`/ws/${encodeURIComponent(id)}`)).status).toBe(404);
      expect((await get(`/api/matches/${encodeURIComponent(id)}`)).status).toBe(404);
    },
  );

  it('[case 139] a HEAD request wakes no match', async () => {
    expect((await get('/api/matches/23456789abcdefghk', 'HEAD')).status).toBe(204);
  });

  it('[R4] [R6] the invitation seats the next person, then leads to watching', async () => {
    const { made } = await seated();
    const late = await connect(made.id, [made.invite]);
    const answer = await late.ask({ t: 'sit', name: 'Cleo', secret: secret('c') });
    expect(answer.why).toBe('taken');
    expect(late.replica.table?.seats.map((seat) => seat.name)).toEqual(['Ann', 'Bob']);
  });

  it('[R10] no secret comes out of the object, only hashes go in', async () => {
    const { made, a, b } = await seated();
    const all = [...a.frames, ...b.frames].join('\n');
    for (const one of [made.host, made.invite, made.watch, ...made.seats, secret('a'), secret('b')])
      expect(all).not.toContain(one);
    const rows = await runInDurableObject(stubOf(made.id), (_, state) =>
      JSON.stringify([
        ...state.storage.sql.exec('SELECT * FROM role'),
        ...state.storage.sql.exec('SELECT * FROM meta'),
      ]),
    );
    for (const one of [made.host, made.invite, secret('a')]) expect(rows).not.toContain(one);
  });
});

describe('playing', () => {
  it('plays a whole match; both ends and the store hold the same log', async () => {
    const { made, a, b } = await seated();
    await loosen(made.id);
    while (await playTurn(a, b));
    await a.until(() => a.replica.table?.phase === 'over', 'the end');
    const { game } = a.replica;
    expect(game?.write(a.replica.confirmed)).toBe(game?.write(b.replica.confirmed));
    const watcher = await connect(made.id);
    expect(game?.write(watcher.replica.confirmed)).toBe(game?.write(a.replica.confirmed));
    expect(watcher.replica.have).toBe(a.replica.have);
  });

  it('[R32] eviction between any two messages loses nothing and changes nothing', async () => {
    const { made, a, b } = await seated();
    await loosen(made.id);
    for (let i = 0; i < 24; i++) {
      const before = a.replica.game?.write(a.replica.confirmed);
      await evict(made.id);
      const again = await connect(made.id, [secret('a')]);
      expect(again.replica.you?.seat).toBe(0);
      expect(again.replica.game?.write(again.replica.confirmed)).toBe(before);
      again.close();
      await evict(made.id);
      if (!(await playTurn(a, b))) break;
    }
    expect(a.replica.have).toBeGreaterThan(30);
  });

  it('[R32] [R30] eviction between sitting, readiness, talk, offers and a rematch loses nothing', async () => {
    const made = await make();
    await loosen(made.id);
    const asleep = () => evict(made.id);
    const a = await connect(made.id, [made.host, made.invite]);
    await asleep();
    expect((await a.ask({ t: 'sit', name: 'Ann', secret: secret('a') })).kind).toBe('ok');
    await asleep();
    const b = await connect(made.id, [made.invite]);
    await asleep();
    expect((await b.ask({ t: 'sit', name: 'Bob', secret: secret('b') })).kind).toBe('ok');
    await asleep();
    await a.ask({ t: 'ready', on: true });
    await asleep();
    await b.ask({ t: 'ready', on: true });
    await a.until(() => a.replica.at > 0, 'the opening roll');
    await asleep();
    await a.ask({ t: 'say', text: 'Good luck' });
    await asleep();
    await b.until(() => b.replica.said.length === 1, 'the talk');
    expect((await a.ask({ t: 'offer', at: a.replica.at, what: 'resign:0:1' })).kind).toBe('ok');
    await asleep();
    expect((await b.ask({ t: 'answer', what: 'resign:0:1', yes: true })).kind).toBe('ok');
    await asleep();
    await a.until(() => a.replica.table?.phase === 'over', 'the end');
    await a.ask({ t: 'offer', at: a.replica.at, what: 'rematch' });
    await asleep();
    await b.ask({ t: 'answer', what: 'rematch', yes: true });
    await a.until(() => typeof a.replica.table?.after === 'string', 'the rematch');
    await asleep();
    const next = await connect(String(a.replica.table?.after), [secret('a')]);
    expect(next.replica.you?.seat).toBe(1);
    expect(next.replica.table).toMatchObject({ phase: 'playing', before: made.id });
    expect(next.replica.table?.seats.map((seat) => seat.name)).toEqual(['Bob', 'Ann']);
  });

  it('[R7] two tabs on one seat show the same, and a command is taken once', async () => {
    const { made, a, b } = await seated();
    const tab = await connect(made.id, [secret('a')]);
    expect(tab.replica.you?.seat).toBe(0);
    await playTurn(a, b);
    await tab.until(() => tab.replica.have === a.replica.have, 'the turn in the other tab');
    expect(tab.replica.game?.write(tab.replica.confirmed)).toBe(a.replica.game?.write(a.replica.confirmed));
  });

  it('[R12] [case 37] an accepted command sent again gets its answer again and changes nothing', async () => {
    const { made, a, b } = await seated();
    const { game } = a.replica;
    const turn = game?.turn(a.replica.confirmed);
    const mover = turn?.kind === 'seat' && turn.seat === 0 ? a : b;
    for (const action of game?.ends(mover.replica.confirmed)[0]?.actions ?? []) mover.replica.step(action);
    const frame = mover.replica.commit('once-only');
    mover.send(frame ?? '');
    mover.send(frame ?? '');
    await mover.until(
      () => mover.frames.filter((one) => one.includes('"id":"once-only"')).length === 2,
      'both answers',
    );
    const [first, second] = mover.frames.filter((one) => one.includes('"id":"once-only"'));
    expect(second).toBe(first);
    const other = mover === a ? b : a;
    await other.until(() => other.replica.have === mover.replica.have, 'the turn at the other side');
    const watcher = await connect(made.id);
    expect(watcher.replica.have).toBe(mover.replica.have);
  });

  it('[R25] a watcher can do nothing but watch and talk', async () => {
    const { made } = await seated();
    const watcher = await connect(made.id, [made.watch]);
    for (const command of [
      { t: 'ready', on: true },
      { t: 'start' },
      { t: 'stand' },
      { t: 'leave' },
      { t: 'table', talk: 'off' },
      { t: 'offer', at: watcher.replica.at, what: 'resign:0:1' },
      { t: 'answer', what: 'resign:0:1', yes: true },
      { t: 'sit', name: 'Eve', secret: secret('e') },
    ])
      expect((await watcher.ask(command)).kind).toBe('no');
    watcher.send(`Phack 0 roll`);
    await watcher.until(() => watcher.frames.at(-1)?.includes('"hack"') === true, 'the refusal');
    expect(watcher.frames.at(-1)).toContain('not-seated');
  });
});

describe('bad input', () => {
  const WRONG: readonly (readonly [string, string, string])[] = [
    ['text that is not JSON', 'hello', 'unreadable'],
    ['an unknown type', '{"t":"cheat","id":"abcd"}', 'unreadable'],
    ['a field too many', '{"t":"ready","id":"abcd","on":true,"seat":1}', 'unreadable'],
    ['a play that is not a step', 'Pabcd 1 99/98', 'unreadable'],
    ['a play on another position', 'Pabcd 0 roll', 'stale'],
    ['an empty frame', '', 'unreadable'],
    ['JSON null', 'null', 'unreadable'],
    ['a deep array', '['.repeat(5_000) + ']'.repeat(5_000), 'unreadable'],
  ];

  it.each(WRONG)('%s gets its refusal and changes nothing', async (_, frame, why) => {
    const { a } = await seated();
    const have = a.replica.have;
    const n = a.frames.length;
    a.send(frame);
    await a.until(() => a.frames.length > n, 'the refusal');
    expect(JSON.parse(a.frames[n] ?? '')).toMatchObject({ t: 'no', why });
    expect(a.replica.have).toBe(have);
    expect(a.closed).toBeNull();
  });

  it('[case 138] a frame over 16 KiB is refused and the socket closed', async () => {
    const { a } = await seated();
    a.send('x'.repeat(17_000));
    await a.until(() => a.closed !== null, 'the close');
    expect(a.closed?.reason).toBe('too-large');
  });

  it('[R34] the 21st command at once is refused', async () => {
    const { a } = await seated();
    for (let i = 0; i < 30; i++) a.send('nonsense');
    await a.until(() => a.frames.at(-1)?.includes('too-many') === true, 'too-many');
    expect(a.closed).toBeNull();
  });

  it('a play for another seat or out of turn is refused', async () => {
    const { a, b } = await seated();
    const turn = a.replica.game?.turn(a.replica.confirmed);
    const idle = turn?.kind === 'seat' && turn.seat === 0 ? b : a;
    idle.send(`Pidle ${idle.replica.at.toString(36)} roll`);
    await idle.until(() => idle.frames.at(-1)?.includes('"idle"') === true, 'the refusal');
    expect(idle.frames.at(-1)).toContain('not-your-turn');
  });

  it('[case 72] another protocol version is told so once and closed', async () => {
    const { made } = await seated();
    const old = await open(made.id);
    old.send('{"t":"hello","v":0,"tokens":[],"have":0}');
    await old.until(() => old.closed !== null, 'the close');
    expect(old.frames[0]).toContain('version');
    expect(old.closed?.reason).toBe('client');
  });

  it('a wrong secret is said, and the holder watches', async () => {
    const { made } = await seated();
    const wrong = await connect(made.id, [secret('z')]);
    expect(wrong.frames[0]).toContain('bad-secret');
    expect(wrong.replica.you?.seat).toBeNull();
  });

  it('[R26] a private table is closed to those without a secret', async () => {
    const made = await make({ game: 'backgammon', options: { mode: 'single' }, private: true });
    const stranger = await open(made.id);
    stranger.send('{"t":"hello","v":1,"tokens":[],"have":0}');
    await stranger.until(() => stranger.closed !== null, 'the close');
    expect(stranger.frames.join('')).not.toContain('welcome');
    const watcher = await connect(made.id, [made.watch]);
    expect(watcher.replica.table?.private).toBe(true);
    expect((await get(`/api/matches/${made.id}`)).status).toBe(404);
    const peek = await get(`/api/matches/${made.id}`, 'GET', { authorization: `Bearer ${made.watch}` });
    expect(await peek.json()).toMatchObject({ phase: 'lobby', turn: null });
  });
});
