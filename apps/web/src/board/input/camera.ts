/** Looking at a board from nearer: zoom and place, kept inside the board, with an eased way from one look to the next. */
import type { Rect, SpotId, Vec } from '@sandbar/boards';
import { glide, mix } from '../motion/timeline.ts';

/** How the board lies in its frame: a point at (px, py) CSS px of the whole board is seen at (px * zoom + x, py * zoom + y). */
export interface Camera extends Vec {
  readonly zoom: number;
}

/** What the page may ask to see: everything, a step nearer or farther, or some spots. */
export type Look = 'whole' | 'nearer' | 'farther' | readonly SpotId[];

export const WHOLE: Camera = { zoom: 1, x: 0, y: 0 };

/** How long an eased look takes, in ms. */
const EASE_MS = 320;
/** Room left around what is looked at, as a share of the frame. */
const MARGIN = 0.08;

export interface Lens {
  now(): Camera;
  pan(dx: number, dy: number): void;
  /** Zooms by a factor around a point of the frame, or around its middle. */
  zoom(factor: number, at?: Vec): void;
  /** Eases to where this part of the whole board fills the frame, no nearer than `nearest` times. */
  look(part: Rect, nearest?: number): void;
  whole(): void;
  /** The frame has another size: everything is in view again. */
  reset(): void;
  destroy(): void;
}

/** The camera that stays inside the board. */
export function kept({ zoom, x, y }: Camera, most: number, width: number, height: number): Camera {
  const z = Math.min(most, Math.max(1, zoom));
  const inside = (v: number, size: number): number => Math.min(0, Math.max(size * (1 - z), v));
  return { zoom: z, x: inside(x, width), y: inside(y, height) };
}

/** The camera under which a part of the board fills the frame. */
export function cameraOn(part: Rect, most: number, width: number, height: number): Camera {
  const room = 1 - 2 * MARGIN;
  const zoom = Math.min(most, Math.max(1, Math.min((width * room) / part.w, (height * room) / part.h)));
  return kept(
    {
      zoom,
      x: width / 2 - (part.x + part.w / 2) * zoom,
      y: height / 2 - (part.y + part.h / 2) * zoom,
    },
    most,
    width,
    height,
  );
}

/** `size` is that of the frame in CSS px; `show` is called with every new look, `calm` tells whether nothing may glide. */
export function createLens(options: {
  readonly most: number;
  size(): { readonly width: number; readonly height: number };
  show(camera: Camera): void;
  calm(): boolean;
}): Lens {
  const { most, show } = options;
  let camera = WHOLE;
  let frame = 0;

  const set = (next: Camera): void => {
    const { width, height } = options.size();
    camera = kept(next, most, width, height);
    show(camera);
  };
  const stop = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  const ease = (to: Camera): void => {
    stop();
    const from = camera;
    if (options.calm() || (from.zoom === to.zoom && from.x === to.x && from.y === to.y)) {
      set(to);
      return;
    }
    let start = 0;
    const step = (now: number): void => {
      start ||= now;
      const t = Math.min(1, (now - start) / EASE_MS);
      const s = glide(t);
      set({ zoom: mix(from.zoom, to.zoom, s), x: mix(from.x, to.x, s), y: mix(from.y, to.y, s) });
      frame = t < 1 ? requestAnimationFrame(step) : 0;
    };
    frame = requestAnimationFrame(step);
  };
  return {
    now: () => camera,
    pan(dx, dy) {
      stop();
      set({ ...camera, x: camera.x + dx, y: camera.y + dy });
    },
    zoom(factor, at) {
      stop();
      const { width, height } = options.size();
      const { x, y } = at ?? { x: width / 2, y: height / 2 };
      const zoom = Math.min(most, Math.max(1, camera.zoom * factor));
      const k = zoom / camera.zoom;
      set({ zoom, x: x - (x - camera.x) * k, y: y - (y - camera.y) * k });
    },
    look(part, nearest = most) {
      const { width, height } = options.size();
      ease(cameraOn(part, Math.min(most, nearest), width, height));
    },
    whole: () => ease(WHOLE),
    reset() {
      stop();
      camera = WHOLE;
      show(camera);
    },
    destroy: stop,
  };
}
