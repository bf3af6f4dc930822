/** The small drawings of the variants, put together from those of the board: 200 by 100, the middle is 0,0. */
import * as pirateerArt from '@sandbar/boards/pirateer/art';
import type { pirateer } from '@sandbar/engine';

export const { symbol } = pirateerArt;

const { badge, coin, deck, die, hull, skull, wreck } = pirateerArt;

/** A drawing of the board, moved and scaled. */
const put = (body: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${body}</g>`;

const ship = (
  fleet: pirateer.FleetId,
  x: number,
  y: number,
  scale: number,
  heading = 0,
  own = false,
): string => put(put(hull(own).body, 0, 0, 1, heading) + deck(fleet, false).body, x, y, scale);

const diamonds = (): string => {
  let lines = '';
  for (let i = -7; i <= 7; i++)
    lines += `M${i * 40 - 80} -80L${i * 40 + 80} 80M${i * 40 + 80} -80L${i * 40 - 80} 80`;
  return `<path d="${lines}" stroke="#f3e7c8" stroke-opacity=".28" fill="none"/>`;
};

const SEA = `<rect x="-110" y="-60" width="220" height="120" fill="#1a5667"/><circle r="90" fill="#216575"/><circle r="55" fill="#2b7784"/>${diamonds()}`;
const DEEP = `<rect x="-110" y="-60" width="220" height="120" fill="#164453"/>${diamonds()}`;
const LAND = '#d8c092';

const ISLAND = `<path d="M0 -34L34 0L0 34L-34 0Z" fill="${LAND}" stroke="#2b1d10" stroke-width="2" stroke-linejoin="round"/>${put(skull('dark'), 0, 0, 0.5)}`;

const around = (fleets: readonly pirateer.FleetId[]): string =>
  fleets
    .map((fleet, i) => {
      const a = (i / fleets.length) * 2 * Math.PI - Math.PI / 2 - 0.4;
      const [x, y] = [Math.cos(a) * 50, Math.sin(a) * 35];
      return ship(fleet, Math.round(x), Math.round(y), 0.36, ((a * 180) / Math.PI + 180) % 360);
    })
    .join('');

const pair = (a: pirateer.FleetId, b: pirateer.FleetId, x: number, y: number, isRow: boolean): string => {
  const [dx, dy] = isRow ? [34, 0] : [0, 24];
  const [w, h] = isRow ? [110, 36] : [40, 88];
  return `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="18" fill="#0b1117" fill-opacity=".4" stroke="#efe8d8" stroke-opacity=".8" stroke-width="2"/>${put(badge(a).body, x - dx, y - dy, 0.62)}${put(badge(b).body, x + dx, y + dy, 0.62)}`;
};

const spiral = (): string =>
  Array.from({ length: 6 }, (_, arm) => {
    const points = Array.from({ length: 25 }, (_p, i) => {
      const a = (arm * Math.PI) / 3 + (i / 24) * 3.2;
      const r = 14 + i * 3.4;
      return `${i ? 'L' : 'M'}${Math.round(Math.cos(a) * r * 1.25)} ${Math.round(Math.sin(a) * r * 0.8)}`;
    });
    return `<path d="${points.join('')}" fill="none" stroke="#e4f3f2" stroke-width="4" stroke-opacity=".75" stroke-linecap="round"/>`;
  }).join('');

const ring = (r: number, fill: string, dash: string): string =>
  `<path d="M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z" fill="${fill}" fill-opacity=".42" stroke="${fill}" stroke-width="2.4"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}/>`;

/** A chart in little: the land around the sea, the island in its middle. */
const chart = (x: number): string =>
  `<g transform="translate(${x} 0)"><rect x="-48" y="-60" width="96" height="120" fill="${LAND}"/><path d="M-48 -12L-18 -42L-8 -36L0 -44L8 -36L18 -42L48 -12V12L18 42L8 36L0 44L-8 36L-18 42L-48 12Z" fill="#216575" stroke="#2b1d10" stroke-width="1.6"/><path d="M-16 -36V36M16 -36V36" stroke="#eafcf6" stroke-opacity=".7" stroke-width="2" stroke-dasharray="3 2"/>${put(ISLAND, 0, 0, 0.34)}</g>`;

const PICTURES: Readonly<Record<pirateer.VariantId, () => string>> = {
  'devils-island': () =>
    SEA + around(['S1', 'F1', 'F1', 'P1', 'P1', 'B1', 'B1', 'S1']) + ISLAND + put(coin.body, 0, 15, 0.34),
  flotilla: () =>
    `${DEEP}<path d="M-110 60V20L-60 -30L-30 0L20 -60H110V60Z" fill="${LAND}"/><path d="M-110 20L-60 -30L-30 0L20 -60" fill="none" stroke="#2b1d10" stroke-width="2.4"/>${[
      2, 1, 0,
    ]
      .map((i) => ship('P1', i * 8 - 4, -i * 11 + 8, 1, -40, true))
      .join(
        '',
      )}<circle cx="28" cy="32" r="13" fill="#d0a653" stroke="#180e07" stroke-width="2"/><text x="28" y="38" text-anchor="middle" font-family="Inter, system-ui, sans-serif" font-weight="800" font-size="17" fill="#1c120a">3</text>`,
  dominion: () => DEEP + pair('S1', 'F1', 0, -22, true) + pair('B1', 'P1', 0, 22, true),
  runaway: () => DEEP + pair('S1', 'B1', -28, 0, false) + pair('F1', 'P1', 28, 0, false),
  'pieces-of-eight': () =>
    `${chart(-48)}${chart(48)}<path d="M0 -60V-14M0 14V60" stroke="#2b1d10" stroke-width="2" stroke-dasharray="8 3"/>`,
  hurricane: () => DEEP + spiral() + ship('P1', 0, 0, 0.7, 45, true),
  'nuke-a-teer': () =>
    SEA +
    ring(92, '#ff7a5c', '7 5') +
    ring(60, '#ffd08a', '7 5') +
    ring(32, '#fff0c8', '') +
    ship('P1', 0, 0, 0.66, 20, true) +
    ship('S1', -44, 14, 0.5, 200) +
    ship('F1', 42, -12, 0.5, 10),
  shipwreck: () =>
    `${SEA}<path d="M-20 4L40 -14" stroke="#f6ecd2" stroke-width="4" stroke-dasharray=".1 9" stroke-linecap="round"/>${put(wreck.body, -46, 12, 0.95)}${ship('S1', 46, -16, 1, -20)}`,
  'acey-deucey': () =>
    SEA + put(die(1, 0, false).body, -28, 0, 0.95, -8) + put(die(2, 0, false).body, 28, -3, 0.95, 7),
};

/** The drawing of a variant as SVG text. */
export const pictureOf = (id: pirateer.VariantId): string => PICTURES[id]();
