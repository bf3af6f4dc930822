/** Devices: which may be declared, and what their blast destroys. [PV7] */
import type { Step } from '../core/game.ts';
import { type Chart, chartOf, type Half, numberOf, type SpaceName, spaceAt } from './chart.ts';
import { finish, noisy, passTurn, resultOf, rulesIn, tellOut } from './flow.ts';
import type { FleetId, MapNo } from './ports.ts';
import { fleetsOf } from './sea.ts';
import type { Action, Fact, Ship, State } from './state.ts';

/** The devices that the seat may declare: one for each space with ships of its own. */
export function devices(state: State): Action[] {
  const { seat } = state;
  if (!rulesIn(state).devices || state.fresh.includes(seat)) return [];
  const spaces = (state.fleets[seat] ?? []).flatMap((fleet) =>
    (state.ships[fleet] ?? []).map(({ at }) => at),
  );
  return [...new Set(spaces)].map((at) => ({ kind: 'device', at }));
}

export function declared(state: State, at: SpaceName): Step<State, Fact> {
  const { seat } = state;
  const fleet = state.fleets[seat]?.find((one) => state.ships[one]?.some((ship) => ship.at === at));
  if (fleet === undefined) throw new Error(`seat ${seat} has no ship at ${at}`);
  return { state: { ...state, stage: 'blast', device: at }, facts: [{ kind: 'declared', seat, fleet, at }] };
}

/** Skull Island fills the cells 9 and 10 of both axes. */
const ISLAND = [9, 10] as const;

const near = (a: Half, b: Half, radius: number): boolean =>
  a.map === b.map && Math.abs(a.x - b.x) <= radius && Math.abs(a.y - b.y) <= radius;

const hits = (chart: Chart, center: SpaceName, radius: number, at: SpaceName): boolean =>
  halvesOf(chart, center).some((a) => halvesOf(chart, at).some((b) => near(a, b, radius)));

const halvesOf = (chart: Chart, at: SpaceName): readonly Half[] => spaceAt(chart, numberOf(chart, at)).halves;

/** The spaces that a blast reaches: a square on the map, or, in a strait, round each half. */
export function blastSpaces(chart: Chart, center: SpaceName, radius: number): readonly SpaceName[] {
  return chart.spaces.filter(({ name }) => hits(chart, center, radius, name)).map(({ name }) => name);
}

/** The maps whose Skull Island a blast touches. */
export function blastIslands(chart: Chart, center: SpaceName, radius: number): readonly MapNo[] {
  const touched = halvesOf(chart, center).filter(({ map, x, y }) =>
    ISLAND.some((ix) => ISLAND.some((iy) => near({ map, x, y }, { map, x: ix, y: iy }, radius))),
  );
  return [...new Set(touched.map(({ map }) => map))].sort();
}

/** The lower of the two dice is the radius. */
export function blasted(state: State, roll: readonly number[]): Step<State, Fact> {
  const { device } = state;
  if (device === null) throw new Error('no device was declared');
  const radius = Math.min(...roll);
  const { after, fact } = destroy(state, device, radius, roll);
  const facts: Fact[] = [fact];
  tellOut(state, after, facts);
  const result = resultOf(after, 'last');
  return {
    state: result === undefined ? passTurn(noisy(after), facts) : finish(noisy(after), result, facts),
    facts,
  };
}

function destroy(
  state: State,
  center: SpaceName,
  radius: number,
  roll: readonly number[],
): { after: State; fact: Fact } {
  const chart = chartOf(rulesIn(state).maps);
  const hit = (at: SpaceName): boolean => hits(chart, center, radius, at);
  const touched = blastIslands(chart, center, radius);
  const island = state.island.map((n, i) => (touched.includes(i === 1 ? 2 : 1) ? n : 0));
  const ships: Partial<Record<FleetId, readonly Ship[]>> = {};
  for (const [fleet, list] of fleetsOf(state)) ships[fleet] = list.filter(({ at }) => !hit(at));
  return {
    after: {
      ...state,
      ships,
      wrecks: state.wrecks.filter((at) => !hit(at)),
      loose: state.loose.filter(({ at }) => !hit(at)),
      island: state.island.map((n, i) => n - (island[i] ?? 0)),
    },
    fact: {
      kind: 'blast',
      seat: state.seat,
      at: center,
      roll,
      radius,
      ships: fleetsOf(state).flatMap(([fleet, list]) =>
        list.filter(({ at }) => hit(at)).map((ship) => ({ fleet, ...ship })),
      ),
      wrecks: state.wrecks.filter(hit),
      loose: state.loose.filter(({ at }) => hit(at)),
      island,
    },
  };
}
