/** Positions for the tests of this board, played by the real rules. */
import { pirateer } from '@sandbar/engine';
import type { FleetId, State } from './rules.ts';

export type Ships = Readonly<Partial<Record<FleetId, string>>>;

export interface Setup {
  readonly variants?: readonly pirateer.VariantId[];
  readonly fleets?: readonly (readonly FleetId[])[];
  /** By fleet, apart by blanks: `O10*1` is a ship at O10 with a treasure of island 1. */
  readonly ships: Ships;
  readonly wrecks?: readonly string[];
  readonly loose?: readonly { readonly at: string; readonly cargo: string }[];
  readonly island?: readonly number[];
  readonly seat?: number;
  readonly dice?: readonly number[];
}

const FOUR: readonly (readonly FleetId[])[] = [['S1'], ['F1'], ['P1'], ['B1']];

export function position(setup: Setup): State {
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
  const state = pirateer.stateAt({
    options: { variants, ports: null, split: false, truce: false },
    fleets,
    ships: placed,
    wrecks,
    loose,
    island,
    seat,
  });
  return dice === undefined ? state : pirateer.withDice(state, dice);
}

/** The position of the pictures: a Pirates ship with treasure on the tradewind, ships to take around it. */
export const CARRIER: Setup = {
  ships: { P1: 'O10*1 N14 T8', S1: 'P14 E8', F1: 'Q13 F4 N1', B1: 'H16 I20' },
  island: [0],
  dice: [5, 2],
};
