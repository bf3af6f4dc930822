/** Clips for pieces that come up where there was none or go under, and for what pieces carry. */
import { type Motion, placeOf, stackAt, type Vec } from '@sandbar/boards';
import { type Container, Graphics } from 'pixi.js';
import { makeCarrier } from '../pieces/carriers.ts';
import { type Ground, nextOn } from './ground.ts';
import { type Clip, easeOut, mix } from './timeline.ts';

type Of<K extends Motion['kind']> = Extract<Motion, { kind: K }>;

const RISE_MS = 420;
const DIVE_MS = 240;
const GAIN_MS = 90;

/** Two rings on the water that widen and fade; t from 0 to 1. */
export function spread(rings: Graphics | null, at: Vec, radius: number, t: number, color: string): void {
  rings?.clear();
  for (const late of [0, 0.25]) {
    const s = Math.max(0, t - late);
    if (s === 0) continue;
    const r = radius * mix(0.9, 1.9, easeOut(s));
    rings
      ?.ellipse(at.x, at.y + radius * 0.6, r, r * 0.36)
      .stroke({ color, width: 2.4, alpha: Math.max(0, 1 - s * 1.15) });
  }
}

/** A ship comes up out of the water, with rings around it. */
export function riseClip(motion: Of<'appear' | 'vanish'>, ground: Ground): Clip {
  const { layout, shown, layers } = ground;
  let flyer: Container | null = null;
  let rings: Graphics | null = null;
  let at: Vec = { x: 0, y: 0 };
  return {
    ms: RISE_MS * ground.pace,
    start() {
      at = nextOn(ground, motion.spot);
      rings = layers.flying.addChild(new Graphics());
      flyer = layers.flying.addChild(makeCarrier(motion.look, true, undefined, ground));
      flyer.position.copyFrom(at);
    },
    at(t) {
      spread(rings, at, layout.radius, t, '#fff3d0');
      flyer?.scale.set(mix(0.72, 1 / 1.1, easeOut(Math.min(1, t * 1.6))));
      if (flyer) flyer.alpha = Math.min(1, t * 2.4);
    },
    end() {
      flyer?.destroy({ children: true });
      rings?.destroy();
      shown.put(motion.spot, motion.look, undefined, { beneath: motion.beneath === true });
      ground.refresh();
    },
  };
}

/** A ship goes under where it stands. */
export function diveClip(motion: Of<'appear' | 'vanish'>, ground: Ground): Clip {
  const { layout, shown, layers } = ground;
  let flyer: Container | null = null;
  let a: Vec = { x: 0, y: 0 };
  return {
    ms: DIVE_MS * ground.pace,
    start() {
      const standing = shown
        .pieces()
        .findLast(({ spot, look }) => spot === motion.spot && look === motion.look);
      if (!standing) return;
      a = stackAt(placeOf(layout, motion.spot).stack, standing.index, standing.of);
      shown.take(motion.spot, motion.look);
      ground.refresh();
      flyer = layers.flying.addChild(makeCarrier(motion.look, true, undefined, ground));
      flyer.position.copyFrom(a);
    },
    at(t) {
      if (!flyer) return;
      flyer.alpha = 1 - t;
      flyer.scale.set(mix(1 / 1.1, 0.6, t));
      flyer.position.y = a.y + t * layout.radius * 0.3;
    },
    end: () => flyer?.destroy({ children: true }),
  };
}

/** What a piece carries changes. */
export function countClip(motion: Of<'count'>, ground: Ground): Clip {
  return {
    ms: GAIN_MS * ground.pace,
    start() {
      const spot = motion.spot || (ground.shown.where(motion.look) ?? '');
      ground.shown.load(spot, motion.look, motion.tag, motion.by);
      ground.refresh();
      ground.cue('off');
    },
  };
}
