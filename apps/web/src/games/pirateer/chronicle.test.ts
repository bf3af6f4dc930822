import { pirateer } from '@sandbar/engine';
import { describe, expect, test } from 'vitest';
import { byItself } from '../../table/auto.ts';
import { untilTurnEnds } from '../../table/history.ts';
import { landingOf, stackOn } from './choices.ts';
import { chronicleOf, historyOf } from './chronicle.ts';
import { lineText, notationOf } from './log.ts';

type Fact = pirateer.Fact;
type FleetId = pirateer.FleetId;
const game = pirateer.pirateer;
const FLEETS: readonly (readonly FleetId[])[] = [['S1'], ['P1']];

function at(
  ships: Readonly<Partial<Record<FleetId, string>>>,
  dice: readonly number[] | null,
  variants: readonly pirateer.VariantId[] = [],
): pirateer.State {
  const placed = (Object.entries(ships) as [FleetId, string][]).flatMap(([fleet, list]) =>
    list.split(' ').map((text) => {
      const [where = '', cargo = ''] = text.split('*');
      return { fleet, at: where, cargo };
    }),
  );
  const options = { variants, ports: null, split: false, truce: false };
  const state = pirateer.stateAt({ options, fleets: FLEETS, ships: placed, island: [1], seat: 1 });
  return dice === null ? state : pirateer.withDice(state, dice);
}

function play(state: pirateer.State, ...texts: readonly string[]): { state: pirateer.State; facts: Fact[] } {
  const facts: Fact[] = [];
  let now = state;
  for (const text of texts) {
    const action = game.readAction(text);
    if (!action.ok) throw new Error(text);
    const step = game.next(now, { kind: 'act', seat: now.seat, action: action.value });
    facts.push(...step.facts);
    now = step.state;
  }
  return { state: now, facts };
}

describe('notation of a turn', () => {
  test('sails of one ship are one, with what they bring', () => {
    const { facts } = play(at({ P1: 'M10 N14', S1: 'P14' }, [3, 1]), 'M10-L10$', 'L10-O10');
    expect(notationOf(facts)).toBe('M10-L10$-O10');
  });
  test('two ships stand apart, a capture has its x', () => {
    const { facts } = play(at({ P1: 'O10 N14', S1: 'P14 A11' }, [5, 2]), 'N14-P14', 'O10-O15');
    expect(lineText(facts)).toBe('N14-P14x, O10-O15');
  });
  test('home with the treasure ends in a plus', () => {
    const { facts } = play(at({ P1: 'T8*1', S1: 'A11' }, [3, 1]), 'T8-T11');
    expect(notationOf(facts)).toBe('T8-T11+');
  });
  test('[PV5] the map is named again only where it is another one', () => {
    const fact = (path: readonly string[]): Fact => ({
      kind: 'sailed',
      seat: 0,
      fleet: 'S1',
      path,
      die: 1,
      ships: 1,
      cargo: '',
    });
    expect(notationOf([fact(['1:K4', '1:K5']), fact(['1:K5', '2:D5'])])).toBe('1:K4-K5-2:D5');
  });
});

describe('chronicle', () => {
  test('rounds, ships, treasure and whose hands it went through', () => {
    const turned = (seat: number): Fact => ({ kind: 'turned', seat });
    const rolled = (seat: number, ...roll: readonly number[]): Fact => ({ kind: 'rolled', seat, roll });
    const { facts } = play(at({ P1: 'M10 N14', S1: 'P14 A11' }, [3, 2, 1].slice(0, 2)), 'N14-P14');
    const chronicle = chronicleOf(
      [turned(0), rolled(0, 1, 2), turned(1), rolled(1, 2, 3), ...facts, turned(0), turned(1)],
      FLEETS,
    );
    expect(chronicle.round).toBe(2);
    expect(chronicle.fleets.S1).toEqual({ ships: 2, cargo: 0 });
    expect(chronicle.captains[1]?.took).toEqual(['S1']);
    expect(chronicle.lines.map(({ round, roll }) => [round, roll])).toEqual([
      [1, [2, 1]],
      [1, [3, 2]],
      [2, []],
      [2, []],
    ]);
  });
  test('a plunder and a seizure are told in order', () => {
    const chronicle = chronicleOf(
      [
        { kind: 'turned', seat: 1 },
        { kind: 'plundered', fleet: 'P1', at: 'L10', map: 1 },
        { kind: 'captured', seat: 0, fleet: 'S1', at: 'L10', lost: 'P1', ships: 1 },
        { kind: 'seized', fleet: 'S1', from: 'P1', at: 'L10', cargo: '1' },
      ],
      FLEETS,
    );
    expect(chronicle.hands).toEqual(['P1', 'S1']);
    expect([chronicle.fleets.P1, chronicle.fleets.S1]).toEqual([
      { ships: 2, cargo: 0 },
      { ships: 3, cargo: 1 },
    ]);
  });
  test('a draft ends where the next turn would begin', () => {
    const { facts } = play(at({ P1: 'O10 N14', S1: 'P14 A11' }, [5, 2]), 'N14-P14', 'O10-O15');
    expect(facts.at(-1)?.kind).toBe('turned');
    expect(untilTurnEnds(facts, facts.length, ['turned']).at(-1)?.kind).toBe('sailed');
    expect(historyOf(facts).facts).toHaveLength(facts.length);
  });
});

describe('choices', () => {
  test('[PR11] a landing in the draft can be answered the other way', () => {
    const state = at({ P1: 'M10 N14', S1: 'P14' }, [3, 1]);
    const action = game.readAction('M10-L10$');
    const landing = action.ok ? landingOf(state, [action.value]) : null;
    expect(landing).toMatchObject({ at: 0, other: { plunder: 'decline' }, barred: false });
    expect(landingOf(state, [])).toBeNull();
  });
  test('[PV2] from a stack one ship or all of them', () => {
    const state = at({ P1: 'T8 T8 T8', S1: 'A11' }, [4, 2], ['flotilla']);
    expect(stackOn(state, 'T8')).toEqual({ ships: 3, ways: ['one', 'all'] });
    expect(stackOn(state, 'A11')).toBeNull();
  });
});

describe('by itself', () => {
  const on = { autoRoll: true, autoForced: true };
  test('the roll, unless a device may be declared', () => {
    expect(byItself(pirateer.pirateer, at({ P1: 'O10', S1: 'A11' }, null), on, false)).toEqual([
      { kind: 'roll' },
    ]);
    expect(
      byItself(pirateer.pirateer, at({ P1: 'O10', S1: 'A11' }, null, ['nuke-a-teer']), on, false),
    ).toBeNull();
  });
  test('a turn that leaves no choice, where it is wanted', () => {
    const forced = at({ P1: 'T8 T9 T10', S1: 'A11' }, [5, 2]);
    expect(byItself(pirateer.pirateer, forced, on, false)).toHaveLength(2);
    expect(byItself(pirateer.pirateer, forced, { ...on, autoForced: false }, false)).toBeNull();
    expect(byItself(pirateer.pirateer, forced, on, true)).toBeNull();
  });
});
