/** Prints a board as an SVG picture: the same drawings and marks as on the page, for cards, diagrams and documents. */
import type { Seat } from '@sandbar/engine';
import type { Words } from '@sandbar/words';
import type { Figure, Label, Layout, Numbering, Piece, Room, Scene, Theme, Vec } from './board.ts';
import { escapeText, n } from './draw.ts';
import type { BoardGame, Drawings } from './game.ts';
import { headingOf, inDrawingOrder, placeDice, placeOf, sizeIn, stackAt } from './geometry.ts';
import { marksFor } from './marking.ts';
import { type Ink, type Mark, NAME_SPACING, NOTHING, type Show } from './marks.ts';

export interface PictureOptions {
  readonly viewer: Seat | null;
  readonly room: Room;
  readonly theme: Theme;
  readonly numbers: Numbering | false;
  readonly words: Words;
  /** Highlights; nothing by default. */
  readonly show?: Show;
  /** Draws the ground without noise and wide blurs: for rasterizers, which take seconds for them. */
  readonly plain?: boolean;
  /** Prefix of ids, needed where several pictures stand in one document. */
  readonly prefix?: string;
  /** What the picture shows, for those who hear it. */
  readonly title?: string;
}

/** The picture of a state, as large as its room. */
export function picture<S, A, F, L extends Layout>(
  board: BoardGame<S, A, F, L>,
  state: S,
  options: PictureOptions,
): string {
  const { viewer, room, theme, numbers, words, show = NOTHING, plain = false, prefix = 'b', title } = options;
  const layout = board.layout(state, viewer, room);
  const labels = board.labels(state, viewer, layout, numbers, words);
  return boardSvg(layout, board.scene(state), labels, board.drawings, {
    theme,
    show,
    plain,
    prefix,
    room,
    title,
  });
}

interface Print {
  readonly theme: Theme;
  readonly show: Show;
  readonly plain?: boolean;
  readonly prefix: string;
  readonly title?: string | undefined;
  readonly room: { readonly width: number; readonly height: number };
}

/** The picture of a scene. The board is fitted into the room and keeps its proportions. */
export function boardSvg<L extends Layout>(
  layout: L,
  scene: Scene,
  labels: readonly Label[],
  drawings: Drawings<L>,
  { theme, show, plain = false, prefix, room, title }: Print,
): string {
  const defs = new Map<string, string>();
  const use = (figure: Figure, at: Vec, scale: number, turn = 0, alpha = 1): string => {
    defs.set(figure.defs, figure.defs);
    const fade = alpha < 1 ? ` opacity="${alpha}"` : '';
    return `<g transform="translate(${n(at.x)} ${n(at.y)})${turn ? ` rotate(${turn})` : ''} scale(${Math.round(scale * 1e4) / 1e4})"${fade}>${figure.body}</g>`;
  };
  const marks = marksFor(layout, scene, labels, show, drawings, theme);
  const ghost = (mark: Mark): string =>
    mark.kind === 'ghost'
      ? use(drawings.piece(mark.look, false, layout.radius), mark, layout.radius / 25, 0, mark.alpha)
      : mark.kind === 'die'
        ? use(drawings.die(mark.value, mark.owner, false), mark, (layout.die ?? 40) / 50, 0, mark.alpha)
        : markSvg(mark);
  const lifted: string[] = [];
  const parts = [
    use(drawings.ground(layout, theme, plain), { x: 0, y: 0 }, 1),
    ...marks.under.map(ghost),
    ...pieces(layout, scene, show, drawings, use, lifted),
    ...marks.over.map(ghost),
    ...dice(layout, scene, drawings, use),
    ...markers(layout, scene, drawings, use),
    ...lifted,
    ...marks.top.map(ghost),
  ];
  const scale = Math.min(room.width / layout.width, room.height / layout.height);
  // A figure's ids are the same wherever it is used, except those of the same name in different figures.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(layout.width * scale)}" height="${n(layout.height * scale)}" viewBox="0 0 ${n(layout.width)} ${n(layout.height)}"${title === undefined ? '' : ' role="img"'}>${title === undefined ? '' : `<title>${escapeText(title)}</title>`}<defs>${[...defs.values()].join('')}</defs>${parts.join('')}</svg>`.replaceAll(
    '~',
    prefix,
  );
}

type Use = (figure: Figure, at: Vec, scale: number, turn?: number, alpha?: number) => string;

function pieces<L extends Layout>(
  layout: L,
  scene: Scene,
  show: Show,
  drawings: Drawings<L>,
  use: Use,
  lifted: string[],
): string[] {
  const scale = layout.radius / 25;
  const hull = ({ look, faces }: Piece, at: Vec, size: number): string[] => {
    const under = drawings.hull?.(layout, look);
    return under === undefined
      ? []
      : [use(drawings.piece(under, false, layout.radius), at, size, headingOf(layout, at, faces))];
  };
  return inDrawingOrder(layout, scene.pieces).flatMap((piece) => {
    const { look, spot, index, of } = piece;
    const { stack, inward } = placeOf(layout, spot);
    const at = stackAt(stack, index, of);
    const size = scale * sizeIn(stack, of);
    if (stack.edge)
      return index < stack.most ? [use(drawings.edge(look, stack.edge.w, stack.edge.h), at, 1)] : [];
    if (show.picked === spot && index === of - 1) {
      const up = 9 * scale;
      const high = { x: at.x + inward.x * up, y: at.y + inward.y * up };
      const ring = { r: layout.radius * 1.1 + 3.2 * scale, color: '#ffdf9a' };
      lifted.push(...hull(piece, high, scale * 1.1));
      lifted.push(use(drawings.piece(look, true, layout.radius), high, scale * 1.1));
      lifted.push(...carried(layout, piece, high, scale * 1.1, drawings, use));
      if (drawings.family !== 'flat') return [];
      lifted.push(
        `<circle cx="${n(high.x)}" cy="${n(high.y)}" r="${n(ring.r)}" fill="none" stroke="${ring.color}" stroke-width="${n(2.4 * scale)}"/><circle cx="${n(high.x)}" cy="${n(high.y)}" r="${n(ring.r + 1)}" fill="none" stroke="${ring.color}" stroke-opacity=".25" stroke-width="${n(7 * scale)}"/>`,
      );
      return [];
    }
    return index < stack.most
      ? [
          ...hull(piece, at, size),
          use(drawings.piece(look, false, layout.radius), at, size),
          ...carried(layout, piece, at, size, drawings, use),
        ]
      : [];
  });
}

/** What a piece carries, with its number. */
function carried<L extends Layout>(
  layout: L,
  { tag }: Piece,
  at: Vec,
  scale: number,
  drawings: Drawings<L>,
  use: Use,
): string[] {
  const drawing = tag && drawings.tag?.(tag.look, layout.radius);
  if (!tag || !drawing) return [];
  const place = { x: at.x + drawing.x * scale, y: at.y + drawing.y * scale };
  const size = drawing.size * scale * (tag.count > 9 ? 0.88 : 1);
  const count =
    tag.count < (drawing.from ?? 1)
      ? ''
      : `<text x="${n(place.x)}" y="${n(place.y + size * 0.36)}" text-anchor="middle" font-family="Inter, system-ui, sans-serif" font-weight="800" font-size="${n(size)}" fill="${drawing.color}">${tag.count}</text>`;
  return [use(drawing.figure, place, scale * drawing.scale) + count];
}

function dice<L extends Layout>(layout: L, scene: Scene, drawings: Drawings<L>, use: Use): string[] {
  const places = placeDice(layout, scene.dice);
  return scene.dice.map(({ value, owner, spent }, i) => {
    const at = places[i];
    return at ? use(drawings.die(value, owner, spent), at, at.size / 50, at.turn) : '';
  });
}

function markers<L extends Layout>(layout: L, scene: Scene, drawings: Drawings<L>, use: Use): string[] {
  return scene.markers.map(({ look, at, text, calls, locked }) => {
    const well = layout.wells[at];
    if (!well) return '';
    const { size, color, light, below = 0 } = drawings.lettering(look, text);
    const fs = well.size * size;
    const halo = calls
      ? [0.9, 1.25, 1.6, 1.95]
          .map(
            (r) =>
              `<circle cx="${n(well.x)}" cy="${n(well.y)}" r="${n(well.size * r)}" fill="#ffe0a0" opacity=".1"/>`,
          )
          .join('')
      : '';
    const letters = (fill: string, dy: number, opacity: number): string =>
      `<text y="${n(fs * 0.35 + dy + below * well.size)}" text-anchor="middle" font-family="Fraunces, Georgia, serif" font-weight="650" font-size="${n(fs)}" fill="${fill}" opacity="${opacity}">${escapeText(text)}</text>`;
    // Under a marker, a number too small to be read is left out.
    const inscription =
      locked || (below > 0 && fs < 9)
        ? ''
        : `<g transform="translate(${n(well.x)} ${n(well.y)}) rotate(${well.turn})">${letters(light, 0.7, 0.8)}${letters(color, 0, 1)}</g>`;
    return halo + use(drawings.marker(look, locked === true), well, well.size / 50, well.turn) + inscription;
  });
}

const stroke = ({ color, alpha, width, dash }: Ink): string =>
  `fill="none" stroke="${color}" stroke-opacity="${n(alpha)}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${dash ? ` stroke-dasharray="${n(dash[0])} ${n(dash[1])}"` : ''}`;

function markSvg(mark: Mark): string {
  if (mark.kind === 'ghost' || mark.kind === 'die') return '';
  if (mark.kind === 'text')
    return `<text x="${n(mark.x)}" y="${n(mark.y + mark.size * 0.36)}"${mark.turn ? ` transform="rotate(${mark.turn} ${n(mark.x)} ${n(mark.y)})"` : ''} text-anchor="${mark.anchor}" font-family="${mark.isName ? 'Fraunces, Georgia, serif' : 'Inter, system-ui, sans-serif'}"${mark.isName ? ` font-style="italic" letter-spacing="${n(mark.size * NAME_SPACING)}"` : ''} font-size="${n(mark.size)}" font-weight="${mark.weight}" fill="${mark.color}" fill-opacity="${mark.alpha}">${escapeText(mark.text)}</text>`;
  const shape = shapeOf(mark);
  const fill = mark.fill ? `<${shape} fill="${mark.fill.color}" fill-opacity="${n(mark.fill.alpha)}"/>` : '';
  return fill + mark.inks.map((ink) => `<${shape} ${stroke(ink)}/>`).join('');
}

function shapeOf(mark: Extract<Mark, { kind: 'line' | 'ring' | 'box' }>): string {
  if (mark.kind === 'box')
    return `rect x="${n(mark.x)}" y="${n(mark.y)}" width="${n(mark.w)}" height="${n(mark.h)}" rx="${n(mark.r)}"`;
  if (mark.kind === 'ring' && mark.ry !== undefined)
    return `ellipse cx="${n(mark.x)}" cy="${n(mark.y)}" rx="${n(mark.r)}" ry="${n(mark.ry)}"`;
  if (mark.kind === 'ring' && !mark.arc) return `circle cx="${n(mark.x)}" cy="${n(mark.y)}" r="${n(mark.r)}"`;
  const points =
    mark.kind === 'line'
      ? mark.points
      : [...Array(13).keys()].map((i) => {
          const [from, to] = mark.arc ?? [0, 0];
          const a = from + ((to - from) * i) / 12;
          return { x: mark.x + mark.r * Math.cos(a), y: mark.y + mark.r * Math.sin(a) };
        });
  const d = points.map((at, i) => `${i ? 'L' : 'M'}${n(at.x)} ${n(at.y)}`).join('');
  return `path d="${d}${mark.kind === 'line' && mark.closed ? 'Z' : ''}"`;
}
