/** The emblems on the sails, around 0,0. */
import { n } from '../../draw.ts';
import type { Letter } from './crew.ts';

const around = (count: number, r: number, turn: number, draw: (x: string, y: string) => string): string =>
  Array.from({ length: count }, (_, i) => {
    const a = turn + (i * 2 * Math.PI) / count;
    return draw(n(r * Math.cos(a)), n(r * Math.sin(a)));
  }).join('');

const cross = (fill: string): string =>
  `<path d="M-3 -12 H3 L2.6 -3 L12 -3.6 V3.6 L2.6 3 L3 12 H-3 L-2.6 3 L-12 3.6 V-3.6 L-2.6 -3Z" fill="${fill}"/>`;

const lily = (fill: string): string =>
  `<g fill="${fill}"><path d="M0 -13 Q7 -5 3.4 3 H-3.4 Q-7 -5 0 -13Z"/><path d="M4.4 3 Q5 -7 11 -7 Q15 -5 12.4 -.6 Q11 -3 9 -2 Q7 0 7.4 3Z"/><path d="M-4.4 3 Q-5 -7 -11 -7 Q-15 -5 -12.4 -.6 Q-11 -3 -9 -2 Q-7 0 -7.4 3Z"/><rect x="-8.4" y="4" width="16.8" height="2.8" rx="1.4"/><path d="M-2.6 7.6 H2.6 L4.4 12 H-4.4Z"/></g>`;

const skull = (fill: string, ground: string): string =>
  `<g fill="${fill}"><g stroke="${fill}" stroke-width="3" stroke-linecap="round"><path d="M-11 6 L11 13 M11 6 L-11 13"/></g><path d="M0 -13 Q10 -13 10 -3.6 Q10 1 6.4 2.6 V7 H-6.4 V2.6 Q-10 1 -10 -3.6 Q-10 -13 0 -13Z"/><g fill="${ground}"><circle cx="-4" cy="-3.4" r="2.7"/><circle cx="4" cy="-3.4" r="2.7"/><path d="M0 -.8 L1.7 2 H-1.7Z"/></g></g>`;

const crescent = (fill: string): string =>
  `<path d="M5 -11.4 A12 12 0 1 0 5 11.4 A9.4 9.4 0 1 1 5 -11.4Z" fill="${fill}"/><path d="M8 -4 L9.2 -1.2 L12.2 -1 L9.9 1 L10.6 4 L8 2.4 L5.4 4 L6.1 1 L3.8 -1 L6.8 -1.2Z" fill="${fill}"/>`;

const rose = (fill: string, ground: string): string =>
  `${around(5, 6.6, -Math.PI / 2, (x, y) => `<circle cx="${x}" cy="${y}" r="5.3" fill="${fill}" stroke="${ground}" stroke-width="1"/>`)}<circle r="4" fill="${ground}"/><circle r="2.2" fill="${fill}"/>`;

const lion = (fill: string, ground: string): string =>
  `${around(10, 8.2, 0.31, (x, y) => `<circle cx="${x}" cy="${y}" r="4.2" fill="${fill}"/>`)}<circle r="8" fill="${fill}"/><path d="M0 7 Q-6.4 5 -6.4 -2 Q-6.4 -6.4 0 -6.4 Q6.4 -6.4 6.4 -2 Q6.4 5 0 7Z" fill="${ground}"/><g fill="${fill}"><circle cx="-3" cy="-2" r="1.3"/><circle cx="3" cy="-2" r="1.3"/><path d="M-2.4 1 H2.4 L0 3.6Z"/><rect x="-.5" y="3" width="1" height="3"/></g>`;

/** By letter: the emblem in a color on a ground. */
export const EMBLEMS: Readonly<Record<Letter, (fill: string, ground: string) => string>> = {
  S: cross,
  F: lily,
  P: skull,
  B: crescent,
  E: rose,
  D: lion,
};
