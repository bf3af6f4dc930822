/** The part of the rules of Pirateer that its board reads, under short names. */
import { pirateer } from '@sandbar/engine';

export type State = pirateer.State;
export type Action = pirateer.Action;
export type SailAction = pirateer.SailAction;
export type Fact = pirateer.Fact;
export type FleetId = pirateer.FleetId;
export type MapNo = pirateer.MapNo;
export type Half = pirateer.Half;
export type Space = pirateer.Space;
export type Chart = pirateer.Chart;

export const {
  barredWhy,
  blastIslands,
  blastSpaces,
  chartOf,
  courseOf,
  FLEETS,
  mapOf,
  notate,
  numberOf,
  planOf,
  plunderBarredWhy,
  portOf,
  rulesIn,
  sailsWith,
  spaceAt,
  stepsHome,
} = pirateer;
export const game = pirateer.pirateer;

/** The chart on which a space of that name lies. */
export const chartFor = (name: string): Chart => chartOf(name.includes(':') ? 2 : 1);

/** The space of that name; throws on a name that is none. */
export const spaceOf = (name: string): Space => spaceAt(chartFor(name), numberOf(chartFor(name), name));

/** Every space of a die from `from` to `to`, both included; throws where no die goes. */
export function pathOf(from: string, to: string): readonly string[] {
  const chart = chartFor(from);
  const start = numberOf(chart, from);
  const course = courseOf(chart, start, numberOf(chart, to));
  if (course === undefined) throw new Error(`no die goes from ${from} to ${to}`);
  const first = (start * 6 + course.direction) * 6;
  const passed = [...chart.rays.subarray(first, first + course.die)];
  return [from, ...passed.map((space) => spaceAt(chart, space).name)];
}

/** The seat that commands a fleet, or undefined. */
export const seatOf = ({ fleets }: Pick<State, 'fleets'>, fleet: FleetId): number | undefined => {
  const seat = fleets.findIndex((list) => list.includes(fleet));
  return seat < 0 ? undefined : seat;
};

/** The fleet whose ships lie on a space, with them; undefined where none lie. */
export function lyingOn(
  { ships }: Pick<State, 'ships'>,
  at: string,
): { readonly fleet: FleetId; readonly ships: readonly pirateer.Ship[] } | undefined {
  for (const fleet of FLEETS) {
    const there = (ships[fleet] ?? []).filter((ship) => ship.at === at);
    if (there.length > 0) return { fleet, ships: there };
  }
  return undefined;
}
