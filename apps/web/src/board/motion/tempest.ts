/** Clips of what no captain steers: a device goes off, a storm draws a ship under. */
import { type Motion, placeOf, type Vec } from '@sandbar/boards';
import { type Container, Graphics, Container as Group } from 'pixi.js';
import { makeCarrier } from '../pieces/carriers.ts';
import { type Ground, standing } from './ground.ts';
import { type Clip, easeOut, mix } from './timeline.ts';

type Of<K extends Motion['kind']> = Extract<Motion, { kind: K }>;

const FUSE_MS = 700;
const RING_MS = 140;
const STORM_MS = 1_700;

/** A fuse burns, rings of spots light up one after another, and there is one flash. */
export function burstClip({ spot, rings }: Of<'burst'>, ground: Ground): Clip {
  const { layout, layers } = ground;
  const total = FUSE_MS + RING_MS * rings.length + 160;
  let pen: Graphics | null = null;
  const shapeOf = (id: string): readonly (readonly Vec[])[] =>
    layout.index?.get(id)?.places.map(({ outline }) => outline) ?? [];
  return {
    ms: total * ground.pace,
    start() {
      pen = layers.flying.addChild(new Graphics());
      ground.cue('throw');
    },
    at(t) {
      if (!pen) return;
      const ms = t * total;
      const { x, y } = placeOf(layout, spot).stack;
      pen.clear();
      if (ms < FUSE_MS) {
        const spark = 0.5 + 0.5 * Math.sin(ms / 40);
        pen
          .circle(x, y, layout.radius * (1.5 + 0.2 * spark))
          .stroke({ color: '#ffb25c', width: 2.4, alpha: 0.5 + 0.5 * spark });
        return;
      }
      rings.forEach((ring, i) => {
        const age = ms - FUSE_MS - i * RING_MS;
        if (age < 0 || !pen) return;
        const alpha = Math.max(0.16, 0.62 - age / 700);
        for (const id of ring)
          for (const shape of shapeOf(id)) pen.poly([...shape]).fill({ color: '#ff9d5c', alpha });
      });
      const flash = ms - (total - 160);
      if (flash > 0 && flash < 80)
        pen.rect(0, 0, layout.width, layout.height).fill({ color: '#ffffff', alpha: 0.3 });
    },
    end: () => pen?.destroy(),
  };
}

/** A spiral turns over a ship and draws it under while the sea around darkens. */
export function stormClip({ look, spot }: Of<'storm'>, ground: Ground): Clip {
  const { layout, shown, layers } = ground;
  let flyer: Container | null = null;
  let spiral: Container | null = null;
  let veil: Graphics | null = null;
  return {
    ms: STORM_MS * ground.pace,
    start() {
      const at = standing(ground, spot, look);
      shown.take(spot, look);
      ground.refresh();
      veil = layers.flying.addChild(new Graphics());
      veil.rect(0, 0, layout.width, layout.height).fill({ color: '#04141d', alpha: 1 });
      spiral = layers.flying.addChild(arms(layout.radius * 4));
      flyer = layers.flying.addChild(makeCarrier(look, false, undefined, ground));
      spiral.position.copyFrom(at);
      flyer.position.copyFrom(at);
    },
    at(t) {
      const swell = Math.sin(Math.PI * t);
      if (veil) veil.alpha = 0.45 * swell;
      if (spiral) {
        spiral.alpha = Math.min(1, swell * 1.6);
        spiral.rotation = t * Math.PI * 6;
        spiral.scale.set(mix(0.5, 1, easeOut(Math.min(1, t * 2))));
      }
      const down = Math.max(0, (t - 0.45) / 0.55);
      if (flyer) {
        flyer.rotation = down * Math.PI * 4;
        flyer.scale.set(1 - down * 0.85);
        flyer.alpha = 1 - down ** 2;
      }
    },
    end() {
      for (const one of [veil, spiral, flyer]) one?.destroy({ children: true });
    },
  };
}

/** Six curved arms. */
function arms(reach: number): Group {
  const group = new Group();
  const pen = group.addChild(new Graphics());
  for (let arm = 0; arm < 6; arm++)
    for (const [width, alpha] of [
      [5, 0.25],
      [2, 0.8],
    ] as const) {
      for (let i = 0; i <= 24; i++) {
        const s = i / 24;
        const a = (arm * Math.PI) / 3 + s * 3.4;
        const r = reach * (0.12 + 0.88 * s);
        if (i === 0) pen.moveTo(r * Math.cos(a), r * Math.sin(a));
        else pen.lineTo(r * Math.cos(a), r * Math.sin(a));
      }
      pen.stroke({ color: '#e4f3f2', width, alpha, cap: 'round' });
    }
  return group;
}
