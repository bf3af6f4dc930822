/** The drawing of the sea chart: frame, four waters with their textures, rays, Sand Bar, quay. Everything that never moves. */
import type { Figure, Rect, Theme, Vec } from '../../board.ts';
import { linear, n, radial, toRim } from '../../draw.ts';
import { blend, PALETTES, type Palette } from './palette.ts';
import type { PiratesLayout, Ray } from './parts.ts';
import { WATERS, type Water, waterOf } from './rules.ts';
import { sandbar, seeded } from './sand.ts';

/** A line texture for each water, so that they differ in grey, too: swell, scales, depth lines, shoals. */
const TEXTURES: Readonly<Record<Water, readonly [w: number, h: number, body: string]>> = {
  outer: [
    64,
    22,
    '<path d="M0 8 Q16 1 32 8 T64 8 M-32 19 Q-16 12 0 19 T32 19 T64 19 T96 19" fill="none" stroke="#bfe0ee" stroke-width="1.1" opacity=".17"/>',
  ],
  great: [
    56,
    28,
    '<path d="M0 28 A28 28 0 0 1 56 28 M9 28 A19 19 0 0 1 47 28 M18 28 A10 10 0 0 1 38 28 M-28 14 A28 28 0 0 1 28 14 M-19 14 A19 19 0 0 1 19 14 M-10 14 A10 10 0 0 1 10 14 M28 14 A28 28 0 0 1 84 14 M37 14 A19 19 0 0 1 75 14 M46 14 A10 10 0 0 1 66 14" fill="none" stroke="#a9c8ef" stroke-width="1" opacity=".15"/>',
  ],
  middle: [
    120,
    60,
    '<path d="M-10 20 C20 0 40 44 70 18 S110 8 130 20 M-10 28 C20 8 40 52 70 26 S110 16 130 28 M-10 36 C20 16 40 60 70 34 S110 24 130 36 M-10 52 C30 40 60 66 90 50 S120 48 130 52 M-10 5 C30 -6 60 18 90 3 S120 0 130 5" fill="none" stroke="#a6e3df" stroke-width="1" opacity=".15"/>',
  ],
  inner: [
    22,
    22,
    '<g fill="#dff5d8" opacity=".2"><circle cx="3" cy="4" r="1.1"/><circle cx="14" cy="9" r="1.3"/><circle cx="7" cy="16" r="1"/><circle cx="19" cy="19" r=".9"/></g>',
  ],
};

const box = ({ x, y, w, h }: Rect): string => `x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"`;
const shape = (points: readonly Vec[]): string =>
  `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`;

function defs(layout: PiratesLayout, p: Palette): string {
  const patterns = WATERS.map((water) => {
    const [w, h, body] = TEXTURES[water];
    return `<pattern id="~${water}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${body}</pattern>`;
  }).join('');
  return [
    patterns,
    linear(
      'wood',
      [0, 0, 0, 1],
      [
        [0, p.wood[0]],
        [0.5, p.wood[1]],
        [1, p.wood[2]],
      ],
    ),
    radial(
      'lamp',
      [0.3, 0.2, 0.8],
      [
        [0, '#ffd9a0', 0.13],
        [1, '#ffd9a0', 0],
      ],
    ),
    radial(
      'vig',
      [0.5, 0.45, 0.75],
      [
        [0.55, '#000', 0],
        [1, '#020509', p.vignette],
      ],
    ),
    linear(
      'down',
      [0, 0, 0, 1],
      [
        [0, '#000', 0.6],
        [1, '#000', 0],
      ],
    ),
    linear(
      'across',
      [0, 0, 1, 0],
      [
        [0, '#000', 0.5],
        [1, '#000', 0],
      ],
    ),
    `<clipPath id="~sea"><rect ${box(layout.sea)} rx="${layout.tall ? 6 : 4}"/></clipPath>`,
  ].join('');
}

const star = (x: number, y: number): string =>
  `<path d="M${x} ${y - 7}Q${x + 1.4} ${y - 1.4} ${x + 7} ${y}Q${x + 1.4} ${y + 1.4} ${x} ${y + 7}Q${x - 1.4} ${y + 1.4} ${x - 7} ${y}Q${x - 1.4} ${y - 1.4} ${x} ${y - 7}Z" fill="#d0a653" stroke="#3d2618" stroke-width=".8"/>`;

function frame({ width: W, height: H, tall, corner }: PiratesLayout): string {
  const random = seeded(5);
  const grain = Array.from({ length: tall ? 10 : 26 }, () => {
    const y = random() * H;
    return `<path d="M4 ${n(y)} q${n(W * 0.3)} ${n(random() * 8 - 4)} ${n(W - 8)} 0" stroke="#2a1a10" stroke-width=".8" fill="none" opacity=".28"/>`;
  }).join('');
  const stars = tall ? '' : [star(13, 12), star(W - 13, 12), star(13, H - 12), star(W - 13, H - 12)].join('');
  return `<rect width="${n(W)}" height="${n(H)}" rx="${corner}" fill="url(#~wood)"/>${grain}<rect x="1.5" y="1.5" width="${n(W - 3)}" height="${n(H - 3)}" rx="${corner - 2}" fill="none" stroke="#8f6c2a" stroke-width="1.2" opacity=".8"/>${stars}`;
}

function waters(layout: PiratesLayout, p: Palette): string {
  const { sea, sand, tall } = layout;
  const fields = WATERS.map((water) => {
    const area = box(layout.waters[water]);
    return `<rect ${area} fill="${p.waters[water][0]}"/><rect ${area} fill="url(#~${water})"/>`;
  }).join('');
  const [cx, cy] = [sand.x + sand.w / 2, sand.y + sand.h / 2];
  const rhumbs = Array.from({ length: 32 }, (_, i) => {
    const a = (i * Math.PI) / 16;
    const r = toRim(sea, { x: cx, y: cy }, a);
    return `<path d="M${n(cx)} ${n(cy)}L${n(cx + r * Math.cos(a))} ${n(cy + r * Math.sin(a))}" stroke="#efe2c4" stroke-width=".8" opacity="${i % 4 === 0 ? 0.2 : 0.1}"/>`;
  }).join('');
  const seam = tall
    ? `M${n(sea.x + sea.w / 2)} ${n(sea.y)}V${n(sea.y + sea.h)}`
    : `M${n(sea.x)} ${n(sea.y + sea.h / 2)}H${n(sea.x + sea.w)}`;
  return `${fields}${rhumbs}<path d="${seam}" stroke="#efe2c4" stroke-width="${tall ? 1 : 1.4}" stroke-dasharray="1 ${tall ? 5 : 6}" stroke-linecap="round" opacity=".55"/>`;
}

/** A ray: two triangles that share the line from the rim to the tip, one lighter than the other. */
function ray({ point, base: [a, b], tip }: Ray, p: Palette): string {
  const [tint, light] = p.waters[waterOf(point)];
  const isLight = point % 2 === 0;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const [one, two] = isLight
    ? [blend(tint, light, 0.66), blend(tint, light, 0.38)]
    : [blend(tint, p.dark, 0.34), blend(tint, p.dark, 0.5)];
  return `<path d="${shape([a, tip, middle])}" fill="${one}" opacity=".92"/><path d="${shape([b, tip, middle])}" fill="${two}" opacity=".92"/><path d="${shape([a, tip, b])}" fill="none" stroke="${isLight ? '#efe2c4' : '#d0a653'}" stroke-width=".9" opacity="${isLight ? 0.5 : 0.35}"/>`;
}

function light({ sea, tall }: PiratesLayout): string {
  const top = { ...sea, h: tall ? 12 : 18 };
  const side = { ...sea, w: tall ? 8 : 12 };
  return `<rect ${box(sea)} fill="url(#~lamp)"/><rect ${box(sea)} fill="url(#~vig)"/><rect ${box(top)} fill="url(#~down)"/><rect ${box(side)} fill="url(#~across)"/>`;
}

function inlay({ sea, tall }: PiratesLayout): string {
  const out = { x: sea.x - 2, y: sea.y - 2, w: sea.w + 4, h: sea.h + 4 };
  return `<rect ${box(sea)} rx="${tall ? 6 : 4}" fill="none" stroke="#0a0603" stroke-width="3" opacity=".8"/><rect ${box(out)} rx="${tall ? 7 : 6}" fill="none" stroke="#d0a653" stroke-width="1" opacity=".75"/>`;
}

function quay({ quay: area, tall, gates }: PiratesLayout, p: Palette): string {
  const planks = tall
    ? Array.from({ length: 8 }, (_, i) => {
        const w = (area.w - 4) / 8;
        return `<rect x="${n(area.x + 2 + i * w)}" y="${n(area.y + 2)}" width="${n(w - 2)}" height="${n(area.h - 4)}" rx="2" fill="${p.plank[i % 2]}"/>`;
      })
    : Array.from({ length: 15 }, (_, i) => {
        const y = area.y + 2 + i * 39.2;
        return `<rect x="${n(area.x + 2)}" y="${n(y)}" width="${n(area.w - 4)}" height="37.4" rx="2" fill="${p.plank[i % 2]}"/><circle cx="${n(area.x + 7)}" cy="${n(y + 6)}" r="1.3" fill="#20140c"/><circle cx="${n(area.x + area.w - 7)}" cy="${n(y + 31)}" r="1.3" fill="#20140c"/>`;
      });
  const doors = Object.values(gates).map((gate) => {
    const [x, y] = [gate.x + gate.w / 2, gate.y + gate.h * 0.38];
    const arrow = tall
      ? ''
      : `<path d="M${n(x - 11)} ${n(y)} h16 m-6 -6 l6 6 l-6 6" fill="none" stroke="#d8bf8c" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;
    return `<rect ${box(gate)} rx="${tall ? 6 : 8}" fill="#132a30" opacity=".92" stroke="#d0a653"/>${arrow}`;
  });
  return `<rect ${box(area)} rx="6" fill="#2b1b11"/>${planks.join('')}${doors.join('')}`;
}

export function ground(layout: PiratesLayout, theme: Theme): Figure {
  const p = PALETTES[theme];
  const sea = `<g clip-path="url(#~sea)">${waters(layout, p)}${layout.rays.map((one) => ray(one, p)).join('')}${light(layout)}${sandbar(layout)}</g>`;
  return {
    defs: defs(layout, p),
    body: frame(layout) + sea + inlay(layout) + quay(layout, p),
    box: { x: 0, y: 0, w: layout.width, h: layout.height },
  };
}
