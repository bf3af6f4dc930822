import { marksFor } from '@sandbar/boards';
import { backgammonBoard } from '@sandbar/boards/backgammon';
import type { backgammon } from '@sandbar/engine';
import { backgammon as rules } from '@sandbar/engine';
import { createWords } from '@sandbar/words';
import { describe, expect, test } from 'vitest';
import { play, position, rolled } from '../games/backgammon/positions.ts';
import { derive, IDLE, showFor } from './model.ts';
import type { View } from './view.ts';

type V = View<backgammon.State, backgammon.Action, backgammon.Fact>;

const words = createWords();
const quiet = position({ ivory: { 24: 2, 13: 5, 8: 3, 6: 5 }, ebony: { 1: 2, 12: 5, 17: 3, 19: 5 } });
const base: Omit<V, 'state'> = {
  viewer: 0,
  legalFor: 0,
  draft: [],
  pending: false,
  last: [],
  numbers: true,
  flip: false,
  speed: 'normal',
  theme: 'dark',
  dim: false,
  reducedMotion: false,
};
const model = (
  view: Partial<V> & { state: backgammon.State },
  lastDice: Parameters<typeof derive>[4]['lastDice'] = [],
) =>
  derive(rules.backgammon, backgammonBoard, { ...base, ...view }, words, {
    room: { width: 920, height: 588 },
    preferred: null,
    lastDice,
  });

describe('model', () => {
  test('their dice lie until mine are rolled, mine lie spent until my turn is confirmed', () => {
    const theirs = rolled({ ...quiet, side: 1 }, 6, 3);
    const answered = play(theirs.state, ['24/18', '13/10']);
    const waiting = model({ state: answered.state, last: [...theirs.facts, ...answered.facts] });
    expect(waiting.scene.dice).toMatchObject([
      { value: 6, owner: 1, spent: false },
      { value: 3, owner: 1 },
    ]);

    const mine = rolled(quiet, 3, 1).state;
    const lying = model({ state: mine }).scene.dice;
    const done = play(mine, ['17/20', '19/20']);
    const confirmed = model({ state: done.state, draft: done.actions, legalFor: null }, lying);
    expect(confirmed.scene.dice.map((die) => [die.value, die.spent])).toEqual([
      [3, true],
      [1, true],
    ]);
    expect(confirmed.table.barred('p17')?.key).toBe('barred.played');
  });

  test('[case 84] shows which die is next only while there are two to choose from', () => {
    const two = model({ state: rolled(quiet, 3, 1).state });
    expect(showFor(two, IDLE, backgammonBoard, words, false).nextDie).toBe(0);
    const one = model({ state: play(rolled(quiet, 3, 1).state, ['17/20']).state });
    expect(showFor(one, IDLE, backgammonBoard, words, false).nextDie).toBeNull();
    expect(one.canSwap).toBe(false);
  });

  test('courses are theirs from the last play and mine from the draft', () => {
    const theirs = rolled({ ...quiet, side: 1 }, 6, 3);
    const answered = play(theirs.state, ['24/18', '13/10']);
    const mine = play(rolled(answered.state, 3, 1).state, ['17/20']);
    const { courses } = model({ state: mine.state, draft: mine.actions, last: answered.facts });
    expect(courses).toEqual([
      { trail: ['p24', 'p18'], look: 'ebony', mine: false },
      { trail: ['p13', 'p10'], look: 'ebony', mine: false },
      { trail: ['p17', 'p20'], look: 'ivory', mine: true },
    ]);
  });

  test('[R15] what the other side tries out is drawn as ghosts, in the place of its last play', () => {
    const theirs = rolled({ ...quiet, side: 1 }, 6, 3);
    const tried = play(theirs.state, ['24/18', '18/15']);
    const now = model({
      state: theirs.state,
      viewer: 0,
      legalFor: null,
      last: theirs.facts,
      tries: tried.facts,
    });
    expect(now.courses).toEqual([
      { trail: ['p24', 'p18'], look: 'ebony', mine: false, ghost: true },
      { trail: ['p18', 'p15'], look: 'ebony', mine: false, ghost: true },
    ]);
    const marks = marksFor(
      now.layout,
      now.scene,
      now.labels,
      showFor(now, IDLE, backgammonBoard, words, false),
      backgammonBoard.drawings,
      'dark',
    );
    const ghosts = [...marks.under, ...marks.over, ...marks.top].filter(({ kind }) => kind === 'ghost');
    // One piece goes one way, and only what is drawn moves: the state is as it was.
    expect(ghosts).toMatchObject([{ look: 'ebony' }]);
    expect(now.scene.pieces.filter(({ spot }) => spot === 'p24')).toHaveLength(2);
  });

  test('nothing can be touched while looking on or while the turn is on its way', () => {
    const state = rolled(quiet, 3, 1).state;
    expect(model({ state, legalFor: null }).input.picks.size).toBe(0);
    expect(model({ state, pending: true, legalFor: null }).table.barred('p17')).toBeUndefined();
  });

  test('targets carry their pips, and rings step aside while pieces move', () => {
    const now = model({ state: rolled(quiet, 3, 1).state });
    const hand = { hand: { picked: 'p17', at: 0 }, hover: null, focus: null, refused: null };
    const show = showFor(now, hand, backgammonBoard, words, false);
    expect(show.targets.map((target) => target.chip).sort()).toEqual(['1', '3', '4']);
    expect(showFor(now, IDLE, backgammonBoard, words, true).canMove).toEqual([]);
  });
});
