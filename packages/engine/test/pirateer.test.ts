/** The rules of Pirateer one by one, by their numbers in docs/rules/pirateer.md; the questions of the rulebook among them. */
import { describe, expect, test } from 'vitest';
import { pirateer } from '../src/index.ts';
import {
  endsOf,
  factsOf,
  game,
  legalTexts,
  options,
  play,
  position,
  rolled,
  shipsOf,
} from './help-pirateer.ts';

const FIRST = 'P1=T10.T9.T8 | S1=A11.A12.A13 | F1=K1.L1.M1 | B1=J20.I20.H20';

describe('[PR2] [PR3] ports and order', () => {
  test('[PR2] two players take Spaniards and Pirates, four all ports', () => {
    expect(game.begin(options({}), 2).fleets).toEqual([['S1'], ['P1']]);
    expect(game.begin(options({}), 4).fleets).toEqual([['S1'], ['F1'], ['P1'], ['B1']]);
  });
  test('[PR2] three draw their ports by lot, from four, from three, from two', () => {
    const begun = game.begin(options({}), 3);
    expect(game.turn(begun)).toEqual({ kind: 'chance', draw: { sides: [4, 3, 2], why: 'draw.lot' } });
    const { state, facts } = play(begun, '=212');
    expect(state.fleets).toEqual([['F1'], ['S1'], ['B1']]);
    expect(factsOf(facts, 'lots')).toEqual([{ kind: 'lots', fleets: state.fleets }]);
  });
  test('[PR2] ships lie on the second to fourth space from the end of the harbor, the treasure on the island', () => {
    const begun = game.begin(options({}), 4);
    expect(['S1', 'F1', 'P1', 'B1'].map((fleet) => shipsOf(begun, fleet as 'S1'))).toEqual([
      'A11.A12.A13',
      'K1.L1.M1',
      'T8.T9.T10',
      'H20.I20.J20',
    ]);
    expect(begun.island).toEqual([1]);
  });
  test('[PR3] the highest die begins, ties roll again among the tied', () => {
    const begun = game.begin(options({}), 4);
    const tie = play(begun, '=5251').state;
    expect(tie.tied).toEqual([0, 2]);
    expect(game.turn(tie)).toEqual({ kind: 'chance', draw: { sides: [6, 6], why: 'draw.initiative' } });
    expect(play(tie, '=34').state).toMatchObject({ stage: 'ready', seat: 2, tied: [] });
  });
  test('[PR3] turns go clockwise by the ports, not by the seats', () => {
    const begun = game.begin(options({ ports: ['B1', 'S1', 'P1'] }), 3);
    let state = play(begun, '=611').state;
    const order = [state.seat];
    for (let i = 0; i < 3; i++) {
      state = play(state, `${'ABC'[state.seat]}roll =66`).state;
      order.push(state.seat);
    }
    expect(order).toEqual([0, 1, 2, 0]);
    const swapped = game.begin(options({ ports: ['B1', 'P1', 'F1'] }), 3);
    expect(play(swapped, '=611 Aroll =66').state.seat).toBe(2);
  });
});

describe('[PR4] to [PR7] sailing', () => {
  test('check 1: the distinct turns of the first turn of four players', () => {
    const counts: Record<string, number> = {};
    for (let a = 1; a <= 6; a++)
      for (let b = a; b <= 6; b++) {
        const state = rolled(position(FIRST), a, b);
        counts[`${a}${b}`] = state.stage === 'sailing' ? game.ends(state).length : 0;
      }
    const some = Object.entries(counts).filter(([, n]) => n > 0);
    expect(Object.fromEntries(some)).toEqual({
      11: 6,
      12: 5,
      13: 1,
      14: 1,
      15: 1,
      16: 1,
      22: 3,
      23: 1,
      24: 1,
      25: 1,
      26: 1,
    });
  });
  test('[PR4] reach, tack, slip and jibe: one ship twice or two ships', () => {
    const ends = endsOf(rolled(position('P1=O8.G12 | S1=A10'), 1, 2), 'P1');
    for (const end of ['G15.O8', 'E13.O8', 'G11.O8', 'G14.O9']) expect(ends).toContain(end);
  });
  test('check 2: [PR5] D13 to M4 is nine steps along the tradewind; from M4 it ends', () => {
    expect(endsOf(rolled(position('P1=D13 | S1=A10'), 6, 3), 'P1')).toContain('M4');
    const list = legalTexts(rolled(position('P1=M4 | S1=A10'), 1, 1));
    expect(list).not.toContain('M4-N3');
    expect(list).toContain('M4-L5');
  });
  test('check 3: [PR5] a die ends on a tradewind and does not pass it', () => {
    expect(legalTexts(rolled(position('P1=E11 | S1=A10'), 2, 1))).toContain('E11-F11');
    expect(
      pirateer.sailsWith(rolled(position('P1=E11 | S1=A10'), 2, 1), 2).map(({ to }) => to),
    ).not.toContain('G11');
    const far = rolled(position('P1=T7 | S1=A10'), 6, 1);
    expect(pirateer.sailsWith(far, 6).map(({ to }) => to)).toContain('N7');
    expect(pirateer.barredWhy(rolled(position('P1=E11 | S1=A10'), 2, 1), 'E11', 'G11')).toBe('barred.wind');
  });
  test('question 3: [PR5] nobody sails diagonally off the end of a tradewind', () => {
    const list = pirateer.sailsWith(rolled(position('P1=L5 | S1=A10'), 2, 1), 2).map(({ to }) => to);
    expect(list).not.toContain('N3');
  });
  test('question 2: [PR6] a strait is entered on one side and left on the other', () => {
    expect(endsOf(rolled(position('P1=P16 | S1=A10'), 1, 1), 'P1')).toContain('E5');
    expect(pirateer.barredWhy(rolled(position('P1=P16 | S1=A10'), 2, 2), 'P16', 'E5')).toBe('barred.turn');
    expect(pirateer.barredWhy(rolled(position('P1=P16 | S1=A10'), 2, 2), 'P16', 'D6')).toBe('barred.strait');
  });
  test('[PR6] a ship in a strait is captured from both sides', () => {
    for (const from of ['P16', 'E5', 'D6', 'O17'])
      expect(legalTexts(rolled(position(`P1=${from}.A20 | S1=D5.A10`.replace('.A20', '')), 1, 6))).toContain(
        `${from}-D5`,
      );
  });
  test('[PR7] a ship may not sail across another ship, nor end on an own one', () => {
    const state = rolled(position('P1=T10.T9.T8 | S1=A10'), 1, 2);
    expect(legalTexts(state)).not.toContain('T9-T10');
    expect(pirateer.barredWhy(rolled(position('P1=G12.G15 | S1=G13'), 2, 3), 'G12', 'G14')).toBe(
      'barred.ship',
    );
    expect(pirateer.barredWhy(state, 'T9', 'T10')).toBe('barred.own');
  });
});

describe('[PR8] to [PR13] capture and treasure', () => {
  test('[PR8] [PR9] an exact die captures; the treasure goes to the captor', () => {
    const { state, facts } = play(rolled(position('P1=G12 | S1=G14*1.A12'), 2, 6), 'AG12-G14');
    expect(shipsOf(state, 'P1')).toBe('G14*1');
    expect(shipsOf(state, 'S1')).toBe('A12');
    expect(facts).toContainEqual({ kind: 'captured', seat: 0, fleet: 'P1', at: 'G14', lost: 'S1', ships: 1 });
    expect(facts).toContainEqual({ kind: 'seized', fleet: 'P1', from: 'S1', at: 'G14', cargo: '1' });
  });
  test('[PR10] treasure that is aboard stays aboard', () => {
    for (const end of endsOf(rolled(position('P1=K6*1.N7 | S1=A10'), 2, 3), 'P1'))
      expect(end).toContain('*1');
  });
  test('[PR11] landing beside the island: taking and declining are two actions', () => {
    const list = legalTexts(rolled(position('P1=L8 | S1=A10'), 2, 1));
    expect(list).toContain('L8-L10$');
    expect(list).toContain('L8-L10n');
    expect(list).not.toContain('L8-L10');
    const { state, facts } = play(rolled(position('P1=L8 | S1=A10'), 2, 1), 'AL8-L10$');
    expect(shipsOf(state, 'P1')).toBe('L10*1');
    expect(state.island).toEqual([0]);
    expect(facts).toContainEqual({ kind: 'plundered', fleet: 'P1', at: 'L10', map: 1 });
  });
  test('[PR11] a ship that lies there has not landed: it must leave and land again', () => {
    const ends = endsOf(rolled(position('P1=L10 | S1=A10'), 1, 1), 'P1');
    expect(ends).toContain('L10*1');
    expect(ends).toContain('L10');
    const list = legalTexts(rolled(position('P1=L10 | S1=A10'), 1, 1));
    expect(list.filter((text) => text.endsWith('$')).sort()).toEqual(['L10-L11$']);
  });
  test('[PR11] a capture beside the island is a landing', () => {
    const { state } = play(rolled(position('P1=L8 | S1=L10.A10'), 2, 1), 'AL8-L10$');
    expect(shipsOf(state, 'P1')).toBe('L10*1');
    expect(shipsOf(state, 'S1')).toBe('A10');
  });
  test('question 4: [PR12] with treasure toward home or parallel, never away', () => {
    const list = pirateer.sailsWith(rolled(position('P1=P9*1 | S1=A10'), 1, 2), 1).map(({ to }) => to);
    expect(list.sort()).toEqual(['P10', 'P8', 'Q8', 'Q9']);
    expect(pirateer.barredWhy(rolled(position('P1=P9*1 | S1=A10'), 1, 2), 'P9', 'O9')).toBe('barred.away');
  });
  test('question 5, check 4: [PR12] out of the poison harbor there is no way with treasure', () => {
    const state = rolled(position('P1=J20*1 | S1=A10'), 1, 1);
    expect(legalTexts(state)).toEqual(['J20-K20']);
    expect(pirateer.stepsHome(pirateer.chartOf(1), 'P1', 'J20', true)).toBeUndefined();
  });
  test('check 7: [PR6] [PR12] across the near straits with treasure, though not back', () => {
    const ends = endsOf(rolled(position('P1=P16*1 | S1=A10'), 1, 1), 'P1');
    expect(ends).toContain('E5*1');
    expect(ends).not.toContain('O17*1');
  });
  test('check 7: [PR13] the diagonal with an away part is barred with treasure', () => {
    const ends = endsOf(rolled(position('S1=I8*1 | P1=T11'), 1, 1), 'S1');
    expect(ends).toContain('G10*1');
    expect(ends).not.toContain('J7*1');
    expect(ends).not.toContain('K6*1');
    const barred = (fleet: string): string[] =>
      pirateer
        .sailsWith(rolled(position(`${fleet}=I8*1 | ${fleet === 'P1' ? 'S1=A10' : 'P1=T11'}`), 1, 2), 1)
        .map(({ to }) => to);
    expect(['S1', 'B1'].map((fleet) => barred(fleet).includes('J7'))).toEqual([false, false]);
    expect(['F1', 'P1'].map((fleet) => barred(fleet).includes('H9'))).toEqual([false, false]);
    expect(barred('F1')).toContain('J7');
  });
});
