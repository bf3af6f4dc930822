/** Between the games of a match: pressing Next, and the time after which nobody is waited for. */
import { describe, expect, test } from 'vitest';
import { log, playing } from '../../test/hall.ts';

describe('the next game of a match', () => {
  const five = { making: { options: { mode: 'match', length: 5, crawford: true } }, rolls: '31 21 61' };
  test('it waits for everybody who is here to press Next', () => {
    const { hall, ann, bob } = playing(five);
    ann.ask({ t: 'offer', at: 1, what: 'resign:0:3' });
    const { next } = hall.host().room().kept.table;
    expect(next).toEqual({ ready: [], by: hall.now + 15_000 });
    expect(hall.host().alarm()).toBe(hall.now + 15_000);
    expect(ann.ask({ t: 'ready', on: true })).toBe('ok');
    expect(hall.host().room().kept.table.next?.ready).toEqual([0]);
    bob.ask({ t: 'ready', on: true });
    expect(hall.host().room().kept.table.next).toBe(null);
    expect(log(hall).at(-1)).toBe('=21');
  });
  test('or for fifteen seconds; an alarm too early or twice does nothing', () => {
    const { hall, ann } = playing(five);
    ann.ask({ t: 'offer', at: 1, what: 'resign:0:3' });
    hall.tick();
    expect(log(hall).at(-1)).toBe('!resign:0:3');
    hall.now += 15_000;
    hall.tick();
    hall.tick();
    expect(log(hall).slice(-2)).toEqual(['!resign:0:3', '=21']);
  });
  test('who is away is not waited for', () => {
    const { hall, ann, bob } = playing(five);
    ann.ask({ t: 'offer', at: 1, what: 'resign:0:3' });
    bob.leave();
    ann.ask({ t: 'ready', on: true });
    expect(log(hall).at(-1)).toBe('=21');
  });
});
