/** [PV1] to [PV5] [PV10] Options, and the variants of who sails where and with whom. */
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
