/** The paper of cards and notices: colors, the chart behind everything, the mark. */
import type { Theme } from './board.ts';
import { n } from './draw.ts';

/** The colors of a card. */
export interface Paper {
  readonly ground: string;
  readonly raised: string;
  readonly chart: string;
  readonly line: string;
  readonly ink: string;
  readonly soft: string;
  readonly faint: string;
  readonly brass: string;
  readonly sand: string;
  readonly sea: string;
  readonly live: string;
}

/** Dark and light paper. */
export const PAPERS: Readonly<Record<Theme, Paper>> = {
  dark: {
    ground: '#0b1117',
    raised: '#14212c',
    chart: '#1d3040',
    line: '#263a49',
    ink: '#efe8d8',
    soft: '#a9b3b6',
    faint: '#7d8a90',
    brass: '#d0a653',
    sand: '#e9dcb8',
    sea: '#2c6a70',
    live: '#d9573d',
  },
  light: {
    ground: '#e6dfd0',
    raised: '#f7f2e7',
    chart: '#d6cbb3',
    line: '#cbbfa6',
    ink: '#1d2730',
    soft: '#4f5b62',
    faint: '#7a817f',
    brass: '#8a6420',
    sand: '#c9a760',
    sea: '#f7f2e7',
    live: '#c2452d',
  },
};

/** The ground: depth contours on a chart, faint enough to be read over. */
export function ground(width: number, height: number, paper: Paper): string {
  const unit = width / 1200;
  const contours = Array.from({ length: 9 }, (_, k) => {
    const points = Array.from({ length: 97 }, (_, i) => {
      const t = (i / 96) * Math.PI * 2;
      const r = 80 + k * 82 + 26 * Math.sin(3 * t + k * 0.35) + 18 * Math.cos(5 * t - k * 0.5);
      return `${n((150 + r * 1.5 * Math.cos(t)) * unit)} ${n(height + (40 + r * Math.sin(t)) * unit)}`;
    });
    return `M${points.join('L')}Z`;
  });
  return `<defs><linearGradient id="paper" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${paper.raised}"/><stop offset="1" stop-color="${paper.ground}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#paper)"/><path d="${contours.join('')}" fill="none" stroke="${paper.chart}" stroke-width="${n(Math.max(1, 1.6 * unit))}" opacity=".6"/>`;
}

/** The mark, its corner at (x, y). */
export const logo = (x: number, y: number, side: number, paper: Paper): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round((side / 28) * 1e4) / 1e4})"><circle cx="14" cy="14" r="13" fill="none" stroke="${paper.brass}" stroke-width="1.5"/><circle cx="14" cy="11.5" r="4.2" fill="${paper.brass}"/><path d="M3 17.2c4-3.6 7.4-2.6 11 0s7 3.4 11-.2a11.6 11.6 0 0 1-22 .2Z" fill="${paper.sand}"/><path d="M4.6 21c3.4-1.6 6-.8 9.4.6s5.8 1.4 9-.4" fill="none" stroke="${paper.sea}" stroke-width="1.8" stroke-linecap="round"/></g>`;
