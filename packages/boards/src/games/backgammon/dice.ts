/** The drawings of dice and doubling cube. Half side 25. */
import type { Figure } from '../../board.ts';
import { blur, linear, n, radial } from '../../draw.ts';

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

const ivoryDefs =
  linear(
    'dieI',
    [0, 0, 1, 1],
    [
      [0, '#fffdf6'],
      [0.6, '#f0e5cb'],
      [1, '#d2bf96'],
    ],
  ) +
  radial(
    'pip',
    [0.4, 0.35, 0.5],
    [
      [0, '#1d1512'],
      [1, '#4a382c'],
    ],
  );
const ebonyDefs = linear(
  'dieE',
  [0, 0, 1, 1],
  [
    [0, '#55504f'],
    [0.6, '#2a2525'],
    [1, '#171314'],
  ],
);

function face(value: number, isIvory: boolean): string {
  const pips = (PIPS[value] ?? [])
    .map(([a, b]) => {
      const [x, y] = [n(a * 12.75), n(b * 12.75)];
      const crescent = isIvory
        ? `<circle cx="${x}" cy="${n(b * 12.75 + 0.6)}" r="4.4" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width=".7"/>`
        : '';
      return `<circle cx="${x}" cy="${y}" r="4.4" fill="${isIvory ? 'url(#~pip)' : '#ecd9ac'}"/>${crescent}`;
    })
    .join('');
  return `<rect x="-25" y="-25" width="50" height="50" rx="10" fill="url(#~${isIvory ? 'dieI' : 'dieE'})"/>
<rect x="-24.2" y="-24.2" width="48.4" height="48.4" rx="9.4" fill="none" stroke="${isIvory ? '#fff' : '#8b8078'}" stroke-opacity=".8" stroke-width="1.2"/>
<rect x="-21.4" y="-21.4" width="42.800" height="42.800" rx="14" fill="#fff" opacity="${isIvory ? 0.28 : 0.05}"/>
<rect x="-25" y="-25" width="50" height="50" rx="10" fill="none" stroke="#2a1a0d" stroke-opacity=".45" stroke-width="1"/>${pips}`;
}

/** A die of a seat: ivory for seat 0, ebony for seat 1. A spent one is faint and struck through. */
export function die(value: number, owner: number, spent: boolean): Figure {
  const isIvory = owner === 0;
  const body = face(value, isIvory);
  const shadow =
    '<rect x="-23.5" y="-19" width="50" height="50" rx="12" fill="#000" opacity=".55" filter="url(#~soft)"/>';
  const strike =
    '<path d="M-23 23L23 -23" stroke="#efe2c4" stroke-width="2" opacity=".6" stroke-linecap="round"/>';
  return {
    defs: (isIvory ? ivoryDefs : ebonyDefs) + blur('soft', 3.8),
    body: spent ? `<g transform="scale(.86)"><g opacity=".42">${body}</g>${strike}</g>` : shadow + body,
    box: { x: -37, y: -34, w: 77, h: 80 },
  };
}

const brass =
  linear(
    'brass',
    [0, 0, 1, 1],
    [
      [0, '#f6dfa6'],
      [0.45, '#cfa457'],
      [1, '#8a6628'],
    ],
  ) +
  linear(
    'brassF',
    [0, 0, 0, 1],
    [
      [0, '#ecd195'],
      [1, '#bb9147'],
    ],
  ) +
  blur('soft', 3.6);

const block = `<rect x="-24" y="-21" width="50" height="50" rx="8" fill="#000" opacity=".6" filter="url(#~soft)"/>
<rect x="-25" y="-25" width="50" height="50" rx="7.5" fill="url(#~brass)"/>
<rect x="-20.5" y="-20.5" width="41" height="41" rx="5" fill="url(#~brassF)"/>
<rect x="-20.5" y="-20.5" width="41" height="41" rx="5" fill="none" stroke="#fff3cf" stroke-opacity=".65" stroke-width="1"/>
<rect x="-24.6" y="-24.6" width="49.200" height="49.200" rx="7.5" fill="none" stroke="#3c2a0c" stroke-opacity=".65" stroke-width="1"/>`;

const lock = `<rect x="-26" y="-26" width="52" height="52" rx="8" fill="#18282a" opacity=".66"/>
<g transform="translate(-13 -13.500) scale(1.080)" stroke="#efe2c4" stroke-width="2.200" fill="none" stroke-linecap="round" stroke-linejoin="round">
<rect x="4" y="11" width="16" height="10" rx="2"/><path d="M8 11V7a4 4 0 0 1 8 0v4"/></g>`;

/** The doubling cube without its number; locked it is greyed and wears a lock. */
export const cube = (locked: boolean): Figure => ({
  defs: brass,
  body: block + (locked ? lock : ''),
  box: { x: -36, y: -34, w: 75, h: 80 },
});
