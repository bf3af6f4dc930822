/** The seat to act is away: the question, the ways on, and coming back. [R20] [R35] */
import { describe, expect, test } from 'vitest';
import { crew, type Hall, log, openHall, playing, secret } from '../../test/hall.ts';
import { playFrame } from '../frames.ts';
import { PATIENCE } from '../table.ts';

const LATER = PATIENCE.usual;
const table = (hall: Hall) => hall.stored().kept.table;
const play = (hall: Hall, id: string, actions: string): string =>
  playFrame(id, hall.host().room().at, actions.split(','));
const pass = (hall: Hall, ms: number): void => {
  hall.now += ms;
  hall.tick();
};

describe('[R20] the question', () => {
  test('it is put when the seat to act has been away for the patience, not before', () => {
    const { hall, ann } = crew();
    ann.leave();
    expect(hall.host().alarm()).toBe(hall.now + LATER);
    pass(hall, LATER - 1);
    expect(table(hall).absent).toBeNull();
    pass(hall, 1);
    expect(table(hall).absent).toEqual({
      seat: 0,
      since: 2000,
      until: null,
      ways: ['wait', 'skip'],
      votes: [],
    });
  });
  test('it is not put about a seat that is here, nor about one that is not to act', () => {
    const { hall, bob } = crew();
    bob.leave();
    expect(hall.host().alarm()).toBeNull();
    pass(hall, 10 * LATER);
    expect(table(hall).absent).toBeNull();
  });
  test('since when a seat is away survives a restart', () => {
    const { hall, ann } = crew();
    ann.leave();
    hall.now += LATER;
    hall.reopen();
    hall.tick();
    expect(table(hall).absent).toMatchObject({ seat: 0, since: 2000 });
  });
  test('more than half of the people present choose: one of two is not enough', () => {
    const { hall, ann, bob, cyd } = crew();
    ann.leave();
    pass(hall, LATER);
    expect(bob.ask({ t: 'vote', way: 'skip' })).toBe('ok');
    expect(table(hall).absent?.votes).toEqual([{ seat: 1, way: 'skip' }]);
    expect(cyd.ask({ t: 'vote', way: 'skip' })).toBe('ok');
    expect(table(hall)).toMatchObject({ absent: null, seats: [{ who: 'held' }, {}, {}] });
    expect(log(hall).at(-1)).toBe('!skip:0');
  });
  test('a choice may be changed while the question is open', () => {
    const { hall, ann, bob } = crew();
    ann.leave();
    pass(hall, LATER);
    bob.ask({ t: 'vote', way: 'skip' });
    bob.ask({ t: 'vote', way: 'wait' });
    expect(table(hall).absent?.votes).toEqual([{ seat: 1, way: 'wait' }]);
  });
  test('the host breaks a tie', () => {
    const { hall, ann, bob, cyd } = crew();
    ann.say(play(hall, 'abcd', 'roll'));
    expect(log(hall).at(-1)).toBe('=12');
    ann.say(play(hall, 'abce', '1/2,2/4'));
    bob.leave();
    pass(hall, LATER);
    expect(table(hall).absent?.seat).toBe(1);
    ann.ask({ t: 'vote', way: 'skip' });
    cyd.ask({ t: 'vote', way: 'wait' });
    expect(table(hall).seats[1]?.who).toBe('held');
  });
  test('without a host among them a tie waits', () => {
    const { hall, ann, bob, cyd } = crew();
    ann.leave();
    pass(hall, LATER);
    bob.ask({ t: 'vote', way: 'skip' });
    cyd.ask({ t: 'vote', way: 'wait' });
    expect(table(hall).absent).toMatchObject({ until: hall.now + LATER, votes: [] });
  });
  test('after a choice to wait the question comes again', () => {
    const { hall, ann, bob, cyd } = crew();
    ann.leave();
    pass(hall, LATER);
    for (const one of [bob, cyd]) one.ask({ t: 'vote', way: 'wait' });
    expect(bob.ask({ t: 'vote', way: 'skip' })).toBe('no-offer');
    expect(hall.host().alarm()).toBe(hall.now + LATER);
    pass(hall, LATER);
    expect(table(hall).absent).toMatchObject({ until: null, votes: [] });
  });
  test('who is away or watches has no voice, and only a way that is open can be chosen', () => {
    const { hall, ann, bob, cyd } = crew();
    const eve = hall.join([]);
    cyd.leave();
    ann.leave();
    pass(hall, LATER);
    expect(eve.ask({ t: 'vote', way: 'skip' })).toBe('not-seated');
    expect(bob.ask({ t: 'vote', way: 'claim' })).toBe('no-offer');
    expect(bob.ask({ t: 'vote', way: 'skip' })).toBe('ok');
    expect(table(hall).seats[0]?.who).toBe('held');
  });
});

describe('[R20] coming back', () => {
  test('the owner takes the seat back at once, and the question is gone', () => {
    const { hall, ann } = crew();
    ann.leave();
    pass(hall, LATER);
    hall.join(['ann']);
    expect(table(hall).absent).toBeNull();
    expect(hall.host().alarm()).toBeNull();
  });
  test('a held seat is skipped in every round until its owner is back', () => {
    const { hall, ann, bob, cyd } = crew({ rolls: '1 3 5 61 654 12 34 1 61 654' });
    ann.leave();
    pass(hall, LATER);
    for (const one of [bob, cyd]) one.ask({ t: 'vote', way: 'skip' });
    // Bob and Cyd play the round; in the next one Ann's turn is skipped without a question.
    bob.say(play(hall, 'abcd', 'roll'));
    bob.say(play(hall, 'abce', '3/4,4/6'));
    cyd.say(play(hall, 'abcf', 'roll'));
    cyd.say(play(hall, 'abcg', '5/8,8/12'));
    expect(log(hall).filter((word) => word === '!skip:0')).toHaveLength(2);
    const back = hall.join(['ann']);
    expect(back.peer().seat).toBe(0);
    expect(table(hall).seats[0]?.who).toBe('human');
  });
});

describe('[R20] what the table was set to', () => {
  test('skip: it goes by itself', () => {
    const { hall, ann } = crew({ making: { absence: 'skip' } });
    ann.leave();
    pass(hall, LATER);
    expect(table(hall)).toMatchObject({ absent: null, seats: [{ who: 'held' }, {}, {}] });
    expect(log(hall).at(-1)).toBe('!skip:0');
  });
  test('wait: nothing is ever asked', () => {
    const { hall, ann } = crew({ making: { absence: 'wait' } });
    ann.leave();
    expect(hall.host().alarm()).toBeNull();
    pass(hall, 100 * LATER);
    expect(table(hall).absent).toBeNull();
  });
  test('the patience is the one that was set', () => {
    const { hall, ann } = crew({ making: { patience: 60_000 } });
    ann.leave();
    pass(hall, 60_000);
    expect(table(hall).absent?.seat).toBe(0);
  });
});

describe('[R20] two seats', () => {
  test('the win can be claimed after a further wait', () => {
    const { hall, ann, bob } = playing({ rolls: '65' });
    ann.leave();
    pass(hall, LATER);
    expect(table(hall).absent?.ways).toEqual(['wait']);
    expect(bob.ask({ t: 'vote', way: 'claim' })).toBe('no-offer');
    expect(hall.host().alarm()).toBe(2000 + 2 * LATER);
    pass(hall, LATER);
    expect(table(hall).absent?.ways).toEqual(['wait', 'claim']);
    expect(bob.ask({ t: 'vote', way: 'claim' })).toBe('ok');
    expect(table(hall)).toMatchObject({ phase: 'over', seats: [{ who: 'retired' }, { who: 'human' }] });
    expect(log(hall).at(-1)).toBe('!retire:0');
  });
});

describe('[R35] nobody here', () => {
  test('nothing is due while nobody is connected, and it is as soon as somebody is', () => {
    const { hall, ann, bob, cyd } = crew();
    for (const one of [ann, bob, cyd]) one.leave();
    expect(hall.host().alarm()).toBeNull();
    pass(hall, 10 * LATER);
    expect(table(hall).absent).toBeNull();
    hall.join(['bob']);
    expect(hall.host().alarm()).toBeLessThanOrEqual(hall.now);
    hall.tick();
    expect(table(hall).absent?.seat).toBe(0);
  });
  test('held seats do not play on by themselves', () => {
    const { hall, ann, bob, cyd } = crew();
    ann.leave();
    cyd.leave();
    pass(hall, LATER);
    bob.ask({ t: 'vote', way: 'skip' });
    bob.leave();
    const before = log(hall).length;
    pass(hall, 10 * LATER);
    expect(log(hall)).toHaveLength(before);
  });
});

describe('[R8] [R9] seats before the start', () => {
  const open = (count: number): Hall =>
    openHall({
      making: { game: 'pirates', options: { gold: 25, d10: false }, seats: Array(count).fill('') },
    });
  test('[R9] open seats are dropped at the start, and everybody keeps a seat and its secret', () => {
    const hall = open(5);
    const ann = hall.join(['maker']);
    const bob = hall.join(['any']);
    ann.ask({ t: 'sit', seat: 1, name: 'Ann', secret: secret('ann') });
    expect(ann.ask({ t: 'start' })).toBe('not-started');
    bob.ask({ t: 'sit', seat: 4, name: 'Bob', secret: secret('bob') });
    expect(ann.ask({ t: 'start' })).toBe('ok');
    expect(table(hall).seats.map((seat) => seat.name)).toEqual(['Ann', 'Bob']);
    expect(table(hall).host).toBe(0);
    expect([ann.peer().seat, bob.peer().seat]).toEqual([0, 1]);
    expect(log(hall)[0]).toContain('"seats":2');
    hall.reopen();
    expect(hall.join(['bob']).peer().seat).toBe(1);
  });
  test('[R8] the host adds and drops open seats, but never a filled one', () => {
    const hall = open(2);
    const ann = hall.join(['maker']);
    const bob = hall.join(['any']);
    ann.ask({ t: 'sit', name: 'Ann', secret: secret('ann') });
    expect(ann.ask({ t: 'table', seats: 6 })).toBe('ok');
    bob.ask({ t: 'sit', seat: 5, name: 'Bob', secret: secret('bob') });
    expect(ann.ask({ t: 'table', seats: 3 })).toBe('ok');
    expect(table(hall).seats.map((seat) => seat.name)).toEqual(['Ann', '', 'Bob']);
    expect(ann.ask({ t: 'table', seats: 7 })).toBe('options');
    const cyd = hall.join(['any']);
    cyd.ask({ t: 'sit', name: 'Cyd', secret: secret('cyd') });
    expect(ann.ask({ t: 'table', seats: 2 })).toBe('taken');
    expect(cyd.ask({ t: 'table', seats: 4 })).toBe('not-host');
  });
});
