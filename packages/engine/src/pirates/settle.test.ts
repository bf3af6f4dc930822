/** What the table settles: leaving, skipping, draws. And the options of a match. */
import { describe, expect, test } from 'vitest';
import { dice, game, only, options, phase, play, ready, refusal, where } from '../../test/help-pirates.ts';
import { readOptions } from './options.ts';

describe('[PB26] leaving', () => {
  test('[PB26] the ship is taken off, its hold is lost, and the order of arrival closes up', () => {
    const { state, facts } = play(ready('3#0:5/1 3#1:2/0 3#2 9'), '!retire:1');
    expect(where(state)).toBe('3#0:5/1 gone:0/0 3#1:0/0 9:0/0');
    expect(facts).toEqual([{ kind: 'retired', seat: 1, at: 3, lost: 2 }]);
    expect(game.turn(state)).toEqual({ kind: 'seat', seat: 0 });
    expect(state.order.map((place) => place.seat)).toEqual([0, 2, 3]);
  });
  test('[PB26] the turn of who leaves passes on; one that has passed does not matter', () => {
    const own = play(dice('10 12 14', '31').state, 'A10/13 !retire:0');
    expect(game.turn(own.state)).toEqual({ kind: 'seat', seat: 1 });
    const earlier = play(ready('10 12 14'), '!skip:0 !retire:0');
    expect(game.turn(earlier.state)).toEqual({ kind: 'seat', seat: 1 });
    const last = play(ready('10 12 14'), '!skip:0 !skip:1 !retire:2');
    expect(last.state).toMatchObject({ round: 2, stage: 'luck' });
  });
  test('[PB26] the dice of another go on', () => {
    const { state } = play(dice('10 12 14', '31').state, 'A10/13 !retire:2 A13/14 Broll');
    expect(where(state)).toBe('14:0/0 12:0/0 gone:0/0');
  });
  test('[PB26] the last one left wins', () => {
    const { state, facts } = play(ready('10:3/4 12 14'), '!retire:1 !retire:2');
    expect(game.turn(state)).toEqual({ kind: 'over', result: { winner: 0, points: 1, how: 'left' } });
    expect(facts.at(-1)).toMatchObject({ kind: 'over' });
  });
  test('[PB26] no die is rolled for who has left: set-up and order', () => {
    const setup = play(game.begin(options({}), 3), '=1 !retire:1 =4');
    expect(where(setup.state)).toBe('1:0/0 gone:0/0 4:0/0');
    expect(setup.state.stage).toBe('luck');
    expect(play(game.begin(options({}), 3), '=1 =4 !retire:2').state.stage).toBe('luck');
    const tie = play(phase('1 2 3', 'luck'), '=61 =355 !retire:2');
    expect(tie.state.order.map((place) => place.seat)).toEqual([1, 0]);
    expect(game.turn(tie.state)).toEqual({ kind: 'seat', seat: 1 });
    expect(tie.facts.slice(-2)).toEqual([
      { kind: 'ordered', rolls: [], order: [1, 0] },
      { kind: 'turned', seat: 1 },
    ]);
  });
  test('[PB26] who has left cannot leave again', () => {
    expect(refusal(play(ready('10 12 14'), '!retire:1').state, '!retire:1')).toBe('illegal');
  });
});

describe('[PB27] skipping', () => {
  test('[PB27] the ship stays, also on the Sand Bar, and the next one plays', () => {
    expect(where(play(ready('bar:0/2 12'), '!skip:0').state)).toBe('bar:0/2 12:0/0');
    const half = play(dice('10:5/0 12', '31').state, 'A10/13 !skip:0');
    expect(where(half.state)).toBe('13:5/0 12:0/0');
    expect(only(half.facts, 'skipped')).toEqual([{ kind: 'skipped', seat: 0, dice: [1] }]);
  });
  test('[PB27] a ship whose dice cannot all be played is sunk all the same', () => {
    const { state, facts } = play(dice('14:7/3 2 | W17 W8 W23 W5', '36').state, '!skip:0');
    expect(where(state)).toBe('bar:0/3 2:0/0 | W17 W8 W23 W5');
    expect(only(facts, 'sunk')).toEqual([{ kind: 'sunk', seat: 0, by: 'stuck', at: 14, lost: 7 }]);
  });
  test('[PB27] only the seat to act is skipped', () => {
    expect(refusal(ready('10 12'), '!skip:1')).toBe('illegal');
    expect(refusal(phase('10 12', 'luck'), '!skip:0')).toBe('illegal');
  });
});

test('[PB28] all who are still in may agree to a draw', () => {
  const state = play(ready('10:3/24 12 14'), '!retire:2').state;
  expect(game.settles(state).at(-1)).toEqual({ settle: { what: 'draw' }, ask: [0, 1], refusable: true });
  expect(game.turn(play(state, '!draw').state)).toEqual({
    kind: 'over',
    result: { winner: null, points: 0, how: 'agreed' },
  });
});

describe('options', () => {
  test('[PB3] [PB13] the standard game is to 25 without typhoons', () => {
    expect(readOptions({})).toEqual({ ok: true, value: { gold: 25, d10: false } });
    expect(readOptions({ gold: 40, d10: true })).toEqual({ ok: true, value: { gold: 40, d10: true } });
  });
  test.each([
    [null, 'options.unreadable'],
    [[], 'options.unreadable'],
    ['25', 'options.unreadable'],
    [{ gold: 4 }, 'options.gold'],
    [{ gold: 101 }, 'options.gold'],
    [{ gold: 12.5 }, 'options.gold'],
    [{ gold: '25' }, 'options.gold'],
    [{ gold: null }, 'options.gold'],
    [{ d10: 1 }, 'options.d10'],
    [{ mode: 'match' }, 'options.unknown'],
  ])('%j is refused: %s', (raw, why) => expect(readOptions(raw)).toEqual({ ok: false, why }));
  test('[PB1] two to six players', () => expect(game.seats(options({}))).toEqual([2, 3, 4, 5, 6]));
  test('[PB3] another number of gold wins', () => {
    const { state } = play(dice('22:4/1 10', '31', 5).state, 'A22/off3');
    expect(state.result).toEqual({ winner: 0, points: 1, how: 'gold' });
  });
});
