/** The drawings of checkers: ivory with a compass star and beads, ebony with a crescent and a reeded rim. Radius 25. */
import type { Figure } from '../../board.ts';
import { linear, n, radial } from '../../draw.ts';

const around = (count: number, draw: (cos: number, sin: number) => string): string =>
  Array.from({ length: count }, (_, i) => {
    const a = (i * 2 * Math.PI) / count;
    return draw(Math.cos(a), Math.sin(a));
  }).join('');

const beads = (r: number): string =>
  around(20, (c, s) => `<circle cx="${n(20.2 * c)}" cy="${n(20.2 * s)}" r="${r}"/>`);
const reeds = around(40, (c, s) => `M${n(18.4 * c)} ${n(18.4 * s)}L${n(22.4 * c)} ${n(22.4 * s)}`);
const star = `${Array.from({ length: 16 }, (_, i) => {
  const a = -Math.PI / 2 + (i * Math.PI) / 8;
  const r = i % 2 ? 4 : i % 4 ? 8.4 : 13.2;
  return `${i ? 'L' : 'M'}${n(r * Math.cos(a))} ${n(r * Math.sin(a))}`;
}).join('')}Z`;
const moon = 'M4.2 -9.6 A10.4 10.4 0 1 0 9.6 4.6 A8.4 8.4 0 0 1 4.2 -9.6Z';

const spec = radial(
  'spec',
  [0.5, 0.5, 0.5],
  [
    [0, '#fff', 0.75],
    [1, '#fff', 0],
  ],
);
const shine = (opacity: number): string =>
  `<ellipse cx="-8" cy="-13" rx="11" ry="6" transform="rotate(-32 -8 -13)" fill="url(#~spec)" opacity="${opacity}"/>`;

const ivoryDefs =
  linear(
    'iE',
    [0, 0, 1, 1],
    [
      [0, '#fffaf0'],
      [0.5, '#d9c8a2'],
      [1, '#8d7448'],
    ],
  ) +
  radial(
    'iF',
    [0.36, 0.3, 0.8],
    [
      [0, '#fffaee'],
      [0.55, '#f1e6cc'],
      [1, '#d3c097'],
    ],
  ) +
  radial(
    'iD',
    [0.64, 0.7, 0.8],
    [
      [0, '#fdf6e6'],
      [0.7, '#eadcbb'],
      [1, '#cdb98d'],
    ],
  ) +
  spec;

const ivory = `<circle r="25" fill="url(#~iE)"/><circle r="25" fill="none" stroke="#5c482a" stroke-width=".8" opacity=".75"/>
<circle r="23.4" fill="url(#~iF)"/><g fill="#9a7f4d" opacity=".85">${beads(1.45)}</g>
<g fill="#fffdf5" opacity=".8" transform="translate(.55 .65) scale(.99)">${beads(0.7)}</g>
<circle r="16.6" fill="url(#~iD)"/><circle r="16.8" fill="none" stroke="#8f7544" stroke-width="1.1"/>
<circle r="15.8" fill="none" stroke="#fffaf0" stroke-width=".9" opacity=".9"/>
<path d="${star}" fill="#fffaf0" transform="translate(.7 .8)" opacity=".9"/><path d="${star}" fill="#a98a52"/>
<circle r="2" fill="#f3ead6"/>${shine(0.8)}`;

const ebonyDefs =
  linear(
    'eE',
    [0, 0, 1, 1],
    [
      [0, '#8b8078'],
      [0.4, '#332c2a'],
      [1, '#050404'],
    ],
  ) +
  radial(
    'eF',
    [0.36, 0.28, 0.85],
    [
      [0, '#5a5150'],
      [0.5, '#2f2929'],
      [1, '#191516'],
    ],
  ) +
  radial(
    'eD',
    [0.66, 0.72, 0.85],
    [
      [0, '#453d3d'],
      [0.7, '#262122'],
      [1, '#141112'],
    ],
  ) +
  linear(
    'moon',
    [0, 0, 1, 1],
    [
      [0, '#f5e4b8'],
      [1, '#b38d45'],
    ],
  ) +
  spec;

const ebony = `<circle r="25" fill="url(#~eE)"/><circle r="25" fill="none" stroke="#0a0707" stroke-width=".8"/>
<circle r="23.4" fill="url(#~eF)"/><circle r="23.2" fill="none" stroke="#cdb98d" stroke-width=".7" opacity=".55"/>
<path d="${reeds}" stroke="#c9ab6a" stroke-width="1.15" opacity=".72"/>
<path d="${reeds}" stroke="#000" stroke-width=".8" opacity=".6" transform="rotate(2.6)"/>
<circle r="16.6" fill="url(#~eD)"/><circle r="16.8" fill="none" stroke="#000" stroke-width="1.2"/>
<circle r="15.7" fill="none" stroke="#9b8a70" stroke-width=".8" opacity=".7"/>
<path d="${moon}" fill="#000" transform="translate(-1.4 -.3) scale(.98)" opacity=".6"/>
<path d="${moon}" fill="url(#~moon)" transform="translate(-.8 .2) scale(.96)"/>${shine(0.42)}`;

const restShadow = radial(
  'sh',
  [0.5, 0.5, 0.5],
  [
    [0.55, '#000', 0.62],
    [0.8, '#000', 0.28],
    [1, '#000', 0],
  ],
);
const liftShadow = radial(
  'sl',
  [0.5, 0.5, 0.5],
  [
    [0.45, '#000', 0.5],
    [0.75, '#000', 0.2],
    [1, '#000', 0],
  ],
);

/** A checker with its shadow: close under it at rest, far and soft when lifted. */
export function checker(look: string, lifted: boolean): Figure {
  const isIvory = look === 'ivory';
  const shadow = lifted
    ? '<circle cx="4" cy="11" r="35" fill="url(#~sl)"/>'
    : '<circle cx="1.5" cy="4" r="29" fill="url(#~sh)"/>';
  return {
    defs: (isIvory ? ivoryDefs : ebonyDefs) + (lifted ? liftShadow : restShadow),
    body: shadow + (isIvory ? ivory : ebony),
    box: lifted ? { x: -34, y: -28, w: 76, h: 78 } : { x: -29, y: -27, w: 61, h: 62 },
  };
}

/** A checker without its shadow, for pictures on the frame. */
export const disc = (look: string): Figure => ({
  defs: look === 'ivory' ? ivoryDefs : ebonyDefs,
  body: look === 'ivory' ? ivory : ebony,
  box: { x: -26, y: -26, w: 52, h: 52 },
});

/** A borne-off checker, edge-on. */
export function edge(look: string, w: number, h: number): Figure {
  const isIvory = look === 'ivory';
  const line = w > h ? `M${n(3 - w / 2)} 0H${n(w / 2 - 3)}` : `M0 ${n(3 - h / 2)}V${n(h / 2 - 3)}`;
  const side = isIvory
    ? linear('gI', w > h ? [0, 0, 0, 1] : [0, 0, 1, 0], [
        [0, '#fffaf0'],
        [0.45, '#e6d8b6'],
        [1, '#9a8153'],
      ])
    : linear('gE', w > h ? [0, 0, 0, 1] : [0, 0, 1, 0], [
        [0, '#8b8078'],
        [0.35, '#3a3230'],
        [1, '#0c0909'],
      ]);
  const [color, dash] = isIvory ? ['#8f7544', '1.5 3'] : ['#c9ab6a', '1 1.6'];
  return {
    defs: side,
    body: `<rect x="${n(-w / 2)}" y="${n(-h / 2)}" width="${n(w)}" height="${n(h)}" rx="${n(Math.min(2, w / 3, h / 3))}" fill="url(#~${isIvory ? 'gI' : 'gE'})" stroke="#0a0705" stroke-opacity=".6" stroke-width=".7"/>
<path d="${line}" stroke="${color}" stroke-opacity=".7" stroke-width="1" stroke-dasharray="${dash}"/>`,
    box: { x: -w / 2 - 1, y: -h / 2 - 1, w: w + 2, h: h + 2 },
  };
}
