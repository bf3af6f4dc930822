/** [BG34] Setups made from states, and states made from setups. */
import { backgammon } from '@sandbar/engine';
import { board, play, ready, rolled } from '@sandbar/engine/testing';
import { describe, expect, test } from 'vitest';
import { type Setup, setupOf, stateOf } from './setup.ts';

const { RED, BLACK, START, backgammon: game } = backgammon;

const money: Setup = {
  board: START,
  side: RED,
  decides: RED,
  cube: { value: 1, owner: null },
  dice: null,
  offer: null,
  score: [0, 0],
  length: 0,
  crawford: false,
  jacoby: false,
  beavers: false,
};

describe('[BG34] setups and states', () => {
  test.each([
    ['before the roll', ready(START, RED)],
    ['with a roll', rolled(START, BLACK, 6, 6)],
    ['doubled', play(ready(START, RED, {}, { mode: 'match', length: 5 }), 'Adouble').state],
    ['beavered', play(ready(START, RED, {}, { mode: 'money', beavers: true }), 'Adouble Bbeaver').state],
    ['Crawford', ready(START, RED, { score: [4, 1], crawford: 'now' }, { mode: 'match', length: 5 })],
    ['after Crawford', ready(START, RED, { score: [4, 1], crawford: 'past' }, { mode: 'match', length: 5 })],
    [
      'after an automatic double',
      ready(
        START,
        RED,
        { automatic: true, cube: { value: 2, owner: null } },
        { mode: 'money', automatic: true },
      ),
    ],
  ])('[BG34] %s: the state made from the setup is sound and says the same', (_, state) => {
    const setup = setupOf(state) as Setup;
    const again = stateOf(setup);
    if (!again.ok) throw new Error(again.why);
    expect(setupOf(again.value)).toEqual(setup);
    expect(game.read(game.write(again.value))).toEqual(again);
    expect(game.legal(again.value)).toEqual(game.legal(state));
    expect(again.value.crawford).toBe(state.crawford);
  });
  test('[BG34] a roll that cannot be played has been passed', () => {
    const shut: Setup = { ...money, board: board('bar', '6x2 5x2 4x2 3x2 2x2 1x2'), dice: [6, 5] };
    expect(stateOf(shut)).toMatchObject({ ok: true, value: { stage: 'ready', side: BLACK } });
  });
  test('[BG34] no position stands between games, at the end and in the middle of a turn', () => {
    expect(setupOf(game.begin({ mode: 'single' }, 2))).toBeUndefined();
    expect(setupOf(play(ready(START, RED), 'Adouble Bdrop').state)).toBeUndefined();
    expect(setupOf(play(ready(START, RED), '!end').state)).toBeUndefined();
    expect(setupOf(play(rolled(START, RED, 3, 1), 'A17/20').state)).toBeUndefined();
  });
  test('[BG34] a single game is a match to one point, a lead match a session', () => {
    expect(setupOf(ready(START, RED, {}, { mode: 'single' }))).toMatchObject({ length: 1 });
    expect(setupOf(ready(START, RED, {}, { mode: 'lead' }))).toMatchObject({ length: 0, jacoby: false });
  });
  const match: Setup = { ...money, length: 5, score: [4, 1] };
  test.each([
    ['too few checkers', { board: { ...START, bar: [0, 1] as const } }, 'position.checkers'],
    ['a side that has finished', { board: board('', '6') }, 'position.over'],
    ['a length beyond ours', { length: 26 }, 'position.length'],
    ['Jacoby in a match', { length: 5, jacoby: true }, 'position.length'],
    ['a score that ends the match', { length: 5, score: [5, 0] as const }, 'position.score'],
    ['Crawford at another score', { ...match, score: [3, 1] as const, crawford: true }, 'position.crawford'],
    [
      'Crawford with both one short',
      { ...match, score: [4, 4] as const, crawford: true },
      'position.crawford',
    ],
    [
      'Crawford with a turned cube',
      { ...match, crawford: true, cube: { value: 2, owner: RED } },
      'position.crawford',
    ],
    ['a cube of three', { cube: { value: 3, owner: RED } }, 'position.cube'],
    ['an owned cube of one', { cube: { value: 1, owner: RED } }, 'position.cube'],
    ['a centered cube of four', { cube: { value: 4, owner: null } }, 'position.cube'],
    ['a turned cube in a match to one', { length: 1, cube: { value: 2, owner: RED } }, 'position.cube'],
    ['dice and a double', { dice: [3, 1] as const, offer: 'double', decides: BLACK }, 'position.dice'],
    ['a die of seven', { dice: [7, 1] as const }, 'position.dice'],
    [
      'a double without the cube',
      { offer: 'double', decides: BLACK, cube: { value: 2, owner: BLACK } },
      'position.double',
    ],
    ['a double that is enough', { ...match, offer: 'double', decides: BLACK }, 'position.double'],
    [
      'a beaver where there are none',
      { offer: 'beaver', cube: { value: 2, owner: BLACK } },
      'position.double',
    ],
  ] as const)('[BG34] refused: %s', (_, change, why) => {
    expect(stateOf({ ...money, ...change } as Setup)).toEqual({ ok: false, why });
  });
});
