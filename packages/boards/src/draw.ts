/** Small helpers for drawings that are written as SVG text. */
import type { Rect, Vec } from './board.ts';

/** A number with at most two decimals. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

export type Stop = readonly [offset: number, color: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** A linear gradient from (x1, y1) to (x2, y2), as shares of what it fills. */
export const linear = (
  id: string,
  line: readonly [number, number, number, number],
  list: readonly Stop[],
): string =>
  `<linearGradient id="~${id}" x1="${line[0]}" y1="${line[1]}" x2="${line[2]}" y2="${line[3]}">${stops(list)}</linearGradient>`;

/** A radial gradient around (cx, cy) with radius r, as shares of what it fills. */
export const radial = (id: string, at: readonly [number, number, number], list: readonly Stop[]): string =>
  `<radialGradient id="~${id}" cx="${at[0]}" cy="${at[1]}" r="${at[2]}">${stops(list)}</radialGradient>`;

/** A soft blur by `deviation` units. */
export const blur = (id: string, deviation: number): string =>
  `<filter id="~${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/**
 * Noise in one color as a pattern to fill with: a seamless tile of w by h units that repeats, which costs a fraction of
 * noise over the whole area. `frequency` as in feTurbulence, `matrix` as in feColorMatrix.
 */
export const noise = (
  id: string,
  [w, h]: readonly [number, number],
  frequency: string,
  octaves: number,
  seed: number,
  matrix: string,
): string =>
  `<filter id="~${id}f" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch"/><feColorMatrix values="${matrix}"/></filter><pattern id="~${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"><rect width="${w}" height="${h}" filter="url(#~${id}f)"/></pattern>`;

/**
 * How far it is from a point in a rectangle to its rim, at an angle. Rays end there even where they are clipped: rasterizers
 * take memory for what runs out of the picture, and one fails on it.
 */
export function toRim({ x, y, w, h }: Rect, from: Vec, angle: number): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const across = ((dx > 0 ? x + w : x) - from.x) / dx;
  const down = ((dy > 0 ? y + h : y) - from.y) / dy;
  return Math.min(Math.abs(across), Math.abs(down));
}

/** Makes a text safe inside SVG and HTML: in an element, or between the double quotes of an attribute. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);
