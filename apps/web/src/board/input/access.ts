/** The board for keyboards and screen readers: a real button on every spot, and the legal moves as a list of buttons. */
import { type Lines, middle, type Rect, type SpotId, type Vec } from '@sandbar/boards';
import type { Camera } from './camera.ts';

/** A button of the layer: a spot, or the dice when they can be swapped. */
export interface Place {
  readonly id: SpotId | 'dice';
  readonly label: string;
  readonly pressed: boolean;
  /** In CSS px. */
  readonly area: Rect;
}

export interface Keys<A> {
  press(id: SpotId | 'dice'): void;
  /** The keyboard's place; null when it is elsewhere or a pointer put it there. */
  focus(id: SpotId | 'dice' | null): void;
  letGo(): void;
  play(action: A): void;
}

export interface Access<A> {
  readonly element: HTMLElement;
  /** `reachable` narrows where arrow keys go: the targets of the piece in hand. */
  show(title: string, places: readonly Place[], reachable: ReadonlySet<string> | null): void;
  list(heading: string, none: string, legal: Lines<A>['legal']): void;
  /** The buttons lie where the camera shows their spots. */
  look(camera: Camera): void;
  destroy(): void;
}

export function createAccess<A>(keys: Keys<A>): Access<A> {
  const element = document.createElement('div');
  element.className = 'sb-access';
  const grid = document.createElement('div');
  grid.setAttribute('role', 'group');
  const moves = document.createElement('section');
  moves.className = 'sb-moves';
  element.append(grid, moves);
  const buttons = new Map<string, HTMLButtonElement>();
  /** Where each button lies, so that only those that moved are touched. */
  const placed = new WeakMap<HTMLButtonElement, string>();
  let places: readonly Place[] = [];
  let reachable: ReadonlySet<string> | null = null;
  let current = '';
  let listed = '';

  const roam = (id: string): void => {
    current = id;
    for (const [other, button] of buttons) button.tabIndex = other === id ? 0 : -1;
  };
  const make = (id: string): HTMLButtonElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.spot = id;
    button.addEventListener('click', () => keys.press(id));
    button.addEventListener('focus', () => {
      roam(id);
      keys.focus(button.matches(':focus-visible') ? id : null);
    });
    button.addEventListener('blur', () => keys.focus(null));
    buttons.set(id, button);
    grid.append(button);
    return button;
  };
  const step = (dx: number, dy: number): void => {
    const here = places.find((place) => place.id === current);
    const goals = places.filter((place) => place.id !== current && (!reachable || reachable.has(place.id)));
    const next = here && nearest(middle(here.area), goals, dx, dy);
    if (next) buttons.get(next.id)?.focus();
  };
  // Escape lets go of what a pointer picked up, too, wherever the keyboard is.
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') keys.letGo();
  };
  window.addEventListener('keydown', onEscape);
  grid.addEventListener('keydown', (event) => {
    const arrow = ARROWS[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (arrow) step(arrow.x, arrow.y);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  return {
    element,
    show(title, next, only) {
      [places, reachable] = [next, only];
      grid.setAttribute('aria-label', title);
      for (const [id, button] of buttons)
        if (!next.some((place) => place.id === id)) {
          button.remove();
          buttons.delete(id);
        }
      for (const { id, label, pressed, area } of next) {
        const button = buttons.get(id) ?? make(id);
        if (button.getAttribute('aria-label') !== label) button.setAttribute('aria-label', label);
        // Only on the one that is picked up: "not pressed" on all others would drown what they say.
        if (pressed) button.setAttribute('aria-pressed', 'true');
        else button.removeAttribute('aria-pressed');
        const where = `${area.x} ${area.y} ${area.w} ${area.h}`;
        if (placed.get(button) === where) continue;
        placed.set(button, where);
        Object.assign(button.style, box(area));
      }
      if (!buttons.has(current)) roam(next[0]?.id ?? '');
    },
    list(heading, none, legal) {
      const now = [heading, ...legal.map((line) => line.text)].join('\n');
      if (now === listed) return;
      listed = now;
      const wasHere = moves.contains(document.activeElement);
      moves.replaceChildren(...listItems(heading, none, legal, keys));
      // Whoever plays from the list goes on in the list.
      if (wasHere) (moves.querySelector('button') ?? buttons.get(current))?.focus();
    },
    look({ x, y, zoom }) {
      grid.style.transformOrigin = '0 0';
      grid.style.transform = zoom === 1 ? '' : `translate(${x}px, ${y}px) scale(${zoom})`;
    },
    destroy: () => {
      window.removeEventListener('keydown', onEscape);
      element.remove();
    },
  };
}

const box = ({ x, y, w, h }: Rect): Partial<CSSStyleDeclaration> => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${w}px`,
  height: `${h}px`,
});

function listItems<A>(heading: string, none: string, legal: Lines<A>['legal'], keys: Keys<A>): HTMLElement[] {
  const title = document.createElement('h3');
  title.textContent = heading;
  if (legal.length === 0) {
    const empty = document.createElement('p');
    empty.textContent = none;
    return [title, empty];
  }
  const list = document.createElement('ul');
  const buttons = legal.map(({ text, action }, i) => {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    // One stop for Tab, however many moves there are; arrow keys go through them.
    button.tabIndex = i === 0 ? 0 : -1;
    button.addEventListener('click', () => keys.play(action));
    item.append(button);
    list.append(item);
    return button;
  });
  list.addEventListener('keydown', (event) => {
    const arrow = ARROWS[event.key];
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (!arrow || here < 0) return;
    buttons[(here + (arrow.x + arrow.y) + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
    event.stopPropagation();
  });
  return [title, list];
}

const ARROWS: Readonly<Record<string, Vec>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest place in a direction: as far along it as need be, as little aside as can be. */
export function nearest(from: Vec, places: readonly Place[], dx: number, dy: number): Place | undefined {
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const at = middle(place.area);
    const along = (at.x - from.x) * dx + (at.y - from.y) * dy;
    const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
    const cost = along + aside * 3;
    if (along > 1 && cost < least) [least, best] = [cost, place];
  }
  return best;
}
