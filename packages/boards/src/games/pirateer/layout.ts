/** Where everything lies on the sea chart: one map or two, as printed or turned by a quarter, as large as the room allows. */
import type { Layout, Place, Rect, Room, Spot, Vec } from '../../board.ts';
import { chartOf, type FleetId, type Half, type MapNo, portOf, rulesIn, type State } from './rules.ts';

/** Half the diagonal of a space, in board units. */
export const U = 24;
/** Half the size of a map in half diagonals, as printed. */
export const HALF_W = 16;
export const HALF_H = 12;

/** How a map lies: as printed, upside down, or turned by a quarter. Texts and symbols stay upright. */
export type Turn = 'as-printed' | 'half' | 'right' | 'left';

export interface ChartPlace extends Vec {
  readonly map: MapNo;
  /** The edges at which the map is cut. */
  readonly rect: Rect;
}

export interface PirateerLayout extends Layout {
  readonly turn: Turn;
  /** The middle of each map, in board units. */
  readonly charts: readonly ChartPlace[];
  /** Width of the sheet around the maps. */
  readonly margin: number;
  /** A small room: no sheet, larger ships. */
  readonly compact: boolean;
  /** The viewer's fleets. */
  readonly own: readonly FleetId[];
  readonly fleets: readonly FleetId[];
}

/** From column and row on the printed map to steps right and down on the screen. */
export function turned(turn: Turn, column: number, row: number): readonly [number, number] {
  switch (turn) {
    case 'as-printed':
      return [column, row];
    case 'half':
      return [-column, -row];
    case 'right':
      return [-row, column];
    case 'left':
      return [row, -column];
  }
}

export const columnOf = ({ x, y }: { readonly x: number; readonly y: number }): number => x - y;
export const rowOf = ({ x, y }: { readonly x: number; readonly y: number }): number => x + y - 19;

/** The middle of a cell in board units. Throws on a map that the layout does not have. */
export function centerOf(
  { turn, charts }: Pick<PirateerLayout, 'turn' | 'charts'>,
  half: { readonly map: MapNo; readonly x: number; readonly y: number },
): Vec {
  const chart = charts.find((one) => one.map === half.map);
  if (chart === undefined) throw new Error(`no map ${half.map} in this layout`);
  const [dx, dy] = turned(turn, columnOf(half), rowOf(half));
  return { x: chart.x + dx * U, y: chart.y + dy * U };
}

export const islandSpot = (map: MapNo): string => `island${map}`;

/** The ports whose harbors come to lie below when the map is turned to the right. */
const BELOW_RIGHT = ['F', 'P'];

export function layoutFor(state: State, viewer: number | null, room: Room): PirateerLayout {
  const { maps } = rulesIn(state);
  const own = viewer === null ? [] : (state.fleets[viewer] ?? []);
  const compact = Math.min(room.width, room.height) < 480 || room.width < 560;
  const margin = (compact ? 0.3 : 1.25) * U;
  const wide = shapeOf(maps, true, margin);
  const tall = shapeOf(maps, false, margin);
  const scale = ({ width, height }: { width: number; height: number }): number =>
    Math.min(room.width / width, room.height / height);
  const isWide = scale(wide) >= scale(tall);
  const shape = isWide ? wide : tall;
  const turn = turnFor(maps, isWide, own, room.flip === true);
  const charts = chartsFor(maps, isWide, turn, margin);
  const fleets = state.fleets.flat();
  const spots = spotsOf(maps, turn, charts);
  return {
    shape: isWide ? 'landscape' : 'portrait',
    ...shape,
    corner: compact ? 8 : 4,
    radius: (compact ? 0.73 : 0.65) * U,
    die: 11.5,
    reach: 26,
    order: 'upward',
    ground: [turn, ...fleets].join(' '),
    spots,
    index: new Map(spots.map((spot) => [spot.id, spot])),
    wells: {},
    dice: [],
    turn,
    charts,
    margin,
    compact,
    own,
    fleets,
  };
}

function shapeOf(maps: 1 | 2, wide: boolean, margin: number): { width: number; height: number } {
  const [w, h] =
    maps === 1
      ? wide
        ? [HALF_W, HALF_H]
        : [HALF_H, HALF_W]
      : wide
        ? [2 * HALF_H, HALF_W]
        : [HALF_W, 2 * HALF_H];
  return { width: 2 * w * U + 2 * margin, height: 2 * h * U + 2 * margin };
}

/** One map stands upright on a phone with the viewer's own harbor below; two lie side by side, turned, or one above the other. */
function turnFor(maps: 1 | 2, wide: boolean, own: readonly FleetId[], flip: boolean): Turn {
  const lies = (maps === 1) === wide;
  if (lies) return flip ? 'half' : 'as-printed';
  if (maps === 2) return flip ? 'right' : 'left';
  const below = own[0] !== undefined && BELOW_RIGHT.includes(portOf(own[0]));
  return below !== flip ? 'right' : 'left';
}

/** The bottom of map 1 meets the top of map 2. */
function chartsFor(maps: 1 | 2, wide: boolean, turn: Turn, margin: number): readonly ChartPlace[] {
  const isUpright = turn === 'right' || turn === 'left';
  const [w, h] = isUpright ? [HALF_H * U, HALF_W * U] : [HALF_W * U, HALF_H * U];
  const reversed = turn === 'half' || turn === 'right';
  const order: readonly MapNo[] = maps === 1 ? [1] : reversed ? [2, 1] : [1, 2];
  return order.map((map, i) => {
    const x = margin + w + (maps === 2 && wide ? i * 2 * w : 0);
    const y = margin + h + (maps === 2 && !wide ? i * 2 * h : 0);
    return { map, x, y, rect: { x: x - w, y: y - h, w: 2 * w, h: 2 * h } };
  });
}

function spotsOf(maps: 1 | 2, turn: Turn, charts: readonly ChartPlace[]): readonly Spot[] {
  const at = { turn, charts };
  const spaces = chartOf(maps).spaces.map(({ name, halves }): Spot => {
    const middles = halves.map((half) => centerOf(at, half));
    const [a, b] = middles;
    // Where two maps meet, both halves are one place.
    const isWhole = a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < 1;
    const places = halves.map((half, i) => placeOn(charts, half, middles[i] ?? { x: 0, y: 0 }, isWhole));
    return { id: name, places: isWhole ? places.slice(0, 1) : places };
  });
  return [...spaces, ...charts.map((chart): Spot => islandOf(chart))];
}

const diamond = ({ x, y }: Vec, r: number): readonly Vec[] => [
  { x, y: y - r },
  { x: x + r, y },
  { x, y: y + r },
  { x: x - r, y },
];

const square = ({ x, y }: Vec, r: number): Rect => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });

/** A half space is cut by the edge of its map; what lies there stands a little further in. */
function placeOn(charts: readonly ChartPlace[], { map }: Half, middle: Vec, isWhole: boolean): Place {
  const chart = charts.find((one) => one.map === map);
  if (chart === undefined) throw new Error(`no map ${map} in this layout`);
  const { rect } = chart;
  const all = diamond(middle, U);
  const cut = isWhole ? all : all.filter((p) => isIn(rect, p));
  const isHalf = cut.length < all.length;
  const length = Math.hypot(chart.x - middle.x, chart.y - middle.y) || 1;
  const inward = isHalf
    ? edgeward(rect, middle)
    : { x: (chart.x - middle.x) / length, y: (chart.y - middle.y) / length };
  const shift = isHalf ? 0.42 * U : 0;
  return {
    chart: map,
    area: square(middle, 0.7 * U),
    outline: cut,
    stack: { x: middle.x + inward.x * shift, y: middle.y + inward.y * shift, dx: 3.2, dy: -4.4, most: 5 },
    inward: isHalf ? inward : { x: 0, y: 0 },
  };
}

const isIn = (r: Rect, p: Vec): boolean =>
  p.x > r.x - 1 && p.x < r.x + r.w + 1 && p.y > r.y - 1 && p.y < r.y + r.h + 1;

/** The step from an edge of the map into it. */
function edgeward(rect: Rect, { x, y }: Vec): Vec {
  if (Math.abs(y - rect.y) < 1) return { x: 0, y: 1 };
  if (Math.abs(y - rect.y - rect.h) < 1) return { x: 0, y: -1 };
  return Math.abs(x - rect.x) < 1 ? { x: 1, y: 0 } : { x: -1, y: 0 };
}

function islandOf(chart: ChartPlace): Spot {
  const stack = { x: chart.x, y: chart.y + 0.68 * U, dx: 14, dy: 0, most: 2, centered: true as const };
  return {
    id: islandSpot(chart.map),
    places: [
      {
        chart: chart.map,
        area: square(chart, 0.8 * U),
        outline: diamond(chart, 1.8 * U),
        stack,
        inward: { x: 0, y: 0 },
      },
    ],
  };
}
