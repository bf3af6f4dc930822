/** What a device at a ship would reach, radius by radius, with the odds of each, and whom it takes. */
import type { Rect, Scene, SpotId, Vec } from '../../board.ts';
import { placeOf } from '../../geometry.ts';
import type { Mark } from '../../marks.ts';
import { centerOf, type PirateerLayout, U } from './layout.ts';
import { type Half, spaceOf } from './rules.ts';

const RINGS = [6, 5, 4, 3, 2, 1] as const;
const INKS: Readonly<Record<number, readonly [color: string, fill: number]>> = {
  1: ['#fff0c8', 0.3],
  2: ['#ffd08a', 0.2],
  3: ['#ff9d6c', 0.16],
  4: ['#ff7a5c', 0.12],
  5: ['#e05a44', 0.07],
  6: ['#e05a44', 0.05],
};

/** The chance that the lower of two dice is at least r, in whole percent. */
export const odds = (r: number): number => Math.round(((7 - r) / 6) ** 2 * 100);

/** The part of a diamond that lies on the map. */
export function clipped(points: readonly Vec[], { x, y, w, h }: Rect): readonly Vec[] {
  const edges: readonly ((p: Vec) => number)[] = [
    (p) => p.x - x,
    (p) => x + w - p.x,
    (p) => p.y - y,
    (p) => y + h - p.y,
  ];
  return edges.reduce<readonly Vec[]>((inside, depth) => {
    return inside.flatMap((b, i) => {
      const a = inside[(i + inside.length - 1) % inside.length] as Vec;
      const [da, db] = [depth(a), depth(b)];
      const t = da / (da - db);
      const cut = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
      if (db >= 0) return da >= 0 ? [b] : [cut, b];
      return da >= 0 ? [cut] : [];
    });
  }, points);
}

/** The smallest radius that reaches from one space to the other; undefined on another map. */
export function radiusTo(from: SpotId, to: SpotId): number | undefined {
  const reaches = spaceOf(from).halves.flatMap((a) => {
    const others: readonly Half[] = to.startsWith('island')
      ? [9, 10].flatMap((x) =>
          [9, 10].map((y) => ({ map: to === 'island2' ? (2 as const) : (1 as const), x, y })),
        )
      : spaceOf(to).halves;
    return others
      .filter((b) => a.map === b.map)
      .map((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)));
  });
  return reaches.length === 0 ? undefined : Math.min(...reaches);
}

export function blastMarks(
  layout: PirateerLayout,
  scene: Scene,
  from: SpotId,
): { readonly under: readonly Mark[]; readonly top: readonly Mark[] } {
  const under: Mark[] = [];
  const top: Mark[] = [];
  const { halves } = spaceOf(from);
  for (const r of RINGS)
    for (const half of halves) {
      const chart = layout.charts.find((one) => one.map === half.map);
      const [color, alpha] = INKS[r] ?? ['#fff', 0.1];
      if (chart === undefined) continue;
      const middle = centerOf(layout, half);
      const points = clipped(around(middle, (2 * r + 1) * U), chart.rect);
      under.push({
        kind: 'line',
        points,
        closed: true,
        fill: { color, alpha },
        inks: [
          { color: '#1a0805', alpha: 0.55, width: 3 },
          { color, alpha: 1, width: 1.6, ...(r === 1 ? {} : { dash: [5, 4] as const }) },
        ],
      });
    }
  const [first] = halves;
  if (first) top.push(...labels(layout, scene, centerOf(layout, first)));
  const marked = new Set<SpotId>();
  for (const { spot, look } of scene.pieces) {
    const r = radiusTo(from, spot);
    if (marked.has(spot) || spot === from || r === undefined || r > 6 || look === 'wreck') continue;
    marked.add(spot);
    top.push(...reached(layout, spot, r));
  }
  return { under, top };
}

const around = ({ x, y }: Vec, r: number): readonly Vec[] => [
  { x, y: y - r },
  { x: x + r, y },
  { x, y: y + r },
  { x: x - r, y },
];

const CORNERS = [
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
] as const;

/** The odds of each radius, toward the corner where they hide least and stay on the chart. */
function labels(layout: PirateerLayout, scene: Scene, at: Vec): Mark[] {
  const taken = scene.pieces.map(({ spot }) => placeOf(layout, spot).stack);
  const cost = ({ x, y }: Vec): number =>
    [1, 2, 3, 4, 5, 6].reduce((sum, r) => {
      const [px, py] = [at.x + x * (r + 0.5) * U, at.y + y * (r + 0.5) * U];
      const off = px < 30 || px > layout.width - 30 || py < 20 || py > layout.height - 20 ? 4 : 0;
      const hidden = taken.filter((one) => Math.abs(one.x - px) < 36 && Math.abs(one.y - py) < 24).length;
      const island = layout.charts.some((one) => Math.hypot(one.x - px, one.y - py) < 2.6 * U) ? 2 : 0;
      return sum + off + hidden * 2 + island;
    }, 0);
  const [best = CORNERS[0]] = [...CORNERS].sort((a, b) => cost(a) - cost(b));
  const { x: toRight, y: down } = best;
  return [1, 2, 3, 4, 5, 6].flatMap((r): Mark[] => {
    const [x, y] = [at.x + toRight * (r + 0.5) * U, at.y + down * (r + 0.5) * U];
    return [
      {
        kind: 'box',
        x: x - 19,
        y: y - 7,
        w: 38,
        h: 14,
        r: 7,
        fill: { color: '#1d0c07', alpha: 0.92 },
        inks: [{ color: INKS[r]?.[0] ?? '#fff', alpha: 1, width: 0.9 }],
      },
      {
        kind: 'text',
        x,
        y,
        text: `${r} · ${odds(r)}%`,
        size: 8,
        weight: 700,
        color: '#ffe9d6',
        alpha: 1,
        anchor: 'middle',
      },
    ];
  });
}

/** The radius from which on something is lost. */
function reached(layout: PirateerLayout, spot: SpotId, r: number): Mark[] {
  const { stack } = placeOf(layout, spot);
  const at = { x: stack.x + layout.radius * 0.85, y: stack.y - layout.radius * 0.85 };
  return [
    {
      kind: 'ring',
      ...at,
      r: 6.4,
      fill: { color: '#1d0c07', alpha: 1 },
      inks: [{ color: '#ff9d6c', alpha: 1, width: 1.4 }],
    },
    {
      kind: 'text',
      ...at,
      text: String(r),
      size: 8.4,
      weight: 800,
      color: '#ffe9d6',
      alpha: 1,
      anchor: 'middle',
    },
  ];
}
