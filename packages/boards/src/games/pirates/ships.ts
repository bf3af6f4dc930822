/** The drawings of the captains' ships, afloat and on the sand. Each has a rig of its own; drawn in a box of 100 by 100. */
import type { Seat } from '@sandbar/engine';
import type { Figure } from '../../board.ts';
import { linear } from '../../draw.ts';
import { captainOf, type Letter } from './crew.ts';
import { EMBLEMS } from './emblems.ts';
import { lettering } from './glyphs.ts';
import { blend } from './palette.ts';

interface Rig {
  readonly hull: string;
  readonly deck: string;
  readonly sails: readonly string[];
  readonly masts: readonly string[];
  /** Where emblem and letter stand on the sail: x, y, and the emblem's scale. */
  readonly emblem: readonly [number, number, number];
  readonly letter: readonly [number, number];
}

const RIGS: Readonly<Record<Letter, Rig>> = {
  S: {
    hull: 'M8 49 L26 52 L28 64 L70 64 L95 55 L85 80 Q82 88 73 88 L27 88 Q16 88 14 77Z',
    deck: 'M28 64 L70 64 L92 56',
    sails: [
      'M35 3 Q51 0 67 3 Q72 11 67 19 Q51 15 35 19 Q39 11 35 3Z',
      'M22 22 Q50 17 80 22 Q88 40 80 57 Q52 50 24 57 Q31 40 22 22Z',
    ],
    masts: ['M51 0 V64'],
    emblem: [54, 37.5, 1.02],
    letter: [52, 38],
  },
  F: {
    hull: 'M5 62 L30 66 L72 66 L99 58 L83 83 Q79 88 72 88 L26 88 Q13 88 5 62Z',
    deck: 'M8 65 L72 66 L95 59',
    sails: ['M39 10 V60 Q22 63 5 58 Q9 34 22 18Z', 'M45 2 Q76 24 92 55 Q68 63 45 60Z'],
    masts: ['M42 0 V66'],
    emblem: [60, 43, 0.88],
    letter: [60, 45],
  },
  P: {
    hull: 'M9 56 L28 60 L31 65 L72 65 L94 56 L86 79 Q83 88 72 88 L28 88 Q17 88 14 77Z',
    deck: 'M30 65 L72 65 L91 57',
    sails: [
      'M20 10 Q50 4 82 10 Q90 33 81 55 L73 49 L66 58 L57 50 L50 60 L42 50 L34 58 L29 49 L21 55 Q29 33 20 10Z',
    ],
    masts: ['M51 0 V64'],
    emblem: [53, 29, 1.18],
    letter: [53, 32],
  },
  B: {
    hull: 'M3 56 Q28 69 60 67 Q84 65 99 50 Q95 88 66 88 L30 88 Q9 85 3 56Z',
    deck: 'M6 60 Q30 70 60 68 Q82 66 96 54',
    sails: ['M13 55 Q52 40 83 1 Q96 30 89 58 Q50 66 13 55Z'],
    masts: ['M58 22 V68', 'M8 60 L87 -3'],
    emblem: [69, 43, 0.94],
    letter: [69, 45],
  },
  E: {
    hull: 'M6 55 L24 58 L27 66 L76 66 L98 57 L87 80 Q84 88 74 88 L25 88 Q14 87 12 76Z',
    deck: 'M27 66 L76 66 L94 59',
    sails: [
      'M5 22 Q22 17 39 22 Q43 39 39 56 Q22 50 6 56 Q11 39 5 22Z',
      'M44 9 Q68 4 92 9 Q98 33 92 57 Q68 50 45 57 Q51 33 44 9Z',
    ],
    masts: ['M23 12 V64', 'M69 0 V64'],
    emblem: [70, 31, 1],
    letter: [70, 33],
  },
  D: {
    hull: 'M10 58 Q14 66 30 66 L76 66 Q88 64 92 56 Q99 74 86 84 Q81 89 70 89 L30 89 Q13 89 9 75 Q7 66 10 58Z',
    deck: 'M14 64 Q20 67 30 67 L76 67 Q86 66 90 61',
    sails: ['M23 7 Q95 0 95 33 Q95 65 24 59 Q37 33 23 7Z'],
    masts: ['M28 0 V66', 'M20 5 H60'],
    emblem: [64, 33, 1.04],
    letter: [63, 35],
  },
};

const INK = '#0b1117';
/** How much lighter and darker than its color a sail shades; dark and light colors need other steps. */
const SHADES: Readonly<Partial<Record<Letter, readonly [number, number]>>> = {
  P: [0.14, 0.35],
  D: [0.35, 0.22],
};

export interface ShipLook {
  /** Small ships wear their letter on the sail and no emblem. */
  readonly small: boolean;
  /** On the sand there is no foam and no letter disc. */
  readonly afloat: boolean;
}

const many = (paths: readonly string[], attributes: string): string =>
  paths.map((d) => `<path d="${d}" ${attributes}/>`).join('');

/** A ship in its box of 100 by 100, without a frame around it: what figures are made of. */
export function hullAndSails(seat: Seat, { small, afloat }: ShipLook): { defs: string; body: string } {
  const { letter, color, ink, edge, wood } = captainOf(seat);
  const rig = RIGS[letter];
  const [up, down] = SHADES[letter] ?? [0.2, 0.3];
  const [high, low] = [blend(color, '#ffffff', up), blend(color, '#000000', down)];
  const isDark = letter === 'P';
  const [x, y] = rig.letter;
  const mark = small
    ? lettering(letter, x, y, 35, ink)
    : `<g transform="translate(${rig.emblem[0]} ${rig.emblem[1]}) scale(${rig.emblem[2]})">${EMBLEMS[letter](ink, color)}</g>`;
  const shadow = afloat ? '<ellipse cx="50" cy="88" rx="46" ry="7" fill="#05080c" opacity=".45"/>' : '';
  const foam = afloat
    ? '<path d="M4 90 Q14 82 24 88 Q34 93 46 88 Q58 83 68 88 Q80 93 96 86" fill="none" stroke="#dff0ec" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>'
    : '';
  return {
    defs:
      linear(
        `sail${letter}`,
        [0, 0, 1, 0],
        [
          [0, low],
          [0.38, color],
          [0.8, high],
          [1, color],
        ],
      ) +
      linear(
        `hull${letter}`,
        [0, 0, 0, 1],
        [
          [0, blend(wood, '#ffffff', 0.16)],
          [1, '#3a2418'],
        ],
      ),
    body: `${shadow}<g fill="none" stroke="#05090d" stroke-width="7" stroke-linejoin="round" opacity=".62">${many([...rig.sails, rig.hull], '')}</g>${many(rig.masts, 'stroke="#2a1b12" stroke-width="3.2" stroke-linecap="round"')}${many(rig.masts, 'stroke="#8a6040" stroke-width="1.6" stroke-linecap="round"')}${many(rig.sails, `fill="url(#~sail${letter})" stroke="${edge}" stroke-width="${isDark ? 2.4 : 1.6}" stroke-linejoin="round"`)}${mark}<path d="${rig.hull}" fill="url(#~hull${letter})" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/><path d="${rig.deck}" stroke="${isDark ? '#d9d2c2' : high}" stroke-width="3.4" fill="none" stroke-linecap="round" stroke-linejoin="round"/>${foam}`,
  };
}

const disc = (letter: string, x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#f3ead6" stroke="${INK}" stroke-width="1.8"/>${lettering(letter, x, y, r * 1.46, '#1b1410')}`;

/** From the box of 100 by 100 to a figure around 0,0 with a half side of 25. */
export const boxed = (body: string, scale = 1): string =>
  `<g transform="scale(${scale / 2}) translate(-50 -50)">${body}</g>`;

/** A ship afloat. On a large one the letter stands on a disc at the hull, left of where the gold of its hold is shown. */
export function ship(seat: Seat, small: boolean): Figure {
  const { defs, body } = hullAndSails(seat, { small, afloat: true });
  const letter = small ? '' : disc(captainOf(seat).letter, 31, 77, 13);
  return { defs, body: boxed(body + letter), box: { x: -28, y: -28, w: 56, h: 54 } };
}

const DUNE = 'M-2 90 Q30 72 60 82 Q86 86 104 78 Q100 104 50 106 Q8 106 -2 90Z';

/** A ship on the sand: heeled over, its hull half buried. */
export function wreck(seat: Seat, small: boolean): Figure {
  const { defs, body } = hullAndSails(seat, { small, afloat: false });
  const side = seat % 2 === 0 ? -1 : 1;
  const letter = small ? '' : disc(captainOf(seat).letter, side < 0 ? 84 : 16, 88, 15);
  const heeled = `<g transform="rotate(${side * 22} 50 50)">${body}</g>`;
  const dune = `<path d="${DUNE}" fill="#dcc692"/><path d="M0 88 Q30 72 60 82 Q86 86 102 78" fill="none" stroke="#f6ead0" stroke-width="2.6" opacity=".8"/>`;
  return { defs, body: boxed(heeled + dune + letter, 0.86), box: { x: -30, y: -30, w: 60, h: 60 } };
}
