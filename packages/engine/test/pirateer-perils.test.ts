/** [PV6] to [PV9] The variants of chance and of the sea: hurricanes, devices, wrecks and named rolls. */
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

describe('[PV6] Hurricane', () => {
  const variants = ['hurricane'] as const;
  test('one die more; three alike take the ship furthest from home, and end the turn', () => {
    const { state, facts } = play(position('P1=T8.A15.K5 | S1=A10', { variants }), 'Aroll =444');
    expect(shipsOf(state, 'P1')).not.toContain('A15');
    expect(state).toMatchObject({ stage: 'ready', seat: 1, wrecks: [] });
    expect(facts.map(({ kind }) => kind)).toEqual(['rolled', 'struck', 'foundered', 'turned']);
  });
  test('two alike are none', () => {
    expect(play(position('P1=T8.K5 | S1=A10', { variants }), 'Aroll =441').state.stage).toBe('sailing');
  });
  test('with the five dice of Pieces of Eight four alike are needed', () => {
    const rules = pirateer.rulesOf(['pieces-of-eight', 'hurricane']);
    expect(pirateer.diceOf(rules)).toBe(5);
    expect(
      [
        [2, 2, 2, 5, 5],
        [2, 2, 2, 5, 2],
        [3, 3, 3, 3, 3],
      ].map((roll) => pirateer.isHurricane(rules, roll)),
    ).toEqual([false, true, true]);
  });
  test('ties are the choice of the player, also within a stack', () => {
    const both = position('B1=L10.L10*1 | S1=A10', { variants: ['flotilla', 'hurricane'] });
    const { state } = play(both, 'Aroll =555');
    expect(state.stage).toBe('storm');
    expect(legalTexts(state)).toEqual(['lose:L10', 'lose:L10c1']);
    const lost = play(state, 'Alose:L10c1').state;
    expect(lost.loose).toEqual([{ at: 'L10', cargo: '1' }]);
    expect(shipsOf(lost, 'B1')).toBe('L10');
    expect(shipsOf(play(state, '!skip:0').state, 'B1')).toBe('L10*1');
  });
  test('the treasure stays on the space, and the next ship that ends there must take it', () => {
    const { state } = play(position('P1=T8.A15*1 | S1=A14.A11', { variants }), 'Aroll =444');
    expect(state.loose).toEqual([{ at: 'A15', cargo: '1' }]);
    const lying = rolled(position('S1=A14.A11 | P1=T8', { variants, loose: 'A12*1' }), 2, 2, 1);
    expect(legalTexts(lying)).toContain('A14-A12');
    const { state: taken, facts } = play(lying, 'AA14-A12');
    expect(shipsOf(taken, 'S1')).toContain('A12*1');
    expect(facts).toContainEqual({ kind: 'salvaged', fleet: 'S1', at: 'A12', cargo: '1' });
  });
  test('taken on the own anchorage it wins', () => {
    const state = rolled(position('P1=T8 | S1=A10', { variants, loose: 'T11*1' }), 3, 5, 6);
    expect(play(state, 'AT8-T11').state.result?.how).toBe('treasure');
  });
  test('on a bare wreck it goes back to the island', () => {
    const wrecked = { variants: ['hurricane', 'shipwreck'] as const, wrecks: 'M5' };
    const { state } = play(position('F1=M5*1.J1 | P1=N7', wrecked), 'Aroll =111');
    expect(state).toMatchObject({ loose: [], island: [1], wrecks: ['M5'] });
  });
  test('under a stack on a wreck it lies there until the stack has left', () => {
    const all = { variants: ['flotilla', 'hurricane', 'shipwreck'] as const, wrecks: 'M5' };
    const { state } = play(position('F1=M5*1.M5 | P1=N7', all), 'Aroll =111 Alose:M5c1');
    expect(state).toMatchObject({ loose: [{ at: 'M5', cargo: '1' }], island: [0] });
    const left = play(rolled({ ...state, seat: 0 }, 1, 2, 2), 'AM5-L5').state;
    expect(left).toMatchObject({ loose: [], island: [1] });
  });
  test('who loses the last ship is out, and the other has won', () => {
    expect(play(position('P1=T8 | S1=A10', { variants }), 'Aroll =444').state.result).toEqual({
      winner: 1,
      points: 1,
      how: 'last',
    });
  });
});

describe('[PV7] Nuke-a-teer', () => {
  const variants = ['nuke-a-teer'] as const;
  test('before the roll a ship may be declared; two dice, the lower is the radius', () => {
    const state = position('P1=O1.T9 | S1=O2.A10', { variants: ['hurricane', 'nuke-a-teer'] });
    expect(legalTexts(state)).toEqual(['device:O1', 'device:T9', 'roll']);
    const declared = play(state, 'Adevice:O1').state;
    expect(game.turn(declared)).toEqual({ kind: 'chance', draw: { sides: [6, 6], why: 'draw.device' } });
    const { state: after, facts } = play(declared, '=61');
    expect(shipsOf(after, 'P1')).toBe('T9');
    expect(shipsOf(after, 'S1')).toBe('A10');
    expect(factsOf(facts, 'blast')[0]).toMatchObject({ radius: 1, at: 'O1', roll: [6, 1] });
    expect(after).toMatchObject({ stage: 'ready', seat: 1, quiet: 0 });
  });
  test('a square over land, own ships and treasure included, on the same map only', () => {
    const state = position('P1=K7.K8 | S1=N10*1.T20'.replace('.T20', '.A10'), { variants, wrecks: '' });
    const after = play(state, 'Adevice:K7 =33').state;
    expect(shipsOf(after, 'P1')).toBe('');
    expect(shipsOf(after, 'S1')).toBe('A10');
    expect(after.result).toEqual({ winner: 1, points: 1, how: 'last' });
    const chart = pirateer.chartOf(2);
    expect(pirateer.blastSpaces(chart, '1:K7', 6).every((name) => name.startsWith('1:'))).toBe(true);
  });
  test('treasure on the island is destroyed if the square touches Skull Island', () => {
    const at = (device: string, roll: string): readonly number[] =>
      play(position(`P1=${device}.T9 | S1=A10`, { variants }), `Adevice:${device} =${roll}`).state.island;
    expect(at('K7', '33')).toEqual([0]);
    expect(at('K7', '26')).toEqual([1]);
    expect(at('O1', '65')).toEqual([1]);
  });
  test('a strait is hit by either half, and in a strait there is a square round each', () => {
    const chart = pirateer.chartOf(1);
    expect(pirateer.blastSpaces(chart, 'E6', 1)).toContain('D5');
    expect(pirateer.blastSpaces(chart, 'P16', 1)).toContain('D5');
    const inside = pirateer.blastSpaces(chart, 'D5', 1);
    for (const name of ['E5', 'D6', 'P16', 'O17']) expect(inside).toContain(name);
  });
  test('wrecks and loose treasure go too', () => {
    const state = position('P1=K7.T9 | S1=A10', {
      variants: ['nuke-a-teer', 'shipwreck', 'hurricane'],
      wrecks: 'K6',
      loose: 'K5*1',
    });
    expect(play(state, 'Adevice:K7 =22').state).toMatchObject({ wrecks: [], loose: [] });
  });
  test('the last ship may be declared: nobody is left, and the game is drawn', () => {
    const state = position('P1=K7 | S1=K6', { variants });
    expect(play(state, 'Adevice:K7 =12').state.result).toEqual({ winner: null, points: 1, how: 'none' });
  });
  test('the roll of a device is neither hurricane nor acey-deucey', () => {
    const state = position('P1=T8.G12 | S1=A10', { variants: ['nuke-a-teer', 'acey-deucey'] });
    expect(play(state, 'Adevice:T8 =12').state).toMatchObject({ stage: 'ready', seat: 1 });
  });
  test('truce: no device in a first turn', () => {
    const begun = game.begin(options({ variants, truce: true }), 2);
    const first = play(begun, '=61').state;
    expect(legalTexts(first)).toEqual(['roll']);
    const second = play(first, 'Aroll =66 Broll =66').state;
    expect(legalTexts(second)).toContain('device:A11');
  });
});

describe('[PV8] Shipwreck', () => {
  const variants = ['shipwreck'] as const;
  test('a captured ship stays as a wreck under its captor; then the space is closed', () => {
    const { state, facts } = play(rolled(position('P1=N9 | S1=N11.A10', { variants }), 2, 1), 'AN9-N11');
    expect(state.wrecks).toEqual(['N11']);
    expect(facts).toContainEqual({ kind: 'wrecked', at: 'N11' });
    expect(
      endsOf(rolled(position('P1=N11 | S1=A10', { variants, wrecks: 'N11' }), 1, 1), 'P1'),
    ).not.toContain('N11');
    const passing = rolled(position('P1=N9 | S1=A10', { variants, wrecks: 'N11' }), 2, 3);
    expect(pirateer.barredWhy(passing, 'N9', 'N11')).toBe('barred.wreck');
    expect(pirateer.barredWhy(passing, 'N9', 'N12')).toBe('barred.wreck');
  });
  test('a ship on a wreck can be captured; one wreck remains', () => {
    const { state, facts } = play(
      rolled(position('P1=N9 | S1=N11.A10', { variants, wrecks: 'N11' }), 2, 6),
      'AN9-N11',
    );
    expect(state.wrecks).toEqual(['N11']);
    expect(factsOf(facts, 'wrecked')).toEqual([]);
  });
  test('a wreck closes both halves of a strait', () => {
    for (const from of ['P16', 'E5'])
      expect(
        pirateer.barredWhy(
          rolled(position(`P1=${from} | S1=A10`, { variants, wrecks: 'D5' }), 1, 2),
          from,
          'D5',
        ),
      ).toBe('barred.wreck');
  });
  test('ships lost to hurricane or device leave none', () => {
    const stormy = position('P1=T8.A15 | S1=A10', { variants: ['hurricane', 'shipwreck'] });
    expect(play(stormy, 'Aroll =444').state.wrecks).toEqual([]);
    const nuked = position('P1=T8.K7 | S1=A10', { variants: ['nuke-a-teer', 'shipwreck'] });
    expect(play(nuked, 'Adevice:K7 =44').state.wrecks).toEqual([]);
  });
});

describe('[PV9] Acey-Deucey', () => {
  const variants = ['acey-deucey'] as const;
  const lone = position('P1=T8 | S1=A10', { variants });
  const used = play(lone, 'Aroll =12 AT8-T7 AT7-T9');
  test('a 1-2 is used, then any roll is named, die by die and ascending, and used', () => {
    expect(used.state).toMatchObject({ stage: 'naming', seat: 0, dice: [] });
    expect(legalTexts(used.state)).toEqual(['name1', 'name2', 'name3', 'name4', 'name5', 'name6', 'stop']);
    const one = play(used.state, 'Aname2').state;
    expect(legalTexts(one)).toEqual(['name2', 'name3', 'name4', 'name5', 'name6']);
    const named = play(one, 'Aname3').state;
    expect(named).toMatchObject({ stage: 'sailing', named: true, dice: [2, 3], roll: [3, 2] });
  });
  test('then the player rolls and moves again, or stops', () => {
    const named = play(used.state, 'Aname1 Aname2').state;
    const again = play(named, `AT9-T8 AT8-T10`).state;
    expect(again).toMatchObject({ stage: 'again', seat: 0 });
    expect(legalTexts(again)).toEqual(['roll', 'stop']);
    expect(play(again, 'Astop').state).toMatchObject({ stage: 'ready', seat: 1 });
    expect(play(again, 'Aroll =12').state).toMatchObject({ stage: 'sailing', named: false });
  });
  test('the player may stop after the 1-2', () => {
    expect(play(used.state, 'Astop').state).toMatchObject({ stage: 'ready', seat: 1 });
    expect(play(used.state, '!skip:0').state).toMatchObject({ stage: 'ready', seat: 1 });
  });
  test('a named roll is neither another acey-deucey nor a hurricane', () => {
    const both = position('P1=T8 | S1=A10', { variants: ['hurricane', 'acey-deucey'] });
    const naming = play(rolled(both, 1, 2, 5), '').state;
    const done = { ...naming, stage: 'naming' as const, dice: [], must: 0 };
    const named = play(done, 'Aname1 Aname1 Aname1').state;
    expect(named).toMatchObject({ stage: 'sailing', named: true });
    expect(shipsOf(named, 'P1')).toBe('T8');
  });
  test('a 1-2 that cannot be used still gives the rest', () => {
    const stuck = position('P1=T11 | S1=T10.A10', { variants: ['acey-deucey', 'shipwreck'], wrecks: '' });
    const blocked = position('P1=T11 | S1=A10', { variants: ['acey-deucey', 'shipwreck'], wrecks: 'T10' });
    expect(stuck.stage).toBe('ready');
    const { state, facts } = play(blocked, 'Aroll =12');
    expect(state.stage).toBe('naming');
    expect(factsOf(facts, 'passed')).toEqual([{ kind: 'passed', seat: 0, dice: [1, 2] }]);
    expect(play(state, 'Aname6 Aname6').state).toMatchObject({ stage: 'again', seat: 0 });
  });
  test('no device is declared between the parts, and a win in any part ends the game', () => {
    const both = position('P1=T9*1.K5 | S1=A10', { variants: ['nuke-a-teer', 'acey-deucey'] });
    expect(play(both, 'Aroll =12 AT9-T11').state.result?.how).toBe('treasure');
    const again = { ...both, stage: 'again' as const, roll: [1, 1] };
    expect(legalTexts(again)).toEqual(['roll', 'stop']);
  });
  test('complete turns are those of the part that runs', () => {
    const ends = game.ends(used.state);
    expect(ends).toHaveLength(21 + 1);
    for (const { state } of game.ends(rolled(lone, 1, 2))) expect(state.stage).toBe('naming');
  });
});
