/** Positions set up by hand: for problems, diagrams and checks against tables of positions. */
import type { End, Seat } from '../core/game.ts';
import { joined } from './cargo.ts';
import { chartOf, numberOf, type SpaceName } from './chart.ts';
import { startDice } from './flow.ts';
import { struck } from './hurricane.ts';
import { ends } from './legal.ts';
import { dealtPorts, type Options } from './options.ts';
import { FLEETS, type FleetId } from './ports.ts';
import type { Action, Cargo, Loose, Ship, State } from './state.ts';
import { rulesOf } from './variants.ts';

export interface Position {
  readonly options: Options;
  /** The fleets of each seat. */
  readonly fleets: readonly (readonly FleetId[])[];
  /** In any order. */
  readonly ships: readonly { readonly fleet: FleetId; readonly at: SpaceName; readonly cargo: Cargo }[];
  readonly wrecks?: readonly SpaceName[];
  readonly loose?: readonly Loose[];
  /** Treasures on Skull Island, one number for each map. */
  readonly island: readonly number[];
  readonly seat: Seat;
}

/** The state in which that seat is to roll; ports that the options do not name are named. Whether such a position can come up is not asked; an unknown space throws. */
export function stateAt(position: Position): State {
  const { fleets, island, seat } = position;
  const options = withPorts(position.options, fleets);
  const chart = chartOf(rulesOf(options.variants).maps);
  const byPlace = (a: Ship, b: Ship): number =>
    numberOf(chart, a.at) - numberOf(chart, b.at) || Number(a.cargo > b.cargo) - Number(a.cargo < b.cargo);
  const ships: Partial<Record<FleetId, readonly Ship[]>> = {};
  for (const fleet of FLEETS)
    if (fleets.some((list) => list.includes(fleet)))
      ships[fleet] = position.ships
        .filter((one) => one.fleet === fleet)
        .map(({ at, cargo }) => ({ at, cargo }))
        .sort(byPlace);
  return {
    options,
    stage: 'ready',
    fleets,
    ships,
    wrecks: [...(position.wrecks ?? [])].sort((a, b) => numberOf(chart, a) - numberOf(chart, b)),
    loose: gathered(position.loose ?? []).sort(byPlace),
    island,
    seat,
    tied: [],
    roll: [],
    dice: [],
    must: 0,
    named: false,
    device: null,
    left: [],
    fresh: [],
    quiet: 0,
    result: null,
  };
}

/** The options name the ports where the rules would deal others, so that the state can be read again. */
function withPorts(options: Options, fleets: Position['fleets']): Options {
  const ports = fleets.flatMap((list) => list.slice(0, 1));
  const dealt = dealtPorts(rulesOf(options.variants), fleets.length);
  return options.ports !== null || ports.join() === dealt?.join() ? options : { ...options, ports };
}

/** Treasures on one space lie together. */
function gathered(loose: readonly Loose[]): Loose[] {
  const spaces = [...new Set(loose.map(({ at }) => at))];
  return spaces.map((at) => ({
    at,
    cargo: loose.filter((one) => one.at === at).reduce((all, one) => joined(all, one.cargo), ''),
  }));
}

/** The seat has rolled these dice and is to use them; a hurricane is not looked at. The turn passes if none can be used. */
export const withDice = (state: State, dice: readonly number[]): State => startDice(state, dice, false, []);

/** [PR14] The turns of the seat with these dice, as `ends` of `withDice` lists them; one without actions if it passes. */
export function turnEnds(state: State, dice: readonly number[]): readonly End<State, Action>[] {
  const set = withDice(state, dice);
  return set.stage === 'sailing' ? ends(set) : [{ actions: [], state: set }];
}

/** [PV6] The states after a hurricane of these dice, one for each ship that the seat may lose; whether they are one is not asked. */
export function hurricaneEnds(state: State, dice: readonly number[]): readonly State[] {
  const after = struck(state, dice, []);
  return after.stage === 'storm' ? ends(after).map((end) => end.state) : [after];
}
