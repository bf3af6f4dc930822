/** The colors of the backgammon board's materials in both themes. */
import type { Theme } from '../../board.ts';

export interface Palette {
  readonly wood: readonly [string, string];
  readonly woodHigh: string;
  readonly woodLow: string;
  readonly felt: readonly [string, string];
  /** Lit and shaded facet of the light points, then of the dark ones. */
  readonly satin: readonly [string, string];
  readonly mahogany: readonly [string, string];
  /** Brass hairlines and pearls. */
  readonly line: string;
  readonly tray: string;
  readonly number: string;
  /** Strengths, 0 to 1: the lamp, the dark corners, wood grain, felt noise. */
  readonly lamp: number;
  readonly vignette: number;
  readonly grain: number;
  readonly noise: number;
}

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  dark: {
    wood: ['#5d3b26', '#3a2416'],
    woodHigh: '#b98a5e',
    woodLow: '#150b05',
    felt: ['#1a4445', '#12302f'],
    satin: ['#cba96c', '#a78650'],
    mahogany: ['#7a4630', '#5a3020'],
    line: '#e7c784',
    tray: '#0f2425',
    number: '#e7c784',
    lamp: 0.2,
    vignette: 0.42,
    grain: 0.75,
    noise: 0.16,
  },
  light: {
    wood: ['#a2744a', '#7d5431'],
    woodHigh: '#e3bd8c',
    woodLow: '#3d2512',
    felt: ['#3b7f7f', '#2d6a6c'],
    satin: ['#e2c68d', '#c4a468'],
    mahogany: ['#9c5438', '#7e4029'],
    line: '#f3dca6',
    tray: '#285e60',
    number: '#fff0cf',
    lamp: 0.22,
    vignette: 0.14,
    grain: 0.5,
    noise: 0.13,
  },
};
