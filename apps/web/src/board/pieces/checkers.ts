/** Flat pieces: discs in stacks, edge-on in a tray, with a ring that glows in hand. */
import { COLORS, type Piece, placeOf, stackAt } from '@sandbar/boards';
import { type Container, Graphics, Container as Group, Sprite } from 'pixi.js';
import { hitClip, moveClips } from '../motion/gliding.ts';
import { diveClip, riseClip } from '../motion/surfacing.ts';
import { names, type Sheet } from '../pixi/sheet.ts';
import type { Makings } from './carriers.ts';
import type { Family, Special } from './family.ts';
import { reuse, trim } from './figures.ts';

export const checkers: Family = {
  stacks: 'look',
  lift: 9,
  draw: drawCheckers,
  hand: ({ look }, _at, { layout, sheet }) => makeHand(look, layout.radius, sheet),
  movers: (ground) => ({
    breath: 60,
    hurry: 1,
    move: (motion, dropped) => moveClips(motion, ground, dropped),
    hit: (motion) => [{ ms: 40 * ground.pace }, hitClip(motion, ground)],
    appear: (motion) => riseClip(motion, ground),
    vanish: (motion) => diveClip(motion, ground),
  }),
};

/** Shows pieces; the top one of the spot under the pointer is raised a little inward. */
function drawCheckers(
  layer: Container,
  pieces: readonly Piece[],
  { layout, sheet }: Makings,
  special: Special,
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

/** The piece in hand, at 0,0 of its group: lifted, with a ring that glows. */
function makeHand(look: string, radius: number, sheet: Sheet): Group {
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
