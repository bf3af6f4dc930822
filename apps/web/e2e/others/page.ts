/** Functions that run in the page, handed over as text: each sees nothing but its arguments. */
import type { Place } from './browser.ts';

/** The middle of the first thing of this selector and name, a pattern; null until it can be pressed and has its place. */
export async function placeOf(css: string, name: string): Promise<Place | null> {
  const isIt = (one: HTMLElement): boolean =>
    new RegExp(name).test((one.ariaLabel ?? one.textContent).trim());
  const found = [...document.querySelectorAll<HTMLElement>(css)].find(isIt);
  if (found === undefined || found.matches(':disabled')) return null;
  found.scrollIntoView({ block: 'nearest' });
  const before = found.getBoundingClientRect();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { x, y, width, height } = found.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const isFree = found.contains(document.elementFromPoint(middle.x, middle.y));
  return isFree && x === before.x && y === before.y ? middle : null;
}

/** Where the board wants the next press of a turn, once it has its place: on a spot, or null when the turn can be confirmed. */
export async function nextSpot(): Promise<Place | 'confirm' | null> {
  const spots = [...document.querySelectorAll<HTMLElement>('.sb-access [data-spot]')];
  const confirm = [...document.querySelectorAll('button')].find((one) =>
    /^Confirm/.test(one.textContent.trim()),
  );
  if (confirm?.disabled === false) return 'confirm';
  const labeled = (state: string) => spots.find((one) => one.ariaLabel?.includes(state));
  const spot = labeled('Move here') ?? labeled('Can move.');
  if (spot === undefined) return null;
  const before = spot.getBoundingClientRect();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { x, y, width, height } = spot.getBoundingClientRect();
  return x === before.x && y === before.y && spot.isConnected
    ? { x: x + width / 2, y: y + height / 2 }
    : null;
}

/** What the board says of itself: it changes with every press that means something. */
export const boardInWords = (): string =>
  [...document.querySelectorAll('.sb-access [data-spot]')].map((one) => one.ariaLabel).join();

export interface Story {
  /** The moves so far, as the panel lists them. */
  readonly moves: string;
  /** The picture of who is on turn. */
  readonly turn: string;
}

export const storySoFar = (): Story => ({
  moves: document.querySelector('.crew-log ol, .move-table tbody')?.textContent ?? '',
  turn: document.querySelector<HTMLImageElement>('.turn img')?.src ?? '',
});

export const isShown = (css: string): boolean => (document.querySelector(css)?.clientHeight ?? 0) > 0;

/** Whether the fonts that the page asked for are here: a page that is left earlier tells errors about them. */
export const hasFonts = (): boolean => document.fonts.status === 'loaded';

/** Takes the board's drawing context away and gives it back a moment later; marks the canvas when it has it. */
export function loseContext(): void {
  const canvas = document.querySelector<HTMLCanvasElement>('.sb-board canvas');
  const handle = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
  if (!canvas || !handle) throw new Error('the board has no canvas whose context can be lost');
  const once = { once: true };
  canvas.addEventListener('webglcontextlost', () => setTimeout(() => handle.restoreContext()), once);
  canvas.addEventListener('webglcontextrestored', () => canvas.setAttribute('data-found', ''), once);
  handle.loseContext();
}

export const hasWebGl = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;
