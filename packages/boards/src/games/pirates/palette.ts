/** The colors of the sea chart, by night and by day. */
import type { Theme } from '../../board.ts';
import type { Water } from './rules.ts';

/** Mixes two colors written #rrggbb: 0 is the first, 1 the second. */
export function blend(a: string, b: string, t: number): string {
  const parts = (color: string): number[] => [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16));
  const to = parts(b);
  return `#${parts(a)
    .map((value, i) =>
      Math.round(value + ((to[i] ?? 0) - value) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The tint of each water and the light that its rays take. */
const NIGHT: Readonly<Record<Water, readonly [tint: string, light: string]>> = {
  outer: ['#274d66', '#6c9fb4'],
  great: ['#1a3150', '#5876a8'],
  middle: ['#1c5157', '#5fa7a2'],
  inner: ['#2e6459', '#88b994'],
};

const DAY: typeof NIGHT = {
  outer: ['#3f7391', '#9cc9d8'],
  great: ['#345a86', '#8fabd6'],
  middle: ['#33797c', '#94d2c8'],
  inner: ['#4a8a74', '#b4ddb6'],
};

export interface Palette {
  readonly waters: typeof NIGHT;
  readonly wood: readonly [string, string, string];
  readonly plank: readonly [string, string];
  readonly number: string;
  readonly dark: string;
  readonly vignette: number;
}

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  dark: {
    waters: NIGHT,
    wood: ['#6b452c', '#553621', '#3d2618'],
    plank: ['#533623', '#4b301f'],
    number: '#d8bf8c',
    dark: '#04080c',
    vignette: 0.5,
  },
  light: {
    waters: DAY,
    wood: ['#93653f', '#7d5434', '#654126'],
    plank: ['#6f4a2f', '#66432a'],
    number: '#f0dcae',
    dark: '#0c2030',
    vignette: 0.3,
  },
};
