/** The room before the start: seats, links, names, readiness, and what the host may do. */
import { games } from '@sandbar/engine';
import { describe, expect, test } from 'vitest';
import {
  type Guest,
  type Hall,
  hash,
  log,
  MAKING,
  openHall,
  playing,
  seated,
  secret,
} from '../../test/hall.ts';
import { readRequest } from '../http.ts';
import { firstStored } from './making.ts';

const table = (hall: Hall) => hall.host().room().kept.table;
const names = (hall: Hall): string[] => table(hall).seats.map((seat) => seat.name);
const sit = (guest: Guest, name: string, more: object = {}): string =>
  guest.ask({ t: 'sit', name, secret: secret(name), ...more });

describe('[R1] making', () => {
  test('[R1] a request is filled in, and a refusal names the field', () => {
    expect(readRequest(games, { game: 'backgammon', options: { mode: 'match' } })).toMatchObject({
      ok: true,
      value: { seats: 2, talk: 'all', private: false, options: { mode: 'match' } },
    });
  });
  test('[R1] a game alone is enough', () => {
    expect(readRequest(games, { game: 'backgammon' })).toMatchObject({
      ok: true,
      value: { options: { mode: 'match', length: 5 } },
    });
  });
  test.each([
    [null, 'request.unreadable'],
    [{}, 'request.game'],
    [{ game: 'chess' }, 'request.game'],
    [{ game: 'toString' }, 'request.game'],
    [{ game: 'backgammon', seats: 3, options: { mode: 'single' } }, 'request.seats'],
    [{ game: 'backgammon', options: { mode: 'blitz' } }, 'options.mode'],
    [{ game: 'backgammon', talk: 'loud' }, 'request.talk'],
    [{ game: 'backgammon', private: 1 }, 'request.private'],
    [{ game: 'backgammon', options: { mode: 'match', length: 99 } }, 'options.length'],
    [{ game: 'backgammon', colour: 'red' }, 'request.colour'],
  ])('[R1] %j: %s', (raw, why) => {
    const read = readRequest(games, raw);
    expect(read.ok ? 'ok' : read.why).toBe(why);
  });
  test('[R2] only hashes of secrets are kept', () => {
    const stored = JSON.stringify(firstStored(MAKING, 0));
    expect(stored).not.toContain(`"${secret('maker')}"`);
    expect(stored).toContain(hash(secret('maker')));
  });
});

describe('[R4] links', () => {
  test('[R4] the open invitation seats the next person in the next open seat', () => {
    const hall = openHall();
    expect(sit(hall.join(['any']), 'Ann')).toBe('ok');
    expect(sit(hall.join(['any']), 'Bob')).toBe('ok');
    expect(names(hall)).toEqual(['Ann', 'Bob']);
  });
  test('[R4] when all are taken it says so, and leads to watching', () => {
    const { hall } = seated();
    const late = hall.join(['any']);
    expect(sit(late, 'Cid')).toBe('taken');
    expect(late.peer()).toMatchObject({ greeted: true, seat: null });
  });
  test('[R4] a seat link leads to that seat and no other', () => {
    const hall = openHall();
    const bob = hall.join(['seat1']);
    expect(sit(bob, 'Bob', { seat: 0 })).toBe('bad-secret');
    expect(sit(bob, 'Bob')).toBe('ok');
    expect(names(hall)).toEqual(['', 'Bob']);
    expect(sit(hall.join(['seat1']), 'Cid')).toBe('taken');
  });
  test('[R4] the watch link never seats, nor does no link', () => {
    const hall = openHall();
    expect(sit(hall.join(['watch']), 'Wat')).toBe('bad-secret');
    expect(sit(hall.join([]), 'Non')).toBe('bad-secret');
    expect(names(hall)).toEqual(['', '']);
  });
  test('[R4] a seat that does not exist is taken', () => {
    expect(sit(openHall().join(['any']), 'Ann', { seat: 5 })).toBe('taken');
  });
  test('[R26] a private table is shown only to who holds a link', () => {
    const hall = openHall({ making: { private: true } });
    const stranger = hall.join([]);
    expect(stranger.closed()).toBe(4003);
    expect(stranger.peer().greeted).toBe(false);
    expect(hall.join(['watch']).peer().greeted).toBe(true);
  });
});

describe('[R5] names', () => {
  test('[R5] trimmed, changed at any time, and two people may have one', () => {
    const { hall, ann, bob } = playing();
    expect(ann.ask({ t: 'name', name: '  Bob ' })).toBe('ok');
    expect(names(hall)).toEqual(['Bob', 'Bob']);
    expect(bob.ask({ t: 'name', name: ' ' })).toBe('name');
    expect(hall.join(['watch']).ask({ t: 'name', name: 'Wat' })).toBe('not-seated');
  });
  test('[R5] nobody sits down without one', () => {
    const hall = openHall();
    expect(hall.join(['any']).ask({ t: 'sit', name: '', secret: secret('x') })).toBe('name');
    expect(names(hall)).toEqual(['', '']);
  });
});

describe('[R6] [R7] secrets of seats', () => {
  test('[R6] [case 64] coming back is by the secret, also after a restart', () => {
    const { hall, ann } = seated();
    ann.leave();
    hall.reopen();
    expect(hall.join(['Ann'.toLowerCase()]).peer().seat).toBe(0);
  });
  test('[R6] a repeated sit is harmless: same connection, or another one whose first answer was lost', () => {
    const hall = openHall();
    const ann = hall.join(['any']);
    expect(sit(ann, 'Ann')).toBe('ok');
    expect(sit(ann, 'Ann')).toBe('ok');
    const again = hall.join(['any']);
    expect(sit(again, 'Ann')).toBe('ok');
    expect(again.peer().seat).toBe(0);
    expect(names(hall)).toEqual(['Ann', '']);
    expect(hall.stored().roles.filter(([, role]) => role.kind === 'seat')).toHaveLength(1);
  });
  test('[R6] a link cannot be made the secret of a seat', () => {
    const hall = openHall();
    expect(hall.join(['any']).ask({ t: 'sit', name: 'Ann', secret: secret('watch') })).toBe('bad-secret');
  });
  test('[R7] a secret opens the seat in several tabs, and all may play', () => {
    const { hall } = playing({ rolls: '31' });
    const tab = hall.join(['ann']);
    expect(tab.peer().seat).toBe(0);
    expect(tab.say('Pabcd 1 17/20,19/20')[0]).toMatchObject({ t: 'ok' });
  });
  test('[R7] [R8] who changes seats takes all tabs and secrets along', () => {
    const hall = openHall();
    const ann = hall.join(['maker']);
    sit(ann, 'Ann');
    const tab = hall.join(['Ann']);
    expect(ann.ask({ t: 'sit', name: 'Ann', seat: 1, secret: secret('Ann2') })).toBe('ok');
    expect(names(hall)).toEqual(['', 'Ann']);
    expect(tab.peer().seat).toBe(1);
    expect(tab.news().some((one) => one.t === 'table' && one.you?.seat === 1)).toBe(true);
    expect(hall.join(['Ann']).peer().seat).toBe(1);
    sit(hall.join(['any']), 'Bob');
    expect(names(hall)).toEqual(['Bob', 'Ann']);
    expect(table(hall).host).toBe(1);
  });
});

describe('[R8] before the start', () => {
  test('[R8] standing up frees the seat, its secret opens nothing any more', () => {
    const { hall, bob } = seated();
    const tab = hall.join(['bob']);
    expect(bob.ask({ t: 'stand' })).toBe('ok');
    expect(names(hall)).toEqual(['Ann', '']);
    expect(tab.peer().seat).toBe(null);
    const back = hall.join(['bob']);
    expect(back.peer().seat).toBe(null);
    expect(bob.ask({ t: 'sit', name: 'Bob', secret: secret('bob2') })).toBe('ok');
  });
  test('[R8] [case 125] leaving before the start is standing up', () => {
    const { hall, bob } = seated();
    expect(bob.ask({ t: 'leave' })).toBe('ok');
    expect(names(hall)).toEqual(['Ann', '']);
  });
  test('[R8] the host frees a seat and swaps two', () => {
    const { hall, ann, bob } = seated();
    expect(ann.ask({ t: 'table', swap: [0, 1] })).toBe('ok');
    expect(names(hall)).toEqual(['Bob', 'Ann']);
    expect([ann.peer().seat, bob.peer().seat]).toEqual([1, 0]);
    expect(hall.join(['bob']).peer().seat).toBe(0);
    expect(table(hall).host).toBe(1);
    expect(ann.ask({ t: 'table', free: 0 })).toBe('ok');
    expect(names(hall)).toEqual(['', 'Ann']);
    expect(bob.peer().seat).toBe(null);
  });
  test('[R8] new options clear the readiness of all', () => {
    const { hall, ann, bob } = seated();
    bob.ask({ t: 'ready', on: true });
    expect(ann.ask({ t: 'table', options: { mode: 'single' } })).toBe('ok');
    expect(table(hall)).toMatchObject({ options: { mode: 'single' }, phase: 'lobby' });
    expect(table(hall).seats.map((seat) => seat.ready)).toEqual([false, false]);
  });
  test('[R8] only the host may, and a change is made whole or not at all', () => {
    const { hall, ann, bob } = seated();
    const before = JSON.stringify(table(hall));
    expect(bob.ask({ t: 'table', talk: 'off' })).toBe('not-host');
    for (const [change, why] of [
      [{ options: { mode: 'blitz' } }, 'options.mode'],
      [{ options: { mode: 'single' }, free: 7 }, 'illegal'],
      [{ talk: 'off', swap: [0, 0] }, 'illegal'],
      [{ talk: 'off', swap: [0, 2] }, 'illegal'],
      [{ free: 1, options: 7 }, 'options.unreadable'],
    ] as const)
      expect(ann.ask({ t: 'table', ...change })).toBe(why);
    expect(JSON.stringify(table(hall))).toBe(before);
  });
  test('[R8] a seat freed and swapped in one command: who sat there is out', () => {
    const { hall, ann, bob } = seated();
    expect(ann.ask({ t: 'table', free: 1, swap: [0, 1] })).toBe('ok');
    expect(names(hall)).toEqual(['', 'Ann']);
    expect([ann.peer().seat, bob.peer().seat]).toEqual([1, null]);
  });
  test('[R12] a swap that is said twice is made once', () => {
    const { hall, ann } = seated();
    expect(ann.ask({ t: 'table', swap: [0, 1] }, 'swap')).toBe('ok');
    expect(ann.ask({ t: 'table', swap: [0, 1] }, 'swap')).toBe('ok');
    expect(names(hall)).toEqual(['Bob', 'Ann']);
  });
});

describe('[R9] the start', () => {
  test('[R9] by itself when both are ready', () => {
    const { hall, ann, bob } = seated();
    ann.ask({ t: 'ready', on: true });
    ann.ask({ t: 'ready', on: false });
    bob.ask({ t: 'ready', on: true });
    expect(table(hall).phase).toBe('lobby');
    ann.ask({ t: 'ready', on: true });
    expect(table(hall).phase).toBe('playing');
    expect(log(hall)).toEqual([
      '#start{"game":"backgammon","edition":1,"seats":2,"options":{"mode":"match","length":3,"crawford":true}}',
      '=31',
    ]);
  });
  test('[R9] or by the host, once every seat is filled', () => {
    const hall = openHall();
    const ann = hall.join(['maker']);
    sit(ann, 'Ann');
    expect(ann.ask({ t: 'start' })).toBe('not-started');
    const bob = hall.join(['any']);
    sit(bob, 'Bob');
    expect(bob.ask({ t: 'start' })).toBe('not-host');
    expect(ann.ask({ t: 'start' }, 'go--')).toBe('ok');
    expect(ann.ask({ t: 'start' }, 'go--')).toBe('ok');
    expect(ann.ask({ t: 'start' })).toBe('started');
  });
  test('[R9] the order of seats is fixed from then on', () => {
    const { hall, ann, bob } = playing();
    for (const change of [{ swap: [0, 1] }, { free: 1 }, { options: { mode: 'single' } }])
      expect(ann.ask({ t: 'table', ...change })).toBe('started');
    expect(bob.ask({ t: 'stand' })).toBe('started');
    expect(bob.ask({ t: 'sit', name: 'Bob', seat: 0, secret: secret('bob3') })).toBe('started');
    expect(names(hall)).toEqual(['Ann', 'Bob']);
  });
});
