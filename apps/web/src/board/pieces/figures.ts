/** Puts sprites where a scene has dice and markers. Sprites are kept and reused from one drawing to the next. */
import {
  type AnyBoardGame,
  type Layout,
  type Marker,
  placeDice,
  type Scene,
  type Well,
} from '@sandbar/boards';
import { type Container, Graphics, Container as Group, Sprite, Text, type Texture } from 'pixi.js';
import { names, type Sheet } from '../pixi/sheet.ts';

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

/** The sprite with this number of a layer, made if there is none, with this drawing. */
export function reuse(layer: Container, i: number, texture: Texture): Sprite {
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

/** Destroys all sprites of a layer from this number on. */
export function trim(layer: Container, used: number): void {
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
