/** The clip of a refusal: what stands on a spot shakes from side to side. */
import type { Container } from 'pixi.js';
import type { Clip } from './timeline.ts';

/** `ms` at 0 leaves everything as it is. */
export function shakeClip(standing: readonly Container[], ms: number): Clip {
  const homes = standing.map((child) => child.position.x);
  return {
    ms,
    at: (t) =>
      standing.forEach((child, i) => {
        const off = Math.sin(t * Math.PI * 6) * 4 * (1 - t);
        if (!child.destroyed) child.position.x = (homes[i] ?? 0) + off;
      }),
  };
}
