/** What moves while nothing is played: rings that turn, a marker that calls, water that drifts. At rest no frame is asked for. */
import type { Current } from '@sandbar/boards';
import type { Graphics } from 'pixi.js';
import type { Timeline } from '../motion/timeline.ts';
import { createDrift } from './drift.ts';
import type { Layers } from './stage.ts';

const TURN_MS = 900;
const BREATH_MS = 2400;
/** Water drifts for so long after something was drawn last. */
const DRIFT_MS = 60_000;

export interface Idle {
  /** Something was drawn; these rings of it turn. */
  drawn(rings: readonly Graphics[]): void;
  /** Water drifts along these lines from now on. */
  lay(currents: readonly Current[]): void;
  /** With reduced motion nothing moves. */
  calm(on: boolean): void;
  /** Whether water may drift. */
  drifts(on: boolean): void;
}

export function createIdle(layers: Layers, timeline: Timeline): Idle {
  const drift = createDrift(layers.drift);
  let turning: readonly Graphics[] = [];
  let isCalm = false;
  let mayDrift = false;
  let restAt = 0;

  const drifting = (): boolean => mayDrift && drift.any() && performance.now() < restAt;
  const loop = (): void => {
    const halo = layers.markers.children
      .flatMap((group) => group.children)
      .find((child) => child.label === 'glow');
    if (isCalm || (turning.length === 0 && !halo && !drifting())) {
      timeline.loop(null);
      return;
    }
    timeline.loop((now) => {
      for (const ring of turning) if (!ring.destroyed) ring.rotation = (now / TURN_MS) * Math.PI * 2;
      if (drifting()) drift.move(now);
      else if (turning.length === 0 && !halo) timeline.loop(null);
      if (halo && !halo.destroyed) halo.alpha = 0.72 + 0.28 * Math.sin((now / BREATH_MS) * Math.PI * 2);
    });
  };
  return {
    drawn(rings) {
      turning = rings;
      restAt = performance.now() + DRIFT_MS;
      loop();
    },
    lay: (currents) => drift.lay(currents),
    calm(on) {
      isCalm = on;
      loop();
    },
    drifts(on) {
      mayDrift = on;
    },
  };
}
