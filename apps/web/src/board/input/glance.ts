/** What a board that can be looked at from nearer shows of itself: camera, keys and fingers, and the ease toward a picked piece. */
import type { AnyBoardGame, Layout, Rect, SpotId, Vec } from '@sandbar/boards';
import { spotOf } from '@sandbar/boards';
import type { Fit } from '../renderer.ts';
import { type Camera, createLens, type Lens, type Look, WHOLE } from './camera.ts';
import { listenToGlass } from './pinch.ts';

export interface Glance {
  now(): Camera;
  /** CSS px for each board unit; undefined where the board never zooms. */
  scale(fit: Fit): number | undefined;
  pan(dx: number, dy: number): boolean;
  ask(look: Look, layout: Layout): void;
  /** A piece was picked: where spaces are small, it and its targets are brought near. */
  picked(spots: readonly SpotId[], layout: Layout): void;
  /** Nothing is to be picked any more: what was brought near goes back. */
  done(): void;
  reset(): void;
  destroy(): void;
}

const STEP = 1.5;
/** No nearer than this by itself. */
const NEAR = 2.1;

/** A glance of a board that never zooms. */
const STILL: Glance = {
  now: () => WHOLE,
  scale: () => undefined,
  pan: () => false,
  ask: () => {},
  picked: () => {},
  done: () => {},
  reset: () => {},
  destroy: () => {},
};

export function createGlance(
  frame: HTMLElement,
  { zooms }: AnyBoardGame,
  page: {
    fit(): Fit;
    calm(): boolean;
    show(camera: Camera): void;
    callOff(): void;
  },
): Glance {
  if (zooms === undefined) return STILL;
  /** The camera went there by itself. */
  let eased = false;
  const lens: Lens = createLens({ most: zooms.most, size: page.fit, calm: page.calm, show: page.show });
  const inFrame = (at: Vec | undefined): Vec | undefined => {
    if (at === undefined) return undefined;
    const rect = frame.getBoundingClientRect();
    return { x: at.x - rect.left, y: at.y - rect.top };
  };
  const stop = listenToGlass(frame, {
    zoom(factor, at) {
      eased = false;
      lens.zoom(factor, inFrame(at));
    },
    pan: lens.pan,
    whole: lens.whole,
    callOff: page.callOff,
  });
  return {
    now: lens.now,
    scale: (fit) => fit.scale * lens.now().zoom,
    pan(dx, dy) {
      if (lens.now().zoom <= 1) return false;
      lens.pan(dx, dy);
      return true;
    },
    ask(look, layout) {
      eased = false;
      if (look === 'whole') lens.whole();
      else if (look === 'nearer') lens.zoom(STEP);
      else if (look === 'farther') lens.zoom(1 / STEP);
      else lens.look(around(look, layout, page.fit().scale));
    },
    picked(spots, layout) {
      if (page.fit().scale >= zooms.easy || spots.length === 0) return;
      eased = true;
      lens.look(around(spots, layout, page.fit().scale), NEAR);
    },
    done() {
      if (eased) lens.whole();
      eased = false;
    },
    reset: lens.reset,
    destroy() {
      stop();
      lens.destroy();
    },
  };
}

/** The part of the board, in CSS px of the whole, that these spots cover. */
function around(spots: readonly SpotId[], layout: Layout, scale: number): Rect {
  const areas = spots.flatMap((id) => (spotOf(layout, id)?.places ?? []).slice(0, 1).map(({ area }) => area));
  const left = Math.min(...areas.map(({ x }) => x));
  const top = Math.min(...areas.map(({ y }) => y));
  const right = Math.max(...areas.map(({ x, w }) => x + w));
  const bottom = Math.max(...areas.map(({ y, h }) => y + h));
  return { x: left * scale, y: top * scale, w: (right - left) * scale, h: (bottom - top) * scale };
}
