import { describe, expect, test } from 'vitest';
import type { Choice, Input } from './input.ts';
import { DOUBLE_TAP_MS, drop, EMPTY, type Table, tap } from './touch.ts';

const choice = (to: string, action: string): Choice<string> => ({
  to,
  actions: [action],
  trail: [],
  dice: [],
  pips: 0,
  hits: 0,
});
const input: Input<string> = {
  picks: new Map([
    ['a', [choice('b', 'a-b'), choice('c', 'a-c')]],
    ['b', [choice('c', 'b-c')]],
    ['d', [choice('e', 'd-e')]],
  ]),
  dice: [6, 2],
  next: 6,
};
const table: Table<string> = {
  input,
  barred: (from, to) =>
    from === 'free' ? undefined : { key: to === undefined ? 'barred.notYours' : 'barred.noDie' },
  nextDie: (from) => (from === 'a' ? 'a by 6' : undefined),
};
const holding = (picked: string) => ({ picked, at: 1000 });

describe('touch', () => {
  test('a tap picks up, a tap on a target plays', () => {
    const first = tap(table, EMPTY, 'a', 0);
    expect(first.hand.picked).toBe('a');
    expect(tap(table, first.hand, 'b', 5000)).toEqual({ hand: EMPTY, acts: ['a-b'] });
  });

  test('a target wins over another piece that stands there', () => {
    expect(tap(table, holding('a'), 'b', 5000).acts).toEqual(['a-b']);
  });

  test('a tap on another piece picks that one up instead', () => {
    expect(tap(table, holding('a'), 'd', 5000).hand.picked).toBe('d');
  });

  test('a tap elsewhere lets go, on a barred spot says why and holds on', () => {
    expect(tap(table, holding('a'), null, 5000)).toEqual({ hand: EMPTY });
    const barred = tap(table, holding('a'), 'x', 5000);
    expect(barred.hand.picked).toBe('a');
    expect(barred.refused).toEqual({ spot: 'x', why: { key: 'barred.noDie' } });
    expect(tap(table, EMPTY, 'x', 0).refused?.why.key).toBe('barred.notYours');
    expect(tap(table, EMPTY, 'free', 0)).toEqual({ hand: EMPTY });
  });

  test('[case 84] two quick taps play the next die, two slow ones let go', () => {
    expect(tap(table, holding('a'), 'a', 1000 + DOUBLE_TAP_MS)).toEqual({ hand: EMPTY, acts: ['a by 6'] });
    expect(tap(table, holding('a'), 'a', 1001 + DOUBLE_TAP_MS)).toEqual({ hand: EMPTY });
    expect(tap(table, holding('a'), 'a', Number.NaN)).toEqual({ hand: EMPTY });
  });

  test('[case 84] a double tap never plays the other die: it says how to change the order', () => {
    expect(tap(table, holding('d'), 'd', 1100).refused?.why).toEqual({
      key: 'barred.nextDie',
      params: { die: 6 },
    });
  });

  test('a dragged piece plays where it may go and returns from elsewhere', () => {
    expect(drop(table, holding('a'), 'c')).toEqual({ hand: EMPTY, acts: ['a-c'] });
    expect(drop(table, holding('a'), 'x')).toMatchObject({ hand: EMPTY, refused: { spot: 'x' } });
    expect(drop(table, holding('a'), null)).toEqual({ hand: EMPTY });
  });
});
