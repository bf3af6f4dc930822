/** The colors of the sea chart by night and by day. */
import type { Theme } from '../../board.ts';

export interface Palette {
  readonly land: string;
  readonly hills: string;
  readonly beach: string;
  readonly ink: string;
  /** From the shore down. */
  readonly sea: readonly string[];
  readonly line: string;
  readonly lineAlpha: number;
  readonly cellAlpha: number;
  readonly wave: string;
  readonly rhumb: string;
  readonly rhumbAlpha: number;
  readonly ring: number;
  readonly wind: string;
  readonly windAlpha: number;
  readonly windEdge: number;
  readonly foam: string;
  readonly swell: string;
  readonly curl: string;
  readonly paper: string;
  readonly edge: string;
  readonly bone: string;
  readonly eyes: string;
  readonly gold: string;
  readonly strait: string;
  readonly vignette: number;
  readonly grain: number;
}

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  dark: {
    land: '#d8c092',
    hills: '#c2a473',
    beach: '#efdcae',
    ink: '#2b1d10',
    sea: ['#7cc5bd', '#53a5a4', '#3a8d93', '#2b7784', '#216575', '#1a5667', '#16495b', '#123f50'],
    line: '#f3e7c8',
    lineAlpha: 0.4,
    cellAlpha: 0.055,
    wave: '#eef6ea',
    rhumb: '#f0dca8',
    rhumbAlpha: 0.22,
    ring: 0.34,
    wind: '#dff3ee',
    windAlpha: 0.17,
    windEdge: 0.42,
    foam: '#eafcf6',
    swell: '#082733',
    curl: '#e9fbf4',
    paper: '#c4a977',
    edge: '#6d5231',
    bone: '#eadfc2',
    eyes: '#1d5a69',
    gold: '#f2cf7d',
    strait: '#f6dfa6',
    vignette: 0.34,
    grain: 0.24,
  },
  light: {
    land: '#f0e4c8',
    hills: '#dcc89e',
    beach: '#f9f0d8',
    ink: '#3a2c1c',
    sea: ['#d3e8da', '#b4d9d0', '#98c9c6', '#80b9bb', '#6cabb0', '#5c9fa7', '#50949e', '#478b97'],
    line: '#173f4a',
    lineAlpha: 0.42,
    cellAlpha: 0.1,
    wave: '#2b6f78',
    rhumb: '#5b3f22',
    rhumbAlpha: 0.3,
    ring: 0.42,
    wind: '#ffffff',
    windAlpha: 0.33,
    windEdge: 0.8,
    foam: '#ffffff',
    swell: '#1f6472',
    curl: '#2a6f7c',
    paper: '#ead9b3',
    edge: '#a5895c',
    bone: '#fbf5e4',
    eyes: '#5c9fa7',
    gold: '#8a6418',
    strait: '#6a4a12',
    vignette: 0.18,
    grain: 0.2,
  },
};
