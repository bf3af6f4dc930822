/** What a board needs before it can be drawn: its size in the page, its fonts, and whether new drawings are due. */
import type { Layout, Room } from '@sandbar/boards';
import type { Fit } from './renderer.ts';
import type { View } from './view.ts';

/** Fonts that have not come by then are done without. */
const FONTS_MS = 2500;
/** More device pixels than this for each CSS px cannot be told apart. */
const MOST_RATIO = 3;

/** The room that an element gives; one that is not laid out yet counts as a small embed. */
export const roomOf = (element: HTMLElement, view: View): Room => ({
  width: element.clientWidth || 320,
  height: element.clientHeight || 220,
  flip: view.flip,
  ...(view.rail === undefined ? {} : { rail: view.rail }),
});

/** The largest size at which the layout fits into a room, in CSS px. */
export function fitInto(room: { readonly width: number; readonly height: number }, layout: Layout): Fit {
  const scale = Math.min(room.width / layout.width, room.height / layout.height);
  const ratio = Math.min(MOST_RATIO, window.devicePixelRatio || 1);
  return { width: layout.width * scale, height: layout.height * scale, scale, ratio };
}

/** Whether a view needs other drawings than the one before. */
export const looksDifferent = (last: View | null, next: View): boolean =>
  last === null ||
  last.theme !== next.theme ||
  last.flip !== next.flip ||
  last.viewer !== next.viewer ||
  last.rail !== next.rail;

/** Watches the element's size, and for the page being hidden; returns what stops it. */
export function watch(element: HTMLElement, resized: () => void, hidden: () => void): () => void {
  const observer = new ResizeObserver(resized);
  observer.observe(element);
  const look = (): void => {
    if (document.hidden) hidden();
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', look);
  };
}

/** Whether two views show the same, so that a page may set its view as often as it likes. */
export const sameView = (last: View, next: View): boolean =>
  (Object.keys(next) as (keyof View)[]).every((key) => last[key] === next[key]);

/** Waits for the fonts of numbers and cube, but not forever: a board without them is better than none. */
export async function fonts(): Promise<void> {
  const wanted = ['600 12px Inter', '700 12px Inter', '600 24px Fraunces'].map((font) =>
    document.fonts.load(font),
  );
  const enough = new Promise((resolve) => window.setTimeout(resolve, FONTS_MS));
  await Promise.race([Promise.allSettled(wanted), enough]);
}
