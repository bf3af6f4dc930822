/** Bakes a board's drawings to two textures, once per size, pixel density and theme: the ground, and an atlas of everything else. */
import type { Drawings, Figure, Layout, Theme } from '@sandbar/boards';
import { ImageSource, Rectangle, Texture } from 'pixi.js';

export interface Sheet {
  readonly ground: Texture;
  /** Throws on a name that was not baked. */
  get(name: string): Texture;
  destroy(): void;
}

/** Names of the figures in the atlas. */
export const names = {
  piece: (look: string, lifted = false): string => `piece ${look}${lifted ? ' lifted' : ''}`,
  edge: (look: string): string => `edge ${look}`,
  die: (value: number, owner: number, spent = false): string =>
    `die ${owner} ${value}${spent ? ' spent' : ''}`,
  marker: (look: string, big: boolean, locked = false): string =>
    `marker ${look}${big ? ' big' : ''}${locked ? ' locked' : ''}`,
  tag: (look: string): string => `tag ${look}`,
};

interface Cell {
  readonly name: string;
  readonly figure: Figure;
  /** Board units for each unit of the figure. */
  readonly scale: number;
}

/** `density` is device pixels for each board unit. */
export async function bake<L extends Layout>(
  layout: L,
  drawings: Drawings<L>,
  theme: Theme,
  density: number,
): Promise<Sheet> {
  const [ground, atlas] = await Promise.all([
    texture(drawings.ground(layout, theme), layout.width, layout.height, density),
    bakeAtlas(cells(layout, drawings), density),
  ]);
  return {
    ground,
    get(name) {
      const found = atlas.get(name);
      if (!found) throw new Error(`no drawing was baked for "${name}"`);
      return found;
    },
    destroy() {
      ground.destroy(true);
      const all = [...atlas.values()];
      all[0]?.source.destroy();
      for (const one of all) one.destroy(false);
    },
  };
}

function cells<L extends Layout>(layout: L, drawings: Drawings<L>): Cell[] {
  const { pieces, markers, locked = [], dice, seats, tags = [] } = drawings.looks;
  const unit = layout.radius / 25;
  const edge = layout.spots.flatMap((spot) => spot.places[0]?.stack.edge ?? [])[0];
  const list: Cell[] = [];
  for (const look of pieces) {
    list.push({ name: names.piece(look), figure: drawings.piece(look, false, layout.radius), scale: unit });
    list.push({
      name: names.piece(look, true),
      figure: drawings.piece(look, true, layout.radius),
      scale: unit * 1.1,
    });
    if (edge) list.push({ name: names.edge(look), figure: drawings.edge(look, edge.w, edge.h), scale: 1 });
  }
  for (const look of tags) {
    const tag = drawings.tag?.(look, layout.radius);
    if (tag) list.push({ name: names.tag(look), figure: tag.figure, scale: unit * tag.scale });
  }
  // Only dice that lie on the board are ever spent.
  for (const owner of seats)
    for (const value of dice)
      for (const spent of layout.dice.length > 0 ? [false, true] : [false])
        list.push({
          name: names.die(value, owner, spent),
          figure: drawings.die(value, owner, spent),
          scale: (layout.dice[owner]?.size ?? layout.die ?? 40) / 50,
        });
  const sizes = Object.values(layout.wells).map((well) => well.size);
  const [small, big] = [Math.min(...sizes), Math.max(...sizes)];
  for (const look of markers) {
    list.push({ name: names.marker(look, false), figure: drawings.marker(look, false), scale: small / 50 });
    if (locked.includes(look))
      list.push({
        name: names.marker(look, false, true),
        figure: drawings.marker(look, true),
        scale: small / 50,
      });
    if (big > small)
      list.push({ name: names.marker(look, true), figure: drawings.marker(look, false), scale: big / 50 });
  }
  return list;
}

const GAP = 2;

/** Puts the figures in rows of one picture and cuts a texture for each, anchored at its own middle. */
async function bakeAtlas(list: readonly Cell[], density: number): Promise<ReadonlyMap<string, Texture>> {
  const boxes = list.map(({ figure, scale }) => ({
    w: Math.ceil(figure.box.w * scale * density) + 2,
    h: Math.ceil(figure.box.h * scale * density) + 2,
  }));
  const width = Math.max(512, ...boxes.map((box) => box.w + GAP), Math.ceil(Math.sqrt(area(boxes)) * 1.1));
  let [x, y, tall] = [0, 0, 0];
  const places = boxes.map(({ w, h }) => {
    if (x + w > width) [x, y, tall] = [0, y + tall + GAP, 0];
    const at = { x, y };
    x += w + GAP;
    tall = Math.max(tall, h);
    return at;
  });
  const height = y + tall;
  const groups = list.map(({ figure, scale }, i) => {
    const at = places[i] ?? { x: 0, y: 0 };
    const k = scale * density;
    const body = `<g transform="translate(${at.x + 1 - figure.box.x * k} ${at.y + 1 - figure.box.y * k}) scale(${k})">${figure.body}</g>`;
    return (figure.defs + body).replaceAll('~', `c${i}`);
  });
  const source = await rasterize(
    groups.join(''),
    { x: 0, y: 0, w: width, h: height },
    width,
    height,
    density,
  );
  return new Map(
    list.map(({ name, figure, scale }, i) => {
      const at = places[i] ?? { x: 0, y: 0 };
      const box = boxes[i] ?? { w: 1, h: 1 };
      const k = scale * density;
      const cut = new Texture({
        source,
        frame: new Rectangle(at.x / density, at.y / density, box.w / density, box.h / density),
        defaultAnchor: { x: (1 - figure.box.x * k) / box.w, y: (1 - figure.box.y * k) / box.h },
      });
      return [name, cut];
    }),
  );
}

const area = (boxes: readonly { w: number; h: number }[]): number =>
  boxes.reduce((sum, box) => sum + (box.w + GAP) * (box.h + GAP), 0);

async function texture(figure: Figure, w: number, h: number, density: number): Promise<Texture> {
  const pixels = { w: Math.ceil(w * density), h: Math.ceil(h * density) };
  const body = `<defs>${figure.defs}</defs>${figure.body}`.replaceAll('~', 'g');
  const box = { ...figure.box, w: pixels.w / density, h: pixels.h / density };
  return new Texture({ source: await rasterize(body, box, pixels.w, pixels.h, density) });
}

/** Draws SVG text to a canvas of w by h pixels. Only data: addresses are used, so a strict content policy holds. */
async function rasterize(
  body: string,
  box: { x: number; y: number; w: number; h: number },
  w: number,
  h: number,
  density: number,
): Promise<ImageSource> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${box.x} ${box.y} ${box.w} ${box.h}">${body}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, w, h);
  // Not a CanvasSource: that one clears a canvas whose size does not survive being divided by the density.
  return new ImageSource({ resource: canvas, resolution: density, alphaMode: 'premultiply-alpha-on-upload' });
}
