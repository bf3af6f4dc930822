/** Currents that drift: short waves moving slowly along lines, fading in and out at their ends. */
import type { Current } from '@sandbar/boards';
import { type Container, Graphics } from 'pixi.js';

/** Board units a second. */
const SPEED = 6;
/** One wave for so many board units of a line. */
const APART = 64;
const ALPHA = 0.6;

interface Wave {
  readonly shape: Graphics;
  readonly current: Current;
  readonly length: number;
  /** Where it started, as a share of the line. */
  readonly at: number;
}

export interface Drift {
  /** Lays waves along these lines instead of those before. */
  lay(currents: readonly Current[]): void;
  /** Puts every wave where it is at that time, in ms. */
  move(now: number): void;
  any(): boolean;
}

export function createDrift(layer: Container): Drift {
  let waves: readonly Wave[] = [];
  return {
    lay(currents) {
      for (const old of layer.removeChildren()) old.destroy();
      waves = currents.flatMap((current) => {
        const { from, to } = current;
        const length = Math.hypot(to.x - from.x, to.y - from.y);
        const count = Math.max(1, Math.floor(length / APART));
        return Array.from({ length: count }, (_, i): Wave => {
          const shape = waveOf(current);
          layer.addChild(shape);
          return { shape, current, length, at: i / count };
        });
      });
      this.move(0);
    },
    move(now) {
      for (const { shape, current, length, at } of waves) {
        const t = (at + ((now / 1000) * SPEED) / length) % 1;
        const { from, to } = current;
        shape.position.set(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
        shape.alpha = ALPHA * Math.min(1, Math.sin(t * Math.PI) * 3);
      }
    },
    any: () => waves.length > 0,
  };
}

function waveOf({ from, to, width, color }: Current): Graphics {
  const w = width;
  const shape = new Graphics()
    .moveTo(-w, 0)
    .quadraticCurveTo(-w / 2, -w / 2.4, 0, 0)
    .quadraticCurveTo(w / 2, w / 2.4, w, 0)
    .stroke({ width: w / 7, color, cap: 'round' });
  shape.rotation = Math.atan2(to.y - from.y, to.x - from.x);
  return shape;
}
