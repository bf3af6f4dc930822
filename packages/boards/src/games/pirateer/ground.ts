/** The empty sea chart: sheet and frame, and on it each map from the land up. */
import type { Figure, Theme } from '../../board.ts';
import { n, noise, radial } from '../../draw.ts';
import { seeded } from './land.ts';
import type { PirateerLayout } from './layout.ts';
import { U } from './layout.ts';
import { mapArt } from './map-art.ts';
import { PALETTES, type Palette } from './palette.ts';

/** The grain of old paper, as a pattern. */
const GRAIN = '0 0 0 0 .36  0 0 0 0 .24  0 0 0 0 .10  1.9 .9 0 0 -1.05';

export function ground(layout: PirateerLayout, theme: Theme, plain = false): Figure {
  const p = PALETTES[theme];
  const { width: w, height: h } = layout;
  const all = { x: 0, y: 0, w, h };
  const maps = layout.charts.map((chart) => mapArt(layout, chart, theme));
  const grain = plain
    ? ''
    : `<rect width="${n(w)}" height="${n(h)}" fill="url(#~grain)" opacity="${p.grain}"${layout.compact ? '' : ' clip-path="url(#~sheet)"'}/>`;
  const defs = [
    plain ? '' : noise('grain', [320, 320], '.014 .016', 4, 9, GRAIN),
    radial(
      'vignette',
      [0.5, 0.5, 0.72],
      [
        [0.55, '#2a1605', 0],
        [1, '#2a1605', p.vignette],
      ],
    ),
    layout.compact ? '' : `<clipPath id="~sheet"><path d="${sheetEdge(layout)}"/></clipPath>`,
    ...maps.map((map) => map.defs),
  ].join('');
  const parts = [
    layout.compact ? `<rect width="${n(w)}" height="${n(h)}" fill="${p.land}"/>` : frame(layout, p),
    ...maps.map((map) => map.body),
    seam(layout, p),
    grain,
  ];
  return { defs, body: parts.join('\n'), box: all };
}

/** The worn edge of the sheet. */
function sheetEdge({ width: w, height: h }: PirateerLayout): string {
  const random = seeded(5);
  const side = (x1: number, y1: number, x2: number, y2: number): string => {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const steps = Math.round(length / 16);
    const [nx, ny] = [(y2 - y1) / length, -(x2 - x1) / length];
    return Array.from({ length: steps }, (_, i) => {
      const [t, j] = [i / steps, -2 - random() * 4];
      return `${n(x1 + (x2 - x1) * t + nx * j)} ${n(y1 + (y2 - y1) * t + ny * j)}`;
    }).join('L');
  };
  return `M${side(0, 0, w, 0)}L${side(w, 0, w, h)}L${side(w, h, 0, h)}L${side(0, h, 0, 0)}Z`;
}

/** The sheet with its neatline of alternating bars, one bar for each space. */
function frame(layout: PirateerLayout, p: Palette): string {
  const { width: w, height: h, margin: m } = layout;
  const edge = sheetEdge(layout);
  const [x, y, iw, ih] = [m, m, w - 2 * m, h - 2 * m];
  const bars = (vertical: boolean, at: number): string => {
    const length = vertical ? ih : iw;
    const count = Math.round(length / (2 * U));
    const step = length / count;
    return Array.from({ length: count }, (_, i) => {
      const fill = i % 2 ? p.ink : p.beach;
      return vertical
        ? `<rect x="${n(at)}" y="${n(y + i * step)}" width="5.4" height="${n(step)}" fill="${fill}"/>`
        : `<rect x="${n(x + i * step)}" y="${n(at)}" width="${n(step)}" height="5.4" fill="${fill}"/>`;
    }).join('');
  };
  const line = (by: number, width: number): string =>
    `<rect x="${n(x - by)}" y="${n(y - by)}" width="${n(iw + 2 * by)}" height="${n(ih + 2 * by)}" fill="none" stroke="${p.ink}" stroke-width="${width}"/>`;
  return `<path d="${edge}" fill="${p.paper}"/><path d="${edge}" fill="none" stroke="${p.edge}" stroke-width="3" stroke-opacity=".6"/>
${bars(false, y - 8.4)}${bars(false, y + ih + 3)}${bars(true, x - 8.4)}${bars(true, x + iw + 3)}${line(16, 1.5)}${line(13, 0.6)}${line(8.4, 0.8)}${line(3, 0.8)}${line(0, 1.2)}`;
}

/** A thin double line where two maps meet on land. */
function seam({ charts, shape }: PirateerLayout, p: Palette): string {
  const [a] = charts;
  if (charts.length < 2 || a === undefined) return '';
  const { x, y, w, h } = a.rect;
  const gap = 2.3 * U;
  const style = `stroke="${p.ink}" stroke-width="2.4" stroke-dasharray="${U} 3" fill="none"`;
  return shape === 'landscape'
    ? `<path d="M${n(x + w)} ${n(y)}V${n(y + h / 2 - gap)}M${n(x + w)} ${n(y + h / 2 + gap)}V${n(y + h)}" ${style}/>`
    : `<path d="M${n(x)} ${n(y + h)}H${n(x + w / 2 - gap)}M${n(x + w / 2 + gap)} ${n(y + h)}H${n(x + w)}" ${style}/>`;
}
