/** How a match begins: ports, lots, toss, ships and the first turn. [PR2] [PR3] [PV1] [PV2] [PV5] */
import type { Draw, Seat } from '../core/game.ts';
import { chartOf, nameAt, numberOf, type SpaceName } from './chart.ts';
import { finish, isIn, resultOf, rulesIn, takeTurn } from './flow.ts';
import { alliedWith, dealtPorts, type Options } from './options.ts';
import { clockOf, FLEETS, type FleetId, mapOf, planOf } from './ports.ts';
import type { Rules } from './rules.ts';
import type { Fact, Ship, State } from './state.ts';
import { rulesOf } from './variants.ts';

/** The state before the first draw. */
export function begin(options: Options, count: number): State {
  const rules = rulesOf(options.variants);
  const ports = options.ports ?? dealtPorts(rules, count);
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const state: State = {
    options,
    stage: 'lots',
    fleets: seats.map(() => []),
    ships: {},
    wrecks: [],
    loose: [],
    island: rules.maps === 1 ? [0] : [0, 0],
    seat: 0,
    tied: [],
    roll: [],
    dice: [],
    must: 0,
    named: false,
    device: null,
    left: [],
    fresh: options.truce ? seats : [],
    quiet: 0,
    result: null,
  };
  return ports === undefined ? state : setUp(state, ports);
}

/** Gives the seats their fleets, sets the ships, and lays out the treasure if no toss decides where. */
function setUp(state: State, ports: readonly FleetId[]): State {
  const rules = rulesIn(state);
  const fleets = ports.map((fleet) => alliedWith(rules, fleet));
  const ships: Partial<Record<FleetId, readonly Ship[]>> = {};
  for (const fleet of FLEETS) {
    const seat = fleets.findIndex((list) => list.includes(fleet));
    if (seat >= 0) ships[fleet] = state.left.includes(seat) ? [] : startOf(rules, fleet);
  }
  const set: State = { ...state, fleets, ships };
  if (rules.maps === 1) return startOrder({ ...set, island: [1] });
  return state.options.split ? startOrder({ ...set, island: [1, 1] }) : { ...set, stage: 'toss' };
}

/** The ships of a fleet at the start, in the order of the chart's spaces. */
function startOf(rules: Rules, fleet: FleetId): Ship[] {
  const { anchorage, harbor, nearest } = planOf(fleet);
  const cells = {
    harbor,
    island: [anchorage, ...nearest],
    stack: [anchorage, anchorage, anchorage],
  }[rules.start];
  const chart = chartOf(rules.maps);
  return cells
    .map(([x, y]) => nameAt(rules.maps, mapOf(fleet), x, y) as SpaceName)
    .sort((a, b) => numberOf(chart, a) - numberOf(chart, b))
    .map((at) => ({ at, cargo: '' }));
}

const startOrder = (state: State): State => ({
  ...state,
  stage: 'initiative',
  tied: state.fleets.map((_, seat) => seat).filter((seat) => isIn({ ...state, stage: 'initiative' }, seat)),
});

/** [PR2] Three players draw from the four ports, the three that are left, and the two that are left. */
export const LOTS: Draw = { sides: [4, 3, 2], why: 'draw.lot' };
export const TOSS: Draw = { sides: [2], why: 'draw.toss' };
export const initiativeDraw = ({ tied }: State): Draw => ({
  sides: tied.map(() => 6),
  why: 'draw.initiative',
});

export function drawLots(state: State, roll: readonly number[], facts: Fact[]): State {
  const left = FLEETS.filter((fleet) => mapOf(fleet) === 1).sort((a, b) => clockOf(a) - clockOf(b));
  const ports = roll.flatMap((lot) => left.splice(lot - 1, 1));
  const set = setUp(state, ports);
  facts.push({ kind: 'lots', fleets: set.fleets });
  return set;
}

/** [PV5] 1 or 2: the map on whose island both treasures lie. */
export function toss(state: State, [map]: readonly number[], facts: Fact[]): State {
  facts.push({ kind: 'tossed', map: map === 2 ? 2 : 1 });
  return startOrder({ ...state, island: map === 2 ? [0, 2] : [2, 0] });
}

/** [PR3] The highest die begins; ties roll again among the tied. */
export function order(state: State, roll: readonly number[], facts: Fact[]): State {
  const dice = state.tied.map((seat, i) => ({ seat, die: roll[i] ?? 0 }));
  const highest = Math.max(...roll);
  const tied = dice.filter(({ die }) => die === highest).map(({ seat }) => seat);
  const [first, ...others] = tied;
  const seat = others.length === 0 && first !== undefined ? first : null;
  facts.push({ kind: 'ordered', dice, seat });
  return seat === null ? { ...state, tied } : takeTurn({ ...state, tied: [] }, seat, facts);
}

/** A seat has left before the first turn: the match ends, or the draws go on without it. */
export function leaveEarly(state: State, seat: Seat, facts: Fact[]): State {
  const result = resultOf(state, 'left');
  if (result !== undefined) return finish(state, result, facts);
  const tied = state.tied.filter((one) => one !== seat);
  const [first, ...others] = tied;
  if (state.stage !== 'initiative' || others.length > 0) return { ...state, tied };
  // One is left of a tie: it begins. None of a tie of one cannot be.
  if (first === undefined) throw new Error(`nobody is left of the tie that seat ${seat} was in`);
  return takeTurn({ ...state, tied: [] }, first, facts);
}
