/** The variants of Pirateer one by one, by their numbers in docs/rules/pirateer.md. */
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

const why = (raw: unknown): string => {
  const read = game.readOptions(raw);
  return read.ok ? 'taken' : read.why;
};

describe('[PV10] options', () => {
  test('nothing said is the standard game', () => {
    expect(game.readOptions({})).toEqual({
      ok: true,
      value: { variants: [], ports: null, split: false, truce: false },
    });
  });
  test.each([
    [null, 'options.unreadable'],
    [[], 'options.unreadable'],
    [{ mode: 'single' }, 'options.unknown'],
    [{ variants: 'hurricane' }, 'options.variants'],
    [{ variants: ['gale'] }, 'options.variants'],
    [{ variants: ['hurricane', 'hurricane'] }, 'options.variants'],
    [{ variants: ['flotilla', 'devils-island'] }, 'options.clash.devils-island.flotilla'],
    [{ variants: ['dominion', 'runaway'] }, 'options.clash.dominion.runaway'],
    [{ variants: ['pieces-of-eight', 'dominion'] }, 'options.clash.dominion.pieces-of-eight'],
    [{ variants: ['pieces-of-eight', 'runaway'] }, 'options.clash.runaway.pieces-of-eight'],
    [{ ports: ['S1'] }, 'options.ports'],
    [{ ports: ['S1', 'S1'] }, 'options.ports'],
    [{ ports: ['S1', 'P2'] }, 'options.ports'],
    [{ ports: ['S1', 'X1'] }, 'options.ports'],
    [{ ports: 'S1' }, 'options.ports'],
    [{ variants: ['dominion'], ports: ['S1', 'F1'] }, 'options.ports'],
    [{ variants: ['pieces-of-eight'], ports: ['S1', 'F1', 'P1', 'B1'] }, 'options.ports'],
    [{ split: true }, 'options.split'],
    [{ variants: ['pieces-of-eight'], split: 1 }, 'options.split'],
    [{ truce: true }, 'options.truce'],
    [{ variants: ['nuke-a-teer'], truce: 'yes' }, 'options.truce'],
  ])('refused: %j with %s', (raw, reason) => expect(why(raw)).toBe(reason));
  test('variants come in canonical order', () => {
    expect(options({ variants: ['hurricane', 'flotilla'] }).variants).toEqual(['flotilla', 'hurricane']);
  });
  test('two variants clash exactly when they set one field differently', () => {
    for (const a of pirateer.VARIANT_IDS)
      for (const b of pirateer.VARIANT_IDS) {
        const first = pirateer.fieldsOf(a);
        const second = pirateer.fieldsOf(b);
        const differ = Object.keys(first).some(
          (key) => key in second && String(first[key as 'maps']) !== String(second[key as 'maps']),
        );
        expect(pirateer.clashes([a, b]) !== undefined, `${a} ${b}`).toBe(a !== b && differ);
      }
  });
  test('seat counts, and options for the seats that were filled', () => {
    expect(game.seats(options({}))).toEqual([2, 3, 4]);
    expect(game.seats(options({ variants: ['runaway'] }))).toEqual([2]);
    expect(game.seats(options({ variants: ['pieces-of-eight'] }))).toEqual([5, 6, 7, 8]);
    const chosen = options({ ports: ['B1', 'S1', 'F1'] });
    expect(game.seats(chosen)).toEqual([3]);
    expect(game.fit(chosen, [0, 2])).toEqual({ ...chosen, ports: ['B1', 'F1'] });
    expect(game.fit(options({}), [0, 2])).toEqual(options({}));
    expect(game.begin(game.fit(chosen, [0, 2]), 2).fleets).toEqual([['B1'], ['F1']]);
  });
});

test("[PV1] Devil's Island: one ship at home, two on the nearest anchorages, not landed", () => {
  const begun = game.begin(options({ variants: ['devils-island'] }), 4);
  expect(['S1', 'F1', 'P1', 'B1'].map((fleet) => shipsOf(begun, fleet as 'S1'))).toEqual([
    'A10.I10.I11',
    'J1.J9.K9',
    'L10.L11.T11',
    'J12.K12.K20',
  ]);
  expect(begun.island).toEqual([1]);
});

describe('[PV2] Flotilla', () => {
  const variants = ['flotilla'] as const;
  test('starts in stacks at home; one ship leaves or all of them', () => {
    const begun = game.begin(options({ variants }), 2);
    expect(shipsOf(begun, 'P1')).toBe('T11.T11.T11');
    const state = rolled(position('P1=T11.T11.T11 | S1=A10', { variants }), 1, 5);
    expect(legalTexts(state)).toEqual(['T11-T6', 'T11s-T6']);
    expect(endsOf(state, 'P1')).toEqual(expect.arrayContaining(['S6.T11.T11', 'S6.S6.S6', 'T6.T10.T11']));
  });
  test('a ship may join ships of its port, and only of its port', () => {
    const state = rolled(position('P1=G12.G14 | S1=A10', { variants }), 2, 6);
    expect(legalTexts(state)).toContain('G12-G14');
    const allied = position('S1=G12 F1=G14 | P1=T11 B1=K20', { variants: ['flotilla', 'dominion'] });
    expect(legalTexts(rolled(allied, 2, 6))).not.toContain('G12-G14');
  });
  test('a stack blocks the way for its own fleet too', () => {
    expect(
      pirateer.barredWhy(rolled(position('P1=G12.G13.G13 | S1=A10', { variants }), 2, 3), 'G12', 'G14'),
    ).toBe('barred.ship');
  });
  test('capturing a stack captures all of it', () => {
    const { state, facts } = play(
      rolled(position('P1=G12 | S1=G14.G14.G14 | F1=J1', { variants }), 2, 6),
      'AG12-G14',
    );
    expect(shipsOf(state, 'S1')).toBe('');
    expect(factsOf(facts, 'captured')[0]).toMatchObject({ ships: 3, lost: 'S1' });
  });
  test('the ship that leaves may carry the treasure or not; the stack sails by the limits of its carrier', () => {
    const state = rolled(position('P1=O13*1.O13 | S1=A10', { variants }), 1, 2);
    const list = pirateer.sailsWith(state, 1).map(game.writeAction);
    expect(list).toContain('O13-N13');
    expect(list).not.toContain('O13c1-N13');
    expect(list).not.toContain('O13s-N13');
    expect(list).toContain('O13s-P13');
  });
  test('when a mixed stack lands, the player says which ship takes what comes aboard', () => {
    const eight = { variants: ['flotilla', 'pieces-of-eight'] as const, island: [1, 0] };
    const others = 'F1=1:J1 | S1=1:A10 | F2=2:J1 | P2=2:T11';
    const state = rolled(position(`P1=1:L8*1.1:L8 | ${others}`, eight), 2, 2, 2, 2);
    const list = legalTexts(state).filter((text) => text.startsWith('1:L8s-1:L10'));
    expect(list).toEqual(['1:L8s-1:L10$c1', '1:L8s-1:L10$p', '1:L8s-1:L10n']);
    expect(shipsOf(play(state, 'A1:L8s-1:L10$p').state, 'P1')).toBe('1:L10*1.1:L10*1');
    expect(shipsOf(play(state, 'A1:L8s-1:L10$c1').state, 'P1')).toBe('1:L10.1:L10*11');
  });
});

describe('[PV3] [PV4] alliances', () => {
  test('[PV3] Dominion joins the ports of a tradewind, [PV4] Runaway those of its ends', () => {
    expect(game.begin(options({ variants: ['dominion'] }), 2).fleets).toEqual([
      ['S1', 'F1'],
      ['P1', 'B1'],
    ]);
    expect(game.begin(options({ variants: ['runaway'] }), 2).fleets).toEqual([
      ['S1', 'B1'],
      ['F1', 'P1'],
    ]);
    expect(game.begin(options({ variants: ['runaway'], ports: ['P1', 'S1'] }), 2).fleets).toEqual([
      ['F1', 'P1'],
      ['S1', 'B1'],
    ]);
  });
  const variants = ['dominion'] as const;
  const foes = 'P1=T11 B1=K20';
  test('[PV3] treasure must reach the port of its ship, and an ally there is in the way', () => {
    const elsewhere = rolled(position(`S1=L1*1 F1= | ${foes}`, { variants }), 2, 1);
    for (const end of endsOf(elsewhere, 'S1')) expect(end).not.toContain('!');
    const blocked = rolled(position(`S1=A13*1 F1=A10 | ${foes}`, { variants }), 3, 1);
    expect(legalTexts(blocked)).not.toContain('A13-A10');
    const home = rolled(position(`S1=A13*1 F1=J1 | ${foes}`, { variants }), 3, 1);
    expect(play(home, 'AA13-A10').state.result?.winner).toBe(0);
  });
  test('[PV3] own six block and never capture each other; the players alternate', () => {
    const state = rolled(position(`S1=G12 F1=G14 | ${foes}`, { variants }), 2, 3);
    expect(legalTexts(state)).not.toContain('G12-G14');
    expect(pirateer.barredWhy(state, 'G12', 'G15')).toBe('barred.ship');
    expect(play(position(`S1=G12 F1=G14 | ${foes}`, { variants }), '!skip:0 !skip:1').state.seat).toBe(0);
  });
});

describe('[PV5] Pieces of Eight', () => {
  const variants = ['pieces-of-eight'] as const;
  test('seats are dealt as evenly as possible, in the order of turns', () => {
    const dealt = (n: number): string => game.begin(options({ variants }), n).fleets.flat().join(' ');
    expect([5, 6, 7, 8].map(dealt)).toEqual([
      'S1 F1 P1 F2 P2',
      'S1 F1 P1 F2 P2 B2',
      'S1 F1 P1 F2 P2 B2 B1',
      'S1 F1 P1 F2 P2 B2 S2 B1',
    ]);
  });
  test('a coin says which island holds both treasures; four dice are rolled', () => {
    const begun = game.begin(options({ variants }), 5);
    expect(game.turn(begun)).toEqual({ kind: 'chance', draw: { sides: [2], why: 'draw.toss' } });
    const { state, facts } = play(begun, '=2');
    expect(state.island).toEqual([0, 2]);
    expect(facts).toEqual([{ kind: 'tossed', map: 2 }]);
    const rolling = play(state, '=61111 Aroll').state;
    expect(game.turn(rolling)).toEqual({ kind: 'chance', draw: { sides: [6, 6, 6, 6], why: 'draw.roll' } });
  });
  test('split: one treasure on each island, and no toss', () => {
    expect(game.begin(options({ variants, split: true }), 5)).toMatchObject({
      stage: 'initiative',
      island: [1, 1],
    });
  });
  const others = 'F1=1:J1 | S1=1:A10 | F2=2:J1 | P2=2:T11';
  test('a landing takes one; a ship may come back for the other', () => {
    const state = rolled(position(`P1=1:L8 | ${others}`, { variants }), 2, 1, 1, 6);
    const { state: after } = play(state, 'A1:L8-1:L10$');
    expect(shipsOf(after, 'P1')).toBe('1:L10*1');
    expect(after.island).toEqual([1, 0]);
    const twice = endsOf(rolled(position(`P1=1:L8.1:T8 | ${others}`, { variants }), 2, 1, 1, 1), 'P1');
    expect(twice.some((end) => end.includes('*11'))).toBe(true);
  });
  test('a captured ship gives up all it carries', () => {
    const state = position(`P1=1:L8 | F1=1:J1 | S1=1:N8*11 | F2=2:J1 | P2=2:T11`, {
      variants,
      island: [0, 0],
    });
    expect(shipsOf(play(rolled(state, 2, 2, 2, 2), 'A1:L8-1:N8').state, 'P1')).toBe('1:N8*11');
  });
  test('the first treasure home wins, on the own port of the own map', () => {
    const home = position(`P1=1:T8*1 | ${others}`, { variants, island: [1, 0] });
    expect(play(rolled(home, 3, 1, 1, 1), 'A1:T8-1:T11').state.result?.how).toBe('treasure');
    const away = position('P1=2:T8*1 | F1=1:J1 | S1=1:A10 | F2=2:J1 | S2=2:A10', {
      variants,
      island: [1, 0],
    });
    expect(endsOf(rolled(away, 3, 3, 3, 3), 'P1').some((end) => end.includes('!'))).toBe(false);
  });
  test('directions keep their meaning across the straits', () => {
    const state = rolled(position(`P1=1:P16*1 | ${others}`, { variants, island: [1, 0] }), 1, 1, 6, 6);
    const list = pirateer.sailsWith(state, 1).map(({ to }) => to);
    expect(list).toContain('1:P17');
    expect(
      pirateer
        .sailsWith(rolled(position(`P1=1:P17*1 | ${others}`, { variants }), 1, 1, 1, 1), 1)
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['1:P16', '2:D6', '2:E5']);
  });
});

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
