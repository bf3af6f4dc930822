/** Small drawings on the chart: hills and palms, anchor, skull, fort, flag, compass rose. In units of 1/40 half diagonal. */
import { n } from '../../draw.ts';
import { FLEET_LOOKS, symbol } from './fleets.ts';
import type { Palette } from './palette.ts';
import type { FleetId } from './rules.ts';

/** Numbers from 0 to 1 that are the same every time. */
export function seeded(seed: number): () => number {
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function hill(x: number, y: number, random: () => number, p: Palette): string {
  const [w, h] = [13 + random() * 9, 13 + random() * 11];
  const top = `${n(x - w * 0.05)} ${n(y - h)}`;
  const right = `Q${n(x + w * 0.4)} ${n(y - h * 0.45)} ${n(x + w)} ${n(y + 5)}`;
  const strokes = [1, 2, 3, 4]
    .map((i) => {
      const u = i / 5;
      return `M${n(x - w * 0.05 + w * 0.72 * u)} ${n(y - h * (1 - u) * 0.86)}l${n(-3 - u * 2)} ${n(6 + 4 * (1 - u))}`;
    })
    .join('');
  return `<path d="M${n(x - w)} ${n(y + 4)}Q${n(x - w * 0.35)} ${n(y - h * 0.6)} ${top}${right}" fill="${p.land}" stroke="${p.ink}" stroke-opacity=".6" stroke-width="1.5" stroke-linejoin="round"/><path d="M${top}${right}L${n(x + w * 0.1)} ${n(y + 4)}Z" fill="#8a6a3c" opacity=".42"/><path d="${strokes}" stroke="${p.ink}" stroke-opacity=".42" stroke-width="1.2" fill="none"/>`;
}

export function palm(x: number, y: number, random: () => number, p: Palette): string {
  const lean = random() < 0.5 ? -1 : 1;
  const h = n(-13 - random() * 4);
  const at = `M${3 * lean} ${h}`;
  return `<g transform="translate(${n(x)} ${n(y)})" fill="none" stroke="${p.ink}" stroke-opacity=".62" stroke-width="1.4" stroke-linecap="round"><path d="M0 5Q${2 * lean} ${n(Number(h) * 0.4)} ${3 * lean} ${h}"/><path d="${at}q-6-4-10 3${at}q-3-7-8-5${at}q6-4 10 3${at}q3-7 8-4"/></g>`;
}

export const tuft = (x: number, y: number, p: Palette): string =>
  `<path d="M${n(x - 6)} ${n(y + 2)}q3-7 6 0q3-8 6 0" fill="none" stroke="${p.ink}" stroke-opacity=".5" stroke-width="1.3" stroke-linecap="round"/>`;

/** An anchor of that half height around 0,0. */
export const anchor = (k: number): string =>
  `<path d="M0 ${n(-k * 0.62)}V${n(k)}M${n(-k * 0.45)} ${n(-k * 0.3)}H${n(k * 0.45)}M${n(-k * 0.85)} ${n(k * 0.35)}C${n(-k * 0.7)} ${n(k * 0.95)} ${n(-k * 0.2)} ${n(k)} 0 ${n(k)}C${n(k * 0.2)} ${n(k)} ${n(k * 0.7)} ${n(k * 0.95)} ${n(k * 0.85)} ${n(k * 0.35)}" stroke-linecap="round" fill="none"/><circle cy="${n(-k * 0.82)}" r="${n(k * 0.22)}" fill="none"/>`;

export const skull = (p: Palette): string =>
  `<g transform="translate(0 -6)"><path d="M0-52C27-52 43-36 43-13C43 2 36 9 31 16C28 21 30 30 27 41C25 50 12 54 0 54C-12 54-25 50-27 41C-30 30-28 21-31 16C-36 9-43 2-43-13C-43-36-27-52 0-52Z" fill="${p.bone}" stroke="${p.ink}" stroke-width="2.6" stroke-linejoin="round"/><path d="M22-46C36-38 41-25 40-11C39 1 33 8 28 15C25 21 27 31 24 42C20 47 16 49 12 50C22 40 20 22 24 12C32 0 34-28 22-46Z" fill="${p.hills}" opacity=".75"/><path d="M-31-16C-31-27-9-28-7-15C-6-5-13 1-20 0C-28-1-31-8-31-16ZM31-16C31-27 9-28 7-15C6-5 13 1 20 0C28-1 31-8 31-16Z" fill="${p.eyes}" stroke="${p.ink}" stroke-width="2.2"/><path d="M0-1C-5 3-7 9-4 11C-1 12-1 8 0 8C1 8 1 12 4 11C7 9 5 3 0-1Z" fill="${p.ink}"/><path d="M-21 30v16M21 30v16" stroke="${p.ink}" stroke-width="1.6" stroke-opacity=".5"/><path d="M-20-42q8-6 17-6M-34-30q3-6 8-9M-8-38q6 3 12-1" stroke="${p.ink}" stroke-opacity=".35" stroke-width="1.5" fill="none"/></g>`;

const HOUSES = [
  [-40, 15, 13],
  [-22, 18, 20],
  [0, 16, 14],
  [19, 20, 17],
] as const;

export const fort = (x: number, y: number, p: Palette): string =>
  HOUSES.map(
    ([dx, w, h]) =>
      `<path d="M${n(x + dx)} ${n(y)}v${-h}l${w / 2}-8l${w / 2} 8v${h}z" fill="${p.bone}" stroke="${p.ink}" stroke-width="1.5" stroke-linejoin="round"/><path d="M${n(x + dx + w * 0.5 - 2)} ${n(y)}v-6h4v6" fill="${p.ink}"/>`,
  ).join('');

/** A flag of 92 by 62 on its pole; (x, y) is its upper left corner. */
export function flag(x: number, y: number, fleet: FleetId): string {
  const { color, ink, cloth } = FLEET_LOOKS[fleet];
  const [ground, sign] = cloth === undefined ? [color, ink] : [cloth, color];
  return `<g transform="translate(${n(x)} ${n(y)})"><path d="M0-6V90" stroke="#2b1a0d" stroke-width="5" stroke-linecap="round"/><circle cy="-8" r="4.5" fill="#d0a653" stroke="#2b1a0d" stroke-width="1.5"/><path d="M2 0C23-9.9 41.4 8.7 62.6 1.2S87.4-3.7 92 2.5L89.2 60.8C73.6 55.8 57 69.4 38.6 64.5S11 55.8 2 62Z" fill="${ground}" stroke="#21130a" stroke-width="2.4" stroke-linejoin="round"/><path d="M51.5 3.1C60.7 24.8 55.2 43.4 49.7 66.3C66.2 65.7 73.6 58.3 89.2 60.1L92 2.5C78.2-2.5 66.2 1.2 51.5 3.1Z" opacity=".13"/><g transform="translate(43.2 32.9) scale(.51)">${symbol(fleet, sign, ground)}</g></g>`;
}

/** A compass rose of radius r around 0,0. */
export function rose(r: number, p: Palette): string {
  const ticks = Array.from(
    { length: 72 },
    (_, k) => `<path d="M0 ${n(-r * 0.92)}v${n(r * (k % 2 ? 0.04 : 0.08))}" transform="rotate(${k * 5})"/>`,
  ).join('');
  const rays = (
    [
      [8, 0.66, 0.09, 22.5],
      [4, 0.82, 0.13, 45],
      [4, 1.12, 0.17, 0],
    ] as const
  )
    .flatMap(([count, length, width, from]) =>
      Array.from({ length: count }, (_, k) => {
        const dark = count === 4 && from === 0 ? '#a5402c' : p.ink;
        const half = (side: 1 | -1, fill: string): string =>
          `<path d="M0 ${n(-r * length)}L${n(side * r * width)} ${n(-r * width)}L0 0Z" fill="${fill}"/>`;
        return `<g transform="rotate(${from + (k * 360) / count})" stroke-width="1.2">${half(1, p.beach)}${half(-1, dark)}</g>`;
      }),
    )
    .join('');
  return `<g stroke="${p.ink}" stroke-linejoin="round"><circle r="${r}" fill="${p.beach}" fill-opacity=".75" stroke-width="2"/><circle r="${n(r * 0.92)}" fill="none"/><circle r="${n(r * 0.62)}" fill="none"/><g fill="none">${ticks}</g>${rays}<circle r="${n(r * 0.09)}" fill="${p.beach}" stroke-width="1.2"/></g>`;
}
