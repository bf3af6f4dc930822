/** The order in which a driver carries things out, to whom frames go, and what it leaves to be done. [R13] */
import { games } from '@sandbar/engine';
import { describe, expect, test } from 'vitest';
import { hash, keep, MAKING, secret } from '../test/hall.ts';
import { type Driver, type Effects, openDriver } from './driver.ts';
import { openHost } from './host/host.ts';
import { firstStored } from './host/making.ts';
import type { Making, Peer, Role } from './host/types.ts';
import { LIMITS } from './limits.ts';

const ROLES: readonly (readonly [string, Role])[] = [
  [hash(secret('ann')), { kind: 'seat', seat: 0 }],
  [hash(secret('bob')), { kind: 'seat', seat: 1 }],
];

/** A match of Ann and Bob that has begun, both connected, Wat watching and Mum connected but silent; and what was done, in order. */
function party(making: Partial<Making> = {}, broken: Partial<Effects> = {}) {
  const peers = new Map<string, Peer>();
  const done: string[] = [];
  let stored = firstStored({ ...MAKING, seats: ['Ann', 'Bob'], roles: ROLES, host: 0, ...making }, 0);
  const open = (): Driver =>
    openDriver(
      openHost('match', stored, {
        games,
        roll: () => [3, 1],
        hash,
        peers: () => [...peers.values()],
        newId: () => 'rematch',
        relay: () => null,
        relayed: () => 0,
        limits: () => LIMITS,
      }),
      {
        store: (rows) => {
          stored = keep(stored, { rows });
          done.push(`store ${rows.map((row) => row.kind).join()}`);
        },
        role: (peer) => {
          peers.set(peer.id, peer);
          done.push(`role ${peer.id}`);
        },
        alarm: (at) => done.push(`alarm ${at}`),
        send: (to, frame, refused) =>
          done.push(`send ${to} ${frame.slice(0, 8)}${refused === undefined ? '' : ` ${refused}`}`),
        close: (to, code) => done.push(`close ${to} ${code}`),
        relay: (frames) => done.push(`relay ${frames.length}`),
        ...broken,
      },
    );
  let driver = open();
  const join = (id: string): void => {
    peers.set(id, { id, greeted: false, seat: null, host: false, invite: null });
  };
  const say = (id: string, frame: string | object, now = 10) =>
    driver.take(peers.get(id) as Peer, typeof frame === 'string' ? frame : JSON.stringify(frame), now);
  for (const id of ['ann', 'bob', 'wat', 'mum']) join(id);
  for (const id of ['ann', 'bob']) say(id, { t: 'hello', v: 1, tokens: [secret(id)], have: 0 });
  say('wat', { t: 'hello', v: 1, tokens: [], have: 0 });
  driver.start(10);
  done.length = 0;
  return {
    done,
    say,
    join,
    driver: () => driver,
    reopen: () => {
      driver = open();
    },
  };
}

describe('[R13] a driver', () => {
  test('stores, sets the alarm, and only then sends', () => {
    const { done, say } = party({ clock: { delay: 1000, bank: 5000, grace: 0 } });
    say('ann', 'Pturn1 1 17/20,19/20');
    expect(done).toEqual([
      'store line,table',
      'alarm 6010',
      'send ann {"t":"ok null',
      ...['ann', 'bob', 'wat'].map((to) => `send ${to} L2  A17/`),
      ...['ann', 'bob', 'wat'].map((to) => `send ${to} {"t":"cl`),
      'relay 2',
    ]);
  });

  test('sends nothing that could not be stored', () => {
    const { done, say } = party(
      {},
      {
        store: (rows) => {
          if (rows.some((row) => row.kind === 'line' && row.line.id !== null)) throw new Error('disk full');
        },
      },
    );
    expect(() => say('ann', 'Pturn1 1 17/20,19/20')).toThrow('disk full');
    expect(done).toEqual([]);
  });

  test('stores nothing where there is nothing to store, and says why something was refused', () => {
    const { done, say } = party();
    say('ann', 'Pturn1 0 17/20,19/20');
    expect(done).toEqual(['alarm null', 'send ann {"t":"no stale']);
  });

  test('knows a newcomer before it tells everybody of them', () => {
    const { done, say, join } = party();
    join('eve');
    say('eve', { t: 'hello', v: 1, tokens: [], have: 0 });
    expect(done).toEqual([
      'role eve',
      'alarm null',
      'send eve {"t":"we',
      ...['ann', 'bob', 'wat', 'eve'].map((to) => `send ${to} {"t":"pe`),
      'relay 1',
    ]);
  });

  test('shows a draft to all but who draws it, and closes last', () => {
    const { done, say } = party();
    say('ann', 'D1 17/20');
    expect(done).toEqual(['alarm null', 'send bob D1 17/20', 'send wat D1 17/20', 'relay 1']);
    done.length = 0;
    say('wat', `{"t":"say","id":"abcd","text":"${'x'.repeat(LIMITS.frame)}"}`);
    expect(done).toEqual(['alarm null', 'send wat {"t":"no too-large', 'close wat 4005']);
  });

  test('[R37] leaves it to others to delete, once all is sent', () => {
    const { done, say } = party();
    expect(say('ann', { t: 'offer', id: 'dele', at: 0, what: 'delete' })).toEqual({
      make: null,
      erase: false,
    });
    expect(say('bob', { t: 'answer', id: 'dely', what: 'delete', yes: true })).toEqual({
      make: null,
      erase: true,
    });
    expect(done.slice(-4)).toEqual(['ann', 'bob', 'wat', 'mum'].map((to) => `close ${to} 4009`));
  });

  test('[R30] gives the rematch to make, after a restart once more, until it is said to be made', () => {
    const { say, driver, reopen } = party({ options: { mode: 'single' } });
    say('ann', { t: 'leave', id: 'gone' });
    say('ann', { t: 'offer', id: 'offr', at: 0, what: 'rematch' });
    const { make } = say('bob', { t: 'answer', id: 'answ', what: 'rematch', yes: true });
    expect(make).toMatchObject({ id: 'rematch', seats: ['Bob', 'Ann'] });
    reopen();
    expect(driver().tick(20).make).toEqual(make);
    driver().made();
    reopen();
    expect(driver().tick(30)).toEqual({ make: null, erase: false });
  });
});
