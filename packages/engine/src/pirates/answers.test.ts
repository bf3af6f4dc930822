/** The nine answers at the end of the source, one by one, and the cases that were worked out by hand. */
import { describe, expect, test } from 'vitest';
import { dice, game, legalTexts, only, options, phase, play, ready, where } from '../../test/help-pirates.ts';
import { barredWhy, sunkNext } from './legal.ts';
import type { State } from './state.ts';

const begun = (seats: number): State => game.begin(options({}), seats);

/** Where all complete turns lead to. */
const endings = (state: State): string[] =>
  [...new Set(game.ends(state).map((end) => where(end.state)))].sort();

describe('the answers of the source', () => {
  test('answer 1 [PB12] [PB19] a merchant is the stack of coins that a pirate gets', () => {
    const luck = play(phase('5 6 |', 'luck'), '=41');
    expect(where(luck.state)).toBe('5:0/0 6:0/0 | m24=4');
    const taken = play(dice('20 6 | m24=4', '42').state, 'A20/24');
    expect(only(taken.facts, 'captured')).toEqual([{ kind: 'captured', seat: 0, ship: 1, gold: 4, at: 24 }]);
    expect(where(taken.state)).toBe('24:4/0 6:0/0');
  });

  test('answer 2 [PB6] [PB7] no ships at the set-up, and no travel in the first round', () => {
    const { state, facts } = play(begun(3), '=4 =4 =1');
    expect(where(state)).toBe('4#0:0/0 4#1:0/0 1:0/0');
    expect(facts.map((fact) => fact.kind)).toEqual(['placed', 'placed', 'placed', 'phase']);
    expect(facts.at(-1)).toEqual({ kind: 'phase', round: 1, phase: 'luck' });
    expect(state.stage).toBe('luck');
  });

  test('answer 3 [PB5] the Sand Bar is the bar: a ship there is on no point', () => {
    const { state } = play(dice('10 12:5/0', '21').state, 'A10/12');
    expect(where(state)).toBe('12:5/0 bar:0/0');
  });

  test.each([
    [1, 24],
    [2, 23],
    [3, 22],
    [4, 21],
    [5, 20],
    [6, 19],
  ])('answer 4 [PB12] the second die %d is point %d', (die, point) => {
    expect(where(play(phase('1 2', 'luck'), `=5${die}`).state)).toBe(`1:0/0 2:0/0 | m${point}=5`);
  });

  describe('answer 5 [PB21] bearing off', () => {
    test('[PB21] a die that passes the last point bears off, from either end', () => {
      expect(legalTexts(dice('22 10', '31').state)).toEqual(['22/23', '22/21', '22/off3', '22/19']);
      expect(legalTexts(dice('3 10', '31').state)).toEqual(['3/4', '3/2', '3/6', '3/off3']);
    });
    test('[PB21] the gold goes into the chest, the ship to the Sand Bar, the turn is over', () => {
      const { state, facts } = play(dice('22:9/4 10', '31').state, 'A22/off3');
      expect(where(state)).toBe('bar:0/13 10:0/0');
      expect(facts).toEqual([
        { kind: 'moved', seat: 0, die: 3, from: 22, to: 'off' },
        { kind: 'banked', seat: 0, gold: 9, chest: 13 },
        { kind: 'turned', seat: 1 },
      ]);
    });
    test('[PB16] the next turn places the ship in the Outer Sea with one die', () => {
      const rolling = play(ready('bar:0/13 10', 0), 'Aroll').state;
      expect(game.turn(rolling)).toEqual({ kind: 'chance', draw: { sides: [6], why: 'draw.enter' } });
      const { state, facts } = play(rolling, '=4');
      expect(where(state)).toBe('4:0/13 10:0/0');
      expect(facts[1]).toEqual({ kind: 'entered', seat: 0, die: 4, at: 4 });
    });
    test('[PB21] [PB2] no die bears off from the Great or the Middle Sea', () => {
      expect(legalTexts(dice('7 20', '65').state)).not.toContain('7/off6');
      expect(legalTexts(dice('18 2', '65').state)).toEqual(['18/23', '18/13', '18/24', '18/12']);
    });
  });

  test('answer 6 [PB17] two moves, one for each die', () => {
    const state = dice('10 24', '63').state;
    expect(legalTexts(state)).toEqual(['10/13', '10/7', '10/16', '10/4']);
    const half = play(state, 'A10/16').state;
    expect(half.dice).toEqual([3]);
    expect(legalTexts(half)).toEqual(['16/19', '16/13']);
    expect(endings(state)).toEqual(
      ['13:0/0', '19:0/0', '1:0/0', '7:0/0'].map((pirate) => `${pirate} 24:0/0`),
    );
  });

  test('answer 7 [PB19] two merchants on two points in one turn', () => {
    const { state } = play(dice('10 24 | m16=3 m19=4', '63').state, 'A10/16 A16/19');
    expect(where(state)).toBe('19:7/0 24:0/0');
  });

  test("answer 8 [PB11] [PB18] a man-o'-war protects the merchant on its point", () => {
    const state = dice('10 24 | m16=3 W16', '63').state;
    expect(legalTexts(state)).not.toContain('10/16');
    expect(barredWhy(state, 16)).toBe('barred.mow');
  });

  test('answer 9 [PB24] who cannot move goes to the Sand Bar without the hold', () => {
    const { state, facts } = dice('10:8/2 24 | W13 W7', '33');
    expect(where(state)).toBe('bar:0/2 24:0/0 | W13 W7');
    expect(facts).toEqual([
      { kind: 'rolled', seat: 0, dice: [3, 3] },
      { kind: 'stuck', seat: 0, dice: [3, 3] },
      { kind: 'sunk', seat: 0, by: 'stuck', at: 10, lost: 8 },
      { kind: 'turned', seat: 1 },
    ]);
  });
});

describe('worked cases', () => {
  test('[PB19] two merchants on one point are captured together', () => {
    const { state, facts } = play(dice('10 24 | m16=3 m16=4', '61').state, 'A10/16');
    expect(where(state)).toBe('16:7/0 24:0/0');
    expect(only(facts, 'captured').map((fact) => [fact.ship, fact.gold])).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  test('[PB3] 25 gold reached by the second die ends the match in the middle of a round', () => {
    const { state, facts } = play(dice('20:20/5 3 9', '45').state, 'A20/24 A24/off5');
    expect(game.turn(state)).toEqual({ kind: 'over', result: { winner: 0, points: 1, how: 'gold' } });
    expect(where(state)).toBe('bar:0/25 3:0/0 9:0/0 WIN 0');
    expect(facts.at(-1)).toEqual({ kind: 'over', result: { winner: 0, points: 1, how: 'gold' } });
    expect(game.legal(state)).toEqual([]);
    expect(game.settles(state)).toEqual([]);
  });

  test("[PB23] at 14 with 3-6 and men-o'-war on 17, 8, 23 and 5: one die to 11, then sunk", () => {
    const state = dice('14:7/3 2 | W17 W8 W23 W5', '36').state;
    expect(sunkNext(state)).toBe(0);
    expect(endings(state)).toEqual(['bar:0/3 2:0/0 | W17 W8 W23 W5']);
    // 14/20 is open too, and 20 is as dead an end as 11: one of the two stands for both.
    expect(legalTexts(state)).toEqual(['14/11']);
    expect(barredWhy(state, 20)).toBe('barred.sunk');
    const { facts } = play(state, 'A14/11');
    expect(facts).toEqual([
      { kind: 'moved', seat: 0, die: 3, from: 14, to: 11 },
      { kind: 'stuck', seat: 0, dice: [6] },
      { kind: 'sunk', seat: 0, by: 'stuck', at: 11, lost: 7 },
      { kind: 'turned', seat: 1 },
    ]);
  });

  test("[PB22] at 3 with 5-6 and men-o'-war on 8 and 9: bearing off is the only turn", () => {
    const state = dice('3:2/1 20 | W8 W9', '56').state;
    expect(legalTexts(state)).toEqual(['3/off5']);
    expect(endings(state)).toEqual(['bar:0/3 20:0/0 | W8 W9']);
    expect(sunkNext(state)).toBeUndefined();
  });

  test('[PB23] a ship that will be sunk may still sink another', () => {
    const state = dice('13:1/2 17:7/0 | W6 W10 W12 W14 W16 W20', '34').state;
    expect(sunkNext(state)).toBe(0);
    expect(endings(state)).toContain('bar:0/2 bar:0/0 | W6 W10 W12 W14 W16 W20');
    const { facts } = play(state, 'A13/17');
    expect(facts).toEqual([
      { kind: 'moved', seat: 0, die: 4, from: 13, to: 17 },
      { kind: 'sunk', seat: 1, by: 'pirate', at: 17, lost: 0 },
      { kind: 'plundered', seat: 0, from: 1, at: 17, gold: 7 },
      { kind: 'stuck', seat: 0, dice: [3] },
      { kind: 'sunk', seat: 0, by: 'stuck', at: 17, lost: 8 },
      { kind: 'turned', seat: 1 },
    ]);
  });

  test('[PB8] A and B on 3, A came first; A plays 2-2 as 3/5/3 and now came last', () => {
    const { state } = play(dice('3#0 3#1', '22').state, 'A3/5 A5/3');
    expect(where(state)).toBe('3#1:0/0 3#0:0/0');
  });
});
