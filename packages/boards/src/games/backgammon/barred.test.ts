import { createWords } from '@sandbar/words';
import { describe, expect, test } from 'vitest';
import { barred } from './barred.ts';
import { game, pointOf, type State } from './rules.ts';
import { setUp } from './setup.fixture.ts';

const words = createWords();
/** The spot that ivory calls `own`. */
const at = (own: number): string => `p${pointOf(0, own)}`;
const opening = (roll: readonly [number, number]): State =>
  setUp({ 24: 2, 13: 5, 8: 3, 6: 5 }, { 1: 2, 12: 5, 17: 3, 19: 5 }, { roll });

const CASES: readonly [string, State, string, string | undefined, string | undefined][] = [
  ['a point that they hold', opening([5, 1]), at(13), at(12), 'barred.blocked'],
  ['a point that no die reaches', opening([5, 1]), at(13), at(9), 'barred.noDie'],
  [
    'a sum whose way is blocked',
    setUp({ 13: 2 }, { 9: 2, 8: 2 }, { roll: [5, 4] }),
    at(13),
    at(4),
    'barred.blocked.way',
  ],
  ['the wrong way', opening([5, 1]), at(6), at(8), 'barred.wrongWay'],
  ['a checker of theirs', opening([5, 1]), at(1), undefined, 'barred.notYours'],
  ['an empty point', opening([5, 1]), at(2), undefined, undefined],
  [
    'another checker while one is on the bar',
    setUp({ 13: 5 }, { 19: 2 }, { bar: [1, 0], roll: [4, 2] }),
    at(13),
    undefined,
    'barred.barFirst',
  ],
  [
    'bearing off with a checker outside home',
    setUp({ 7: 1, 2: 3 }, {}, { roll: [3, 2] }),
    at(2),
    'off0',
    'barred.notHome',
  ],
  ['bearing off with a die too low', setUp({ 6: 2 }, {}, { roll: [3, 2] }), at(6), 'off0', 'barred.noDie'],
  [
    'bearing off past a checker further back',
    setUp({ 6: 1, 3: 1 }, { 2: 0 }, { roll: [5, 4] }),
    at(3),
    'off0',
    'barred.behind',
  ],
  [
    'a checker that can go nowhere',
    setUp({ 13: 1, 8: 2 }, { 12: 2, 8: 0, 9: 2 }, { roll: [4, 1] }),
    at(13),
    undefined,
    'barred.stuck',
  ],
  [
    'a step that leaves the other die unplayable',
    setUp({ 13: 1, 3: 1 }, { 7: 2, 12: 2, 2: 2 }, { roll: [5, 1] }),
    at(13),
    undefined,
    undefined,
  ],
  ['anything before the roll', setUp({ 13: 5 }, { 1: 2 }), at(13), undefined, 'barred.roll'],
  [
    'anything in their turn',
    setUp({ 13: 5 }, { 1: 2 }, { side: 1 }),
    at(13),
    undefined,
    'barred.notYourTurn',
  ],
  [
    'anything while a double waits for me',
    { ...setUp({ 13: 5 }, { 1: 2 }, { side: 1 }), stage: 'doubled' },
    at(13),
    undefined,
    'barred.answer',
  ],
  [
    'anything after the match',
    { ...setUp({ 13: 5 }, { 1: 2 }), stage: 'over' },
    at(13),
    undefined,
    'barred.over',
  ],
];

describe('barred', () => {
  test.each(CASES)('%s', (_name, state, from, to, key) => {
    expect(barred(state, 0, from, to)?.key).toBe(key);
  });

  test('[BG6] says that the higher die must be played when only one can', () => {
    // 6 and 5 both move from 13, to 7 and 8; from either nothing more can be played.
    const state = setUp({ 13: 1 }, { 2: 2 }, { roll: [6, 5] });
    expect(game.legal(state)).toHaveLength(1);
    expect(barred(state, 0, at(13), at(8))).toEqual({ key: 'barred.higherDie', params: { die: 6 } });
  });

  test('never speaks against a legal step, and every answer is a sentence', () => {
    for (const roll of [
      [6, 5],
      [3, 1],
      [4, 4],
      [5, 2],
    ] as const) {
      const state = opening(roll);
      for (const action of game.legal(state)) {
        if (action.kind !== 'move') continue;
        expect(barred(state, 0, `p${action.from}`, `p${action.to}`)).toBeUndefined();
        expect(barred(state, 0, `p${action.from}`)).toBeUndefined();
      }
      for (let from = 1; from <= 24; from++)
        for (let to = 1; to <= 24; to++) {
          const why = barred(state, 0, `p${from}`, `p${to}`);
          if (why) expect(words.say(why.key, why.params)).toMatch(/^[A-Z].*[^ ]\.$/);
        }
    }
  });
});
