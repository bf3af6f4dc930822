/** How far home is, counted in single steps over water. [PV6], and the reach with treasure of [PR12] */
import { type Chart, chartOf, DIRECTIONS, numberOf, type SpaceName } from './chart.ts';
import { FLEETS, type FleetId, mapOf, planOf } from './ports.ts';

/** Steps home from every space of a chart, -1 where home cannot be reached. */
function measure(chart: Chart, fleet: FleetId, laden: boolean): Int16Array {
  const steps = new Int16Array(chart.spaces.length).fill(-1);
  const home = chart.spaces.findIndex((space) => space.home === fleet);
  if (home < 0) throw new Error(`no home of ${fleet} on ${chart.maps} maps`);
  const barred = laden ? planOf(fleet).barred : [];
  steps[home] = 0;
  for (let reached = [home], n = 1; reached.length > 0; n++)
    reached = reached.flatMap((to) => entrances(chart, to, barred).filter((from) => mark(steps, from, n)));
  return steps;
}

/** The spaces from which one step leads to `to`: every direction has an opposite, so they are among its neighbors. */
function entrances(chart: Chart, to: number, barred: readonly number[]): number[] {
  const spaces: number[] = [];
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const from = chart.near[to * DIRECTIONS + direction] ?? -1;
    if (from >= 0 && !barred.includes(direction ^ 1)) spaces.push(from);
  }
  return spaces;
}

function mark(steps: Int16Array, space: number, n: number): boolean {
  if (steps[space] !== -1) return false;
  steps[space] = n;
  return true;
}

type Tables = ReadonlyMap<FleetId, Int16Array>;
const tables = (maps: 1 | 2, laden: boolean): Tables =>
  new Map(
    FLEETS.filter((fleet) => mapOf(fleet) <= maps).map((fleet) => [
      fleet,
      measure(chartOf(maps), fleet, laden),
    ]),
  );

const EMPTY = { 1: tables(1, false), 2: tables(2, false) } as const;
const LADEN = { 1: tables(1, true), 2: tables(2, true) } as const;

/**
 * The fewest single steps from a space to the fleet's home anchorage, ships and wrecks ignored, with or without treasure
 * aboard; undefined where there is no way. Throws on a fleet or space that the chart does not have.
 */
export function stepsHome(chart: Chart, fleet: FleetId, at: SpaceName, laden: boolean): number | undefined {
  const steps = (laden ? LADEN : EMPTY)[chart.maps].get(fleet)?.[numberOf(chart, at)];
  if (steps === undefined) throw new Error(`no home of ${fleet} on ${chart.maps} maps`);
  return steps < 0 ? undefined : steps;
}
