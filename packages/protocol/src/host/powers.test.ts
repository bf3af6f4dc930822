/** Who has the host's powers before, while and after the host sits. */
import { describe, expect, test } from 'vitest';
import { crew, type Guest, type Hall, openHall, playing, seated, secret } from '../../test/hall.ts';
import { playFrame } from '../frames.ts';
import { PATIENCE } from '../table.ts';
import { CLOSE } from '../wire.ts';

const table = (hall: Hall) => hall.host().room().kept.table;
const sit = (guest: Guest, name: string, more: object = {}): string =>
  guest.ask({ t: 'sit', name, secret: secret(name), ...more });

describe('[R10] the powers of the host', () => {
  test('[R10] they pass on when the host stands up, and come back with the maker', () => {
    const { hall, ann, bob } = seated();
    ann.ask({ t: 'stand' });
    expect(table(hall).host).toBe(1);
    expect(bob.ask({ t: 'table', talk: 'seats' })).toBe('ok');
    // The maker's secret holds the powers too, seated or not.
    expect(ann.ask({ t: 'table', talk: 'off' })).toBe('ok');
  });
  /** Three sit down at seats 1, 0 and 2 in this order; the maker at seat 1 has the powers. */
  const three = () => {
    const hall = openHall({ making: { seats: ['', '', ''] } });
    const ann = hall.join(['maker']);
    const bob = hall.join(['any']);
    const cid = hall.join(['any']);
    sit(ann, 'Ann', { seat: 1 });
    sit(bob, 'Bob', { seat: 2 });
    sit(cid, 'Cid', { seat: 0 });
    return { hall, ann, bob, cid };
  };
  test('[R10] they pass to the longest-present seat, not to the lowest', () => {
    const { hall, ann } = three();
    expect(ann.ask({ t: 'stand' })).toBe('ok');
    expect(table(hall).host).toBe(2);
  });
  test('[R10] also after a restart', () => {
    const { hall, ann } = three();
    hall.reopen();
    ann.ask({ t: 'stand' });
    expect(table(hall).host).toBe(2);
  });
  test('[R10] who stands up and sits down again has been present since then', () => {
    const { hall, ann, bob } = three();
    bob.ask({ t: 'stand' });
    sit(bob, 'Bob', { seat: 2 });
    ann.ask({ t: 'stand' });
    expect(table(hall).host).toBe(0);
  });
  test('[R10] who changes seats, or is moved, has been present as long as before', () => {
    const { hall, ann, bob, cid } = three();
    ann.ask({ t: 'table', swap: [0, 2] });
    expect([bob.peer().seat, cid.peer().seat]).toEqual([0, 2]);
    ann.ask({ t: 'stand' });
    expect(table(hall).host).toBe(0);
    bob.ask({ t: 'sit', name: 'Bob', seat: 1, secret: secret('Bob1') });
    expect(table(hall).host).toBe(1);
    expect(hall.host().room().kept.sat).toEqual([1, 2]);
  });
  test('[R10] who is removed is no heir, and nobody is when nobody is left', () => {
    const { hall, ann, bob, cid } = three();
    ann.ask({ t: 'table', free: 2 });
    expect(bob.peer().seat).toBe(null);
    ann.ask({ t: 'stand' });
    expect(table(hall).host).toBe(0);
    cid.ask({ t: 'stand' });
    expect(table(hall).host).toBe(null);
  });
  test('[R10] who leaves a running match for good gives them up, and the other side has them', () => {
    const { hall, ann, bob } = playing({ rolls: '31' });
    expect(table(hall).host).toBe(0);
    ann.ask({ t: 'leave' });
    expect(table(hall).host).toBe(1);
    expect(bob.ask({ t: 'table', talk: 'off' })).toBe('ok');
  });
  test('[R10] the order is no part of the table that people see', () => {
    const { hall, ann } = seated();
    expect(JSON.stringify(ann.say({ t: 'hello', v: 1, tokens: [], have: 0 }))).not.toContain('"sat"');
    expect(hall.stored().kept.sat).toEqual([0, 1]);
  });
  test('[R10] the host cannot act for another seat', () => {
    const { ann } = playing({ rolls: '13' });
    expect(ann.say('Pabcd 1 8/5,6/5')).toMatchObject([{ t: 'no', why: 'not-your-turn' }]);
  });
});

describe('[R36] removing and renewing', () => {
  test('[R36] the host removes a watcher by what they said; nobody else can, and no seat can be removed', () => {
    const { hall, ann, bob } = playing();
    const eve = hall.join([]);
    eve.ask({ t: 'say', text: 'boo', name: 'Eve' });
    bob.ask({ t: 'say', text: 'hush' });
    expect(bob.ask({ t: 'remove', n: 1 })).toBe('not-host');
    expect(eve.ask({ t: 'remove', n: 2 })).toBe('not-host');
    expect(ann.ask({ t: 'remove', n: 2 })).toBe('illegal');
    expect(ann.ask({ t: 'remove', n: 9 })).toBe('illegal');
    expect(ann.ask({ t: 'remove', n: 1 })).toBe('ok');
    expect(eve.closed()).toBe(CLOSE.removed);
    expect(bob.closed()).toBeNull();
  });
  test('[R36] a renewed watch link opens the table, the old one no longer', () => {
    const { hall, ann } = playing({ making: { private: true } });
    expect(ann.ask({ t: 'renew', what: 'watch', secret: secret('new') })).toBe('ok');
    expect(hall.join(['watch']).closed()).toBe(CLOSE.secret);
    expect(hall.join(['new']).closed()).toBeNull();
    hall.reopen();
    expect(hall.join(['watch']).closed()).toBe(CLOSE.secret);
  });
  test('a renewed invitation seats, the old one no longer; only the host renews, and never onto a secret in use', () => {
    const hall = openHall();
    const ann = hall.join(['maker']);
    sit(ann, 'Ann');
    expect(hall.join(['any']).ask({ t: 'renew', what: 'any', secret: secret('x') })).toBe('not-host');
    expect(ann.ask({ t: 'renew', what: 'any', secret: secret('Ann') })).toBe('bad-secret');
    expect(ann.ask({ t: 'renew', what: 'any', secret: secret('new') })).toBe('ok');
    expect(sit(hall.join(['any']), 'Bob')).toBe('bad-secret');
    expect(sit(hall.join(['new']), 'Bob')).toBe('ok');
  });
  test('a seat that somebody plays has no link to renew', () => {
    const { ann } = playing();
    expect(ann.ask({ t: 'renew', what: 1, secret: secret('new') })).toBe('taken');
  });
  test('[R20] a held seat can be given to another person by a new link; its old secret opens nothing', () => {
    const { hall, ann, bob, cyd } = crew();
    bob.leave();
    ann.say(playFrame('abcd', hall.host().room().at, ['roll']));
    ann.say(playFrame('abce', hall.host().room().at, ['1/2', '2/4']));
    hall.now += PATIENCE.usual;
    hall.tick();
    for (const one of [ann, cyd]) one.ask({ t: 'vote', way: 'skip' });
    expect(table(hall).seats[1]?.who).toBe('held');
    expect(ann.ask({ t: 'renew', what: 1, secret: secret('new') })).toBe('ok');
    const dan = hall.join(['new']);
    expect(sit(dan, 'Dan')).toBe('ok');
    expect(table(hall).seats[1]).toMatchObject({ who: 'human', name: 'Dan' });
    expect(hall.join(['bob']).peer().seat).toBeNull();
    expect(sit(hall.join(['new']), 'Eve')).toBe('taken');
  });
});

describe('[R17] muting', () => {
  test('[R17] the host mutes a seat for all, and lets it speak again', () => {
    const { ann, bob } = playing();
    expect(ann.ask({ t: 'table', muted: [1] })).toBe('ok');
    expect(bob.ask({ t: 'say', text: 'hi' })).toBe('chat-off');
    expect(bob.ask({ t: 'table', muted: [] })).toBe('not-host');
    expect(ann.ask({ t: 'table', muted: [] })).toBe('ok');
    expect(bob.ask({ t: 'say', text: 'hi' })).toBe('ok');
  });
});

describe('[R37] deleting', () => {
  test('[R37] the host proposes, all who are seated agree, and everybody is told', () => {
    const { hall, ann, bob } = playing();
    expect(bob.ask({ t: 'offer', at: 1, what: 'delete' })).toBe('not-host');
    expect(ann.ask({ t: 'offer', at: 1, what: 'delete' })).toBe('ok');
    expect(hall.outcomes.at(-1)?.erase).toBe(false);
    expect(bob.ask({ t: 'answer', what: 'delete', yes: true })).toBe('ok');
    expect(hall.outcomes.at(-1)?.erase).toBe(true);
    expect([ann.closed(), bob.closed()]).toEqual([CLOSE.closed, CLOSE.closed]);
  });
  test('[R37] a no ends the proposal', () => {
    const { hall, ann, bob } = playing();
    ann.ask({ t: 'offer', at: 1, what: 'delete' });
    bob.ask({ t: 'answer', what: 'delete', yes: false });
    expect(table(hall).offers).toEqual([]);
  });
  test('[R37] before the start too; alone the host needs nobody', () => {
    const hall = openHall();
    const ann = hall.join(['maker']);
    sit(ann, 'Ann');
    expect(ann.ask({ t: 'offer', at: 0, what: 'delete' })).toBe('ok');
    expect(hall.outcomes.at(-1)?.erase).toBe(true);
  });
});

describe('[R27] [R34] how many may be here', () => {
  test('[R27] watchers beyond the limit are told so; seats and those who may sit down are not', () => {
    const { hall } = playing({ limits: { watchers: 2 } });
    hall.join([]);
    hall.join([]);
    expect(hall.join([]).closed()).toBe(CLOSE.full);
    expect(hall.join(['ann']).closed()).toBeNull();
    expect(hall.join(['maker']).closed()).toBeNull();
    const lobby = openHall({ limits: { watchers: 0 } });
    expect(lobby.join(['any']).closed()).toBeNull();
    expect(lobby.join([]).closed()).toBe(CLOSE.full);
  });
  test('[R34] a seat has so many connections and no more', () => {
    const { hall } = playing({ limits: { perSeat: 3 } });
    hall.join(['ann']);
    hall.join(['ann']);
    expect(hall.join(['ann']).closed()).toBe(CLOSE.tooMany);
    expect(hall.join(['bob']).closed()).toBeNull();
  });
});

describe('[R36] the host closes an open table to strangers', () => {
  test('who is here stays, who comes needs the watch link, and it can be opened again', () => {
    const { hall, ann, bob } = playing();
    const eve = hall.join([]);
    expect(bob.ask({ t: 'table', private: true })).toBe('not-host');
    expect(ann.ask({ t: 'table', private: true })).toBe('ok');
    expect(eve.closed()).toBeNull();
    expect(hall.join([]).closed()).toBe(CLOSE.secret);
    expect(hall.join(['watch']).closed()).toBeNull();
    ann.ask({ t: 'table', private: false });
    expect(hall.join([]).closed()).toBeNull();
  });
  test('a watcher who was removed does not come back by the open address', () => {
    const { hall, ann } = playing();
    const eve = hall.join([]);
    eve.ask({ t: 'say', text: 'boo', name: 'Eve' });
    ann.ask({ t: 'table', private: true });
    ann.ask({ t: 'remove', n: 1 });
    expect(eve.closed()).toBe(CLOSE.removed);
    expect(hall.join([]).closed()).toBe(CLOSE.secret);
  });
});
