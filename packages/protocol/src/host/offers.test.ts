/** Offers and their answers, leaving for good, what remains after the end, and the rematch. */
import { describe, expect, test } from 'vitest';
import { type Hall, hash, log, openHall, playing, type Setting, secret } from '../../test/hall.ts';
import { openHost } from './host.ts';
import { firstStored } from './making.ts';

const table = (hall: Hall) => hall.host().room().kept.table;
const session: Setting = { making: { options: { mode: 'money', games: 5 } }, rolls: '31 65' };

describe('[R16] offers', () => {
  test('[R16] [case 38] a resignation is an offer that the other side answers', () => {
    const { hall, ann, bob } = playing(session);
    expect(ann.ask({ t: 'offer', at: 1, what: 'resign:0:1' })).toBe('ok');
    expect(table(hall).offers).toEqual([{ what: 'resign:0:1', by: 0, yes: [0], ask: [1], refusable: true }]);
    expect(bob.ask({ t: 'answer', what: 'resign:0:1', yes: true })).toBe('ok');
    expect(table(hall).offers).toEqual([]);
    expect(log(hall).at(-1)).toBe('!resign:0:1');
  });
  test('[R16] refused, it is gone and the game goes on', () => {
    const { hall, ann, bob } = playing(session);
    ann.ask({ t: 'offer', at: 1, what: 'resign:0:1' });
    expect(bob.ask({ t: 'answer', what: 'resign:0:1', yes: false })).toBe('ok');
    expect(table(hall).offers).toEqual([]);
    expect(bob.ask({ t: 'answer', what: 'resign:0:1', yes: true })).toBe('no-offer');
  });
  test('[R16] one that cannot be refused is carried out at once', () => {
    const { hall, ann } = playing(session);
    expect(ann.ask({ t: 'offer', at: 1, what: 'resign:0:3' })).toBe('ok');
    expect(log(hall).at(-1)).toBe('!resign:0:3');
    expect(table(hall).offers).toEqual([]);
  });
  test('[R16] only the seats that are asked answer, and nobody resigns for another', () => {
    const { hall, ann, bob } = playing(session);
    expect(bob.ask({ t: 'offer', at: 1, what: 'resign:0:3' })).toBe('illegal');
    expect(bob.ask({ t: 'offer', at: 1, what: 'retire:0' })).toBe('illegal');
    ann.ask({ t: 'offer', at: 1, what: 'resign:0:1' });
    expect(ann.ask({ t: 'answer', what: 'resign:0:1', yes: true })).toBe('no-offer');
    expect(hall.join(['watch']).ask({ t: 'answer', what: 'resign:0:1', yes: true })).toBe('not-seated');
    expect(log(hall)).toHaveLength(2);
  });
  test.each([
    ['resign:0:4', 'unreadable'],
    ['castle', 'unreadable'],
    ['draw', 'illegal'],
    ['skip:0', 'illegal'],
    ['rematch', 'illegal'],
  ])('[R16] %s is %s', (what, why) => {
    expect(playing(session).ann.ask({ t: 'offer', at: 1, what })).toBe(why);
  });
  test('[R16] bound to the entries it was made on', () => {
    const { ann } = playing(session);
    expect(ann.ask({ t: 'offer', at: 0, what: 'resign:0:1' })).toBe('stale');
  });
  test('[R16] one of a kind: a second takes the place of the first', () => {
    const { hall, ann } = playing(session);
    ann.ask({ t: 'offer', at: 1, what: 'resign:0:1' });
    ann.ask({ t: 'offer', at: 1, what: 'resign:0:2' });
    expect(table(hall).offers.map((one) => one.what)).toEqual(['resign:0:2']);
  });
  test('[R16] it lapses when its maker next acts, not when the other does', () => {
    const { hall, ann, bob } = playing(session);
    ann.ask({ t: 'offer', at: 1, what: 'end' });
    expect(table(hall).offers).toHaveLength(1);
    ann.say('Pabcd 1 17/20,19/20');
    expect(table(hall).offers).toEqual([]);
    ann.ask({ t: 'offer', at: 3, what: 'end' });
    bob.say('Pefgh 3 roll');
    expect(table(hall).offers).toHaveLength(1);
  });
  test('[R16] two who both want to end agree by offering', () => {
    const { hall, ann, bob } = playing(session);
    ann.ask({ t: 'offer', at: 1, what: 'end' });
    expect(ann.ask({ t: 'offer', at: 1, what: 'end' })).toBe('ok');
    expect(ann.ask({ t: 'answer', what: 'end', yes: true })).toBe('ok');
    expect(table(hall).phase).toBe('playing');
    expect(bob.ask({ t: 'offer', at: 1, what: 'end' })).toBe('ok');
    expect(table(hall).phase).toBe('over');
  });
  test('[R16] the maker may take it back', () => {
    const { hall, ann } = playing(session);
    ann.ask({ t: 'offer', at: 1, what: 'end' });
    expect(ann.ask({ t: 'answer', what: 'end', yes: false })).toBe('ok');
    expect(table(hall).offers).toEqual([]);
  });
  test('[R12] an answer said twice is carried out once, also after a restart', () => {
    const { hall, ann, bob } = playing(session);
    ann.ask({ t: 'offer', at: 1, what: 'resign:0:1' });
    hall.reopen();
    for (let i = 0; i < 3; i++) {
      expect(bob.ask({ t: 'answer', what: 'resign:0:1', yes: true }, 'yes1')).toBe('ok');
      hall.reopen();
    }
    expect(log(hall).filter((word) => word === '!resign:0:1')).toHaveLength(1);
  });
});

describe('[R23] leaving for good', () => {
  test('[R23] a match is lost, said twice it is lost once', () => {
    const { hall, ann } = playing({ rolls: '31' });
    for (let i = 0; i < 2; i++) expect(ann.ask({ t: 'leave' }, 'bye-')).toBe('ok');
    expect(ann.ask({ t: 'leave' })).toBe('ok');
    expect(log(hall).slice(1)).toEqual(['=31', '!retire:0']);
    expect(table(hall)).toMatchObject({ phase: 'over', seats: [{ who: 'retired' }, { who: 'human' }] });
  });
});

describe('[R16] a seat that has left', () => {
  const left = () => {
    const all = playing({ rolls: '31' });
    all.ann.ask({ t: 'leave' });
    return all;
  };
  test('[R16] [R30] is not asked for a rematch: its seat is open there, and its secret opens nothing', () => {
    const { hall, bob } = left();
    expect(bob.ask({ t: 'offer', at: 2, what: 'rematch' })).toBe('ok');
    const made = hall.outcomes.at(-1)?.make;
    expect(made).toMatchObject({ seats: ['Bob', ''], host: 0, sat: [0] });
    expect(made?.roles.map(([hashed]) => hashed)).not.toContain(hash(secret('ann')));
    expect(made?.roles).toContainEqual([hash(secret('bob')), { kind: 'seat', seat: 0 }]);
    if (made == null) throw new Error('nothing to make');
    const host = openHost(made.id, firstStored(made, 5000), { ...hall.host().room().env, peers: () => [] });
    expect(host.start(5000).rows).toEqual([]);
  });
  test('[R30] is back at the table when it asks for one itself', () => {
    const { hall, ann, bob } = left();
    expect(ann.ask({ t: 'offer', at: 2, what: 'rematch' })).toBe('ok');
    expect(table(hall)).toMatchObject({ after: null, seats: [{ who: 'human' }, { who: 'human' }] });
    bob.ask({ t: 'answer', what: 'rematch', yes: true });
    expect(hall.outcomes.at(-1)?.make).toMatchObject({ seats: ['Bob', 'Ann'], sat: [0, 1] });
  });
});

describe('[R29] after the end', () => {
  test('[R29] nothing but talk, a rematch and reading', () => {
    const { hall, ann, bob } = playing({ rolls: '31' });
    ann.ask({ t: 'offer', at: 1, what: 'resign:0:3' });
    expect(table(hall).phase).toBe('over');
    expect(bob.say('Pabcd 2 roll')).toMatchObject([{ t: 'no', why: 'over' }]);
    expect(bob.ask({ t: 'offer', at: 2, what: 'resign:1:1' })).toBe('over');
    expect(bob.ask({ t: 'stand' })).toBe('started');
    expect(ann.ask({ t: 'start' })).toBe('started');
    expect(ann.ask({ t: 'table', options: { mode: 'single' } })).toBe('started');
    expect(hall.join(['any']).ask({ t: 'sit', name: 'Cid', secret: secret('cid') })).toBe('over');
    expect(bob.ask({ t: 'say', text: 'well played' })).toBe('ok');
    const [welcome] = hall.join([]).say({ t: 'hello', v: 1, tokens: [], have: 0 });
    expect(welcome).toMatchObject({ t: 'welcome', n: 3, table: { phase: 'over' } });
    expect(hall.host().alarm()).toBe(null);
  });
});

describe('[R30] rematch', () => {
  const ended = () => {
    const all = playing({ rolls: '31' });
    all.ann.ask({ t: 'offer', at: 1, what: 'resign:0:3' });
    return all;
  };
  test('[R30] when both want it there is a new match, seats moved on, links both ways', () => {
    const { hall, ann, bob } = ended();
    expect(ann.ask({ t: 'offer', at: 2, what: 'rematch' })).toBe('ok');
    expect(table(hall).after).toBe(null);
    expect(bob.ask({ t: 'answer', what: 'rematch', yes: true })).toBe('ok');
    const made = hall.outcomes.at(-1)?.make;
    expect(made).toMatchObject({
      before: 'match-1',
      seats: ['Bob', 'Ann'],
      options: table(hall).options,
      host: 1,
    });
    expect(made?.id).toBe(table(hall).after);
    expect(made?.roles).toContainEqual([hash(secret('ann')), { kind: 'seat', seat: 1 }]);
    expect(hall.host().unmade()).toEqual(made);
    expect(hall.host().othersMade().rows).toMatchObject([{ kind: 'table' }]);
    expect(hall.host().unmade()).toBe(null);
    expect(ann.ask({ t: 'offer', at: 2, what: 'rematch' })).toBe('over');
  });
  test('[R30] it starts by itself, once', () => {
    const { hall, ann, bob } = ended();
    ann.ask({ t: 'offer', at: 2, what: 'rematch' });
    bob.ask({ t: 'answer', what: 'rematch', yes: true });
    const made = hall.outcomes.at(-1)?.make;
    if (made == null) throw new Error('nothing to make');
    const host = openHost(made.id, firstStored(made, 5000), { ...hall.host().room().env, peers: () => [] });
    expect(host.start(5000).rows.map((row) => row.kind)).toContain('line');
    expect(host.start(5000).rows).toEqual([]);
    expect(host.room().kept.table).toMatchObject({ phase: 'playing', before: 'match-1' });
  });
  test('[R30] a match with an open seat does not start by itself', () => {
    const hall = openHall();
    expect(hall.host().start(0).rows).toEqual([]);
  });
  test('[R30] declined, it is off until somebody asks again', () => {
    const { hall, ann, bob } = ended();
    ann.ask({ t: 'offer', at: 2, what: 'rematch' });
    bob.ask({ t: 'answer', what: 'rematch', yes: false });
    expect(table(hall)).toMatchObject({ offers: [], after: null });
    expect(bob.ask({ t: 'offer', at: 2, what: 'rematch' })).toBe('ok');
  });
});
