/** [R18] [R25] [R27] Who is told how often of who is here. */
import { describe, expect, test } from 'vitest';
import { type Guest, type Hall, playing } from '../../test/hall.ts';

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
