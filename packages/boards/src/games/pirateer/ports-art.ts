/** The ports: home anchorages, moorings, forts and flags with names, and the letters and numbers on the shore. */
import { n } from '../../draw.ts';
import { FLEET_LOOKS } from './fleets.ts';
import { anchor, flag, fort } from './land.ts';
import { columnOf, rowOf } from './layout.ts';
import { type Pen, SCALE } from './pen.ts';
import { chartOf, FLEETS, type FleetId, mapOf, planOf, portOf } from './rules.ts';

/** Where flag and fort stand. */
const TOWNS = { S: [-13.15, -9.95], F: [13.15, -9.95], P: [13.15, 9.95], B: [-13.15, 9.95] } as const;

const NAMES: Readonly<Record<FleetId, string>> = {
  S1: 'Spaniards',
  F1: 'French',
  P1: 'Pirates',
  B1: 'Barbarys',
  S2: 'English',
  F2: 'Dutch',
  P2: 'Genoese',
  B2: 'Maltese',
};

export function portsArt(pen: Pen): string {
  const fleets = FLEETS.filter((fleet) => mapOf(fleet) === pen.chart.map);
  return fleets.map((fleet) => port(pen, fleet)).join('') + shoreLetters(pen);
}

function port(pen: Pen, fleet: FleetId): string {
  const { p, at, layout } = pen;
  const isPlayed = layout.fleets.includes(fleet);
  const { anchorage, harbor } = planOf(fleet);
  const cell = ([x, y]: readonly [number, number]): readonly [number, number] =>
    at(columnOf({ x, y }), rowOf({ x, y }));
  const [hx, hy] = cell(anchorage);
  const fill = isPlayed ? FLEET_LOOKS[fleet].color : '#000';
  const home = `<path d="M${n(hx)} ${n(hy - 34)}L${n(hx + 34)} ${n(hy)}L${n(hx)} ${n(hy + 34)}L${n(hx - 34)} ${n(hy)}Z" fill="${fill}" fill-opacity="${isPlayed ? 0.5 : 0.12}" stroke="#f2cf7d" stroke-opacity="${isPlayed ? 1 : 0.5}" stroke-width="2.6"/><g transform="translate(${n(hx)} ${n(hy)})" stroke="#fff3d4" stroke-opacity="${isPlayed ? 1 : 0.4}" stroke-width="2.4">${anchor(13)}</g>`;
  const buoys = harbor.map((one) => {
    const [x, y] = cell(one);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="6" fill="none" stroke="${p.line}" stroke-opacity=".45" stroke-width="1.6"/><circle cx="${n(x)}" cy="${n(y)}" r="1.8" fill="${p.line}" fill-opacity=".5"/>`;
  });
  const [column, row] = TOWNS[portOf(fleet)];
  const [tx, ty] = at(column, row);
  const name =
    layout.compact || !isPlayed
      ? ''
      : `<text x="${n(tx + (tx < 0 ? -11 : 11))}" y="${n(ty + 73)}" text-anchor="middle" font-size="25" font-style="italic" font-weight="500" fill="${p.ink}" stroke="${p.land}" stroke-width="4" paint-order="stroke">${NAMES[fleet]}</text>`;
  const town = `<g${isPlayed ? '' : ' opacity=".4"'}>${fort(tx, ty + 44, p)}</g>`;
  return home + buoys.join('') + town + (isPlayed ? flag(tx - 38, ty - 44, fleet) : '') + name;
}

interface Letter {
  x: number;
  readonly y: number;
  readonly text: string;
  readonly isNumber: boolean;
}

/** Letters for x and numbers for y where each line meets the shore; those that would meet are pushed apart. */
function shoreLetters({ at, p, layout }: Pen): string {
  if (layout.compact) return '';
  const letters: Letter[] = [];
  const put = (x: number, y: number, text: string, isNumber: boolean): void => {
    const [c, r] = [columnOf({ x, y }), rowOf({ x, y })];
    if (Math.abs(r) > 11.6 || Math.abs(c) > 15.6) return;
    const [px, py] = at(c, r);
    letters.push({ x: px, y: py, text, isNumber });
  };
  const halves = chartOf(1).spaces.flatMap((space) => space.halves);
  for (let i = 0; i < 20; i++) {
    const ys = halves.filter(({ x }) => x === i).map(({ y }) => y);
    const xs = halves.filter(({ y }) => y === i).map(({ x }) => x);
    for (const y of [Math.min(...ys) - 0.86, Math.max(...ys) + 0.86])
      put(i, y, String.fromCharCode(65 + i), false);
    for (const x of [Math.min(...xs) - 0.86, Math.max(...xs) + 0.86]) put(x, i, String(i + 1), true);
  }
  for (const a of letters)
    for (const b of letters)
      if (a !== b && Math.hypot(a.x - b.x, a.y - b.y) < SCALE / 2) {
        const by = a.x <= b.x ? -9 : 9;
        a.x += by;
        b.x -= by;
      }
  return letters
    .map(
      ({ x, y, text, isNumber }) =>
        `<text x="${n(x)}" y="${n(y + 5)}" text-anchor="middle" font-size="${isNumber ? 16 : 17}" font-weight="500" fill="${isNumber ? '#7a2f1a' : p.ink}" fill-opacity=".92" stroke="${p.beach}" stroke-width="3.5" paint-order="stroke">${text}</text>`,
    )
    .join('');
}
