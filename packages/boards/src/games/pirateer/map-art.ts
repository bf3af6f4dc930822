/** One map of the chart, from the land up: relief, depths, rhumb lines, winds, the grid, the coast, the island and the ports. */
import type { Theme } from '../../board.ts';
import { n, toRim } from '../../draw.ts';
import { COAST, DEPTHS, ENGRAVED, INLAND, RELIEF, ROCKS } from './coast.ts';
import { FLEET_LOOKS } from './fleets.ts';
import { anchor, hill, palm, rose, seeded, skull, tuft } from './land.ts';
import { type ChartPlace, HALF_H, HALF_W, type PirateerLayout, turned, U } from './layout.ts';
import { readLoop, smooth } from './loops.ts';
import { PALETTES } from './palette.ts';
import { CELLS, type Cell, fleetsOn, HARBORS, type Pen, SCALE } from './pen.ts';
import { portsArt } from './ports-art.ts';
import { portOf } from './rules.ts';
import { windsArt } from './winds-art.ts';

export function mapArt(
  layout: PirateerLayout,
  chart: ChartPlace,
  theme: Theme,
): { defs: string; body: string } {
  const p = PALETTES[theme];
  const { turn } = layout;
  const id = `m${chart.map}`;
  const at = (c: number, r: number): readonly [number, number] => {
    const [x, y] = turned(turn, c, r);
    return [x * SCALE, y * SCALE];
  };
  const pen: Pen = {
    layout,
    chart,
    p,
    theme,
    id,
    at,
    diamond(c, r, size) {
      const [x, y] = at(c, r);
      const q = size * SCALE;
      return `M${n(x)} ${n(y - q)}L${n(x + q)} ${n(y)}L${n(x)} ${n(y + q)}L${n(x - q)} ${n(y)}Z`;
    },
  };
  const isUpright = turn === 'left' || turn === 'right';
  const [w, h] = isUpright ? [HALF_H * SCALE, HALF_W * SCALE] : [HALF_W * SCALE, HALF_H * SCALE];
  const coast = smooth(COAST, turn, SCALE);
  const box = `x="${-w}" y="${-h}" width="${2 * w}" height="${2 * h}"`;
  const defs = `<clipPath id="~${id}r"><rect ${box}/></clipPath><clipPath id="~${id}w"><path d="${coast}" clip-rule="evenodd"/></clipPath>${tints(pen)}`;
  const layers = [
    land(pen, w, h),
    shores(pen, coast),
    depths(pen, coast),
    `<g clip-path="url(#~${id}w)">${rhumbs(pen, w, h)}</g>`,
    engraved(pen),
    `<g clip-path="url(#~${id}w)"><path d="${cells(pen, (cell) => cell.isOdd, 1)}" fill="#fff" fill-opacity="${p.cellAlpha}"/></g>`,
    windsArt(pen),
    `<g clip-path="url(#~${id}w)"><path d="${cells(pen, () => true, 0.955)}" fill="none" stroke="${p.line}" stroke-opacity="${p.lineAlpha}" stroke-width="1.25" stroke-linejoin="round"/></g>`,
    signs(pen),
    coastline(pen, coast),
    relief(pen),
    skull(p),
    `<rect ${box} fill="url(#~vignette)"/>`,
    portsArt(pen),
  ];
  return {
    defs,
    body: `<g transform="translate(${n(chart.x)} ${n(chart.y)}) scale(${U / SCALE})" font-family="Fraunces, Georgia, serif"><g clip-path="url(#~${id}r)">${layers.join('\n')}</g></g>`,
  };
}

const cells = (pen: Pen, which: (cell: Cell) => boolean, size: number): string =>
  CELLS.filter(which)
    .map(({ column, row }) => pen.diamond(column, row, size))
    .join('');

function tints(pen: Pen): string {
  return fleetsOn(pen)
    .map((fleet) => {
      const [column, row] = HARBORS[portOf(fleet)];
      const [x, y] = pen.at(column, row);
      const { tint } = FLEET_LOOKS[fleet];
      return `<radialGradient id="~${pen.id}${fleet}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${5.2 * SCALE}"><stop offset=".35" stop-color="${tint}" stop-opacity=".62"/><stop offset="1" stop-color="${tint}" stop-opacity="0"/></radialGradient>`;
    })
    .join('');
}

function land({ layout: { turn }, p }: Pen, w: number, h: number): string {
  const [, beach = [], low = [], high = []] = INLAND;
  const wash = (loops: readonly string[], alpha: number): string =>
    `<path fill-rule="evenodd" d="M${-w} ${-h}h${2 * w}v${2 * h}h${-2 * w}Z${smooth(loops, turn, SCALE)}" fill="${p.hills}" opacity="${alpha}"/>`;
  return `<rect x="${-w}" y="${-h}" width="${2 * w}" height="${2 * h}" fill="${p.land}"/>${wash(high, 0.35)}${wash(low, 0.4)}<path d="${smooth(beach, turn, SCALE)}" fill="${p.beach}" fill-rule="evenodd"/>`;
}

/** Each port's shore is washed in the color of its fleet. */
const shores = (pen: Pen, coast: string): string =>
  fleetsOn(pen)
    .map((fleet) => {
      const stroke = `fill="none" stroke="url(#~${pen.id}${fleet})"`;
      return `<path d="${coast}" ${stroke} stroke-width="34"/><path d="${coast}" ${stroke} stroke-width="15"/>`;
    })
    .join('');

function depths({ layout: { turn }, p }: Pen, coast: string): string {
  const fills = DEPTHS.map(
    (loops, i) =>
      `<path d="${smooth(loops, turn, SCALE)}" fill="${p.sea[i + 1] ?? ''}" fill-rule="evenodd"/>`,
  );
  const dots = `<path d="${smooth(DEPTHS[4] ?? [], turn, SCALE)}" fill="none" stroke="${p.line}" stroke-opacity=".22" stroke-width="1.3" stroke-dasharray=".1 5" stroke-linecap="round"/>`;
  return `<path d="${coast}" fill="${p.sea[0]}" fill-rule="evenodd"/>${fills.join('')}${dots}`;
}

function rhumbs(pen: Pen, w: number, h: number): string {
  const { p, at } = pen;
  const map = { x: -w, y: -h, w: 2 * w, h: 2 * h };
  const ray = (x: number, y: number, a: number, from: number): string => {
    const far = toRim(map, { x, y }, a);
    return `M${n(x + Math.cos(a) * SCALE * from)} ${n(y + Math.sin(a) * SCALE * from)}L${n(x + Math.cos(a) * far)} ${n(y + Math.sin(a) * far)}`;
  };
  const from = (count: number, x: number, y: number, start: number, pick: (k: number) => boolean): string =>
    Array.from({ length: count }, (_, k) =>
      pick(k) ? ray(x, y, (k * 2 * Math.PI) / count, start) : '',
    ).join('');
  const side = (
    [
      [-11, -4.5],
      [11, -4.5],
      [11, 4.5],
      [-11, 4.5],
    ] as const
  ).map(([c, r]) => from(16, at(c, r)[0], at(c, r)[1], 0, () => true));
  const ticks = Array.from(
    { length: 96 },
    (_, k) =>
      `<path d="M0 ${-5.35 * SCALE}v${n(-(k % 3 ? 0.22 : k % 6 ? 0.38 : 0.6) * SCALE)}" transform="rotate(${k * 3.75})"/>`,
  ).join('');
  return `<g fill="none" stroke="${p.rhumb}" stroke-opacity="${p.rhumbAlpha}"><path d="${from(32, 0, 0, 2.2, (k) => k % 2 === 1)}" stroke-dasharray="9 5"/><path d="${from(32, 0, 0, 2.2, (k) => k % 2 === 0)}" stroke-width="1.3"/><path d="${side.join('')}" stroke-width=".8" opacity=".5"/></g><g fill="none" stroke="${p.rhumb}" opacity="${p.ring}" stroke-width="1.1"><circle r="${5.15 * SCALE}" stroke-width="2"/><circle r="${5.35 * SCALE}"/><circle r="${5.95 * SCALE}"/>${ticks}</g>`;
}

const engraved = ({ layout: { turn }, p }: Pen): string =>
  ENGRAVED.map(
    (loops, i) =>
      `<path d="${smooth(loops, turn, SCALE)}" fill="none" stroke="${p.wave}" stroke-width="${1.5 - i * 0.25}" stroke-opacity="${n(0.5 * (1 - i * 0.23))}"/>`,
  ).join('');

/** Anchorages beside the island, mooring buoys, and the halves of the straits. */
function signs(pen: Pen): string {
  const { p, at, diamond } = pen;
  const anchorages = CELLS.filter((cell) => cell.isAnchorage).map(({ column, row }) => {
    const [x, y] = at(column, row);
    return `<g transform="translate(${n(x)} ${n(y)})" fill="none"><path d="M0-25L25 0L0 25L-25 0Z" stroke="#f2cf7d" stroke-opacity=".9" stroke-dasharray="1 6" stroke-linecap="round" stroke-width="3.2"/><g stroke="${p.gold}" stroke-opacity=".8" stroke-width="2">${anchor(9)}</g></g>`;
  });
  const straits = CELLS.filter((cell) => cell.kind === 'strait').map(({ column, row }) => {
    const [x, y] = at(column, row + (row < 0 ? 0.45 : -0.45));
    const isAlpha = column < 0;
    return `<path d="${diamond(column, row, 0.9)}" fill="#f2cf7d" fill-opacity=".16" stroke="#f2cf7d" stroke-width="2.4" stroke-opacity=".85" stroke-dasharray="7 4"/><text x="${n(x)}" y="${n(y + 6)}" text-anchor="middle" font-size="20" font-style="italic" fill="${p.strait}">${isAlpha ? 'α' : 'β'}</text>`;
  });
  return anchorages.join('') + straits.join('');
}

function coastline({ layout: { turn }, p }: Pen, coast: string): string {
  const random = seeded(3);
  const strokes = COAST.map(readLoop).map((loop) =>
    loop
      .map(([c, r], i) => {
        const [before, after] = [loop[(i + loop.length - 1) % loop.length], loop[(i + 1) % loop.length]];
        if (!before || !after) return '';
        const [tx, ty] = [after[0] - before[0], after[1] - before[1]];
        const length = Math.hypot(tx, ty) || 1;
        // The land lies on one side of the line all along.
        const [nx, ny] = [-ty / length, tx / length];
        const reach = 0.15 + random() * 0.18;
        const [x1 = 0, y1 = 0] = turned(turn, c + nx * 0.05, r + ny * 0.05).map((v) => v * SCALE);
        const [x2 = 0, y2 = 0] = turned(turn, c + nx * reach, r + ny * reach).map((v) => v * SCALE);
        return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
      })
      .join(''),
  );
  return `<path d="${strokes.join('')}" stroke="${p.ink}" stroke-opacity=".42" stroke-width="1.3" fill="none" stroke-linecap="round"/><path d="${coast}" fill="none" stroke="${p.ink}" stroke-width="3" stroke-linejoin="round"/><path d="${smooth(INLAND[0] ?? [], turn, SCALE)}" fill="none" stroke="${p.ink}" stroke-opacity=".4"/>`;
}

function relief(pen: Pen): string {
  const { p, at, layout, chart } = pen;
  const random = seeded(11 + chart.map * 7);
  const standing: { readonly x: number; readonly y: number; readonly what: number }[] = [];
  for (let i = 0; i + 2 < RELIEF.length; i += 3) {
    const [x, y] = at((RELIEF[i] ?? 0) / 10, (RELIEF[i + 1] ?? 0) / 10);
    standing.push({ x, y, what: RELIEF[i + 2] ?? 0 });
  }
  const drawn = standing
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, what }) =>
      what === 0 ? hill(x, y, random, p) : what === 1 ? palm(x, y, random, p) : tuft(x, y, p),
    );
  const rocks = ROCKS.map(([c = 0, r = 0]) => {
    const [x, y] = at(c, r);
    return `<path d="M${n(x - 9)} ${n(y + 6)}l4-9l5 4l4-8l6 13z" fill="${p.hills}" stroke="${p.ink}" stroke-width="1.5" stroke-linejoin="round"/>`;
  });
  const [x, y] = at(-14.1, 0);
  const star = layout.compact ? '' : `<g transform="translate(${n(x)} ${n(y)})">${rose(38, p)}</g>`;
  return drawn.join('') + rocks.join('') + star;
}
