/** The tradewinds: a lighter band with one unbroken swell through all its corners. It has no arrow: it can be sailed both ways. */
import { n } from '../../draw.ts';
import { CELLS, type Pen } from './pen.ts';

/** The rows of the two winds, and how far they reach to each side. */
const ROWS = [-4, 4] as const;
const REACH = 10.1;

export function windsArt(pen: Pen): string {
  return ROWS.map((row) => wind(pen, row)).join('');
}

function wind(pen: Pen, row: number): string {
  const { p, at } = pen;
  const cells = CELLS.filter((cell) => cell.kind === 'tradewind' && cell.row === row);
  const band = cells.map(({ column }) => pen.diamond(column, row, 0.93)).join('');
  const long = swell(pen, -REACH, REACH, row, 0.15, 1, 0);
  const short = cells
    .map(
      ({ column: c }) =>
        swell(pen, c - 0.62, c + 0.62, row - 0.34, 0.085, 0.62, 1.2) +
        swell(pen, c - 0.62, c + 0.62, row + 0.34, 0.085, 0.62, 4.3) +
        swell(pen, c - 0.26, c + 0.26, row - 0.62, 0.05, 0.52, 1.2) +
        swell(pen, c - 0.26, c + 0.26, row + 0.62, 0.05, 0.52, 1.2),
    )
    .join('');
  const curls = [-1, 1].map((end) => {
    const [x, y] = at(end * REACH, row);
    const [x2, y2] = at(end * (REACH + 0.5), row);
    const angle = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI;
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})" fill="none" stroke="${p.curl}" stroke-width="2.4" stroke-linecap="round" opacity=".9"><path d="M-6 0c10-2 19-10 14-17c-4-5-11 0-8 5"/><path d="M-6 0c10 2 19 10 14 17c-4 5-11 0-8-5"/></g>`;
  });
  return `<path d="${band}" fill="${p.wind}" fill-opacity="${p.windAlpha}" stroke="${p.wind}" stroke-opacity="${p.windEdge}" stroke-width="1.6"/><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${long}${short}" transform="translate(0 3)" stroke="${p.swell}" stroke-opacity=".6" stroke-width="2"/><path d="${short}" stroke="${p.foam}" stroke-opacity=".72" stroke-width="2"/><path d="${long}" stroke="${p.foam}" stroke-opacity=".95" stroke-width="3.1"/></g>${curls.join('')}`;
}

/** A wave line from one column to another that is calm at both ends. */
function swell(
  { at }: Pen,
  from: number,
  to: number,
  row: number,
  height: number,
  length: number,
  phase: number,
): string {
  const steps = Math.round((to - from) / 0.07);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const c = from + ((to - from) * i) / steps;
    const calm = Math.min(1, (c - from) / 0.35, (to - c) / 0.35);
    const [x, y] = at(c, row + height * calm * Math.sin((c * 2 * Math.PI) / length + phase));
    return `${i ? 'L' : 'M'}${n(x)} ${n(y)}`;
  }).join('');
}
