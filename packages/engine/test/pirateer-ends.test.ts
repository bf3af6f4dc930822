/** [PR14] to [PR21] Dice, winning, draws, leaving and notation. */
import { describe, expect, test } from 'vitest';
import { pirateer } from '../src/index.ts';
import { factsOf, game, legalTexts, options, play, position, rolled, shipsOf } from './help-pirateer.ts';

const FIRST = 'P1=T10.T9.T8 | S1=A11.A12.A13 | F1=K1.L1.M1 | B1=J20.I20.H20';

describe('[PR14] [PR15] dice and winning', () => {
  test('question 1: [PR14] a move that prevents the use of both dice is not offered', () => {
    const state = rolled(position(FIRST), 1, 2);
    for (const end of game.ends(state)) expect(end.actions).toHaveLength(2);
    expect(state.must).toBe(2);
  });
  test('check 6: [PR14] taking treasure is part of that choice', () => {
    const alone = rolled(position('P1=F12 | S1=A10'), 5, 4);
    expect(legalTexts(alone)).toContain('F12-K12n');
    expect(legalTexts(alone)).not.toContain('F12-K12$');
    expect(pirateer.plunderBarredWhy(alone, 'F12', 'K12')).toBe('barred.treasure');
    const helped = rolled(position('P1=F12.F9 | S1=A10'), 5, 4);
    expect(legalTexts(helped)).toContain('F12-K12$');
    expect(pirateer.plunderBarredWhy(helped, 'F12', 'K12')).toBeUndefined();
  });
  test('[PR14] so is a capture that brings treasure aboard', () => {
    const empty = rolled(position('P1=F12 | S1=K12.A10', { island: [0] }), 5, 4);
    expect(legalTexts(empty)).toContain('F12-K12');
    const laden = rolled(position('P1=F12 | S1=K12*1.A10'), 5, 4);
    expect(legalTexts(laden)).not.toContain('F12-K12');
    expect(pirateer.barredWhy(laden, 'F12', 'K12')).toBe('barred.treasure');
  });
  test('[PR14] of two dice of which either but not both can be used, the choice is free', () => {
    const state = rolled(position('P1=E13*1 | S1=A10'), 3, 5);
    expect(state.must).toBe(1);
    expect(new Set(game.legal(state).map((one) => (one.kind === 'sail' ? one.die : 0)))).toEqual(
      new Set([3, 5]),
    );
    const { facts } = play(state, `A${legalTexts(state)[0]}`);
    expect(factsOf(facts, 'passed')).toHaveLength(1);
  });
  test('[PR14] a turn without a usable die passes by itself', () => {
    const { state, facts } = play(position(FIRST), 'Aroll =66');
    expect(facts.slice(1)).toEqual([
      { kind: 'passed', seat: 0, dice: [6, 6] },
      { kind: 'turned', seat: 3 },
    ]);
    expect(state).toMatchObject({ stage: 'ready', seat: 3, dice: [], roll: [] });
  });
  test('check 5: [PR15] a die that wins is legal, however many dice could be used', () => {
    const state = rolled(position('P1=T8*1 | S1=A10'), 3, 1);
    expect(state.must).toBe(2);
    const won = play(state, 'AT8-T11').state;
    expect(won.result).toEqual({ winner: 0, points: 1, how: 'treasure' });
    expect(won.dice).toEqual([]);
  });
  test('[PR15] capturing a carrier on the own anchorage wins', () => {
    const won = play(rolled(position('P1=T8 | S1=T11*1.F6'), 3, 6), 'AT8-T11').state;
    expect(won.result).toEqual({ winner: 0, points: 1, how: 'treasure' });
  });
  test('[PR15] who is the only one with ships wins', () => {
    const { state, facts } = play(rolled(position('P1=G12 | S1=G14 | F1='), 2, 6), 'AG12-G14');
    expect(state.result).toEqual({ winner: 0, points: 1, how: 'last' });
    expect(facts.map(({ kind }) => kind)).toEqual(['sailed', 'captured', 'out', 'over']);
  });
  test('[PR14] [PR15] after a die that leaves only a win, the win is all there is', () => {
    const state = rolled(position('P1=T10*1.T7 | S1=A10.Q7', { variants: ['hurricane'] }), 1, 2, 5);
    expect(state.must).toBe(3);
    const after = play(state, 'AT10-T9').state;
    expect(after).toMatchObject({ must: 2, dice: [2, 5] });
    expect(legalTexts(after)).toEqual(['T9-T11']);
    expect(game.read(game.write(after))).toEqual({ ok: true, value: after });
    for (const end of game.ends(state))
      expect(end.state.result !== null || end.actions.length === 3).toBe(true);
  });
  test('[PR17] a player without ships is skipped', () => {
    const { state } = play(position('P1=K5 | B1= | S1=A10'), 'Aroll =11');
    const after = play(state, `A${legalTexts(state)[0]}`).state;
    expect(play(after, `A${legalTexts(after)[0]}`).state.seat).toBe(2);
  });
});

describe('[PR16] draws', () => {
  const quiet = (turns: number) => ({ ...position('P1=T11 | S1=A10'), quiet: turns });
  test('fifty quiet rounds in a row are a draw', () => {
    const near = rolled(quiet(99), 1, 1);
    const after = play(near, 'AT11-T10 AT10-T9');
    expect(after.state.result).toEqual({ winner: null, points: 1, how: 'quiet' });
    expect(play(rolled(quiet(98), 1, 1), 'AT11-T10 AT10-T9').state).toMatchObject({
      stage: 'ready',
      quiet: 99,
    });
  });
  test('a round counts all who are still in', () => {
    const four = { ...position(FIRST), quiet: 199 };
    expect(play(four, 'Aroll =66').state.result?.how).toBe('quiet');
    expect(play({ ...four, quiet: 198 }, 'Aroll =66').state.result).toBeNull();
  });
  test('a capture or treasure that comes aboard starts the count anew', () => {
    const state = { ...rolled(position('P1=L8 | S1=A10'), 2, 1), quiet: 99 };
    const taken = play(state, 'AL8-L10$').state;
    expect(taken.quiet).toBe(-1);
    expect(play(taken, `A${legalTexts(taken)[0]}`).state.quiet).toBe(0);
    const declined = play(state, 'AL8-L10n').state;
    expect(declined.quiet).toBe(99);
  });
  test('by agreement of all still in', () => {
    const state = position('P1=T11 | S1=A10 | F1=');
    const open = game.settles(state).find(({ settle }) => settle.what === 'draw');
    expect(open).toEqual({ settle: { what: 'draw' }, ask: [0, 1], refusable: true });
    expect(play(state, '!draw').state.result).toEqual({ winner: null, points: 1, how: 'agreed' });
  });
});

describe('[PR18] [PR19] leaving and skipping', () => {
  test('[PR18] ships go without wrecks, their treasure back to the island', () => {
    const state = position('P1=T11 | S1=A12*1 | F1=J1', { variants: ['shipwreck'] });
    const { state: after, facts } = play(state, '!retire:1');
    expect(after).toMatchObject({ left: [1], island: [1], wrecks: [], stage: 'ready', seat: 0, quiet: -1 });
    expect(shipsOf(after, 'S1')).toBe('');
    expect(facts).toContainEqual({ kind: 'returned', cargo: '1' });
    expect(play(after, '!retire:0').state.result).toEqual({ winner: 2, points: 1, how: 'left' });
  });
  test('[PR18] with one treasure on each island each goes back to its own', () => {
    const variants = ['pieces-of-eight'] as const;
    const state = position('S1=1:A10 | F1=1:J1*2 | P1=1:T11 | F2=2:J1*1 | P2=2:T11', {
      variants,
      split: true,
      island: [0, 0],
    });
    expect(play(state, '!retire:1').state.island).toEqual([0, 1]);
    expect(play(state, '!retire:3').state.island).toEqual([1, 0]);
  });
  test('[PR18] the dice of a turn that runs are judged anew', () => {
    // The 3 cannot be used while a ship lies on H20; once it has left, both dice can.
    const state = rolled(position('P1=K20.J20 | S1=H20 | F1=J1'), 2, 3);
    expect(state.must).toBe(1);
    expect(play(state, '!retire:1').state.must).toBe(2);
    // A wreck that only a ship made reachable closes the last way.
    const wrecked = position('P1=T11 | S1=T10 | F1=J1', { variants: ['shipwreck'], wrecks: 'T10' });
    const capture = rolled(wrecked, 1, 6);
    expect(legalTexts(capture)).toEqual(['T11-T10']);
    const { state: passed, facts } = play(capture, '!retire:1');
    expect(passed).toMatchObject({ stage: 'ready', seat: 2 });
    expect(factsOf(facts, 'passed')).toEqual([{ kind: 'passed', seat: 0, dice: [1, 6] }]);
  });
  test('[PR18] leaving before the first turn', () => {
    const begun = game.begin(options({}), 3);
    const two = play(begun, '!retire:0 =111').state;
    expect(two.tied).toEqual([1, 2]);
    expect(shipsOf(two, 'S1')).toBe('');
    expect(play(begun, '!retire:0 !retire:1').state.result).toEqual({ winner: 2, points: 1, how: 'left' });
    const tied = play(game.begin(options({}), 3), '=111 =661').state;
    expect(play(tied, '!retire:0').state).toMatchObject({ stage: 'ready', seat: 1 });
  });
  test('[PR19] the dice left are dropped; before the roll the turn passes', () => {
    const state = position('P1=T8 | S1=A10');
    expect(play(state, '!skip:0').state).toMatchObject({ stage: 'ready', seat: 1 });
    const { state: after, facts } = play(rolled(state, 1, 2), '!skip:0');
    expect(after).toMatchObject({ stage: 'ready', seat: 1, dice: [] });
    expect(facts[0]).toEqual({ kind: 'skipped', seat: 0 });
  });
});

describe('[PR20] notation', () => {
  const notes = (state: pirateer.State): string[] => game.legal(state).map((one) => game.notate(state, one));
  test('captures, treasure and wins', () => {
    expect(notes(rolled(position('P1=L8 | S1=L10.A10'), 2, 1))).toEqual(
      expect.arrayContaining(['L8-L10x', 'L8-L10x$']),
    );
    expect(notes(rolled(position('P1=T8*1 | S1=A10'), 3, 1))).toContain('T8-T11+');
  });
  test('stacks', () => {
    const state = rolled(position('P1=O13*1.O13 | S1=A10', { variants: ['flotilla'] }), 1, 2);
    expect(notes(state)).toEqual(expect.arrayContaining(['O13-P13', 'O13$-P13', 'O13(2)-P13']));
    expect(legalTexts(state)).toEqual(expect.arrayContaining(['O13-P13', 'O13c1-P13', 'O13s-P13']));
  });
});

test('[PR21] of illegal moves none is offered, so nobody escapes from a poison harbor', () => {
  expect(rolled(position('P1=J20*1 | S1=A10'), 2, 3)).toMatchObject({ stage: 'ready', seat: 1 });
});
