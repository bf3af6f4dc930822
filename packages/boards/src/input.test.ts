import { describe, expect, test } from 'vitest';
import { backgammonBoard as board } from './games/backgammon/index.ts';
import { game, pointOf, type State } from './games/backgammon/rules.ts';
import { setUp } from './games/backgammon/setup.fixture.ts';
import { type Choice, inputFor, withDie } from './input.ts';

const at = (own: number): string => `p${pointOf(0, own)}`;
const choices = (state: State, from: string, preferred: number | null = null) =>
  inputFor(game, board, state, 0, preferred).picks.get(from) ?? [];
const to = <A>(list: readonly Choice<A>[], spot: string) => list.find((choice) => choice.to === spot);

describe('input', () => {
  test('offers one step, the other, and both with the same piece', () => {
    const state = setUp({ 24: 2, 13: 5, 8: 3, 6: 5 }, { 1: 2, 12: 5, 17: 3, 19: 5 }, { roll: [6, 2] });
    const from24 = choices(state, at(24));
    expect(from24.map((choice) => [choice.to, choice.pips]).sort()).toEqual(
      [
        [at(18), 6],
        [at(22), 2],
        [at(16), 8],
      ].sort(),
    );
    expect(to(from24, at(16))?.actions).toHaveLength(2);
  });

  test('goes up to four steps with a double', () => {
    const state = setUp({ 24: 1, 6: 14 }, { 5: 0 }, { roll: [3, 3] });
    expect(choices(state, at(24)).map((choice) => choice.pips)).toEqual([3, 6, 9, 12]);
  });

  test('is empty for whoever is not to act', () => {
    const state = setUp({ 24: 2 }, { 1: 2 }, { roll: [6, 2] });
    expect(inputFor(game, board, state, 1).picks.size).toBe(0);
    expect(inputFor(game, board, state, null).picks.size).toBe(0);
    expect(inputFor(game, board, setUp({ 24: 2 }, { 1: 2 }), 0).picks.size).toBe(0);
  });

  test('every choice is a legal sequence that ends where it says', () => {
    const state = setUp({ 24: 2, 13: 5, 8: 3, 6: 5 }, { 1: 2, 12: 4, 17: 3, 19: 5, 20: 1 }, { roll: [4, 4] });
    for (const [from, list] of inputFor(game, board, state, 0).picks)
      for (const { actions, to: goal, trail } of list) {
        let now = state;
        for (const action of actions) {
          expect(game.legal(now)).toContainEqual(action);
          now = game.next(now, { kind: 'act', seat: 0, action }).state;
        }
        expect([trail[0], trail.at(-1)]).toEqual([from, goal]);
      }
  });

  test('of two ways to a point takes the one that hits nothing on the way', () => {
    // 13 to 4 with 5 and 4: by way of 9 it hits, by way of 8 it does not.
    const state = setUp({ 13: 2 }, { 9: 1, 1: 2 }, { roll: [5, 4] });
    const run = to(choices(state, at(13)), at(4));
    expect(run).toMatchObject({ hits: 0, dice: [5, 4] });
    expect(run?.trail[1]).toBe(at(8));
    expect(to(choices(state, at(13)), at(9))).toMatchObject({ hits: 1 });
  });

  test('says so when the only way hits on the way', () => {
    const state = setUp({ 13: 2 }, { 9: 1, 8: 2 }, { roll: [5, 4] });
    expect(to(choices(state, at(13)), at(4))).toMatchObject({ hits: 1, dice: [4, 5] });
  });

  test('of two ways that are alike plays the marked die first', () => {
    const state = setUp({ 13: 2 }, { 1: 2 }, { roll: [5, 4] });
    expect(to(choices(state, at(13), 4), at(4))?.dice).toEqual([4, 5]);
    expect(to(choices(state, at(13), 5), at(4))?.dice).toEqual([5, 4]);
    expect(to(choices(state, at(13)), at(4))?.dice).toEqual([5, 4]);
  });

  test('bears off with the exact die, whatever is marked, and with one step rather than two', () => {
    const state = setUp({ 4: 2, 2: 2 }, { 24: 2 }, { roll: [6, 4] });
    expect(to(choices(state, at(4), 6), 'off0')).toMatchObject({ dice: [4], pips: 4 });
    expect(to(choices(state, at(4)), 'off0')?.actions).toHaveLength(1);
  });

  test('[case 84] the next die is the highest until the other is chosen, and a double tap plays exactly it', () => {
    const state = setUp({ 24: 2, 13: 5 }, { 19: 5 }, { roll: [6, 2] });
    expect(inputFor(game, board, state, 0).next).toBe(6);
    expect(inputFor(game, board, state, 0, 2).next).toBe(2);
    expect(inputFor(game, board, state, 0, 5).next).toBe(6);
    expect(withDie(game, board, state, at(13), 2)).toMatchObject({ die: 2 });
    expect(withDie(game, board, state, at(24), 6)).toMatchObject({ die: 6 });
    expect(withDie(game, board, setUp({ 24: 2 }, { 18: 2 }, { roll: [6, 2] }), at(24), 6)).toBeUndefined();
  });
});
