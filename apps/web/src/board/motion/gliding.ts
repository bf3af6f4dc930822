/** Clips for flat pieces: they glide from stack to stack, turn edge-on into a tray, and are hit. */
import { COLORS, type Motion, placeOf, stackAt, type Vec } from '@sandbar/boards';
import { Graphics, Sprite } from 'pixi.js';
import { names } from '../pixi/sheet.ts';
import type { Ground } from './ground.ts';
import { type Clip, easeOut, glide, mix } from './timeline.ts';

const MOVE_MS = 260;
const SETTLE_MS = 90;
const HIT_MS = 360;

const spriteOf = (ground: Ground, look: string, lifted: boolean): Sprite => {
  const sprite = new Sprite(ground.sheet.get(names.piece(look, lifted)));
  return ground.layers.flying.addChild(sprite);
};

export function moveClips(
  motion: Extract<Motion, { kind: 'move' }>,
  ground: Ground,
  dropped: Vec | null,
): Clip[] {
  const { layout, shown, pace } = ground;
  const [from, to] = [motion.trail[0] ?? '', motion.trail.at(-1) ?? ''];
  const goal = placeOf(layout, to).stack;
  let sprite: Sprite | null = null;
  let [a, b]: [Vec, Vec] = [goal, goal];
  const k = layout.radius / 25;
  const fly: Clip = {
    ms: (dropped ? 120 : MOVE_MS) * pace,
    start() {
      a = dropped ?? stackAt(placeOf(layout, from).stack, shown.count(from) - 1);
      b = stackAt(goal, shown.count(to, motion.look));
      shown.take(from, motion.look);
      ground.refresh();
      sprite = spriteOf(ground, motion.look, true);
      sprite.position.copyFrom(a);
    },
    at(t) {
      const s = glide(t);
      const up = Math.sin(Math.PI * t) * 6 * k;
      sprite?.position.set(mix(a.x, b.x, s), mix(a.y, b.y, s) - up);
      sprite?.scale.set(mix(1, 1 / 1.1, t ** 3));
    },
    end() {
      if (goal.edge) return;
      sprite?.destroy();
      shown.put(to, motion.look);
      ground.refresh();
      ground.cue('place');
    },
  };
  return goal.edge
    ? [fly, tiltClip(() => sprite, motion.look, to, ground)]
    : [fly, settleClip(to, motion.look, ground)];
}

/** The small settling of a piece that has just landed. */
function settleClip(to: string, look: string, ground: Ground): Clip {
  let sprite: Sprite | null = null;
  return {
    ms: SETTLE_MS * ground.pace,
    start() {
      const standing = ground.layers.pieces.children.filter((child) => child.label === to);
      const landed = standing.at(-1);
      sprite = landed instanceof Sprite && ground.shown.count(to, look) > 0 ? landed : null;
    },
    at: (t) => sprite?.scale.set(mix(1.03, 1, t)),
    end: () => sprite?.scale.set(1),
  };
}

/** A piece turns edge-on at the mouth of its tray and drops into its slot. */
function tiltClip(spriteOf: () => Sprite | null, look: string, to: string, ground: Ground): Clip {
  const goal = placeOf(ground.layout, to).stack;
  const upright = (goal.edge?.h ?? 0) > (goal.edge?.w ?? 0);
  return {
    ms: 160 * ground.pace,
    at(t) {
      const thin = mix(1, 0.22, t) / 1.1;
      spriteOf()?.scale.set(upright ? thin : 1 / 1.1, upright ? 1 / 1.1 : thin);
    },
    end() {
      spriteOf()?.destroy();
      ground.shown.put(to, look);
      ground.refresh();
      ground.cue('off');
    },
  };
}

/** The piece that was hit tips and slides to the bar on an arc, while one coral ring expands and fades. */
export function hitClip(motion: Extract<Motion, { kind: 'hit' }>, ground: Ground): Clip {
  const { layout, shown, pace, layers } = ground;
  const [from, to] = [motion.trail[0] ?? '', motion.trail.at(-1) ?? ''];
  let sprite: Sprite | null = null;
  let ring: Graphics | null = null;
  let [a, b]: [Vec, Vec] = [layout.spots[0]?.places[0]?.stack ?? { x: 0, y: 0 }, { x: 0, y: 0 }];
  return {
    ms: HIT_MS * pace,
    start() {
      a = stackAt(placeOf(layout, from).stack, 0);
      b = stackAt(placeOf(layout, to).stack, shown.count(to));
      shown.take(from, motion.look);
      ground.refresh();
      ring = layers.flying.addChild(new Graphics());
      sprite = spriteOf(ground, motion.look, true);
      ground.cue('hit');
    },
    at(t) {
      const s = glide(t);
      const arc = Math.sin(Math.PI * s) * layout.radius * 1.2;
      sprite?.position.set(mix(a.x, b.x, s), mix(a.y, b.y, s) - arc);
      if (sprite) sprite.rotation = Math.sin(Math.PI * Math.min(1, t * 1.6)) * 0.21;
      const r = layout.radius * mix(1, 1.7, easeOut(Math.min(1, t * 1.2)));
      ring
        ?.clear()
        .circle(a.x, a.y, r)
        .stroke({ color: COLORS.hit, width: 3, alpha: 1 - Math.min(1, t * 1.2) });
    },
    end() {
      sprite?.destroy();
      ring?.destroy();
      shown.put(to, motion.look);
      ground.refresh();
    },
  };
}
