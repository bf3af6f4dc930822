/** Pieces that carry something: a group of the piece, what it carries, and the number on it. */
import {
  type AnyBoardGame,
  headingOf,
  inDrawingOrder,
  type Layout,
  type Piece,
  placeOf,
  sizeIn,
  stackAt,
  type Tag,
} from '@sandbar/boards';
import { type Container, Container as Group, Sprite, Text } from 'pixi.js';
import { FONT_UI } from '../../ui/theme.ts';
import { names, type Sheet } from '../pixi/sheet.ts';

/** What groups are made with. */
export interface Makings {
  readonly layout: Layout;
  readonly drawings: AnyBoardGame['drawings'];
  readonly sheet: Sheet;
  /** Device pixels for each board unit. */
  readonly density: number;
}

/** The look of what lies under a piece and turns; undefined where nothing does. */
export const hullOf = (
  look: string,
  { layout, drawings }: Pick<Makings, 'layout' | 'drawings'>,
): string | undefined => drawings.hull?.(layout, look);

/** A piece at 0,0 of its group, with what it carries; `heading` is where its hull points, in degrees. */
export function makeCarrier(
  look: string,
  lifted: boolean,
  tag: Tag | undefined,
  makings: Makings,
  heading = 0,
): Group {
  const { layout, drawings, sheet, density } = makings;
  const group = new Group();
  const hull = hullOf(look, makings);
  if (hull !== undefined) {
    group.addChild(new Sprite(sheet.get(names.piece(hull, lifted))));
    turnHull(group, look, makings, heading);
  }
  group.addChild(new Sprite(sheet.get(names.piece(look, lifted))));
  const drawing = tag && drawings.tag?.(tag.look, layout.radius);
  if (!tag || !drawing) return group;
  const k = (layout.radius / 25) * (lifted ? 1.1 : 1);
  const disc = group.addChild(new Sprite(sheet.get(names.tag(tag.look))));
  disc.position.set(drawing.x * k, drawing.y * k);
  if (tag.count < (drawing.from ?? 1)) return group;
  const style = {
    fontFamily: FONT_UI,
    fontSize: drawing.size * k * (tag.count > 9 ? 0.88 : 1),
    fontWeight: '800',
    fill: drawing.color,
  } as const;
  const text = group.addChild(new Text({ text: String(tag.count), style, resolution: density }));
  text.anchor.set(0.5);
  text.position.set(drawing.x * k, drawing.y * k);
  return group;
}

/** Turns the hull of a group to a heading in degrees, where it has one. */
export function turnHull(
  { children: [hull] }: Container,
  look: string,
  makings: Makings,
  heading: number,
): void {
  if (hull && hullOf(look, makings) !== undefined) hull.rotation = (heading * Math.PI) / 180;
}

const keyOf = ({ look, tag }: Piece): string => (tag ? `${look} ${tag.look} ${tag.count}` : look);

/** Shows pieces that may carry something; those that look as before are kept. `hidden` leaves the top one of a spot out. */
export function drawCarriers(
  layer: Container,
  pieces: readonly Piece[],
  makings: Makings,
  hidden: string | null,
): void {
  const free = new Map<string, Container[]>();
  for (const child of layer.removeChildren()) {
    // The piece inside is labelled with what the group shows.
    const key = child.children[0]?.label ?? '';
    free.set(key, [...(free.get(key) ?? []), child]);
  }
  const { layout } = makings;
  for (const piece of inDrawingOrder(layout, pieces)) {
    const { stack } = placeOf(layout, piece.spot);
    if (piece.index >= stack.most || (hidden === piece.spot && piece.index === piece.of - 1)) continue;
    const key = keyOf(piece);
    const group = free.get(key)?.pop() ?? makeCarrier(piece.look, false, piece.tag, makings);
    const [body] = group.children;
    if (body) body.label = key;
    group.label = piece.spot;
    group.alpha = 1;
    group.rotation = 0;
    const at = stackAt(stack, piece.index, piece.of);
    turnHull(group, piece.look, makings, piece.heading ?? headingOf(layout, at, piece.faces));
    group.position.set(at.x, at.y);
    group.scale.set(sizeIn(stack, piece.of));
    layer.addChild(group);
  }
  for (const list of free.values()) for (const spare of list) spare.destroy({ children: true });
}
