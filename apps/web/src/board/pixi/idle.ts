/**
 * What moves while nothing is played: rings that turn, a marker that calls, water that drifts. At rest no frame is asked for:
 * a page that lies open costs no battery.
 */
import type { Current } from '@sandbar/boards';
import type { Graphics } from 'pixi.js';
import type { Timeline } from '../motion/timeline.ts';
import { createDrift } from './drift.ts';
import type { Layers } from './stage.ts';

const TURN_MS = 900;
const BREATH_MS = 2400;
/** Water drifts and a marker calls for so long after something was drawn last. */
const AWAKE_MS = 60_000;

export interface Idle {
  /** Something was drawn; these rings of it turn. */
  drawn(rings: readonly Graphics[]): void;
  /** Water drifts along these lines from now on. */
  lay(currents: readonly Current[]): void;
  /** With reduced motion, or with motion off, nothing moves. */
  calm(on: boolean): void;
}

export function createIdle(layers: Layers, timeline: Timeline): Idle {
  const drift = createDrift(layers.drift);
  let turning: readonly Graphics[] = [];
  let isCalm = false;
  let restAt = 0;

  const loop = (): void => {
    const halo = layers.markers.children
      .flatMap((group) => group.children)
      .find((child) => child.label === 'glow');
    if (isCalm || (turning.length === 0 && !halo && !drift.any())) {
      timeline.loop(null);
      return;
    }
    timeline.loop((now) => {
      for (const ring of turning) if (!ring.destroyed) ring.rotation = (now / TURN_MS) * Math.PI * 2;
      if (performance.now() < restAt) {
        drift.move(now);
        if (halo && !halo.destroyed) halo.alpha = 0.72 + 0.28 * Math.sin((now / BREATH_MS) * Math.PI * 2);
        return;
      }
      // It does not stop in mid-breath, half seen.
      if (halo && !halo.destroyed) halo.alpha = 1;
      if (turning.length === 0) timeline.loop(null);
    });
  };
  return {
    drawn(rings) {
      turning = rings;
      restAt = performance.now() + AWAKE_MS;
      loop();
    },
    lay: (currents) => drift.lay(currents),
    calm(on) {
      isCalm = on;
      loop();
    },
  };
}
