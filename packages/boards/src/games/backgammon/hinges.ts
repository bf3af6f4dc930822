/** Two brass hinges on the bar of the large board. */
import type { Rect } from '../../board.ts';
import { linear, n } from '../../draw.ts';

const screws = [-16, 0, 16]
  .flatMap((y) =>
    [-9, 9].map(
      (x) =>
        `<circle cx="${x}" cy="${y}" r="2.3" fill="#a37c38" stroke="#5d4316" stroke-width=".6"/><path d="M${x - 1.5} ${y - 1}L${x + 1.5} ${y + 1}" stroke="#4a340f" stroke-width=".8"/>`,
    ),
  )
  .join('');

const hinge = `<rect x="-15" y="-24" width="30" height="49" rx="3" fill="#000" opacity=".5" filter="url(#~bl)"/>
<rect x="-15" y="-25" width="30" height="50" rx="3" fill="url(#~hinge)"/>
<rect x="-14.3" y="-24.3" width="28.6" height="48.6" rx="2.5" fill="none" stroke="#fff1c8" stroke-opacity=".6" stroke-width=".7"/>
<rect x="-2.6" y="-25" width="5.2" height="50" fill="url(#~pin)" stroke="#5d4316" stroke-opacity=".7" stroke-width=".6"/>
<path d="M-2.6 -8H2.6M-2.6 8H2.6" stroke="#5d4316" stroke-width=".8"/>${screws}`;

/** `height` is the board's. */
export const hinges = (bar: Rect, height: number): string =>
  `<defs>${linear(
    'hinge',
    [0, 0, 1, 1],
    [
      [0, '#f6dfa6'],
      [0.45, '#cfa457'],
      [1, '#8a6628'],
    ],
  )}${linear(
    'pin',
    [0, 0, 0, 1],
    [
      [0, '#ecd195'],
      [1, '#bb9147'],
    ],
  )}</defs>${[0.2, 0.8].map((k) => `<g transform="translate(${n(bar.x + bar.w / 2)} ${n(height * k)}) scale(${n(Math.min(1, bar.w / 50))})">${hinge}</g>`).join('')}`;
