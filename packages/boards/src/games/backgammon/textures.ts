/** Wood, cloth and the shadow in a recess: as noise and blur, or plain, for rasterizers that take seconds for those. */
import type { Rect } from '../../board.ts';
import { blur, n, noise } from '../../draw.ts';
import type { Palette } from './palette.ts';
import type { BackgammonLayout } from './parts.ts';

/** How the surfaces of a board are drawn. */
export interface Textures {
  readonly defs: string;
  /** The grain of a piece of wood. */
  wood(r: Rect, way: 'across' | 'down'): string;
  /** The grain on the points, whose shapes take their fill from around them. */
  inlay(shapes: string): string;
  /** The weave of cloth. */
  cloth(r: Rect): string;
  /** The shadow that the frame throws into a recess; whoever calls clips it. */
  shadow(r: Rect): string;
}

const GRAIN = '0 0 0 0 .07 0 0 0 0 .035 0 0 0 0 .01 2.4 0 0 0 -.92';

const area = (r: Rect): string => `x="${n(r.x)}" y="${n(r.y)}" width="${n(r.w)}" height="${n(r.h)}"`;
const grown = (r: Rect, by: number): Rect => ({ x: r.x - by, y: r.y - by, w: r.w + 2 * by, h: r.h + 2 * by });

/** Noise and blur, as on the page. */
export function richTextures({ measures, shape }: BackgammonLayout, p: Palette): Textures {
  const { compact, portrait } = measures;
  // Small boards need finer grain, or a few streaks cover everything.
  const k = compact ? 2.2 : shape === 'portrait' ? 1.4 : 1;
  const along = n(0.005 * k);
  const across = n(0.16 * k);
  const out = compact ? 5 : 10;
  const filled = (r: Rect, id: string, opacity: number): string =>
    `<g opacity="${n(opacity)}"><rect ${area(r)} fill="url(#~${id})" /></g>`;
  return {
    defs: [
      noise('gh', [480, 160], `${along} ${across}`, 4, 7, GRAIN),
      noise('gv', [160, 480], `${across} ${along}`, 4, 11, GRAIN),
      noise('fe', [192, 192], '.85', 2, 5, '0 0 0 0 .75 0 0 0 0 .95 0 0 0 0 .9 0 2.2 0 0 -.95'),
      noise('fd', [224, 224], '.5 .7', 2, 19, '0 0 0 0 0 0 0 0 0 .05 0 0 0 0 .05 0 2.2 0 0 -.95'),
      blur('bl', compact ? 1.6 : 3.2),
    ].join(''),
    wood: (r, way) => filled(r, way === 'across' ? 'gh' : 'gv', p.grain),
    inlay: (shapes) =>
      `<g opacity="${n(p.grain * 0.75)}"><g fill="url(#~${portrait ? 'gh' : 'gv'})">${shapes}</g></g>`,
    cloth: (r) => filled(r, 'fe', p.noise) + filled(r, 'fd', p.noise * 1.7),
    shadow: (r) =>
      `<rect ${area(grown(r, out))} fill="none" stroke="#000" stroke-opacity=".75" stroke-width="${out * 2 + 2}" filter="url(#~bl)" transform="translate(${compact ? '.8 1.2' : '1.5 2.5'})"/>`,
  };
}

/** How far the steps of a plain shadow reach in, and how dark each makes it: together they fall off as the blur does. */
const STEPS = [
  [7, 0.04],
  [5.5, 0.07],
  [4, 0.09],
  [2.5, 0.12],
  [1, 0.14],
] as const;

/** Strokes, and no noise. */
export function plainTextures({ measures }: BackgammonLayout, p: Palette): Textures {
  const { compact } = measures;
  const gap = compact ? 2.5 : 3.6;
  // Streaks that keep their distance and lean a little, in an order without repeats that can be seen.
  const lean = (i: number, by: number): number => ((i * 0.618 + by) % 1) - 0.5;
  return {
    // The hinges cast a shadow of their own; a blur that small costs nothing.
    defs: blur('bl', 3.2),
    wood(r, way) {
      const [length, width] = way === 'across' ? [r.w, r.h] : [r.h, r.w];
      const streaks = Array.from({ length: Math.floor(width / gap) }, (_, i) => {
        const at = (i + 0.5 + lean(i, 0.1) * 0.9) * gap;
        const [bend, from, to] = [
          lean(i, 0.4) * gap * 2.4,
          (lean(i, 0.7) + 0.5) * 0.4,
          1 - (lean(i, 0.2) + 0.5) * 0.4,
        ];
        const [a, b, c] = [length * from, (length * (to - from)) / 2, length * (to - from)];
        return way === 'across'
          ? `M${n(r.x + a)} ${n(r.y + at)}q${n(b)} ${n(bend)} ${n(c)} 0`
          : `M${n(r.x + at)} ${n(r.y + a)}q${n(bend)} ${n(b)} 0 ${n(c)}`;
      });
      return `<path d="${streaks.join('')}" fill="none" stroke="#120903" stroke-opacity="${n(p.grain * 0.32)}" stroke-width="${compact ? 0.6 : 0.9}"/>`;
    },
    inlay: () => '',
    cloth: () => '',
    shadow(r) {
      const k = compact ? 0.5 : 1;
      return STEPS.map(
        ([reach, alpha]) =>
          `<rect ${area({ ...r, x: r.x + 1.5 * k, y: r.y + 2.5 * k })} fill="none" stroke="#000" stroke-opacity="${alpha}" stroke-width="${n(2 * reach * k)}"/>`,
      ).join('');
    },
  };
}
