/**
 * The working position: a turn's ships, foes, wrecks and treasures in typed arrays, with steps that are made and undone
 * in place. Look-ahead and reducer share it, so that each rule of sailing and landing is written once.
 */
import type { Seat } from '../core/game.ts';
import { type CargoCode, codeOf } from './cargo.ts';
import { type Chart, chartOf, numberOf } from './chart.ts';
import { clockOf, FLEETS, type FleetId, planOf } from './ports.ts';
import type { State } from './state.ts';
import { rulesOf } from './variants.ts';

export interface Sea {
  readonly chart: Chart;
  readonly stacks: boolean;
  readonly wrecking: boolean;
  /** Own ships, by number: where, with what, of which fleet (its place in FLEETS). */
  readonly at: Int16Array;
  readonly cargo: Uint8Array;
  readonly fleet: Uint8Array;
  /** By fleet: whether it is the mover's, its home space (-1 off this chart), and the directions barred with treasure as bits. */
  readonly mine: Uint8Array;
  readonly home: Int16Array;
  readonly away: Uint8Array;
  /** By space: the fleet there plus one or 0, how many ships, and what foes there carry. */
  readonly owner: Uint8Array;
  readonly count: Uint8Array;
  readonly foeCargo: Uint8Array;
  /** By space: 1 for a wreck, the code of loose treasure, the map of the island beside it. */
  readonly wreck: Uint8Array;
  readonly loose: Uint8Array;
  readonly beside: Uint8Array;
  /** Treasures left on the islands of map 1 and 2. */
  readonly island: Uint8Array;
  /** `foes` ships of others; `key` and `check` name the position in a table of positions. */
  readonly tally: { foes: number; key: number; check: number };
}

const MINE_AT_MOST = 6;

/** The position as the seat sees it. */
export function seaOf(state: State, seat: Seat): Sea {
  const rules = rulesOf(state.options.variants);
  const chart = chartOf(rules.maps);
  const size = chart.spaces.length;
  const sea: Sea = {
    chart,
    stacks: rules.stacks,
    wrecking: rules.wrecks,
    ...ownShips(state, seat, chart),
    mine: new Uint8Array(FLEETS.length),
    home: HOMES[rules.maps],
    away: AWAY,
    owner: new Uint8Array(size),
    count: new Uint8Array(size),
    foeCargo: new Uint8Array(size),
    wreck: new Uint8Array(size),
    loose: new Uint8Array(size),
    beside: BESIDE[rules.maps],
    island: Uint8Array.from({ length: 2 }, (_, i) => state.island[i] ?? 0),
    tally: { foes: 0, key: 0, check: 0 },
  };
  for (const fleet of state.fleets[seat] ?? []) sea.mine[clockOf(fleet)] = 1;
  for (const [fleet, ships] of fleetsOf(state))
    for (const ship of ships) {
      const space = numberOf(chart, ship.at);
      const clock = clockOf(fleet);
      sea.owner[space] = clock + 1;
      bump(sea.count, space, 1);
      if (sea.mine[clock] === 1) continue;
      bump(sea.foeCargo, space, codeOf(ship.cargo));
      sea.tally.foes++;
    }
  for (const at of state.wrecks) sea.wreck[numberOf(chart, at)] = 1;
  for (const { at, cargo } of state.loose) sea.loose[numberOf(chart, at)] = codeOf(cargo);
  for (let i = 0; i < sea.at.length; i++) turnKey(sea, shipTerm(sea, i), 1);
  return sea;
}

function ownShips(state: State, seat: Seat, chart: Chart): Pick<Sea, 'at' | 'cargo' | 'fleet'> {
  const at: number[] = [];
  const cargo: number[] = [];
  const fleet: number[] = [];
  for (const id of state.fleets[seat] ?? [])
    for (const ship of state.ships[id] ?? []) {
      at.push(numberOf(chart, ship.at));
      cargo.push(codeOf(ship.cargo));
      fleet.push(clockOf(id));
    }
  if (at.length > MINE_AT_MOST) throw new Error(`seat ${seat} has ${at.length} ships`);
  return { at: Int16Array.from(at), cargo: Uint8Array.from(cargo), fleet: Uint8Array.from(fleet) };
}

/** The fleets in play with their ships. */
export const fleetsOf = (state: State): [FleetId, NonNullable<State['ships'][FleetId]>][] =>
  FLEETS.flatMap((fleet) => {
    const ships = state.ships[fleet];
    return ships === undefined ? [] : [[fleet, ships]];
  });

const homesOn = (chart: Chart): Int16Array =>
  Int16Array.from(FLEETS, (fleet) => chart.spaces.findIndex((space) => space.home === fleet));
const besideOn = (chart: Chart): Uint8Array => Uint8Array.from(chart.spaces, ({ island }) => island ?? 0);

const HOMES = { 1: homesOn(chartOf(1)), 2: homesOn(chartOf(2)) } as const;
const BESIDE = { 1: besideOn(chartOf(1)), 2: besideOn(chartOf(2)) } as const;
const AWAY = Uint8Array.from(FLEETS, (fleet) =>
  planOf(fleet).barred.reduce((bits, direction) => bits | (1 << direction), 0),
);

/** The number at a place of a typed array; 0 beyond its ends. */
export const num = (list: Int16Array | Uint8Array | Int32Array, i: number): number => list[i] ?? 0;

export function bump(list: Uint8Array, i: number, by: number): void {
  list[i] = num(list, i) + by;
}

// Terms of a position's key: one for each ship, captured space, loose treasure and island, added up.
const CAPTURES = 1 << 16;
const LOOSE = 2 << 16;
const ISLANDS = 3 << 16;
const shipTerm = (sea: Sea, i: number): number =>
  termOf(num(sea.fleet, i), num(sea.at, i), num(sea.cargo, i));
const termOf = (fleet: number, at: number, cargo: number): number => (fleet << 13) | (at << 4) | cargo;
export const captureTerm = (space: number): number => CAPTURES | space;
export const looseTerm = (space: number, code: CargoCode): number => LOOSE | (space << 4) | code;
export const islandTerm = (sea: Sea): number => ISLANDS | (num(sea.island, 0) << 4) | num(sea.island, 1);

/** Adds a term to the key of the position, or takes it off. */
export function turnKey(sea: Sea, term: number, sign: 1 | -1): void {
  sea.tally.key = (sea.tally.key + sign * mixed(term)) | 0;
  sea.tally.check = (sea.tally.check + sign * mixed(term ^ 0x5bd1e995)) | 0;
}

/** The finalizer of "murmur3": every bit of the term moves every bit of the answer. */
export function mixed(term: number): number {
  let h = Math.imul(term + 0x9e3779b9, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  h ^= h >>> 16;
  h = Math.imul(h, 0x27d4eb2f);
  return h ^ (h >>> 15);
}

/** Moves an own ship, keeping key and count; the caller keeps `owner`. */
export function place(sea: Sea, i: number, space: number, cargo: CargoCode): void {
  turnKey(sea, shipTerm(sea, i), -1);
  sea.at[i] = space;
  sea.cargo[i] = cargo;
  turnKey(sea, shipTerm(sea, i), 1);
}

/** Takes a treasure off the island of that map, or (-1) puts it back. */
export function fromIsland(sea: Sea, code: CargoCode, sign: 1 | -1): void {
  turnKey(sea, islandTerm(sea), -1);
  const second = Math.floor(code / 3);
  bump(sea.island, 0, -sign * (code - second * 3));
  bump(sea.island, 1, -sign * second);
  turnKey(sea, islandTerm(sea), 1);
}
