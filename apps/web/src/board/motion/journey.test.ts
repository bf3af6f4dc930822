import { backgammonBoard } from '@sandbar/boards/backgammon';
import type { backgammon } from '@sandbar/engine';
import { describe, expect, test } from 'vitest';
import { play, position, rolled } from '../../games/backgammon/positions.ts';
import type { View } from '../view.ts';
import { carried, journey } from './journey.ts';

type V = View<backgammon.State, backgammon.Action, backgammon.Fact>;

const start = rolled(
  position({ ivory: { 24: 2, 13: 5, 8: 3, 6: 5 }, ebony: { 1: 2, 12: 5, 17: 3, 19: 5 } }),
  3,
  1,
).state;
const played = play(start, ['17/20']);
const view = (change: Partial<V> = {}): V => ({
  state: played.state,
  viewer: 0,
  legalFor: 0,
  draft: played.actions,
  pending: false,
  last: [],
  numbers: true,
  flip: false,
  speed: 'normal',
  theme: 'dark',
  dim: false,
  reducedMotion: false,
  ...change,
});
const told = [{ facts: played.facts, how: 'mine' as const }];
const pieces = (state: backgammon.State) => backgammonBoard.scene(state).pieces;
const go = (v: V, say: typeof told | [], before = pieces(start), hidden = false) =>
  journey(backgammonBoard, v, say, before, { hidden, dragged: false });

describe('journey', () => {
  test('shows what was told, without a rest between my own steps', () => {
    expect(go(view(), told)).toEqual({
      motions: [{ kind: 'move', look: 'ivory', trail: ['p17', 'p20'] }],
      gap: 0,
      pace: 1,
    });
    expect(go(view(), [{ facts: played.facts, how: 'theirs' as never }])?.gap).toBe(120);
  });

  test('[case 79] follows the speed asked for', () => {
    expect(go(view({ speed: 'slow' }), told)?.pace).toBeGreaterThan(1);
    expect(go(view({ speed: 'fast' }), told)?.pace).toBeLessThan(1);
  });

  test('[case 80] is nothing when motion is off, reduced, or nobody looks', () => {
    expect(go(view({ speed: 'off' }), told)).toBeNull();
    expect(go(view({ reducedMotion: true }), told)).toBeNull();
    expect(go(view(), told, pieces(start), true)).toBeNull();
  });

  test('an undone step glides back without being told', () => {
    const back = go(view({ state: start, draft: [] }), [], pieces(played.state));
    expect(back?.motions).toEqual([{ kind: 'move', look: 'ivory', trail: ['p20', 'p17'] }]);
  });

  test('another position altogether is simply there', () => {
    const far = position({ ivory: { 1: 15 }, ebony: { 24: 15 } });
    expect(go(view({ state: far, draft: [] }), [], pieces(start))).toBeNull();
  });

  test('a piece carried over several steps lands once, then what it hit leaves', () => {
    const step = (from: string, to: string) => ({ kind: 'move', look: 'ivory', trail: [from, to] }) as const;
    const hit = { kind: 'hit', look: 'ebony', trail: ['p5', 'bar1'] } as const;
    expect(carried([step('p1', 'p5'), hit, step('p5', 'p9')])).toEqual([step('p1', 'p9'), hit]);
    expect(carried([step('p1', 'p5'), step('p7', 'p9')])).toEqual([step('p1', 'p5'), step('p7', 'p9')]);
  });
});
