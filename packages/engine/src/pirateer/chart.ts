/** The sea chart: the map as text, the spaces that it parses into, and how two maps are joined. [PR1] to [PR6], [PV5] */
import { type FleetId, fleetAt, type MapNo } from './ports.ts';

/**
 * The map, one character a cell: x = 0 to 19 from the top line down, y = 0 to 19 from left to right. `#` land or rocks,
 * `.` open sea, `~` tradewind, `S` Skull Island, `*` anchorage beside it, `H` home anchorage, `s` where a fleet starts,
 * `a` and `b` half spaces of the straits.
 */
export const MAP = `
#########Hsss..#####
#############..#####
########.###...#####
####a.......~...####
###b.......~...#.###
###.......~.........
###......~..........
###.....~.......~.#s
##.....~.**....~.##s
H##...~.*SS*..~..##s
s##..~..*SS*.~...##H
s##.~....**.~.....##
s#.~.......~.....###
..........~......###
.........~.......###
###.#...~.......a###
####...~.......b####
#####...###.########
#####..#############
#####..sssH#########
`;

/** How the half spaces of the straits are joined: each pair is one space, named by its first half. */
type Seam = readonly [Half, Half];

/** A cell of a map. Most spaces are one; a strait is two. */
export interface Half {
  readonly map: MapNo;
  readonly x: number;
  readonly y: number;
}

const half = (map: MapNo, x: number, y: number): Half => ({ map, x, y });

/** [PR6] One map is rolled up to a cylinder. */
const ONE: readonly Seam[] = [
  [half(1, 3, 4), half(1, 15, 16)],
  [half(1, 4, 3), half(1, 16, 15)],
];

/** [PV5] Map 1 lies above map 2: outside straits (top of 1, bottom of 2), inside straits (bottom of 1, top of 2). */
const TWO: readonly Seam[] = [
  [half(1, 3, 4), half(2, 15, 16)],
  [half(1, 4, 3), half(2, 16, 15)],
  [half(1, 15, 16), half(2, 3, 4)],
  [half(1, 16, 15), half(2, 4, 3)],
];

/** `K14`; with two maps `1:K14`. */
export type SpaceName = string;

export interface Space {
  readonly name: SpaceName;
  /** One cell, or the two halves of a strait. */
  readonly halves: readonly Half[];
  readonly kind: 'sea' | 'tradewind' | 'strait';
  /** The map on whose Skull Island this anchorage lies. */
  readonly island: MapNo | null;
  /** The fleet whose home anchorage this is. */
  readonly home: FleetId | null;
}

/** x+1, x-1, y+1, y-1, and along a tradewind (x+1,y-1), (x-1,y+1). */
export const DIRECTIONS = 6;
export const LONGEST = 6;
const DX = [1, -1, 0, 0, 1, -1] as const;
const DY = [0, 0, 1, -1, -1, 1] as const;
/** From here on a direction is a diagonal along a tradewind. */
const DIAGONAL = 4;

export interface Chart {
  readonly maps: 1 | 2;
  readonly spaces: readonly Space[];
  /** Number of the space with that name. */
  readonly numbers: ReadonlyMap<SpaceName, number>;
  /** Space number after one step: `near[space * 6 + direction]`, -1 for none. */
  readonly near: Int16Array;
  /** Where a die ends if nothing is in the way: `rays[(space * 6 + direction) * 6 + die - 1]`, -1 for nowhere. */
  readonly rays: Int16Array;
}

const SIZE = 20;
const ROWS = MAP.trim().split('\n');
const cell = (x: number, y: number): string => ROWS[x]?.[y] ?? '#';
const isWater = (x: number, y: number): boolean => cell(x, y) !== '#' && cell(x, y) !== 'S';

/** Letter A to T for x, number 1 to 20 for y. */
const nameOf = (maps: 1 | 2, { map, x, y }: Half): SpaceName =>
  `${maps === 2 ? `${map}:` : ''}${String.fromCharCode(65 + x)}${y + 1}`;

const KINDS: Readonly<Record<string, Space['kind']>> = { '~': 'tradewind', a: 'strait', b: 'strait' };

function spaceOf(maps: 1 | 2, halves: readonly [Half, ...Half[]]): Space {
  const [{ map, x, y }] = halves;
  const char = cell(x, y);
  return {
    name: nameOf(maps, halves[0]),
    halves,
    kind: KINDS[char] ?? 'sea',
    island: char === '*' ? map : null,
    home: char === 'H' ? (fleetAt(map, x, y) ?? null) : null,
  };
}

const key = ({ map, x, y }: Half): number => (map * SIZE + x) * SIZE + y;

function makeChart(maps: 1 | 2, seams: readonly Seam[]): Chart {
  const spaces: Space[] = [];
  const cells = new Map<number, number>();
  for (const map of maps === 1 ? ([1] as const) : ([1, 2] as const))
    for (let x = 0; x < SIZE; x++)
      for (let y = 0; y < SIZE; y++) {
        const here = half(map, x, y);
        if (!isWater(x, y) || seams.some((seam) => key(seam[1]) === key(here))) continue;
        const seam = seams.find((one) => key(one[0]) === key(here));
        const halves: readonly [Half, ...Half[]] = seam ?? [here];
        for (const one of halves) cells.set(key(one), spaces.length);
        spaces.push(spaceOf(maps, halves));
      }
  const near = nearOf(spaces, cells);
  return {
    maps,
    spaces,
    numbers: new Map(spaces.map((space, i) => [space.name, i])),
    near,
    rays: raysOf(spaces, near),
  };
}

/** [PR4] [PR5] The next space in each direction, from either half; diagonals only from tradewind to tradewind. */
function nearOf(spaces: readonly Space[], cells: ReadonlyMap<number, number>): Int16Array {
  const near = new Int16Array(spaces.length * DIRECTIONS).fill(-1);
  spaces.forEach((space, from) => {
    for (const { map, x, y } of space.halves)
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const there = half(map, x + (DX[direction] ?? 0), y + (DY[direction] ?? 0));
        const to = inside(there) ? cells.get(key(there)) : undefined;
        const along = direction < DIAGONAL || (cell(x, y) === '~' && cell(there.x, there.y) === '~');
        if (to !== undefined && along) near[from * DIRECTIONS + direction] = to;
      }
  });
  return near;
}

const inside = ({ x, y }: Half): boolean => x >= 0 && x < SIZE && y >= 0 && y < SIZE;

/** [PR5] [PR6] A die may end on a tradewind or a strait, but passes over neither, except along the tradewind. */
function raysOf(spaces: readonly Space[], near: Int16Array): Int16Array {
  const rays = new Int16Array(spaces.length * DIRECTIONS * LONGEST).fill(-1);
  for (let from = 0; from < spaces.length; from++)
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      let at = from;
      for (let die = 1; die <= LONGEST; die++) {
        at = near[at * DIRECTIONS + direction] ?? -1;
        if (at < 0) break;
        rays[(from * DIRECTIONS + direction) * LONGEST + die - 1] = at;
        if (direction < DIAGONAL && spaces[at]?.kind !== 'sea') break;
      }
    }
  return rays;
}

const CHART_ONE = makeChart(1, ONE);
const CHART_TWO = makeChart(2, TWO);

/** The chart of one map or of two joined ones. */
export const chartOf = (maps: 1 | 2): Chart => (maps === 1 ? CHART_ONE : CHART_TWO);

/** The chart on which such a name is read: names with a map in front are of two maps. */
export const chartOfName = (name: SpaceName): Chart => chartOf(name.includes(':') ? 2 : 1);

/** The space of that number; throws on a number that is none. */
export function spaceAt(chart: Chart, space: number): Space {
  const found = chart.spaces[space];
  if (found === undefined) throw new Error(`the chart has no space ${space}`);
  return found;
}

/** The number of the space with that name; throws on a name that is none. */
export function numberOf(chart: Chart, name: SpaceName): number {
  const found = chart.numbers.get(name);
  if (found === undefined) throw new Error(`the chart has no space ${name}`);
  return found;
}

/** The name of the space that a cell belongs to, or undefined on land. */
export function nameAt(maps: 1 | 2, map: MapNo, x: number, y: number): SpaceName | undefined {
  return chartOf(maps).spaces.find((space) =>
    space.halves.some((one) => one.map === map && one.x === x && one.y === y),
  )?.name;
}

/** How a single die goes from one space to another if nothing is in the way: never more than one way. */
export interface Course {
  readonly direction: number;
  readonly die: number;
}

export function courseOf(chart: Chart, from: number, to: number): Course | undefined {
  if (from < 0 || to < 0) return undefined;
  const first = from * DIRECTIONS * LONGEST;
  for (let i = 0; i < DIRECTIONS * LONGEST; i++)
    if (chart.rays[first + i] === to) return { direction: Math.floor(i / LONGEST), die: (i % LONGEST) + 1 };
  return undefined;
}

/** The spaces that a die passes and the one that it ends on, in order. */
export function pathOf(chart: Chart, from: number, { direction, die }: Course): readonly number[] {
  const first = (from * DIRECTIONS + direction) * LONGEST;
  return Array.from(chart.rays.subarray(first, first + die));
}
