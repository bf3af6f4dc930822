/** The drawing of the board itself: frame, felt, points, bar, trays, rail, lamp. Everything that never moves. */
import type { Figure, Rect, Theme, Vec } from '../../board.ts';
import { linear, n, radial, toRim } from '../../draw.ts';
import { disc } from './checkers.ts';
import { hinges } from './hinges.ts';
import { PALETTES, type Palette } from './palette.ts';
import type { BackgammonLayout, Triangle } from './parts.ts';
import { lookOf } from './spots.ts';
import { plainTextures, richTextures, type Textures } from './textures.ts';

function defs(layout: BackgammonLayout, p: Palette): string {
  return [
    linear(
      'wd',
      [0, 0, 0, 1],
      [
        [0, p.wood[0]],
        [1, p.wood[1]],
      ],
    ),
    linear(
      'wx',
      [0, 0, 1, 0],
      [
        [0, p.wood[1]],
        [0.5, p.wood[0]],
        [1, p.wood[1]],
      ],
    ),
    radial(
      'ft',
      [0.5, 0.42, 0.75],
      [
        [0, p.felt[0]],
        [1, p.felt[1]],
      ],
    ),
    radial(
      'lamp',
      [0.46, 0.3, 0.62],
      [
        [0, '#ffdc96', p.lamp],
        [1, '#ffdc96', 0],
      ],
    ),
    radial(
      'vig',
      [0.48, 0.45, 0.75],
      [
        [0.55, '#000', 0],
        [1, '#000', p.vignette],
      ],
    ),
    `<clipPath id="~clip"><rect width="${n(layout.width)}" height="${n(layout.height)}" rx="${layout.corner}"/></clipPath>`,
  ].join('');
}

const rect = (r: Rect, fill: string, extra = ''): string =>
  `<rect x="${n(r.x)}" y="${n(r.y)}" width="${n(r.w)}" height="${n(r.h)}" fill="${fill}" ${extra}/>`;
const polygon = (points: readonly Vec[], extra: string): string =>
  `<polygon points="${points.map((at) => `${n(at.x)},${n(at.y)}`).join(' ')}" ${extra}/>`;

function frame(layout: BackgammonLayout, p: Palette, t: Textures): string {
  const { width: W, height: H, corner, measures: m } = layout;
  const [fx, fy] = [m.frameX, m.frameY];
  const all = { x: 0, y: 0, w: W, h: H };
  const rails = [
    polygon(
      [
        { x: 0, y: 0 },
        { x: fx, y: fy },
        { x: fx, y: H - fy },
        { x: 0, y: H },
      ],
      `fill="${p.wood[0]}"`,
    ),
    polygon(
      [
        { x: W, y: 0 },
        { x: W - fx, y: fy },
        { x: W - fx, y: H - fy },
        { x: W, y: H },
      ],
      `fill="${p.wood[1]}"`,
    ),
  ].join('');
  const mitres = `<path d="M0 0L${fx} ${fy}M${n(W)} 0L${n(W - fx)} ${fy}M0 ${n(H)}L${fx} ${n(H - fy)}M${n(W)} ${n(H)}L${n(W - fx)} ${n(H - fy)}" stroke="#000" stroke-opacity=".35"/>`;
  return `<g clip-path="url(#~clip)">${rect(all, 'url(#~wd)')}${rails}${t.wood(all, 'across')}${mitres}</g>
<rect x=".75" y=".75" width="${n(W - 1.5)}" height="${n(H - 1.5)}" rx="${corner}" fill="none" stroke="${p.woodLow}" stroke-width="1.5"/>
<rect x="2" y="2" width="${n(W - 4)}" height="${n(H - 4)}" rx="${corner - 1}" fill="none" stroke="${p.woodHigh}" stroke-opacity=".5"/>`;
}

/** A recess with a brass hairline around it; `id` names its clip. */
function well(id: string, r: Rect, fill: string, p: Palette, t: Textures): string {
  return `<clipPath id="~${id}"><rect x="${n(r.x)}" y="${n(r.y)}" width="${n(r.w)}" height="${n(r.h)}" rx="3"/></clipPath>
<rect x="${n(r.x - 1.6)}" y="${n(r.y - 1.6)}" width="${n(r.w + 3.2)}" height="${n(r.h + 3.2)}" rx="4" fill="none" stroke="${p.line}" stroke-opacity=".55" stroke-width="1.1"/>
<g clip-path="url(#~${id})">${rect(r, fill)}${t.cloth(r)}</g>`;
}

/** The shadow that the frame throws into a recess. */
const wellShadow = (id: string, r: Rect, t: Textures): string =>
  `<g clip-path="url(#~${id})">${t.shadow(r)}</g>`;

/** Faint rhumb lines and a ring, as on a chart. */
function rhumbs(id: string, r: Rect): string {
  const [cx, cy] = [r.x + r.w / 2, r.y + r.h / 2];
  const lines = Array.from({ length: 16 }, (_, i) => {
    const a = (i * Math.PI) / 8 + Math.PI / 16;
    const far = toRim(r, { x: cx, y: cy }, a);
    return `M${n(cx)} ${n(cy)}L${n(cx + far * Math.cos(a))} ${n(cy + far * Math.sin(a))}`;
  }).join('');
  return `<g clip-path="url(#~${id})" stroke="#bfe3da" stroke-opacity=".07" fill="none"><path d="${lines}"/><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(Math.min(r.w, r.h) * 0.13)}"/></g>`;
}

function points(layout: BackgammonLayout, p: Palette, t: Textures): string {
  const middle = (t: Triangle): Vec => ({
    x: (t.base[0].x + t.base[1].x) / 2,
    y: (t.base[0].y + t.base[1].y) / 2,
  });
  const facets = layout.triangles
    .map((t) => {
      const [lit, dark] = t.own % 2 ? p.mahogany : p.satin;
      return (
        polygon([t.base[0], middle(t), t.tip], `fill="${lit}"`) +
        polygon([middle(t), t.base[1], t.tip], `fill="${dark}"`)
      );
    })
    .join('');
  const outline = (extra: string): string =>
    layout.triangles.map((t) => polygon([t.base[0], t.base[1], t.tip], extra)).join('');
  const { compact, portrait } = layout.measures;
  const pearl = compact ? 1 : portrait ? 1.5 : 2;
  const pearls = layout.triangles
    .map((t) => `<circle cx="${n(t.tip.x)}" cy="${n(t.tip.y)}" r="${pearl}"/>`)
    .join('');
  const drop = compact ? 'translate(.6 1)' : 'translate(1.2 2)';
  return `<g transform="${drop}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="${compact ? 1 : 2}">${outline('')}</g>
<g>${facets}</g>${t.inlay(outline(''))}
<g fill="none" stroke="${p.line}" stroke-opacity=".5" stroke-width="${compact ? 0.6 : 0.9}" stroke-linejoin="round">${outline('')}</g><g fill="${p.line}">${pearls}</g>`;
}

function trays(layout: BackgammonLayout, p: Palette, t: Textures): string {
  return layout.trays
    .map(({ side, rect: r, icon }) => {
      const id = `t${side}`;
      const tall = r.h > r.w;
      const steps = Array.from({ length: 14 }, (_, i) => i + 1);
      const spot = layout.spots.find((one) => one.id === `off${side}`)?.places[0]?.stack;
      const slots = spot
        ? steps
            .map((i) => {
              const at = { x: spot.x + spot.dx * (i - 0.5), y: spot.y + spot.dy * (i - 0.5) };
              return tall
                ? `M${n(r.x + 7)} ${n(at.y)}H${n(r.x + r.w - 7)}`
                : `M${n(at.x)} ${n(r.y + 4)}V${n(r.y + r.h - 4)}`;
            })
            .join('')
        : '';
      const look = disc(lookOf(side));
      const small = icon.r
        ? `<g transform="translate(${n(icon.x)} ${n(icon.y)}) scale(${n(icon.r / 25)})" opacity=".9">${look.body}</g>`
        : '';
      return `${well(id, r, p.tray, p, t)}<path d="${slots}" stroke="#dff3ea" stroke-opacity=".07"/>${wellShadow(id, r, t)}${small}`;
    })
    .join('');
}

function rail(layout: BackgammonLayout, p: Palette, t: Textures): string {
  const r = layout.rail;
  if (!r) return '';
  const rest = [0.12, 0.5, 0.88]
    .map((k) => {
      const q = r.w * 0.72;
      const at = { x: r.x + r.w / 2 - q / 2, y: r.y + r.h * k - q / 2, w: q, h: q };
      return rect(
        at,
        '#000',
        `fill-opacity=".28" rx="${n(q * 0.17)}" stroke="${p.line}" stroke-opacity=".28"`,
      );
    })
    .join('');
  return well('rail', r, p.tray, p, t) + rest + wellShadow('rail', r, t);
}

function bar(layout: BackgammonLayout, p: Palette, t: Textures): string {
  const { width: W, height: H, bar: b } = layout;
  if (layout.shape === 'portrait') {
    const r = { x: 0, y: b.y + 2, w: W, h: b.h - 4 };
    return `${rect(r, 'url(#~wd)')}${t.wood(r, 'across')}
<path d="M2 ${n(b.y + 2.5)}H${n(W - 2)}" stroke="${p.woodHigh}" stroke-opacity=".55"/><path d="M2 ${n(b.y + b.h - 2.5)}H${n(W - 2)}" stroke="#000" stroke-opacity=".6"/>`;
  }
  const gap = layout.measures.compact ? 1 : 2;
  const r = { x: b.x + gap, y: 2, w: b.w - 2 * gap, h: H - 4 };
  const mid = b.x + b.w / 2;
  const line = (x: number, stroke: string, opacity: number, width = 1): string =>
    `<path d="M${n(x)} 2V${n(H - 2)}" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${width}"/>`;
  return `${rect(r, 'url(#~wx)')}${t.wood(r, 'down')}
${line(r.x + 0.5, p.woodHigh, 0.55)}${line(r.x + r.w - 0.5, '#000', 0.6)}${line(mid - 0.6, '#000', 0.55, 1.2)}${line(mid + 0.7, p.woodHigh, 0.3)}`;
}

/** The whole ground in board units. */
export function ground(layout: BackgammonLayout, theme: Theme, plain = false): Figure {
  const p = PALETTES[theme];
  const t = plain ? plainTextures(layout, p) : richTextures(layout, p);
  const { compact, portrait } = layout.measures;
  const all = { x: 0, y: 0, w: layout.width, h: layout.height };
  const fields = layout.fields.map((r, i) => ({ r, id: `f${i}` }));
  const body = [
    frame(layout, p, t),
    ...fields.map(({ r, id }) => well(id, r, 'url(#~ft)', p, t)),
    ...fields.map(({ r, id }) => rhumbs(id, r)),
    points(layout, p, t),
    ...fields.map(({ r, id }) => wellShadow(id, r, t)),
    trays(layout, p, t),
    rail(layout, p, t),
    bar(layout, p, t),
    compact || portrait ? '' : hinges(layout.bar, layout.height),
    `<g clip-path="url(#~clip)">${rect(all, 'url(#~lamp)')}${rect(all, 'url(#~vig)')}</g>`,
  ].join('\n');
  return { defs: t.defs + defs(layout, p) + disc('ivory').defs + disc('ebony').defs, body, box: all };
}
