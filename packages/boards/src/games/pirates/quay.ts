/** The drawings of what is not afloat: treasure chests, dice, the gold disc of a hold and the shield of the protected. */
import type { Seat } from '@sandbar/engine';
import type { Figure } from '../../board.ts';
import { linear, n } from '../../draw.ts';
import { CAPTAINS, captainOf, MERCHANT_DICE } from './crew.ts';
import { coin } from './fleet.ts';
import { lettering } from './glyphs.ts';
import { blend } from './palette.ts';
import { boxed } from './ships.ts';

/** How full a chest looks: empty, some, half, a heap, spilling over once it wins. */
export const LEVELS = [0, 1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

export const levelOf = (gold: number, goal: number): Level =>
  gold <= 0 ? 0 : gold >= goal ? 4 : gold < goal * 0.36 ? 1 : gold < goal * 0.68 ? 2 : 3;

const HEAPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [
    [34, 54],
    [52, 55],
    [66, 54],
  ],
  [
    [26, 54],
    [42, 54],
    [58, 54],
    [74, 54],
    [34, 48],
    [50, 47],
    [66, 48],
  ],
  [
    [26, 54],
    [42, 54],
    [58, 54],
    [74, 54],
    [30, 47],
    [46, 46],
    [62, 46],
    [70, 48],
    [38, 40],
    [54, 38],
  ],
  [
    [22, 54],
    [36, 54],
    [50, 54],
    [64, 54],
    [78, 54],
    [26, 47],
    [42, 46],
    [58, 46],
    [74, 47],
    [34, 39],
    [50, 38],
    [66, 39],
    [42, 31],
    [58, 31],
    [50, 24],
  ],
];

/** A chest with its heap of gold; with a seat it wears the captain's letter, without one a lock. */
export function chest(level: Level, seat: Seat | null): Figure {
  const isShut = level === 0;
  const [y1, y2] = isShut ? [52, 24] : [46, 10];
  const [y3, y4] = isShut ? [50, 30] : [45, 16];
  const heap = [...(HEAPS[level] ?? [])]
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => coin(x, y, 9.5, 4.2, 3))
    .join('');
  const glow =
    level === 4
      ? '<circle cx="50" cy="42" r="46" fill="#e7c784" opacity=".16"/><circle cx="50" cy="42" r="32" fill="#e7c784" opacity=".18"/>'
      : '';
  const spilt =
    level === 4
      ? [
          [6, 92],
          [92, 93],
          [84, 88],
        ]
          .map(([x = 0, y = 0]) => coin(x, y, 8, 3.4, 3))
          .join('')
      : '';
  return {
    defs: '',
    body: boxed(
      `<ellipse cx="50" cy="94" rx="44" ry="5" fill="#05080c" opacity=".5"/>${glow}<path d="M12 ${y1} Q12 ${y2} 30 ${y2} H70 Q88 ${y2} 88 ${y1}Z" fill="#4a2f1f" stroke="#05080b" stroke-width="2"/><path d="M18 ${y3} Q18 ${y4} 32 ${y4} H68 Q82 ${y4} 82 ${y3}Z" fill="#1d120b"/><path d="M12 ${y1 - 2} Q12 ${y2} 30 ${y2} H70 Q88 ${y2} 88 ${y1 - 2}" fill="none" stroke="#d0a653" stroke-width="3"/><rect x="12" y="46" width="76" height="10" fill="#140c07"/>${heap}<path d="M10 54 H90 L87 90 Q86 94 82 94 H18 Q14 94 13 90Z" fill="#6b452c" stroke="#05080b" stroke-width="2"/><path d="M12 67 H88 M13 80 H87" stroke="#4a2f1f" stroke-width="2"/><path d="M10 54 H90 L89.6 60 H10.4Z" fill="#d0a653"/><path d="M22 54 L24 94 H31 L30 54Z M78 54 L76 94 H69 L70 54Z" fill="#d0a653" stroke="#5e4518" stroke-width="1"/>${spilt}${plateOf(seat)}`,
    ),
    box: { x: -27, y: -27, w: 54, h: 54 },
  };
}

function plateOf(seat: Seat | null): string {
  if (seat === null)
    return '<rect x="42" y="58" width="16" height="18" rx="4" fill="#e7c784" stroke="#5e4518" stroke-width="1.5"/><circle cx="50" cy="66" r="3" fill="#3a2c1c"/>';
  const { letter, color, ink, edge } = captainOf(seat);
  return `<rect x="36" y="58" width="28" height="30" rx="6" fill="${color}" stroke="${edge === '#0b1117' ? '#05080b' : edge}" stroke-width="2"/>${lettering(letter, 50, 73, 24, ink)}`;
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The colors of a die: of a captain, ivory with brass for merchants and luck, steel for men-o'-war and typhoons. */
function dieColors(owner: number): readonly [body: string, pip: string, rim: string] {
  const one = CAPTAINS[owner];
  if (one) return [one.color, one.ink, one.edge === '#0b1117' ? '#05080b' : one.edge];
  return owner === MERCHANT_DICE ? ['#f3ead6', '#8f6c2a', '#05080b'] : ['#39444d', '#dfe6e6', '#d9d2c2'];
}

/** A die as it fell; a spent one is pale. */
export function die(value: number, owner: number, spent: boolean): Figure {
  const [color, pip, rim] = dieColors(owner);
  const pips = (PIPS[value] ?? [])
    .map(
      ([x, y]) =>
        `<circle cx="${50 + x * 25}" cy="${47 + y * 24}" r="9.6" fill="${blend(pip, '#000000', 0.25)}"/><circle cx="${50 + x * 25}" cy="${n(47.8 + y * 24)}" r="8.6" fill="${pip}"/>`,
    )
    .join('');
  const body = `<rect x="5" y="9" width="92" height="91" rx="22" fill="#000" opacity=".4"/><rect x="3" y="2" width="94" height="94" rx="22" fill="${blend(color, '#000000', 0.42)}"/><rect x="3" y="2" width="94" height="89" rx="22" fill="url(#~die${owner})" stroke="${rim}" stroke-width="${rim === '#05080b' ? 2 : 3}"/>${pips}`;
  return {
    defs: linear(
      `die${owner}`,
      [0, 0, 0.3, 1],
      [
        [0, blend(color, '#ffffff', 0.22)],
        [1, blend(color, '#000000', 0.18)],
      ],
    ),
    body: boxed(spent ? `<g opacity=".38">${body}</g>` : body),
    box: { x: -26, y: -26, w: 52, h: 53 },
  };
}

/** The ten-sided die of the weather: a kite with its number. */
export function tenSided(value: number): Figure {
  return {
    defs: '',
    body: boxed(
      `<path d="M50 2 L97 42 L88 66 L50 98 L12 66 L3 42Z" fill="#b9a67a" stroke="#05080b" stroke-width="2" stroke-linejoin="round"/><path d="M50 2 L3 42 L24 62Z" fill="#d9cba6"/><path d="M50 2 L97 42 L76 62Z" fill="#c9b98e"/><path d="M50 2 L76 62 L50 76 L24 62Z" fill="#f3ead6" stroke="#8f6c2a" stroke-width="1.4"/>${lettering(String(value), 50, 49, 34, '#3a2c1c')}`,
    ),
    box: { x: -26, y: -26, w: 52, h: 52 },
  };
}

/** The brass disc on which the gold of a hold stands; without its number. */
export const goldDisc: Figure = {
  defs: '',
  body: '<circle r="25" fill="#8f6c2a" stroke="#0b1117" stroke-width="2.9"/><circle cy="-1.3" r="22.4" fill="#e7c784"/><circle cy="-1.3" r="19.2" fill="none" stroke="#b98d3c" stroke-width="1.8"/>',
  box: { x: -27, y: -27, w: 54, h: 54 },
};

/** The shield on the first merchant beside a man-o'-war. */
export const shield: Figure = {
  defs: '',
  body: '<g transform="scale(1.9)"><path d="M0 -12 L10 -8 V0 Q10 8 0 13 Q-10 8 -10 0 V-8Z" fill="#dfe6e6" stroke="#0b1117" stroke-width="2"/><path d="M-4.6 -.6 l3.4 3.8 L5 -4.6" fill="none" stroke="#171c22" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></g>',
  box: { x: -23, y: -26, w: 46, h: 54 },
};
