/** The drawings of the ships that sail by themselves: merchants with their coins, men-o'-war, typhoons. Box of 100 by 100. */
import type { Figure } from '../../board.ts';
import { linear, n } from '../../draw.ts';
import { lettering } from './glyphs.ts';
import { boxed } from './ships.ts';

/** A coin lying flat. */
export function coin(x: number, y: number, rx: number, ry = rx * 0.34, thick = rx * 0.27): string {
  return `<path d="M${n(x - rx)} ${n(y - thick)} V${n(y)} A${n(rx)} ${n(ry)} 0 0 0 ${n(x + rx)} ${n(y)} V${n(y - thick)}Z" fill="#b07f2e" stroke="#2a1c0a" stroke-width="1.2"/><path d="M${n(x - rx * 0.86)} ${n(y + ry * 0.5 - thick * 0.45)} A${n(rx)} ${n(ry)} 0 0 0 ${n(x + rx * 0.86)} ${n(y + ry * 0.5 - thick * 0.45)}" fill="none" stroke="#f0d596" stroke-width="${n(rx * 0.07)}"/><ellipse cx="${n(x)}" cy="${n(y - thick)}" rx="${n(rx)}" ry="${n(ry)}" fill="#f0d596" stroke="#2a1c0a" stroke-width="1.2"/><ellipse cx="${n(x)}" cy="${n(y - thick)}" rx="${n(rx * 0.68)}" ry="${n(ry * 0.64)}" fill="#d0a653" stroke="#b98d3c" stroke-width=".8"/><path d="M${n(x - rx * 0.8)} ${n(y - thick - ry * 0.25)} A${n(rx)} ${n(ry)} 0 0 1 ${n(x + rx * 0.1)} ${n(y - thick - ry * 0.88)}" stroke="#fff6dc" stroke-width="1.5" fill="none" stroke-linecap="round"/>`;
}

/** How many coins lie in each pile for a merchant's gold; more than nine is drawn like nine. */
const PILES: Readonly<Record<number, readonly number[]>> = {
  2: [2],
  3: [3],
  4: [2, 2],
  5: [3, 2],
  6: [3, 3],
  7: [3, 2, 2],
  8: [3, 3, 2],
  9: [3, 3, 3],
};

function piles(gold: number): string {
  const [a = 0, b = 0, c = 0] = PILES[Math.min(9, Math.max(2, gold))] ?? [];
  const pile = (x: number, y: number, count: number, rx: number): string =>
    Array.from({ length: count }, (_, i) => coin(x + (i % 2 ? 1.6 : -1.2), y - i * rx * 0.42, rx)).join('');
  if (b === 0) return pile(50, 65, a, 25);
  if (c === 0) return pile(27, 65, a, 21) + pile(73, 65, b, 21);
  return pile(50, 49, a, 20) + pile(27, 65, b, 20) + pile(73, 65, c, 20);
}

const BARGE = 'M4 60 Q50 72 96 60 Q97 78 82 89 Q78 91 72 91 L28 91 Q22 91 18 89 Q3 78 4 60Z';

/** A merchant's barge with its gold on a plate; null for several merchants drawn as one, whose total is written over it. */
export function merchant(load: number | null, small: boolean): Figure {
  const gold = load ?? 9;
  const text = String(gold);
  const size = small ? 31 : 25;
  const w = (small ? 44 : 34) + (text.length - 1) * 10;
  const plate =
    load === null
      ? ''
      : `<rect x="${50 - w / 2}" y="${small ? 64 : 68}" width="${w}" height="${small ? 32 : 26}" rx="8" fill="#f3ead6" stroke="#0b1117" stroke-width="2"/>${lettering(text, 50, small ? 80 : 81, size, '#2a1c0a')}`;
  return {
    defs: '',
    body: boxed(
      `<ellipse cx="50" cy="90" rx="46" ry="7" fill="#05080c" opacity=".5"/><path d="${BARGE}" fill="none" stroke="#05090d" stroke-width="7" stroke-linejoin="round" opacity=".55"/>${piles(gold)}<path d="${BARGE}" fill="#b98a5a" stroke="#0b1117" stroke-width="1.8"/><path d="M5 64 Q50 76 95 64" stroke="#e2b983" stroke-width="3.4" fill="none"/><path d="M13 83 Q50 90 87 83" stroke="#7b5637" stroke-width="2" fill="none"/>${plate}<path d="M2 92 Q12 86 22 91 M78 91 Q88 86 98 91" fill="none" stroke="#dff0ec" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>`,
      0.88,
    ),
    box: { x: -27, y: -27, w: 54, h: 52 },
  };
}

const sail = (x: number, y: number, w: number, h: number): string =>
  `M${x - w / 2} ${y} Q${x} ${y - 3} ${x + w / 2} ${y} Q${x + w / 2 + 4} ${y + h / 2} ${x + w / 2} ${y + h} Q${x} ${y + h - 4} ${x - w / 2} ${y + h} Q${x - w / 2 + 4} ${y + h / 2} ${x - w / 2} ${y}Z`;
const MOW_SAILS = [
  sail(24, 15, 19, 17),
  sail(24, 34, 24, 20),
  sail(50, 5, 22, 20),
  sail(50, 27, 27, 27),
  sail(76, 15, 19, 17),
  sail(76, 34, 24, 20),
];
const MOW_HULL = 'M2 50 L19 53 L22 61 L80 61 L100 51 L91 78 Q88 89 78 89 L22 89 Q10 89 8 76Z';

/** A man-o'-war: three masts, gun bands, no letter. `turned` sails to the left. */
export function manOfWar(turned: boolean): Figure {
  const lines = [...MOW_SAILS, MOW_HULL].map((d) => `<path d="${d}"/>`).join('');
  const guns = Array.from(
    { length: 6 },
    (_, i) =>
      `<rect x="${22 + i * 11}" y="66" width="5.4" height="5.2" fill="#0b0e12"/><rect x="${n(24 + i * 10.4)}" y="78" width="5.2" height="5" fill="#0b0e12"/>`,
  ).join('');
  const body = `<ellipse cx="50" cy="89" rx="49" ry="7" fill="#05080c" opacity=".5"/><g fill="none" stroke="#05090d" stroke-width="7" stroke-linejoin="round" opacity=".62">${lines}</g><path d="M24 8 V60 M50 -2 V60 M76 8 V60" stroke="#231a14" stroke-width="2.8"/>${MOW_SAILS.map((d) => `<path d="${d}" fill="url(#~war)" stroke="#121a21" stroke-width="1.5"/>`).join('')}<path d="M50 -3 L62 1 L50 5Z" fill="#d9634a" stroke="#121a21" stroke-width="1"/><path d="M2 38 H15 V48 H2Z" fill="#d9634a" stroke="#121a21" stroke-width="1.2"/><path d="M2 36 V52" stroke="#231a14" stroke-width="2"/><path d="${MOW_HULL}" fill="#171c22" stroke="#05080b" stroke-width="1.6" stroke-linejoin="round"/><path d="M11 63.5 L21 65.5 H81 L95 61 L92.6 68 L82 72 H20 L12.6 70.5Z" fill="#e8dcc0"/><path d="M15 76 L20 77 H84 L90 75 L88 82 L83 84 H22 Q17 84 15 76Z" fill="#e8dcc0"/>${guns}<path d="M2 91 Q14 83 26 89 Q36 94 48 89 Q60 84 72 89 Q84 94 98 87" fill="none" stroke="#dff0ec" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>`;
  return {
    defs: linear(
      'war',
      [0, 0, 1, 0],
      [
        [0, '#8fa0aa'],
        [0.6, '#dfe6e6'],
        [1, '#b9c6ca'],
      ],
    ),
    body: turned ? `<g transform="scale(-1 1)">${boxed(body, 1.04)}</g>` : boxed(body, 1.04),
    box: { x: -29, y: -30, w: 58, h: 57 },
  };
}

function arm(start: number, reach: number, thick: number, fill: string): string {
  const [out, back]: [string[], string[]] = [[], []];
  for (let i = 0; i <= 28; i++) {
    const t = i / 28;
    const a = start + t * 4.2;
    const r = reach * (1 - t * 0.78);
    const w = thick * Math.sin(Math.PI * Math.min(1, t * 1.02)) * (0.55 + 0.45 * (1 - t));
    const at = (by: number): string => `${n(50 + by * Math.cos(a))} ${n(50 + by * Math.sin(a))}`;
    out.push(at(r + w));
    back.unshift(at(r - w));
  }
  return `<path d="M${[...out, ...back].join('L')}Z" fill="${fill}"/>`;
}

/** A typhoon: two sets of arms around a dark eye. */
export function typhoon(): Figure {
  const arms = [0, 1, 2].map((i) => arm(i * 2.094 + 0.5, 43, 6.4, '#7f9aa6')).join('');
  const light = [0, 1, 2].map((i) => arm(i * 2.094, 43, 5.4, '#e4edec')).join('');
  return {
    defs: '',
    body: boxed(
      `<circle cx="50" cy="50" r="49" fill="#05090d" opacity=".5"/><circle cx="50" cy="50" r="46" fill="#2b3f4c"/>${arms}${light}<circle cx="50" cy="50" r="10" fill="#101922" stroke="#e4edec" stroke-width="3"/><circle cx="50" cy="50" r="47" fill="none" stroke="#e4edec" stroke-width="1.6" stroke-dasharray="9 7" opacity=".75"/>`,
    ),
    box: { x: -26, y: -26, w: 52, h: 52 },
  };
}
