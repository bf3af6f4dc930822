/** A page that shows the board in every state that matters. `?one=NAME` shows one of them large, `&theme=light` by day, `&size=340x490` in that room. */
import { boardOf, boards } from '@sandbar/boards/all';
import { games } from '@sandbar/engine';
import { createWords } from '@sandbar/words';
import './gallery.css';
import { type Board, createBoard, type View } from '../board/board.ts';
import { showTheme, type Theme } from '../ui/theme.ts';
import type { Exhibit } from './exhibit.ts';
import { exhibits } from './exhibits.ts';
import { pirateerExhibits } from './pirateer.ts';
import { piratesExhibits } from './pirates.ts';

/** Fills the element with the gallery. `document.body.dataset.ready` tells when everything hangs. */
export async function mountGallery(element: HTMLElement): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const theme: Theme = asked.get('theme') === 'light' ? 'light' : 'dark';
  const one = asked.get('one');
  showTheme(theme);
  element.className = one === null ? 'gallery' : 'gallery one';
  const [width, height] = (asked.get('size') ?? '').split('x').map(Number);
  const size = width && height ? { size: [width, height] as const } : {};
  const all: readonly Exhibit[] = [...exhibits(), ...piratesExhibits(), ...pirateerExhibits()];
  const shown = all
    .filter((exhibit) => one === null || exhibit.name === one)
    .map((exhibit) => ({ ...exhibit, ...size }));
  for (const exhibit of shown) {
    const { figure, room } = hang(exhibit, theme, one !== null);
    element.append(figure);
    if (one === null) whileSeen(room, () => stand(exhibit, room, theme));
    else await stand(exhibit, room, theme);
  }
  document.body.dataset.ready = '';
}

/** Browsers keep few drawing contexts alive, so a board stands only while it can be seen. */
function whileSeen(room: HTMLElement, make: () => Promise<{ destroy(): void }>): void {
  let board: Promise<{ destroy(): void }> | null = null;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) board ??= make();
      else {
        void board?.then((made) => made.destroy());
        board = null;
      }
    },
    { rootMargin: '200px' },
  );
  observer.observe(room);
}

function hang(
  { name, says, size }: Exhibit,
  theme: Theme,
  large: boolean,
): { figure: HTMLElement; room: HTMLElement } {
  const figure = document.createElement('figure');
  const room = document.createElement('div');
  room.className = 'room';
  const [width, height] = size ?? (large ? ['100%', '100%'] : [920, 588]);
  room.style.width = typeof width === 'number' ? `${width}px` : width;
  room.style.height = typeof height === 'number' ? `${height}px` : height;
  const caption = document.createElement('figcaption');
  const link = document.createElement('a');
  link.href = `?one=${name}&theme=${theme}`;
  link.textContent = name;
  const said = document.createElement('output');
  caption.append(link, ` ${says} `, said);
  figure.append(room, caption);
  return { figure, room };
}

async function stand(
  { game = 'backgammon', view, taps = [], focus, next }: Exhibit,
  room: HTMLElement,
  theme: Theme,
): Promise<Board> {
  const rules = games[game];
  const board = boardOf(boards, game);
  if (rules === undefined || board === undefined) throw new Error(`no board for ${game}`);
  const said = room.parentElement?.querySelector('output');
  const say = (text: string): void => {
    if (said) said.textContent = text;
  };
  let now: View = {
    viewer: 0,
    legalFor: null,
    draft: [],
    pending: false,
    last: [],
    numbers: true,
    flip: false,
    speed: 'normal',
    dim: false,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    ...view,
    theme,
  };
  const act = (actions: readonly unknown[]): void => {
    const before = rules.turn(now.state);
    const seat = before.kind === 'seat' ? before.seat : 0;
    const facts: unknown[] = [];
    let { state } = now;
    for (const action of actions) {
      const next = rules.next(state, { kind: 'act', seat, action });
      state = next.state;
      facts.push(...next.facts);
    }
    const turn = rules.turn(state);
    const goesOn = turn.kind === 'seat' && turn.seat === seat && rules.legal(state).length > 0;
    const legalFor = goesOn ? now.legalFor : null;
    now = { ...now, state, legalFor, draft: [...now.draft, ...actions] };
    made.set(now, [{ facts, how: 'mine' }]);
  };
  const made: Board = await createBoard(room, rules, board, {
    words: createWords(),
    handlers: () => ({ onSay: say, onFail: () => say('No WebGL here.'), onActs: act }),
  });
  made.set(now);
  await settled(room);
  for (const spot of taps) room.querySelector<HTMLElement>(`[data-spot="${spot}"]`)?.click();
  if (focus) {
    const button = room.querySelector<HTMLElement>(`[data-spot="${focus}"]`);
    button?.focus({ focusVisible: true } as FocusOptions);
  }
  if (next) {
    now = { ...now, state: next.state, last: next.how === 'theirs' ? next.facts : [] };
    made.set(now, [next]);
  }
  return made;
}

/** Resolves when the board has its size, which is when its first drawing is baked. */
function settled(room: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      // A board that has been taken down again will never be drawn.
      if (room.querySelector('[data-drawn]') || !room.querySelector('.sb-board')) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}
