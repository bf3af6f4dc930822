/** Puts sprites where a scene has pieces, dice and markers. Sprites are kept and reused from one drawing to the next. */
import {
  type AnyBoardGame,
  COLORS,
  type Layout,
  type Marker,
  type Piece,
  placeDice,
  placeOf,
  type Scene,
  stackAt,
  type Well,
} from '@sandbar/boards';
import { type Container, Graphics, Container as Group, Sprite, Text, type Texture } from 'pixi.js';
import { names, type Sheet } from '../pixi/sheet.ts';

/** Shows pieces; `hidden` leaves one out (the piece in hand), `lift` raises the top one of a spot by some units. */
export function drawPieces(
  layer: Container,
  layout: Layout,
  pieces: readonly Piece[],
  sheet: Sheet,
  special: { readonly hidden: string | null; readonly lifted: string | null },
): void {
  let used = 0;
  for (const piece of pieces) {
    const { stack, inward } = placeOf(layout, piece.spot);
    if (piece.index >= stack.most) continue;
    const isTop = piece.index === piece.of - 1;
    if (isTop && special.hidden === piece.spot && piece.of <= stack.most) continue;
    const sprite = reuse(
      layer,
      used++,
      sheet.get(stack.edge ? names.edge(piece.look) : names.piece(piece.look)),
    );
    const lift = isTop && special.lifted === piece.spot ? (3 * layout.radius) / 25 : 0;
    const at = stackAt(stack, piece.index);
    sprite.position.set(at.x + inward.x * lift, at.y + inward.y * lift);
    sprite.label = piece.spot;
  }
  trim(layer, used);
}

/** Shows dice at rest. */
export function drawDice(layer: Container, layout: Layout, dice: Scene['dice'], sheet: Sheet): void {
  const places = placeDice(layout, dice);
  dice.forEach((die, i) => {
    const at = places[i];
    if (!at) return;
    const sprite = reuse(layer, i, sheet.get(names.die(die.value, die.owner, die.spent)));
    sprite.position.set(at.x, at.y);
    sprite.rotation = (at.turn * Math.PI) / 180;
    sprite.scale.set(1);
    sprite.alpha = 1;
  });
  trim(layer, dice.length);
}

function reuse(layer: Container, i: number, texture: Texture): Sprite {
  const there = layer.children[i];
  const sprite = there instanceof Sprite ? there : layer.addChild(new Sprite());
  show(sprite, texture);
  return sprite;
}

/** Gives a sprite another drawing; each is anchored at its own middle. */
export function show(sprite: Sprite, texture: Texture): void {
  sprite.texture = texture;
  sprite.anchor.copyFrom(texture.defaultAnchor ?? { x: 0.5, y: 0.5 });
}

function trim(layer: Container, used: number): void {
  for (const spare of layer.children.slice(used)) spare.destroy();
}

/** What a marker's picture depends on besides its place. */
export interface Lettered {
  readonly game: AnyBoardGame;
  readonly sheet: Sheet;
  readonly layout: Layout;
  readonly density: number;
  readonly font: string;
}

/** Shows the markers; each is a group that motion may take along. Those that call for an answer glow. */
export function drawMarkers(layer: Container, markers: readonly Marker[], how: Lettered): void {
  for (const old of layer.removeChildren()) old.destroy({ children: true });
  for (const marker of markers) {
    const well = how.layout.wells[marker.at];
    if (well) layer.addChild(makeMarker(marker, well, how));
  }
}

/** A marker as a group in its well: glow (named `glow`), body, and text with a light copy below, as if engraved. */
export function makeMarker(marker: Marker, well: Well, how: Lettered): Group {
  const { game, sheet, layout, density, font } = how;
  const group = new Group();
  group.label = marker.look;
  group.position.set(well.x, well.y);
  if (marker.calls) group.addChild(halo(well.size));
  const sizes = Object.values(layout.wells).map((one) => one.size);
  const [small, big] = [Math.min(...sizes), Math.max(...sizes)];
  const isBig = well.size > (small + big) / 2;
  const block = group.addChild(new Group());
  block.label = 'block';
  block.rotation = (well.turn * Math.PI) / 180;
  const body = block.addChild(
    new Sprite(sheet.get(names.marker(marker.look, isBig, marker.locked === true))),
  );
  body.scale.set(well.size / (isBig ? big : small));
  if (marker.locked) return group;
  const { size, color, light, below = 0 } = game.drawings.lettering(marker.look, marker.text);
  // Under a marker, a number too small to be read is left out.
  if (below > 0 && well.size * size < 9) return group;
  const letters = (fill: string, dy: number, alpha: number): void => {
    const style = {
      fontFamily: font,
      fontSize: well.size * size,
      fontWeight: '600',
      fill: '#ffffff',
      padding: 4,
    } as const;
    const text = block.addChild(new Text({ text: marker.text, style, resolution: density }));
    text.anchor.set(0.5);
    text.position.set(0, dy + below * well.size);
    text.tint = fill;
    text.alpha = alpha;
  };
  letters(light, 0.7, 0.8);
  letters(color, 0, 1);
  return group;
}

function halo(size: number): Graphics {
  const glow = new Graphics();
  glow.label = 'glow';
  const rings = 22;
  for (let i = rings; i > 0; i--)
    glow.circle(0, 0, (size * 2 * i) / rings).fill({ color: '#ffe0a0', alpha: 0.03 });
  return glow;
}

/** The piece in hand, at 0,0 of its group: lifted, with a ring that glows. */
export function makeHand(look: string, radius: number, sheet: Sheet): Group {
  const k = radius / 25;
  const group = new Group();
  const ring = new Graphics();
  const r = radius * 1.1 + 3.2 * k;
  for (let i = 0; i < 7; i++)
    ring.circle(0, 0, r + 1).stroke({ color: COLORS.glow, alpha: 0.07, width: (2.4 + i * 2.4) * k });
  ring.circle(0, 0, r).stroke({ color: COLORS.glow, alpha: 1, width: 2.4 * k });
  group.addChild(ring, new Sprite(sheet.get(names.piece(look, true))));
  // The shadow of the piece must not darken its own ring.
  group.setChildIndex(ring, 1);
  return group;
}
