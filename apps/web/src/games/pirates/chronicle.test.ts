import { pirates } from '@sandbar/engine';
import { describe, expect, test } from 'vitest';
import { byItself } from '../../table/auto.ts';
import { untilTurnEnds } from '../../table/history.ts';
import { chronicleOf, historyOf } from './chronicle.ts';
import { partsOf, textOf } from './log.ts';

type Fact = pirates.Fact;

const names = ['Mira', 'Chen'];
const ROUND: readonly Fact[] = [
  { kind: 'placed', seat: 0, die: 3, at: 3 },
  { kind: 'placed', seat: 1, die: 5, at: 5 },
  { kind: 'phase', round: 1, phase: 'luck' },
  { kind: 'appeared', ship: 1, what: 'merchant', gold: 6, dice: [6, 6], at: 19 },
  { kind: 'phase', round: 1, phase: 'wind' },
  {
    kind: 'ordered',
    rolls: [
      { seat: 0, die: 4 },
      { seat: 1, die: 4 },
    ],
    order: null,
  },
  {
    kind: 'ordered',
    rolls: [
      { seat: 0, die: 2 },
      { seat: 1, die: 6 },
    ],
    order: [1, 0],
  },
  { kind: 'turned', seat: 1 },
  { kind: 'rolled', seat: 1, dice: [6, 2] },
  { kind: 'moved', seat: 1, die: 6, from: 5, to: 11 },
  { kind: 'moved', seat: 1, die: 2, from: 11, to: 13 },
  { kind: 'turned', seat: 0 },
];
const NEXT: readonly Fact[] = [
  ...ROUND,
  { kind: 'phase', round: 2, phase: 'travel' },
  { kind: 'traveled', ship: 1, what: 'merchant', gold: 6, die: 6, from: 19, to: 13 },
  { kind: 'captured', seat: 1, ship: 1, gold: 6, at: 13 },
];

describe('the chronicle of a match', () => {
  test('knows round, phase, order with the first dice, and how everybody stands', () => {
    const chronicle = chronicleOf(ROUND, 2);
    expect([chronicle.round, chronicle.phase]).toEqual([1, 'wind']);
    expect(chronicle.order).toEqual([
      { seat: 1, die: 4 },
      { seat: 0, die: 4 },
    ]);
    expect(chronicle.seats[1]).toMatchObject({ at: 13, hold: 0 });
    expect(chronicle.play).toMatchObject({ seat: 0, roll: [], used: [] });
  });

  test('gold goes aboard, home and down', () => {
    const base = chronicleOf(NEXT, 2);
    expect(base.seats[1]).toMatchObject({ hold: 6, captures: 1, best: 6 });
    expect(base.order).toEqual([]);
    const home = chronicleOf([...NEXT, { kind: 'banked', seat: 1, gold: 6, chest: 6 }], 2);
    expect(home.seats[1]).toMatchObject({ at: 'bar', hold: 0, chest: 6, trips: 1 });
    const sunk = chronicleOf([...NEXT, { kind: 'sunk', seat: 1, by: 'mow', at: 13, lost: 6 }], 2);
    expect(sunk.seats[1]).toMatchObject({ at: 'bar', hold: 0, wasSunk: 1 });
  });

  test('a line says where from and to, and what came of it', () => {
    const lines = chronicleOf(NEXT, 2).lines.filter(({ phase }) => phase === null);
    expect(lines.map((line) => textOf(partsOf(line, names)))).toEqual([
      'placed on 3',
      'placed on 5',
      'merchant with 6 gold on 19',
      '5 to 11 to 13',
      '19 to 13, rolled 6, taken by Chen, +6',
    ]);
  });

  test('a draft is told up to the end of its turn: what follows is not on the table yet', () => {
    const draft: readonly Fact[] = [
      { kind: 'moved', seat: 0, die: 1, from: 3, to: 4 },
      { kind: 'phase', round: 2, phase: 'travel' },
    ];
    expect(untilTurnEnds([...ROUND, ...draft], 2, ['turned', 'phase', 'over'])).toEqual([...ROUND, draft[0]]);
    expect(untilTurnEnds(ROUND, 0, ['turned', 'phase', 'over'])).toBe(ROUND);
  });

  test('the moves of the last turn are kept for their course', () => {
    expect(historyOf(ROUND).moved.map((fact) => fact.kind === 'moved' && fact.to)).toEqual([11, 13]);
  });
});

describe('what goes by itself', () => {
  const crew = (at: number) => ({ at, hold: 0, chest: 0, order: 0 });
  const ready = pirates.stateFrom({ d10: false, pirates: [crew(3), crew(5)], ships: [] }, { turn: 0 });

  test('a roll, where the person wants it', () => {
    expect(byItself(pirates.pirates, ready, { autoRoll: true, autoForced: true }, false)).toEqual([
      { kind: 'roll' },
    ]);
    expect(byItself(pirates.pirates, ready, { autoRoll: false, autoForced: true }, false)).toBeNull();
  });

  test('a turn without a choice, unless something was taken back', () => {
    const ships = [8, 9].map((at) => ({ kind: 'mow' as const, at, gold: 0 }));
    const stuck = pirates.stateFrom({ d10: false, pirates: [crew(3), crew(5)], ships }, { turn: 0 });
    const forced: pirates.State = { ...stuck, stage: 'moving', roll: [5, 6], dice: [5, 6] };
    expect(byItself(pirates.pirates, forced, { autoRoll: true, autoForced: true }, false)).toEqual([
      { kind: 'sail', from: 3, to: 'off', die: 5 },
    ]);
    expect(byItself(pirates.pirates, forced, { autoRoll: true, autoForced: true }, true)).toBeNull();
  });
});
