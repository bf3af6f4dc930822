/** The drawing of the Sand Bar: shallows, foam, wet and dry sand, two palms and the ribs of an old wreck. */
import { n } from '../../draw.ts';
import type { PiratesLayout } from './parts.ts';

/** A small generator of numbers from 0 to 1, so that the same sand is drawn everywhere. */
export const seeded = (seed: number): (() => number) => {
  let s = seed;
  return () => {
    s = (s * 1664525 + 1013904223) % 4294967296;
    return s / 4294967296;
  };
};

/** A closed line through the middles of its corners, smooth. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (i: number): readonly [number, number] => points[i % points.length] ?? [0, 0];
  const between = (i: number): string =>
    `${n((at(i)[0] + at(i + 1)[0]) / 2)} ${n((at(i)[1] + at(i + 1)[1]) / 2)}`;
  const bends = points.map(([x, y], i) => `Q${n(x)} ${n(y)} ${between(i)}`);
  return `M${between(points.length - 1)}${bends.join('')}Z`;
}

/** The outline of a bank along a vertical line at `x`, `k` times as wide as `w`. */
function bank(x: number, y0: number, y1: number, w: number, k: number, seed: number): string {
  const random = seeded(seed);
  const steps = 12;
  const narrow = (t: number): number => Math.min(1, 0.42 + Math.min(t, 1 - t) * 8);
  const points: (readonly [number, number])[] = [[x, y0 - w * 0.16]];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const reach = (w / 2) * k * narrow(t) * (0.86 + 0.14 * Math.sin(t * Math.PI * 3 + 1));
    points.push([x - reach + (random() - 0.5) * 5, y0 + (y1 - y0) * t]);
  }
  points.push([x, y1 + w * 0.16]);
  for (let i = steps; i >= 0; i--) {
    const t = i / steps;
    const reach = (w / 2) * k * narrow(t) * (0.86 + 0.14 * Math.sin(t * Math.PI * 2.4 + 2.2));
    points.push([x + reach + (random() - 0.5) * 5, y0 + (y1 - y0) * t]);
  }
  return smooth(points);
}

function upright(x: number, y0: number, y1: number, w: number, seed: number): string {
  const layer = (k: number, attributes: string): string =>
    `<path d="${bank(x, y0, y1, w, k, seed)}" ${attributes}/>`;
  const random = seeded(seed + 3);
  const length = y1 - y0;
  const grains = Array.from({ length: Math.floor((length * w) / 120) }, () => {
    const [px, py] = [x + (random() - 0.5) * w * 0.8, y0 + random() * length];
    const r = 0.5 + random() * 0.7;
    return `<circle cx="${n(px)}" cy="${n(py)}" r="${n(r)}" fill="${random() < 0.5 ? '#8f7344' : '#f6ead0'}" opacity=".6"/>`;
  }).join('');
  const ripples = Array.from({ length: Math.floor(length / 34) }, (_, i) => {
    const [py, px] = [y0 + 14 + i * 34 + random() * 10, x + (random() - 0.5) * w * 0.2];
    return `<path d="M${n(px - w * 0.2)} ${n(py)} q${n(w * 0.1)} -5 ${n(w * 0.2)} 0 t${n(w * 0.2)} 0" fill="none" stroke="#b08f58" stroke-width="1.1" opacity=".65"/>`;
  }).join('');
  return [
    layer(1.34, 'fill="#5fb3a6" opacity=".22"'),
    layer(1.2, 'fill="#8fd0c0" opacity=".28"'),
    layer(1.08, 'fill="none" stroke="#f1f7f0" stroke-width="2" opacity=".65"'),
    layer(1, 'fill="#b89b67"'),
    layer(0.86, 'fill="#d3bb84"'),
    layer(0.6, 'fill="#e6d3a3"'),
    grains,
    ripples,
  ].join('');
}

const LEAVES = [
  [-14, -22],
  [-4, -40],
  [30, -38],
  [38, -20],
  [18, -44],
  [12, -14],
] as const;

function palm(x: number, y: number, scale: number, lean: 1 | -1 = 1): string {
  const leaves = LEAVES.map(
    ([a, d]) =>
      `<path d="M15 -30 Q${(15 + a) / 2} -38 ${a} ${d} Q${(15 + a) / 2 + 2} -30 15 -28Z" fill="#3f6b4a" stroke="#1c3324" stroke-width="1"/>`,
  ).join('');
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale * lean)} ${n(scale)})"><ellipse cx="6" cy="1" rx="16" ry="4" fill="#3a2c1c" opacity=".3"/><path d="M-2 0 Q4 -18 14 -30 L17 -28 Q8 -15 4 0Z" fill="#6b452c" stroke="#2a1b12" stroke-width="1"/>${leaves}<circle cx="13" cy="-27" r="2" fill="#4a2f1f"/><circle cx="17" cy="-26" r="2" fill="#4a2f1f"/></g>`;
}

const ribs = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})" fill="none" stroke="#5c4127" stroke-width="3" stroke-linecap="round"><path d="M-16 6 Q0 12 18 4" stroke-width="3.4"/><path d="M-12 6 Q-16 -4 -10 -10 M-4 8 Q-8 -4 -2 -12 M5 8 Q2 -2 7 -10 M13 6 Q12 0 16 -5"/></g>`;

/** The Sand Bar of a layout, to be clipped by the sea. */
export function sandbar({ tall, sand }: PiratesLayout): string {
  if (tall) {
    const y = sand.y + sand.h / 2;
    return `<g transform="translate(0 ${n(y)}) rotate(-90)">${upright(0, sand.x - 22, sand.x + sand.w + 22, 34, 17)}</g>${palm(sand.x + 14, y + 12, 0.58)}${palm(sand.x + sand.w - 16, y + 12, 0.52, -1)}`;
  }
  const [x, y0, y1] = [sand.x + sand.w / 2, sand.y, sand.y + sand.h];
  return `${upright(x, y0 - 34, y1 + 34, 60, 17)}${palm(x - 10, y0 + 62, 0.95)}${palm(x + 14, y1 - 18, 0.8, -1)}${ribs(x + 6, y0 + 112, 0.72)}<ellipse cx="${x - 14}" cy="${y1 - 96}" rx="7" ry="4.6" fill="#8d7a5a"/><ellipse cx="${x - 6}" cy="${y1 - 92}" rx="4.6" ry="3.2" fill="#a18e6b"/>`;
}
