/** Where things lie on a layout: stacks, hit areas, mirrors, and the line of a course around what stands in its way. */
import type { Layout, Piece, Place, Rect, Spot, SpotId, Stack, Vec } from './board.ts';

/** The middle of the piece with this index of `of`; a tall stack draws its last ones on top of each other. */
export const stackAt = (stack: Stack, index: number, of = 0): Vec => {
  const from = stack.centered ? (Math.max(1, of) - 1) / 2 : 0;
  const i = (Math.max(0, Math.min(index, stack.most - 1)) - from) * closeness(stack, of);
  return { x: stack.x + stack.dx * i, y: stack.y + stack.dy * i };
};

/** How close `of` pieces stand: 1 is as wide as the stack would have them. */
function closeness({ room, dx, dy }: Stack, of: number): number {
  const length = (of - 1) * Math.hypot(dx, dy);
  return room === undefined || length <= room ? 1 : room / length;
}

/** How large pieces are where `of` of them stand. */
export const sizeIn = ({ crowd }: Stack, of: number): number =>
  crowd !== undefined && of >= crowd.from ? crowd.scale : 1;

/** Pieces in the order in which they are drawn. */
export function inDrawingOrder(layout: Layout, pieces: readonly Piece[]): readonly Piece[] {
  if (layout.order === undefined) return pieces;
  const rank = (piece: Piece): number =>
    placeOf(layout, piece.spot).stack.firstOnTop ? -piece.index : piece.index;
  const height = (piece: Piece): number =>
    layout.order === 'upward' ? placeOf(layout, piece.spot).stack.y : 0;
  return [...pieces].sort((a, b) => height(b) - height(a) || rank(a) - rank(b));
}

export const spotOf = (layout: Layout, id: SpotId): Spot | undefined =>
  layout.index ? layout.index.get(id) : layout.spots.find((spot) => spot.id === id);

/** The first place of a spot. Throws on a spot that the layout does not have. */
export function placeOf(layout: Layout, id: SpotId): Place {
  const place = spotOf(layout, id)?.places[0];
  if (!place) throw new Error(`no spot ${id} in this layout`);
  return place;
}

export const inside = (rect: Rect, at: Vec): boolean =>
  at.x >= rect.x && at.x < rect.x + rect.w && at.y >= rect.y && at.y < rect.y + rect.h;

export const middle = (rect: Rect): Vec => ({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 });

/** The rectangle made smaller by `by` on every side. */
export const inset = (r: Rect, by: number): Rect => ({
  x: r.x + by,
  y: r.y + by,
  w: r.w - 2 * by,
  h: r.h - 2 * by,
});

/** The corners of a rectangle, clockwise from the upper left. */
export const corners = (r: Rect): readonly Vec[] => [
  { x: r.x, y: r.y },
  { x: r.x + r.w, y: r.y },
  { x: r.x + r.w, y: r.y + r.h },
  { x: r.x, y: r.y + r.h },
];

/** The spot under a point of the board. */
export function spotAt(layout: Layout, at: Vec): SpotId | null {
  const isUnder = (place: Place): boolean =>
    layout.reach === undefined ? inside(place.area, at) : within(place.outline, at);
  for (const spot of layout.spots) if (spot.places.some(isUnder)) return spot.id;
  return null;
}

/** The direction from a point to a spot, in degrees: 0 is to the right, 90 down. */
export function headingOf(layout: Layout, from: Vec, to: SpotId | undefined): number {
  const goal = to === undefined ? undefined : spotOf(layout, to)?.places[0]?.stack;
  return goal ? (Math.atan2(goal.y - from.y, goal.x - from.x) * 180) / Math.PI : 0;
}

/** A trail as lines on the board: at a spot in two places one line ends at one of them and the next begins at the other. */
export function linesOf(layout: Layout, trail: readonly SpotId[]): readonly (readonly Vec[])[] {
  const lines: Vec[][] = [[]];
  trail.forEach((spot, i) => {
    const all = (spotOf(layout, spot)?.places ?? []).map(({ stack }) => ({ x: stack.x, y: stack.y }));
    const near = (to: SpotId | undefined): Vec | undefined => {
      if (to === undefined || all.length < 2) return undefined;
      const others = (spotOf(layout, to)?.places ?? []).map(({ stack }) => stack);
      const far = (p: Vec): number => Math.min(...others.map((q) => Math.hypot(p.x - q.x, p.y - q.y)));
      return [...all].sort((a, b) => far(a) - far(b))[0];
    };
    const [coming, going] = [near(trail[i - 1]), near(trail[i + 1])];
    const at = coming ?? going ?? all[0];
    if (at === undefined) return;
    lines.at(-1)?.push(at);
    if (coming && going && coming !== going) lines.push([going]);
  });
  return lines.filter((line) => line.length > 1);
}

/** Whether a point lies inside a shape. */
export function within(shape: readonly Vec[], at: Vec): boolean {
  let isInside = false;
  shape.forEach((a, i) => {
    const b = shape[(i + shape.length - 1) % shape.length] ?? a;
    if (a.y > at.y !== b.y > at.y && at.x < ((b.x - a.x) * (at.y - a.y)) / (b.y - a.y) + a.x)
      isInside = !isInside;
  });
  return isInside;
}

/** Of some spots the nearest to a point, at most `most` units away; null where none is near. */
export function nearestSpot(layout: Layout, among: Iterable<SpotId>, at: Vec, most: number): SpotId | null {
  let [found, least]: [SpotId | null, number] = [null, most];
  for (const id of among)
    for (const { stack } of spotOf(layout, id)?.places ?? []) {
      const far = Math.hypot(stack.x - at.x, stack.y - at.y);
      if (far <= least) [found, least] = [id, far];
    }
  return found;
}

/** Where a die lies: its middle, its size, and how far it leans in degrees, so that dice look thrown. */
export interface DiePlace extends Vec {
  readonly size: number;
  readonly turn: number;
}

/** Where dice lie. Each seat has its row; where the rows are one, as on a narrow board, all dice share it. */
export function placeDice(layout: Layout, dice: readonly { readonly owner: number }[]): readonly DiePlace[] {
  const bob = [1, -2, 2, -1];
  const lean = [-7, 5, -3, 8];
  return dice.map(({ owner }, at) => {
    const row = layout.dice[owner];
    if (!row) throw new Error(`no row for the dice of seat ${owner}`);
    const sharing = dice.map((die, i) => ({ i, row: layout.dice[die.owner] }));
    const mates = sharing.filter((mate) => mate.row?.x === row.x && mate.row.y === row.y);
    const i = mates.findIndex((mate) => mate.i === at);
    const total = mates.length * row.size + (mates.length - 1) * row.gap;
    return {
      x: row.x - total / 2 + row.size / 2 + i * (row.size + row.gap),
      y: row.y + (bob[i % 4] ?? 0) * row.lean,
      size: row.size,
      turn: (lean[i % 4] ?? 0) * row.lean,
    };
  });
}

/** The area that dice cover, with room for a finger around it; null without dice. */
export function diceArea(layout: Layout, dice: readonly { readonly owner: number }[]): Rect | null {
  const places = placeDice(layout, dice);
  if (places.length === 0) return null;
  const half = Math.max(...places.map((place) => place.size)) / 2 + 6;
  const x = Math.min(...places.map((place) => place.x)) - half;
  const y = Math.min(...places.map((place) => place.y)) - half;
  return {
    x,
    y,
    w: Math.max(...places.map((place) => place.x)) + half - x,
    h: Math.max(...places.map((place) => place.y)) + half - y,
  };
}

/** The shape that fits a room: portrait when it is clearly taller than wide. */
export const isPortrait = (width: number, height: number): boolean => width < height * 0.9;

export const mirrorX = (width: number, at: Vec): Vec => ({ x: width - at.x, y: at.y });
export const mirrorRect = (width: number, r: Rect): Rect => ({
  x: width - r.x - r.w,
  y: r.y,
  w: r.w,
  h: r.h,
});

/** The place seen in a mirror. */
export const mirrorPlace = (width: number, place: Place): Place => ({
  chart: place.chart,
  area: mirrorRect(width, place.area),
  outline: place.outline.map((at) => mirrorX(width, at)),
  stack: { ...place.stack, x: width - place.stack.x, dx: -place.stack.dx },
  inward: { x: -place.inward.x, y: place.inward.y },
});

/** Points on the quadratic curve from a over the control c to b, both ends included. */
export function curve(a: Vec, c: Vec, b: Vec, steps = 24): Vec[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    return {
      x: u * u * a.x + 2 * u * t * c.x + t * t * b.x,
      y: u * u * a.y + 2 * u * t * c.y + t * t * b.y,
    };
  });
}

const BENDS = [0.13, -0.13, 0.22, -0.22, 0.34, -0.34, 0.48, -0.48];

/** The control point of a course from a to b: the bend that crosses least of what is in the way and stays on the field. */
export function bend(a: Vec, b: Vec, avoid: readonly Rect[], field: Rect): Vec {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const center = middle(field);
  let best = mid;
  let least = Number.POSITIVE_INFINITY;
  for (const k of BENDS) {
    const control = { x: mid.x - dy * k * 2, y: mid.y + dx * k * 2 };
    const line = curve(a, control, b, 24).slice(3, -3);
    // Of two bends that cross as little, the one toward the middle of the board.
    let cost =
      Math.abs(k) * 5 + Math.hypot(control.x - center.x, control.y - center.y) / Math.max(field.w, field.h);
    for (const at of line) {
      if (avoid.some((rect) => inside(rect, at))) cost += 1.5;
      if (!inside(field, at)) cost += 6;
    }
    if (cost < least) [least, best] = [cost, control];
  }
  return best;
}

/** What all spots that pieces stand flat on cover together. */
export function fieldOf(layout: Layout): Rect {
  const flat = layout.spots.flatMap((spot) => spot.places).filter((place) => place.stack.edge === undefined);
  const all = flat.flatMap((place) => place.outline);
  const [xs, ys] = [all.map((at) => at.x), all.map((at) => at.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Cuts a line into dashes of `on` with gaps of `off`, each a line of its own. */
export function dashes(points: readonly Vec[], on: number, off: number, closed = false): Vec[][] {
  const path = closed && points[0] ? [...points, points[0]] : points;
  const out: Vec[][] = [];
  let current: Vec[] = path[0] ? [path[0]] : [];
  let drawing = true;
  let left = on;
  for (let i = 1; i < path.length; i++) {
    let a = path[i - 1] as Vec;
    const b = path[i] as Vec;
    let length = Math.hypot(b.x - a.x, b.y - a.y);
    while (length > left) {
      const t = left / length;
      a = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
      length -= left;
      if (drawing) out.push([...current, a]);
      drawing = !drawing;
      current = [a];
      left = drawing ? on : off;
    }
    left -= length;
    current.push(b);
  }
  if (drawing && current.length > 1) out.push(current);
  return out;
}

/** Points around a circle, from angle `from` to `to` in radians. */
export function arc(at: Vec, r: number, from = 0, to = Math.PI * 2): Vec[] {
  const steps = Math.max(8, Math.ceil((Math.abs(to - from) * r) / 3));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = from + ((to - from) * i) / steps;
    return { x: at.x + r * Math.cos(a), y: at.y + r * Math.sin(a) };
  });
}
