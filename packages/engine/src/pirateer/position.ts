/** Between states and working positions: sails as actions, and a position as the state that it leads to. */
import type { Seat } from '../core/game.ts';
import { type CargoCode, cargoOf, codeOf } from './cargo.ts';
import { type Chart, numberOf, spaceAt } from './chart.ts';
import type { Choice } from './lookahead.ts';
import { FLEETS, type FleetId } from './ports.ts';
import {
  aboardOf,
  DECLINE,
  fromOf,
  type Move,
  moveOf,
  NO_PLUNDER,
  NOBODY,
  plunderOf,
  STACK,
  TAKE,
  toOf,
  whoOf,
} from './sail.ts';
import { num, type Sea } from './sea.ts';
import type { SailAction, Ship, State } from './state.ts';

/** The different cargoes of the own ships on a space, ascending. */
function cargoesAt(sea: Sea, space: number): CargoCode[] {
  const codes: CargoCode[] = [];
  for (let i = 0; i < sea.at.length; i++) {
    const code = num(sea.cargo, i);
    if (sea.at[i] === space && !codes.includes(code)) codes.push(code);
  }
  return codes.sort((a, b) => a - b);
}

const PLUNDER = { [NO_PLUNDER]: null, [DECLINE]: 'decline', [TAKE]: 'take' } as const;

/** A sail as an action. */
export function actionOf(chart: Chart, { move, die, mixed }: Choice): SailAction {
  const who = whoOf(move);
  return {
    kind: 'sail',
    from: spaceAt(chart, fromOf(move)).name,
    to: spaceAt(chart, toOf(move)).name,
    die,
    which: who === STACK ? 'stack' : mixed ? cargoOf(who) : '',
    plunder: PLUNDER[plunderOf(move) as keyof typeof PLUNDER],
    aboard: aboardOf(move) === NOBODY ? null : cargoOf(aboardOf(move)),
  };
}

/** The sail that an action says; throws where no such ship lies there. */
export function moveFor(sea: Sea, action: SailAction): Move {
  const from = numberOf(sea.chart, action.from);
  const cargoes = cargoesAt(sea, from);
  const which = action.which === '' && cargoes.length === 1 ? (cargoes[0] ?? 0) : codeOf(action.which);
  return moveOf(
    from,
    numberOf(sea.chart, action.to),
    action.which === 'stack' ? STACK : which,
    action.aboard === null ? NOBODY : codeOf(action.aboard),
    action.plunder === null ? NO_PLUNDER : action.plunder === 'take' ? TAKE : DECLINE,
  );
}

/** The state with ships, wrecks and treasures as they stand on the working position. */
export function withSea(state: State, sea: Sea, seat: Seat): State {
  const ships = { ...state.ships };
  for (const fleet of state.fleets[seat] ?? []) ships[fleet] = ownShips(sea, FLEETS.indexOf(fleet));
  const captures = foesIn(state, seat) !== sea.tally.foes;
  if (captures)
    for (const fleet of Object.keys(ships) as FleetId[]) ships[fleet] = stillThere(sea, fleet, ships[fleet]);
  const same = state.island.every((n, i) => n === sea.island[i]);
  return {
    ...state,
    ships,
    wrecks: captures && sea.wrecking ? wrecksOn(sea) : state.wrecks,
    loose: state.loose.length === 0 ? state.loose : looseOn(sea),
    island: same ? state.island : state.island.map((_, i) => num(sea.island, i)),
  };
}

function ownShips(sea: Sea, clock: number): Ship[] {
  const keys: number[] = [];
  for (let i = 0; i < sea.at.length; i++)
    if (sea.fleet[i] === clock) keys.push((num(sea.at, i) << 4) | num(sea.cargo, i));
  keys.sort((a, b) => a - b);
  return keys.map((key) => ({ at: spaceAt(sea.chart, key >> 4).name, cargo: cargoOf(key & 15) }));
}

function stillThere(sea: Sea, fleet: FleetId, ships: readonly Ship[] = []): readonly Ship[] {
  const owner = FLEETS.indexOf(fleet) + 1;
  const left = ships.filter(({ at }) => sea.owner[numberOf(sea.chart, at)] === owner);
  return left.length === ships.length ? ships : left;
}

function foesIn(state: State, seat: Seat): number {
  let foes = 0;
  for (let other = 0; other < state.fleets.length; other++)
    if (other !== seat)
      for (const fleet of state.fleets[other] ?? []) foes += state.ships[fleet]?.length ?? 0;
  return foes;
}

const wrecksOn = (sea: Sea): State['wrecks'] =>
  sea.chart.spaces.flatMap(({ name }, i) => (sea.wreck[i] === 1 ? [name] : []));

const looseOn = (sea: Sea): State['loose'] =>
  sea.chart.spaces.flatMap(({ name }, i) =>
    num(sea.loose, i) > 0 ? [{ at: name, cargo: cargoOf(num(sea.loose, i)) }] : [],
  );
