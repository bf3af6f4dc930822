/** Paints marks with Pixi: the same data that the SVG picture prints. */
import { arc, dashes, type Ink, type Mark, NAME_SPACING, type Vec } from '@sandbar/boards';
import { type Container, Graphics, Sprite, Text } from 'pixi.js';
import { FONT_DISPLAY } from '../../ui/theme.ts';
import { names, type Sheet } from './sheet.ts';

/** Texts are kept and reused: making one is by far the dearest part of a repaint. */
export interface TextStore {
  /** `family` is a CSS family list; `density` is device pixels for each board unit. */
  take(text: string, size: number, weight: number, family: string, density: number, isName?: boolean): Text;
  /** Gives every text back. Called before a repaint. */
  release(): void;
  /** Forgets all texts, as when the density changes. */
  clear(): void;
}

export function createTextStore(): TextStore {
  const free = new Map<string, Text[]>();
  let used: [string, Text][] = [];
  return {
    take(text, size, weight, family, density, isName = false) {
      const key = `${text}|${size}|${weight}|${family}|${density}|${isName}`;
      const made = free.get(key)?.pop() ?? makeText(text, size, weight, family, density, isName);
      used.push([key, made]);
      return made;
    },
    release() {
      for (const [key, text] of used) {
        text.removeFromParent();
        free.set(key, [...(free.get(key) ?? []), text]);
      }
      used = [];
    },
    clear() {
      for (const [, text] of used) text.destroy();
      for (const list of free.values()) for (const text of list) text.destroy();
      free.clear();
      used = [];
    },
  };
}

function makeText(
  text: string,
  size: number,
  weight: number,
  family: string,
  density: number,
  isName: boolean,
): Text {
  // White, so that the tint gives the color and one texture serves all colors.
  const made = new Text({
    text,
    style: {
      fontFamily: family,
      fontSize: size,
      fontWeight: String(weight) as '600',
      fill: '#ffffff',
      padding: isName ? 8 : 2,
      ...(isName ? { fontStyle: 'italic' as const, letterSpacing: size * NAME_SPACING } : {}),
    },
    resolution: density,
  });
  made.eventMode = 'none';
  return made;
}

export interface Painter {
  readonly sheet: Sheet;
  readonly texts: TextStore;
  readonly density: number;
  readonly font: string;
  /** Rings that turn are handed over instead of standing still. */
  spin(ring: Graphics): void;
}

/** Replaces what is in the layer by the marks. Texts must have been released before. */
export function paint(layer: Container, marks: readonly Mark[], painter: Painter): void {
  for (const child of layer.removeChildren()) if (!(child instanceof Text)) child.destroy();
  let pen: Graphics | null = null;
  for (const mark of marks) {
    if (mark.kind === 'text' || mark.kind === 'ghost' || mark.kind === 'die') {
      pen = null;
      layer.addChild(mark.kind === 'text' ? placeText(mark, painter) : ghost(mark, painter));
    } else if (mark.kind === 'ring' && mark.arc) {
      pen = null;
      layer.addChild(turningRing(mark, painter));
    } else {
      if (!pen) pen = layer.addChild(new Graphics());
      drawShape(pen, mark);
    }
  }
}

function placeText(mark: Extract<Mark, { kind: 'text' }>, { texts, density, font }: Painter): Text {
  const family = mark.isName ? FONT_DISPLAY : font;
  const text = texts.take(mark.text, mark.size, mark.weight, family, density, mark.isName);
  text.anchor.set(mark.anchor === 'start' ? 0 : mark.anchor === 'end' ? 1 : 0.5, 0.5);
  text.position.set(mark.x, mark.y);
  text.tint = mark.color;
  text.alpha = mark.alpha;
  text.rotation = ((mark.turn ?? 0) * Math.PI) / 180;
  return text;
}

function ghost(mark: Extract<Mark, { kind: 'ghost' | 'die' }>, { sheet }: Painter): Sprite {
  const name = mark.kind === 'die' ? names.die(mark.value, mark.owner) : names.piece(mark.look);
  const sprite = new Sprite(sheet.get(name));
  sprite.position.set(mark.x, mark.y);
  sprite.alpha = mark.alpha;
  return sprite;
}

function turningRing(mark: Extract<Mark, { kind: 'ring' }>, painter: Painter): Graphics {
  const pen = new Graphics();
  const [from, to] = mark.arc ?? [0, 0];
  for (const ink of mark.inks) strokeLine(pen, arc({ x: 0, y: 0 }, mark.r, from, to), ink);
  pen.position.set(mark.x, mark.y);
  painter.spin(pen);
  return pen;
}

type Shape = Exclude<Mark, { kind: 'text' } | { kind: 'ghost' } | { kind: 'die' }>;

/** Draws one shape: its fill, then its inks. */
export function drawShape(pen: Graphics, mark: Shape): void {
  if (mark.fill) {
    trace(pen, mark);
    pen.fill({ color: mark.fill.color, alpha: mark.fill.alpha });
  }
  for (const ink of mark.inks) {
    if (ink.dash) {
      const closed = mark.kind !== 'line' || mark.closed;
      strokeDashed(pen, outline(mark), ink, closed);
    } else {
      trace(pen, mark);
      pen.stroke({ color: ink.color, alpha: ink.alpha, width: ink.width, cap: 'round', join: 'round' });
    }
  }
}

function trace(pen: Graphics, mark: Shape): void {
  if (mark.kind === 'ring') {
    if (mark.ry === undefined) pen.circle(mark.x, mark.y, mark.r);
    else pen.ellipse(mark.x, mark.y, mark.r, mark.ry);
  } else if (mark.kind === 'box') pen.roundRect(mark.x, mark.y, mark.w, mark.h, mark.r);
  else traceLine(pen, mark.points, mark.closed);
}

function traceLine(pen: Graphics, points: readonly Vec[], closed: boolean): void {
  points.forEach((at, i) => {
    if (i === 0) pen.moveTo(at.x, at.y);
    else pen.lineTo(at.x, at.y);
  });
  if (closed) pen.closePath();
}

const outline = (mark: Shape): readonly Vec[] =>
  mark.kind === 'line' ? mark.points : mark.kind === 'ring' ? round(mark) : [];

/** Points around a ring; one that is an ellipse is a circle pressed flat. */
const round = (ring: Extract<Mark, { kind: 'ring' }>): readonly Vec[] =>
  arc(ring, ring.r).map(({ x, y }) => ({
    x,
    y: ring.ry === undefined ? y : ring.y + ((y - ring.y) * ring.ry) / ring.r,
  }));

function strokeLine(pen: Graphics, points: readonly Vec[], ink: Ink): void {
  traceLine(pen, points, false);
  pen.stroke({ color: ink.color, alpha: ink.alpha, width: ink.width, cap: 'round', join: 'round' });
}

function strokeDashed(pen: Graphics, points: readonly Vec[], ink: Ink, closed: boolean): void {
  const [on, off] = ink.dash ?? [1, 1];
  const lines = dashes(points, on, off, closed && points.length > 0 && !samePlace(points[0], points.at(-1)));
  // A dash shorter than its width is a dot.
  if (on < 1) {
    for (const [at] of lines) if (at) pen.circle(at.x, at.y, ink.width / 2);
    pen.fill({ color: ink.color, alpha: ink.alpha });
    return;
  }
  for (const line of lines) traceLine(pen, line, false);
  pen.stroke({ color: ink.color, alpha: ink.alpha, width: ink.width, cap: 'round', join: 'round' });
}

const samePlace = (a: Vec | undefined, b: Vec | undefined): boolean =>
  a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < 0.01;
