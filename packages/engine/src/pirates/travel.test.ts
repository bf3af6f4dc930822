/** Travel and luck, rule by rule. */
import { describe, expect, test } from 'vitest';
import { game, only, phase, play, where } from '../../test/help-pirates.ts';

describe('travel', () => {
  test('[PB9] oldest first, one die each, toward 1 and past anything', () => {
    const { state, facts } = play(phase('10 4 | m24=3 W12', 'travel'), '=3 =5');
    expect(where(state)).toBe('10:0/0 4:0/0 | m21=3 W7');
    expect(facts).toEqual([
      { kind: 'traveled', ship: 1, what: 'merchant', gold: 3, die: 3, from: 24, to: 21 },
      { kind: 'traveled', ship: 2, what: 'mow', gold: 0, die: 5, from: 12, to: 7 },
      { kind: 'phase', round: 3, phase: 'luck' },
    ]);
  });
  test('[PB9] past point 1 a ship leaves the board', () => {
    const { state, facts } = play(phase('10 4 | m3=5 W12', 'travel'), '=3');
    expect(where(state)).toBe('10:0/0 4:0/0 | W12');
    expect(facts[0]).toMatchObject({ to: 'off', gold: 5 });
    expect(state.traveling).toBe(2);
  });
  test("[PB10] a man-o'-war sinks all pirates where it ends", () => {
    const { state, facts } = play(phase('4#1:5/1 4#0:2/3 6 | W9', 'travel'), '=5');
    expect(where(state)).toBe('bar:0/1 bar:0/3 6:0/0 | W4');
    expect(only(facts, 'sunk')).toEqual([
      { kind: 'sunk', seat: 1, by: 'mow', at: 4, lost: 2 },
      { kind: 'sunk', seat: 0, by: 'mow', at: 4, lost: 5 },
    ]);
  });
  test('[PB10] a merchant is captured by the pirate that came last', () => {
    const { state, facts } = play(phase('4#1:5/1 4#0:2/3 6 | m9=4', 'travel'), '=5');
    expect(where(state)).toBe('4#1:9/1 4#0:2/3 6:0/0');
    expect(facts[1]).toEqual({ kind: 'captured', seat: 0, ship: 1, gold: 4, at: 4 });
  });
  test("[PB11] a merchant and a man-o'-war that meet stand together, and it is told", () => {
    const joins = play(phase('1 2 | W12 m14=2', 'travel'), '=1 =3');
    expect(where(joins.state)).toBe('1:0/0 2:0/0 | W11 m11=2');
    expect(only(joins.facts, 'protected')).toEqual([{ kind: 'protected', ship: 2, at: 11 }]);
    const covers = play(phase('1 2 | m12=2 W14', 'travel'), '=1 =3');
    expect(only(covers.facts, 'protected')).toEqual([{ kind: 'protected', ship: 1, at: 11 }]);
  });
  test('[PB14] a typhoon destroys every ship where it ends; none of them travels any more', () => {
    const { state, facts } = play(phase('6:3/2 2 | T24 W20 m20=7 W14', 'travel'), '=4');
    expect(where(state)).toBe('6:3/2 2:0/0 | T20 W14');
    expect(state.traveling).toBe(4);
    expect(only(facts, 'destroyed')).toEqual([
      { kind: 'destroyed', ship: 2, what: 'mow', gold: 0, at: 20 },
      { kind: 'destroyed', ship: 3, what: 'merchant', gold: 7, at: 20 },
    ]);
  });
  test('[PB14] a typhoon sinks pirates, and of two typhoons the arriving one destroys the other', () => {
    expect(where(play(phase('6:3/2 2 | T9', 'travel'), '=3').state)).toBe('bar:0/2 2:0/0 | T6');
    expect(where(play(phase('6 2 | T20 T24', 'travel'), '=1 =5').state)).toBe('6:0/0 2:0/0 | T19');
  });
  test("[PB14] a man-o'-war or merchant that ends on a typhoon's point stands there", () => {
    const { state, facts } = play(phase('1 2 | T12 W14 m15=7', 'travel'), '=1 =3 =4');
    expect(where(state)).toBe('1:0/0 2:0/0 | T11 W11 m11=7');
    expect(only(facts, 'destroyed')).toEqual([]);
  });
});

describe('luck', () => {
  test.each([
    [false, '=12', 'W23'],
    [false, '=22', 'm23=2'],
    [false, '=66', 'm19=6'],
    [true, '=12', 'W23'],
    [true, '=22', 'W23'],
    [true, '=32', 'm23=3'],
    [true, '=96', 'm19=9'],
    [true, '=a1', 'T24'],
  ])('[PB12] [PB13] d10 %s, dice %s: %s', (d10, roll, ship) => {
    expect(where(play(phase('1 2', 'luck', d10), roll).state)).toBe(`1:0/0 2:0/0 | ${ship}`);
  });
  test('[PB13] only the first die is ten-sided', () => {
    const draw = { sides: [10, 6], why: 'draw.luck' };
    expect(game.turn(phase('1 2', 'luck', true))).toEqual({ kind: 'chance', draw });
    expect(game.turn(phase('1 2', 'luck'))).toEqual({ kind: 'chance', draw: { ...draw, sides: [6, 6] } });
  });
  test('[PB12] appearing counts as ending there', () => {
    const taken = play(phase('24:1/0 2', 'luck'), '=41');
    expect(where(taken.state)).toBe('24:5/0 2:0/0');
    expect(taken.facts.map((fact) => fact.kind)).toEqual(['appeared', 'captured', 'phase']);
    expect(where(play(phase('24:1/0 2', 'luck'), '=11').state)).toBe('bar:0/0 2:0/0 | W24');
    expect(where(play(phase('24:1/9 2 | m23=4', 'luck', true), '=a1').state)).toBe(
      'bar:0/9 2:0/0 | m23=4 T24',
    );
    expect(where(play(phase('1 2 | m23=4 W23', 'luck', true), '=a2').state)).toBe('1:0/0 2:0/0 | T23');
    expect(only(play(phase('1 2 | W23', 'luck'), '=42').facts, 'protected')).toEqual([
      { kind: 'protected', ship: 2, at: 23 },
    ]);
  });
});
