/** What lies on the chart: wrecks, treasure on the water, ships with what they carry, treasure on the islands. */
import type { Label, Piece, Scene, Tag } from '../../board.ts';
import { islandSpot } from './layout.ts';
import { FLEETS, type FleetId, type MapNo, mapOf, planOf, rulesIn, type State, spaceOf } from './rules.ts';

/** The scene of a state; it is the same for every viewer. */
export const scene = (state: State): Scene => ({ pieces: pieces(state), dice: [], markers: [] });

interface Standing {
  readonly look: string;
  readonly tag?: Tag;
  readonly faces?: string;
}

function pieces(state: State): readonly Piece[] {
  const bySpot = new Map<string, Standing[]>();
  const stand = (spot: string, one: Standing): void => {
    bySpot.set(spot, [...(bySpot.get(spot) ?? []), one]);
  };
  for (const at of state.wrecks) stand(at, { look: 'wreck' });
  for (const { at, cargo } of state.loose) for (const _ of cargo) stand(at, { look: 'loose' });
  for (const fleet of FLEETS)
    for (const { at, cargo } of laden(state.ships[fleet] ?? [])) {
      const tag = cargo === '' ? {} : { tag: { look: 'coin', count: cargo.length } };
      stand(at, { look: fleet, ...tag, faces: facing(fleet, at, cargo !== '', rulesIn(state).maps) });
    }
  state.island.forEach((count, i) => {
    for (let k = 0; k < count; k++) stand(islandSpot(i === 1 ? 2 : 1), { look: 'coin' });
  });
  return [...bySpot].flatMap(([spot, all]) =>
    all.map((one, index) => ({ ...one, spot, index, of: all.length })),
  );
}

/** Carriers last, so that their treasure lies on top of a stack. */
const laden = <T extends { readonly cargo: string }>(ships: readonly T[]): readonly T[] =>
  [...ships].sort((a, b) => a.cargo.length - b.cargo.length);

const nameOf = (maps: 1 | 2, map: MapNo, [x, y]: readonly [number, number]): string =>
  `${maps === 2 ? `${map}:` : ''}${String.fromCharCode(65 + x)}${y + 1}`;

/** The home anchorage of a fleet. */
export const homeOf = (maps: 1 | 2, fleet: FleetId): string =>
  nameOf(maps, mapOf(fleet), planOf(fleet).anchorage);

/** The fourth space of the harbor: its mouth. */
const mouthOf = (maps: 1 | 2, fleet: FleetId): string =>
  nameOf(maps, mapOf(fleet), planOf(fleet).harbor[2] ?? planOf(fleet).anchorage);

/** A ship looks where it wants to go: with treasure home, else to the island, and in its harbor out to sea. */
function facing(fleet: FleetId, at: string, isLaden: boolean, maps: 1 | 2): string {
  const home = homeOf(maps, fleet);
  const mouth = mouthOf(maps, fleet);
  if (isLaden) return at === home ? mouth : home;
  if (inHarbor(fleet, at, maps)) return at === mouth ? beyond(fleet, maps) : mouth;
  const map = spaceOf(at).halves[0]?.map ?? mapOf(fleet);
  return islandSpot(map);
}

function inHarbor(fleet: FleetId, at: string, maps: 1 | 2): boolean {
  const plan = planOf(fleet);
  return [plan.anchorage, ...plan.harbor].some((cell) => nameOf(maps, mapOf(fleet), cell) === at);
}

/** The space beyond the mouth of the harbor. */
function beyond(fleet: FleetId, maps: 1 | 2): string {
  const [[ax, ay], [mx, my]] = [planOf(fleet).anchorage, planOf(fleet).harbor[2] ?? planOf(fleet).anchorage];
  return nameOf(maps, mapOf(fleet), [mx + Math.sign(mx - ax), my + Math.sign(my - ay)]);
}

/** Letters and numbers stand on the shore as part of the chart. */
export const labels = (): readonly Label[] => [];
