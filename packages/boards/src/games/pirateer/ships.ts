/** What lies on the water: hulls that turn, decks that stay upright, the treasure, wrecks. Radius 25. */
import type { Figure } from '../../board.ts';
import { FLEET_LOOKS, symbol } from './fleets.ts';
import type { FleetId } from './rules.ts';

const HULL = 'M39 0C31-13 21-25 1-26C-14-26-27-22-31-12C-33-4-33 4-31 12C-27 22-14 26 1 26C21 25 31 13 39 0Z';
const PLANK =
  'M33 0C27-9 18-20 1-21.5C-12-21.5-23-18-27-10C-29-4-29 4-27 10C-23 18-12 21.5 1 21.5C18 20 27 9 33 0Z';

/** The drawings were made for a radius of 26. */
const K = 25 / 26;
const scaled = (body: string): string => `<g transform="scale(${K.toFixed(4)})">${body}</g>`;

/** A hull from above, bow to the right: ivory for the viewer's own, walnut for all others. */
export function hull(own: boolean): Figure {
  const [fill, plank] = own ? ['#f0e2bf', '#a07a3a'] : ['#7a5233', '#c79a63'];
  return {
    defs: '',
    body: scaled(
      `<ellipse cx="1" cy="1" rx="36" ry="29" fill="#02090d" opacity=".34"/><path d="${HULL}" fill="${fill}" stroke="#180e07" stroke-width="2.2" stroke-linejoin="round"/><path d="${PLANK}" fill="none" stroke="${plank}" stroke-width="1.4" opacity=".8"/>`,
    ),
    box: { x: -37, y: -31, w: 78, h: 62 },
  };
}

/** The round deck with the symbol, and the letter on a tab at its lower left; on a small chart both are larger. */
export function deck(fleet: FleetId, small: boolean): Figure {
  const { color, rim, letter } = FLEET_LOOKS[fleet];
  const tab = small ? 1.22 : 1;
  const body = `<circle r="22" fill="${color}" stroke="${rim}" stroke-width="3"/><path d="M-17-9A19.5 19.5 0 0 1 17-9" fill="none" stroke="#fff" stroke-opacity="${fleet === 'F2' ? 0.8 : 0.34}" stroke-width="2.4" stroke-linecap="round"/><g transform="scale(${small ? 0.37 : 0.335})">${symbol(fleet)}</g><g transform="translate(-20 19) scale(${tab})"><circle r="9.5" fill="#f6ecd2" stroke="#180e07" stroke-width="1.6"/><text y="4.7" text-anchor="middle" font-family="Inter, system-ui, sans-serif" font-weight="800" font-size="13" fill="#1c120a">${letter}</text></g>`;
  return { defs: '', body: scaled(body), box: { x: -34, y: -26, w: 62, h: 60 } };
}

/** The symbol on its disc, as a badge beside names. */
export const badge = (fleet: FleetId): Figure => {
  const { color, rim } = FLEET_LOOKS[fleet];
  return {
    defs: '',
    body: `<circle r="23.5" fill="${color}" stroke="${fleet === 'P1' || fleet === 'F2' ? rim : '#00000066'}" stroke-width="2.6"/><g transform="scale(.34)">${symbol(fleet)}</g>`,
    box: { x: -25, y: -25, w: 50, h: 50 },
  };
};

/** A small hull in the color of its fleet, or its outline where it is lost. */
export function pip(fleet: FleetId, afloat: boolean): Figure {
  const { color } = FLEET_LOOKS[fleet];
  const [fill, stroke] = afloat ? [color, fleet === 'P1' ? '#d9cfb6' : '#0b1117'] : ['none', '#8594a0'];
  return {
    defs: '',
    body: `<path d="${HULL}" fill="${fill}" stroke="${stroke}" stroke-width="5"${afloat ? '' : ' stroke-dasharray="7 7"'}/>`,
    box: { x: -36, y: -29, w: 78, h: 58 },
  };
}

/** The treasure: a coin with eight spokes. */
export const coin: Figure = {
  defs: '',
  body: '<g transform="scale(1.1)"><ellipse cx="1.5" cy="4" rx="21" ry="20" fill="#000" opacity=".4"/><circle r="20" fill="#d9a238" stroke="#4d3105" stroke-width="2.4"/><circle r="15" fill="#f3cf6e" stroke="#9a6a14" stroke-width="1.8"/><path d="M-14-10A17.5 17.5 0 0 1 4-17" fill="none" stroke="#fff6d4" stroke-width="2.4" stroke-linecap="round"/><path d="M0-10V10M-10 0H10M-7-7L7 7M7-7L-7 7" stroke="#8a5c0e" stroke-width="2.2" stroke-linecap="round"/><circle r="3.6" fill="#8a5c0e"/></g>',
  box: { x: -25, y: -25, w: 51, h: 53 },
};

/** Treasure on the water: the coin in a coral ring, which tells that it must be taken. */
export const loose: Figure = {
  defs: '',
  body: `<circle r="29" fill="#3a0f08" fill-opacity=".35" stroke="#ff7a5c" stroke-width="3.4" stroke-dasharray="8 5"/><g transform="scale(.74)">${coin.body}</g>`,
  box: { x: -32, y: -32, w: 64, h: 64 },
};

/** Two broken halves and a torn pennant: no hull, no round deck, so that nobody takes it for a ship. */
export const wreck: Figure = {
  defs: '',
  body: '<ellipse cy="3" rx="36" ry="31" fill="#04121a" opacity=".5"/><ellipse rx="34" ry="29" fill="none" stroke="#dff3ee" stroke-opacity=".5" stroke-width="1.8" stroke-dasharray="10 6"/><g transform="translate(9 5) rotate(18)"><path d="M24 1C18-10 10-17-1-18L-5-9L1-4L-6 2L0 8L-3 17C9 17 19 11 24 1Z" fill="#3d2c20" stroke="#0d0805" stroke-width="2.2" stroke-linejoin="round"/><path d="M-1-11C8-9 14-5 18 1M0 11C8 10 14 6 18 1M6-13V14M12-9V11" stroke="#7d6450" stroke-width="1.5" fill="none"/></g><g transform="translate(-12 -5) rotate(-26)"><path d="M-19-11C-22-4-22 4-19 11C-13 17-6 19 2 19L6 11L0 5L7-1L2-8L6-17C-4-19-13-17-19-11Z" fill="#46332a" stroke="#0d0805" stroke-width="2.2" stroke-linejoin="round"/><path d="M-15-8H2M-17 0H3M-15 8H2" stroke="#7d6450" stroke-width="1.5"/></g><path d="M-4 10L8-32" stroke="#140c07" stroke-width="6" stroke-linecap="round"/><path d="M-4 10L8-32" stroke="#8a6a48" stroke-width="3" stroke-linecap="round"/><path d="M-6-12L14-8" stroke="#8a6a48" stroke-width="2.5" stroke-linecap="round"/><path d="M8-32L29-30L22-24L27-19L18-20L14-14L5-20Z" fill="#e6d5aa" stroke="#140c07" stroke-width="1.6" stroke-linejoin="round"/>',
  box: { x: -40, y: -36, w: 80, h: 72 },
};

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
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  5: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  6: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
};

/** The colors of the dice in the order of the roll: brass, teal, rose, violet, leaf. */
export const DIE_COLORS = ['#f0c65c', '#7fe6d6', '#ff9fb2', '#b79bff', '#b6e27a'] as const;
/** What is reached with several dice. */
export const BOTH_COLOR = '#dcb6ff';

export const dieColor = (i: number): string => DIE_COLORS[i % DIE_COLORS.length] ?? DIE_COLORS[0];

/** A die with the edge of its place in the roll. */
export function die(value: number, place: number, spent: boolean): Figure {
  const pips = (PIPS[value] ?? [])
    .map(([x, y]) => `<circle cx="${x * 12.5}" cy="${y * 12.5}" r="5" fill="#20150c"/>`)
    .join('');
  return {
    defs: '',
    body: `<g${spent ? ' opacity=".42"' : ''}><rect x="-23" y="-23" width="46" height="46" rx="11" fill="#f6ecd6" stroke="${dieColor(place)}" stroke-width="5"/>${pips}</g>`,
    box: { x: -26, y: -26, w: 52, h: 52 },
  };
}
