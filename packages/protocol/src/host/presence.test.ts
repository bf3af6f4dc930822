/** [R18] [R25] [R27] Who is told how often of who is here. */
import { describe, expect, test } from 'vitest';
import { type Guest, type Hall, playing, secret } from '../../test/hall.ts';

const told = (guest: Guest): number[] =>
  guest.news().flatMap((one) => (one.t === 'people' ? one.people.watching : []));
const crowd = (hall: Hall, size: number): Guest[] => Array.from({ length: size }, () => hall.join([]));

describe('[R27] a crowd that comes and goes', () => {
  test('a few watchers are told of at once', () => {
    const { hall, ann } = playing();
    crowd(hall, 10);
    expect(told(ann)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
  test('beyond fifty connections they are told of together, at most every 5 s', () => {
    const { hall, ann } = playing();
    crowd(hall, 48);
    told(ann);
    crowd(hall, 100);
    expect(told(ann)).toEqual([]);
    expect(hall.host().alarm()).toBe(hall.now + 5_000);
    hall.now += 5_000;
    hall.tick();
    expect(told(ann)).toEqual([148]);
    expect(hall.host().alarm()).toBeNull();
  });
  test('who left again before it was told is not told of, and nothing stays due', () => {
    const { hall, ann } = playing();
    crowd(hall, 60);
    hall.now += 5_000;
    hall.tick();
    told(ann);
    const [late] = crowd(hall, 1);
    late?.leave();
    hall.now += 5_000;
    hall.tick();
    expect(told(ann)).toEqual([]);
    expect(hall.host().alarm()).toBeNull();
  });
  test('[R18] a seat is seen to come and go at once, however many watch', () => {
    const { hall, ann, bob } = playing();
    crowd(hall, 100);
    ann.news();
    hall.now += 1;
    bob.leave();
    expect(ann.news()).toContainEqual({
      t: 'people',
      people: { seats: [0, hall.now], watching: 100 },
    });
  });
  test('who comes knows the right number from their welcome', () => {
    const { hall } = playing();
    crowd(hall, 99);
    const late = hall.join(null);
    expect(late.say({ t: 'hello', v: 1, tokens: [], have: 0 })[0]).toMatchObject({
      t: 'welcome',
      people: { watching: 99 },
    });
  });
});

describe('[R25] watching', () => {
  test('[R25] watchers see every public event and can do nothing, whatever they send', () => {
    const { hall, ann } = playing({ rolls: '31' });
    const wat = hall.join(['watch']);
    expect(wat.peer().seat).toBe(null);
    ann.say('Pabcd 1 17/20,19/20');
    expect(wat.news().map((one) => one.t)).toContain('log');
    const before = JSON.stringify(hall.stored());
    for (const command of [
      { t: 'stand' },
      { t: 'ready', on: true },
      { t: 'start' },
      { t: 'table', talk: 'off' },
      { t: 'offer', at: 3, what: 'resign:0:1' },
      { t: 'answer', what: 'end', yes: true },
      { t: 'leave' },
      { t: 'sit', name: 'Wat', secret: secret('wat') },
    ])
      expect(wat.ask(command)).toMatch(/^(not-seated|not-host|bad-secret)$/);
    expect(JSON.stringify(hall.stored())).toBe(before);
  });
  test('[R25] they are counted, and seats are seen to come and go', () => {
    const { hall, ann, bob } = playing();
    const wat = hall.join([]);
    expect(ann.news().at(-1)).toMatchObject({ t: 'people', people: { seats: [0, 0], watching: 1 } });
    hall.now = 9000;
    bob.leave();
    expect(ann.news().at(-1)).toMatchObject({ t: 'people', people: { seats: [0, 9000] } });
    wat.leave();
    hall.join(['bob']);
    expect(ann.news().at(-1)).toMatchObject({ t: 'people', people: { seats: [0, 0], watching: 0 } });
  });
  test('[R18] [case 63] a disconnection is presence, never a result', () => {
    const { hall, ann, bob } = playing();
    ann.leave();
    bob.leave();
    expect(hall.host().room().kept.table.phase).toBe('playing');
  });
});
