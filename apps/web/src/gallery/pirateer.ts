/** Pirateer in the gallery: the sea chart in every state that matters. */
import { pirateer } from '@sandbar/engine';
import type { Exhibit } from './exhibit.ts';

type State = pirateer.State;
type Fact = pirateer.Fact;
type FleetId = pirateer.FleetId;

interface Setup {
  readonly variants?: readonly pirateer.VariantId[];
  readonly fleets?: readonly (readonly FleetId[])[];
  /** By fleet, apart by blanks: `O10*1` is a ship at O10 with a treasure of island 1. */
  readonly ships: Readonly<Partial<Record<FleetId, string>>>;
  readonly wrecks?: readonly string[];
  readonly loose?: readonly { readonly at: string; readonly cargo: string }[];
  readonly island?: readonly number[];
  readonly seat?: number;
  readonly dice?: readonly number[];
}

const FOUR: readonly (readonly FleetId[])[] = [['S1'], ['F1'], ['P1'], ['B1']];
const EIGHT: readonly (readonly FleetId[])[] = [
  ['S1'],
  ['F1'],
  ['P1'],
  ['F2'],
  ['P2'],
  ['B2'],
  ['S2'],
  ['B1'],
];

function sea(setup: Setup): State {
  const {
    variants = [],
    fleets = FOUR,
    ships,
    wrecks = [],
    loose = [],
    island = [1],
    seat = 2,
    dice,
  } = setup;
  const placed = (Object.entries(ships) as [FleetId, string][]).flatMap(([fleet, list]) =>
    list.split(' ').map((text) => {
      const [at = '', cargo = ''] = text.split('*');
      return { fleet, at, cargo };
    }),
  );
  const options = { variants, ports: null, split: false, truce: false };
  const state = pirateer.stateAt({ options, fleets, ships: placed, wrecks, loose, island, seat });
  return dice === undefined ? state : pirateer.withDice(state, dice);
}

const ABOUT = { S1: 'P14 E8', F1: 'Q13 F4 N1', P1: 'O10*1 N14 T8', B1: 'H16 I20' } as const;
const START = {
  S1: 'A11 A12 A13',
  F1: 'K1 L1 M1',
  P1: 'T8 T9 T10',
  B1: 'H20 I20 J20',
} as const;

const CARRIER = sea({ ships: ABOUT, island: [0], dice: [5, 2] });
const BEGIN = sea({ ships: START, dice: [6, 1] });
const LANDING = sea({ ships: { ...ABOUT, P1: 'M10 N14 T8' }, dice: [3, 1] });
const STRAIT = sea({ ships: { ...ABOUT, P1: 'P16*1 N14 T8' }, island: [0], dice: [1, 1] });
const WIN = sea({ ships: { ...ABOUT, P1: 'T8*1 N14 N12' }, island: [0], dice: [3, 1] });
const DEVICE = sea({ variants: ['nuke-a-teer'], ships: { ...ABOUT, P1: 'O10 N14 T8' } });
const WRECKS = sea({
  variants: ['shipwreck'],
  ships: { ...ABOUT, P1: 'O10*1 N14 T8' },
  wrecks: ['N14', 'Q8', 'F9'],
  island: [0],
  dice: [5, 2],
});
const STACKS = sea({
  variants: ['flotilla'],
  ships: { S1: 'J4 J4', F1: 'N5', P1: 'T9 T9 T9', B1: 'F13 F13 F13' },
  dice: [5, 2],
});
const STORM = sea({ variants: ['hurricane'], ships: ABOUT, island: [0], dice: [5, 4, 2] });
const LOOSE = sea({
  variants: ['hurricane'],
  ships: { ...ABOUT, P1: 'O10 N14 T8' },
  loose: [{ at: 'O14', cargo: '1' }],
  island: [0],
  dice: [6, 4, 2],
});
const PAIRS = sea({
  variants: ['dominion'],
  fleets: [
    ['S1', 'F1'],
    ['P1', 'B1'],
  ],
  ships: { S1: 'E8 A12 A13', F1: 'F4 N1 K1', P1: 'O10 N14 T8', B1: 'H16 I20 J20' },
  seat: 1,
  dice: [4, 2],
});
const TWO_MAPS = sea({
  variants: ['pieces-of-eight'],
  fleets: EIGHT,
  ships: {
    S1: '1:A11 1:G14 2:P12',
    F1: '1:K1 1:H6*2 1:G10',
    P1: '1:T8 1:M6',
    B1: '1:H20 1:L14 1:I20',
    F2: '2:K1 2:N6 2:P14',
    P2: '1:O14 2:E9 2:H5',
    B2: '2:F12 2:O17 2:H20',
    S2: '1:E12 2:A12 2:P16',
  },
  island: [0, 1],
  seat: 4,
  dice: [6, 3, 3, 1],
});

/** Somebody takes a ship that carries treasure, and it stays as a wreck. */
function capture(): Pick<Exhibit, 'view' | 'next'> {
  const before = sea({
    variants: ['shipwreck'],
    ships: { ...ABOUT, S1: 'P14*1 E8', P1: 'O10 N14 T8' },
    island: [0],
    dice: [5, 2],
  });
  return played(before, ['N14-P14', 'O10-O15']);
}

/** A ship lands, takes the treasure, and goes on. */
const plunder = (): Pick<Exhibit, 'view' | 'next'> => played(LANDING, ['M10-L10$', 'L10-O10']);

/** A ship goes out at one edge and comes in at the other. */
const passage = (): Pick<Exhibit, 'view' | 'next'> => played(STRAIT, ['P16-D5', 'D5-E5']);

function played(before: State, texts: readonly string[]): Pick<Exhibit, 'view' | 'next'> {
  const facts: Fact[] = [];
  let state = before;
  for (const text of texts) {
    const action = pirateer.pirateer.readAction(text);
    if (!action.ok) throw new Error(`the gallery cannot read ${text}`);
    const step = pirateer.pirateer.next(state, { kind: 'act', seat: before.seat, action: action.value });
    state = step.state;
    facts.push(...step.facts);
  }
  return { view: { state: before, viewer: 0, legalFor: null }, next: { state, facts, how: 'theirs' } };
}

function chance(
  before: State,
  texts: readonly string[],
  roll: readonly number[],
): Pick<Exhibit, 'view' | 'next'> {
  const first = played(before, texts).next;
  const state = (first?.state ?? before) as State;
  const step = pirateer.pirateer.next(state, { kind: 'roll', roll });
  const facts = [...((first?.facts ?? []) as readonly Fact[]), ...step.facts];
  return {
    view: { state: before, viewer: 0, legalFor: null },
    next: { state: step.state, facts, how: 'theirs' },
  };
}

/** All exhibits, each made anew. */
export function pirateerExhibits(): readonly Exhibit[] {
  const one = (name: string, says: string, more: Omit<Exhibit, 'name' | 'says' | 'game'>): Exhibit => ({
    name: `pirateer-${name}`,
    says,
    game: 'pirateer',
    ...more,
  });
  const play = (state: State, wish: string | null = null) => ({
    view: { state, viewer: state.seat, legalFor: state.seat, wish },
  });
  const look = (state: State) => ({ view: { state, viewer: state.seat, legalFor: null } });
  const phone = { size: [344, 500] as const };
  const storm = sea({ variants: ['hurricane'], ships: ABOUT, island: [0] });
  return [
    one('start', 'The first turn', play(BEGIN)),
    one('carrier', 'A carrier in hand: both dice, a capture, barred ways', {
      ...play(CARRIER),
      taps: ['O10'],
    }),
    one('rest', 'The same, looked at', look(CARRIER)),
    one('can-move', 'Ships that can sail', play(CARRIER)),
    one('refused', 'Away from home', { ...play(CARRIER), taps: ['O10', 'N11'] }),
    one('landing', 'Treasure to take', { ...play(LANDING), taps: ['M10'] }),
    one('strait', 'Through a strait', { ...play(STRAIT), taps: ['P16'] }),
    one('win', 'Home is in reach', { ...play(WIN), taps: ['T8'] }),
    one('focus', 'The keyboard’s place', { ...play(CARRIER), taps: ['O10'], focus: 'Q13' }),
    one('device', 'What a device would reach', { ...play(DEVICE, 'device'), taps: ['O10'] }),
    one('wrecks', 'Wrecks, one of them under its captor', { ...play(WRECKS), taps: ['O10'] }),
    one('stack', 'Stacks: one ship in hand', { ...play(STACKS), taps: ['T9'] }),
    one('stack-all', 'Stacks: all three in hand', { ...play(STACKS, 'all'), taps: ['T9'] }),
    one('three-dice', 'Three dice', { ...play(STORM), taps: ['N14'] }),
    one('loose', 'Treasure on the water', { ...play(LOOSE), taps: ['O10'] }),
    one('dominion', 'Two fleets each', play(PAIRS)),
    one('eight', 'Eight captains on two charts', { ...play(TWO_MAPS), taps: ['2:E9'] }),
    one('moves-capture', 'A carrier is captured and leaves a wreck', capture()),
    one('moves-plunder', 'The treasure is taken', plunder()),
    one('moves-strait', 'A passage through a strait', passage()),
    one('moves-blast', 'A device goes off', chance(DEVICE, ['device:O10'], [3, 4])),
    one('moves-storm', 'A hurricane takes a ship', chance(storm, ['roll'], [4, 4, 4])),
    one('phone', 'On a phone', { ...play(CARRIER), ...phone }),
    one('phone-picked', 'Picked on a phone', { ...play(CARRIER), taps: ['O10'], ...phone }),
    one('phone-eight', 'Two charts on a phone', { ...look(TWO_MAPS), ...phone }),
    one('embed-320', 'A small embed', { ...look(CARRIER), size: [304, 236] }),
  ];
}
