/** Runs clips one after another on animation frames, and lets anyone skip to the end. No frame is asked for at rest. */

/** A stretch of motion. `at` gets 0 to 1; `end` leaves things as the clip leaves them, also when skipped. */
export interface Clip {
  readonly ms: number;
  start?(): void;
  at?(t: number): void;
  end?(): void;
}

export interface Timeline {
  add(clips: readonly Clip[]): void;
  /** Jumps over everything that is left. */
  finish(): void;
  running(): boolean;
  /** Something that goes on until it is stopped (a ring that turns); called with ms. */
  loop(frame: ((now: number) => void) | null): void;
  destroy(): void;
}

/** `draw` is called after each frame's clips have moved things. */
export function createTimeline(draw: () => void): Timeline {
  let queue: Clip[] = [];
  let started: number | null = null;
  let handle = 0;
  let looping: ((now: number) => void) | null = null;

  const ask = (): void => {
    if (handle === 0 && (queue.length > 0 || looping)) handle = requestAnimationFrame(frame);
  };
  const frame = (now: number): void => {
    handle = 0;
    looping?.(now);
    step(now);
    draw();
    ask();
  };
  const step = (now: number): void => {
    let clip = queue[0];
    if (clip && started === null) {
      started = now;
      clip.start?.();
    }
    while (clip && started !== null) {
      const t = clip.ms <= 0 ? 1 : (now - started) / clip.ms;
      if (t < 1) {
        clip.at?.(Math.max(0, t));
        return;
      }
      clip.at?.(1);
      started += clip.ms;
      queue.shift();
      clip.end?.();
      clip = queue[0];
      clip?.start?.();
    }
    if (queue.length === 0) started = null;
  };
  const finish = (): void => {
    const rest = queue;
    const inMotion = started !== null;
    queue = [];
    started = null;
    rest.forEach((clip, i) => {
      if (i > 0 || !inMotion) clip.start?.();
      clip.at?.(1);
      clip.end?.();
    });
    if (rest.length > 0) draw();
  };
  return {
    add(clips) {
      queue.push(...clips);
      ask();
    },
    finish,
    running: () => queue.length > 0,
    loop(next) {
      looping = next;
      ask();
    },
    destroy() {
      queue = [];
      looping = null;
      cancelAnimationFrame(handle);
    },
  };
}

/** Several clips at once. */
export const together = (clips: readonly Clip[]): Clip => ({
  ms: Math.max(0, ...clips.map(({ ms }) => ms)),
  start: () => clips.forEach((clip) => void clip.start?.()),
  at: (t) => clips.forEach((clip) => void clip.at?.(t)),
  end: () => clips.forEach((clip) => void clip.end?.()),
});

/** A cubic Bezier easing through (x1, y1) and (x2, y2), as in CSS. */
export function bezier(x1: number, y1: number, x2: number, y2: number): (t: number) => number {
  const along = (a: number, b: number, s: number): number =>
    3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s;
  return (t) => {
    let [low, high] = [0, 1];
    for (let i = 0; i < 20; i++) {
      const mid = (low + high) / 2;
      if (along(x1, x2, mid) < t) low = mid;
      else high = mid;
    }
    return along(y1, y2, (low + high) / 2);
  };
}

export const glide = bezier(0.3, 0, 0.15, 1);
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
