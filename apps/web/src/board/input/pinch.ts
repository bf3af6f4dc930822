/** Two fingers, the wheel and keys look at the board from nearer. */
import type { Vec } from '@sandbar/boards';

export interface Glass {
  /** Around a point of the page; none is the middle. */
  zoom(factor: number, at?: Vec): void;
  pan(dx: number, dy: number): void;
  whole(): void;
  /** A second finger has come: what the first one began is called off. */
  callOff(): void;
}

const KEY_STEP = 1.35;
const WHEEL_STEP = 0.0016;

/** Starts listening on the element; returns what stops it. */
export function listenToGlass(element: HTMLElement, glass: Glass): () => void {
  const fingers = new Map<number, Vec>();

  const down = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2) {
      glass.callOff();
      event.stopImmediatePropagation();
    }
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (other === undefined) return;
    event.stopImmediatePropagation();
    const apart = (a: Vec): number => Math.hypot(a.x - other.x, a.y - other.y) || 1;
    glass.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    glass.zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    glass.zoom(Math.exp(-event.deltaY * WHEEL_STEP), { x: event.clientX, y: event.clientY });
  };
  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    if (document.querySelector('dialog[open]')) return;
    if (event.key === '+' || event.key === '=') glass.zoom(KEY_STEP);
    else if (event.key === '-') glass.zoom(1 / KEY_STEP);
    else if (event.key === '0') glass.whole();
  };

  element.addEventListener('pointerdown', down, true);
  element.addEventListener('pointermove', move, true);
  element.addEventListener('pointerup', up, true);
  element.addEventListener('pointercancel', up, true);
  element.addEventListener('wheel', wheel, { passive: false });
  window.addEventListener('keydown', key);
  return () => {
    element.removeEventListener('pointerdown', down, true);
    element.removeEventListener('pointermove', move, true);
    element.removeEventListener('pointerup', up, true);
    element.removeEventListener('pointercancel', up, true);
    element.removeEventListener('wheel', wheel);
    window.removeEventListener('keydown', key);
  };
}
