/** The course from the ship in hand to a target: dashed for one die, dotted for the other. */
import type { Scene, SpotId, Vec } from '../../board.ts';
import { middle, placeOf } from '../../geometry.ts';
import type { Mark, Target } from '../../marks.ts';
import { topOf } from '../../standing.ts';
import type { PiratesLayout } from './parts.ts';

const STEPS = 40;

/** Points on the cubic curve from a over the controls c and d to b. */
const cubic = (a: Vec, c: Vec, d: Vec, b: Vec): Vec[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const u = 1 - t;
    const at = (p: number, q: number, r: number, s: number): number =>
      u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
    return { x: at(a.x, c.x, d.x, b.x), y: at(a.y, c.y, d.y, b.y) };
  });

/** A course bends through the channel between the rays, so that it crosses as few ships as can be. */
export function courseLine(layout: PiratesLayout, a: Vec, b: Vec, from: SpotId, to: SpotId): readonly Vec[] {
  const [out, back] = [placeOf(layout, from).inward, placeOf(layout, to).inward];
  const isHome = to.startsWith('home');
  if (layout.tall) {
    const same = out.x === back.x && !isHome;
    const start = { x: a.x + out.x * 16, y: a.y };
    if (same) {
      const h = Math.min(54, 22 + Math.abs(b.y - a.y) * 0.16);
      const end = { x: b.x + out.x * 18, y: b.y };
      const dy = end.y - start.y;
      return cubic(
        start,
        { x: start.x + out.x * h, y: start.y + dy * 0.15 },
        { x: end.x + out.x * h * 0.9, y: end.y - dy * 0.15 },
        end,
      );
    }
    if (isHome) {
      const end = { x: b.x, y: b.y - 12 };
      return cubic(start, { x: start.x + out.x * 40, y: start.y }, { x: end.x, y: end.y - 60 }, end);
    }
    const end = { x: b.x + back.x * 22, y: b.y };
    return cubic(start, { x: start.x + out.x * 50, y: start.y }, { x: end.x + back.x * 44, y: end.y }, end);
  }
  if (isHome) {
    const start = { x: a.x + 10, y: a.y + out.y * 24 };
    const end = { x: b.x - 26, y: b.y + out.y * 8 };
    const high = Math.min(190, 70 + (end.x - start.x) * 0.3);
    return cubic(
      start,
      { x: start.x + 16, y: start.y + out.y * high },
      { x: end.x - 24, y: end.y + out.y * high },
      end,
    );
  }
  if (out.y === back.y) {
    const start = { x: a.x + Math.sign(b.x - a.x) * 16, y: a.y + out.y * 26 };
    const end = { x: b.x, y: b.y + out.y * 26 };
    const h = Math.min(110, 46 + Math.abs(end.x - a.x) * 0.22);
    const dx = end.x - start.x;
    return cubic(
      start,
      { x: start.x + dx * 0.2, y: start.y + out.y * h },
      { x: start.x + dx * 0.8, y: end.y + out.y * h * 0.8 },
      end,
    );
  }
  const start = { x: a.x + Math.sign(b.x - a.x) * 8, y: a.y + out.y * 26 };
  const end = { x: b.x, y: b.y + back.y * 34 };
  return cubic(start, { x: start.x, y: start.y + out.y * 70 }, { x: end.x, y: end.y + back.y * 90 }, end);
}

export function course(layout: PiratesLayout, scene: Scene, from: SpotId, target: Target): Mark[] {
  if (target.tone === 'barred') return [];
  const a = topOf(layout, scene, from);
  const b = target.spot.startsWith('home')
    ? middle({ ...layout.gates[target.spot === 'home1' ? 'home1' : 'home24'] })
    : topOf(layout, scene, target.spot, target.tone === 'free' ? 1 : 0);
  const line = courseLine(layout, a, b, from, target.spot);
  const [end, before] = [line.at(-1), line.at(-3)];
  if (!end || !before) return [];
  const color = '#fff3d0';
  const t = layout.tall;
  const dash = target.dotted ? ([0.1, t ? 5.5 : 7] as const) : ([t ? 7 : 10, t ? 5 : 6] as const);
  const width = t ? 2.2 : 2.8;
  const turn = Math.atan2(end.y - before.y, end.x - before.x);
  const reach = t ? 7 : 9;
  const corner = (by: number): Vec => ({
    x: end.x - reach * Math.cos(turn + by),
    y: end.y - reach * Math.sin(turn + by),
  });
  return [
    {
      kind: 'line',
      points: line,
      closed: false,
      inks: [
        { color: '#05090d', alpha: 0.55, width: width + 2.6 },
        { color, alpha: 1, width: target.dotted ? width + 0.8 : width, dash },
      ],
    },
    {
      kind: 'line',
      points: [end, corner(0.5), corner(-0.5)],
      closed: true,
      fill: { color, alpha: 1 },
      inks: [{ color: '#05090d', alpha: 1, width: 1 }],
    },
  ];
}

/** The way of a ship in motion: along its course on the water, straight to and from the sand. */
export function way(layout: PiratesLayout, a: Vec, b: Vec, from: SpotId, to: SpotId): readonly Vec[] {
  if (!from.startsWith('p') || to === 'bar') return [a, b];
  return [a, ...courseLine(layout, a, b, from, to).slice(4, -4), b];
}
