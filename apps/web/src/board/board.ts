/** The generic board on the page: puts view, touch, motion and accessibility together. It knows no game. */
import './board.css';
import {
  type BoardGame,
  choiceTo,
  type Die,
  diceArea,
  drop,
  EMPTY,
  type Outcome,
  type Piece,
  pick,
  spotAt,
  tap,
  type Vec,
} from '@sandbar/boards';
import { createAccess } from './access.ts';
import { describe as inWords } from './describe.ts';
import type { Fit, Moment } from './face.ts';
import { fitInto, fonts, looksDifferent, roomOf, sameView, watch } from './fitting.ts';
import { journey, type Told } from './journey.ts';
import { derive, IDLE, type Model, type Rules, showFor, type Touching } from './model.ts';
import { createPixiFace } from './pixi-face.ts';
import { listen } from './pointer.ts';
import { createStage } from './stage.ts';
import { createStillFace } from './still-face.ts';
import type { Board, BoardOptions, View } from './view.ts';

export type { Board, BoardOptions, Cue, Speed, View } from './view.ts';

/** A sign of refusal stays this long, in ms. */
const REFUSAL_MS = 1100;
/** A room that changes is measured once it has been still for this long. */
const RESIZE_MS = 80;
/** How far a dragged piece hangs above a finger, which would hide it, in CSS px. */
const FINGER = 22;

/** Makes a board inside the element, which it fills. Resolves when it can be drawn; the first picture comes with `set`. */
export async function createBoard<S, A, F>(
  element: HTMLElement,
  game: Rules<S, A, F>,
  board: BoardGame<S, A, F>,
  options: BoardOptions<A, F>,
): Promise<Board<S, A, F>> {
  const { words } = options;
  const [stage] = await Promise.all([createStage(), fonts()]);
  const face = stage ? createPixiFace(stage, board, (cue) => options.onCue?.(cue)) : createStillFace(board);
  const frame = document.createElement('div');
  frame.className = 'sb-board';
  const fail = (): void => {
    frame.dataset.plain = '';
    options.onFail();
  };

  let view: View<S, A, F> | null = null;
  let model: Model<A> | null = null;
  let touching: Touching = IDLE;
  let fit: Fit = { width: 0, height: 0, scale: 1, ratio: 1 };
  let fitted = '';
  let drag: Vec | null = null;
  /** Where a dragged piece was let go: its motion starts there. */
  let landing: Vec | null = null;
  /** The die that the viewer wants to play first. */
  let preferred: number | null = null;
  let lastDice: readonly Die[] = [];
  /** The state that steps have been played from: until the next `set`, no touch counts twice. */
  let spent: S | null = null;
  let told: Told<F>[] = [];
  /** The pieces on the screen before the state changed; null while it has not. */
  let before: readonly Piece[] | null = null;
  let flushing = false;
  let refusal = 0;
  let rebaking = 0;
  let destroyed = false;

  const access = createAccess<A>({
    press: (id) => {
      if (id === 'dice') swap();
      else if (model) outcome(tap(model.table, touching.hand, id, Number.NaN));
    },
    focus: (focus) => touch({ focus }),
    letGo: () => touch({ hand: EMPTY }),
    play: (action) => act([action]),
  });
  frame.append(face.element, access.element);
  element.append(frame);

  const locked = (): boolean => view === null || view.legalFor === null || spent === view.state;
  const canPick = (spot: string): boolean => !locked() && model?.input.picks.has(spot) === true;
  const moment = (current: Model<A>): Moment => ({
    model: current,
    show: showFor(current, touching, board, words, face.moving()),
    drag,
  });

  const redraw = (): void => {
    if (model) face.draw(moment(model));
  };
  const speak = (): void => {
    if (!model || !view) return;
    const said = inWords<A>(board, view, model, words, touching.hand.picked, fit.scale);
    access.show(said.title, said.places, said.reachable);
    access.list(words('board.legal'), words('board.legal.none'), said.legal);
  };
  const touch = (change: Partial<Touching>): void => {
    const next = { ...touching, ...change };
    const changed = (key: keyof Touching): boolean => next[key] !== touching[key];
    if (!changed('hand') && !changed('hover') && !changed('focus') && !changed('refused')) return;
    const newHand = changed('hand');
    touching = next;
    frame.dataset.can = next.hover !== null && canPick(next.hover) ? 'pick' : '';
    redraw();
    if (newHand) speak();
  };

  const act = (actions: readonly A[]): void => {
    if (!view || locked()) return;
    spent = view.state;
    touching = { ...touching, hand: EMPTY, refused: null };
    options.onActs(actions);
    redraw();
    speak();
  };
  const outcome = ({ hand, acts, refused }: Outcome<A>): void => {
    if (acts) {
      act(acts);
      return;
    }
    touch({ hand, refused: refused?.spot ?? null });
    if (!refused) return;
    options.onSay(words.say(refused.why.key, refused.why.params));
    options.onCue?.('refuse');
    face.shake(hand.picked ?? refused.spot);
    window.clearTimeout(refusal);
    refusal = window.setTimeout(() => touch({ refused: null }), REFUSAL_MS);
  };
  const swap = (): void => {
    const { input, canSwap } = model ?? {};
    if (!input || !canSwap || locked()) return;
    preferred = input.dice.find((die) => die !== input.next) ?? null;
    update();
    redraw();
    options.onSay(words('board.next', { die: preferred ?? 0 }));
  };

  const stopListening = listen(frame, {
    at(event) {
      const rect = frame.getBoundingClientRect();
      return { x: (event.clientX - rect.left) / fit.scale, y: (event.clientY - rect.top) / fit.scale };
    },
    spotAt: (at) => (model ? spotAt(model.layout, at) : null),
    dice: () => (model?.canSwap && !locked() ? diceArea(model.layout, model.scene.dice) : null),
    picked: () => touching.hand.picked,
    canPick,
    canGo: (spot) => !!model && !!touching.hand.picked && !!choiceTo(model.input, touching.hand.picked, spot),
    press() {
      landing = null;
      face.finish();
    },
    pick(spot, at) {
      if (!model) return;
      outcome(pick(model.table, spot, at));
      options.onCue?.('pick');
    },
    tap(spot, at) {
      if (model) outcome(tap(model.table, touching.hand, spot, at));
    },
    swap,
    drag(at, isFinger) {
      drag = isFinger ? { x: at.x, y: at.y - FINGER / fit.scale } : at;
      frame.dataset.can = 'drag';
      face.carry(drag);
    },
    drop(spot, at) {
      const there = drag ?? at;
      const result = model ? drop(model.table, touching.hand, spot) : null;
      frame.dataset.can = '';
      if (result?.acts && !locked()) {
        // The piece stays where it was let go until the new state takes it over.
        landing = there;
        spent = view?.state ?? null;
        options.onActs(result.acts);
        return;
      }
      drag = null;
      if (result) outcome(result);
      redraw();
    },
    hover: (hover) => touch({ hover }),
  });

  const update = (): void => {
    if (!view) return;
    model = derive(game, board, view, words, { room: roomOf(element, view), preferred, lastDice });
    if (model.scene.dice.length > 0) lastDice = model.scene.dice;
    speak();
  };

  /** Brings the screen to the state, once all that belongs together has been said. */
  const flush = (): void => {
    flushing = false;
    if (destroyed || !view) return;
    const facts = told.flatMap((one) => one.facts);
    const from = told.some((one) => one.how === 'mine') ? landing : null;
    const old = before;
    const way = journey(board, view, told, before, { hidden: document.hidden, dragged: from !== null });
    [told, before, landing] = [[], null, null];
    if (old || facts.length > 0) face.finish();
    update();
    const shown = (): void => {
      if (facts.length > 0) options.onShown?.(facts);
    };
    if (model && way) {
      const start = old ?? model.scene.pieces;
      face.play(moment(model), {
        ...way,
        before: start,
        from,
        done() {
          shown();
          redraw();
        },
      });
      // Rings and courses step aside while pieces move.
      redraw();
    } else {
      redraw();
      shown();
    }
  };
  const later = (): void => {
    if (flushing) return;
    flushing = true;
    queueMicrotask(flush);
  };

  const refit = async (): Promise<void> => {
    if (!view || destroyed) return;
    update();
    if (!model) return;
    fit = fitInto(roomOf(element, view), model.layout);
    const wanted = [...Object.values(fit), model.layout.shape, view.theme, view.flip, view.viewer].join(' ');
    if (wanted === fitted) return;
    fitted = wanted;
    frame.style.width = `${fit.width}px`;
    frame.style.height = stage ? `${fit.height}px` : 'auto';
    frame.style.borderRadius = `${model.layout.corner * fit.scale}px`;
    await face.fit(moment(model), fit, view.theme).catch(fail);
    if (destroyed) return;
    frame.dataset.drawn = '';
    redraw();
    speak();
  };
  const resize = (): void => {
    window.clearTimeout(rebaking);
    rebaking = window.setTimeout(() => void refit(), RESIZE_MS);
  };
  const stopWatching = watch(element, resize, () => face.finish());
  if (!stage) fail();

  return {
    set(next) {
      const last = view;
      const isNew = last !== null && last.state !== next.state;
      if (isNew || spent !== null) {
        touching = { ...touching, hand: EMPTY, refused: null };
        drag = null;
      }
      if (isNew) {
        before ??= board.scene(last.state).pieces;
        if (next.draft.length === 0) preferred = null;
      } else if (spent === null && last !== null && sameView(last, next)) return;
      view = next;
      spent = null;
      frame.toggleAttribute('data-dim', next.dim);
      face.calm(next.reducedMotion);
      if (looksDifferent(last, next)) void refit();
      later();
    },
    tell(facts, how) {
      told.push({ facts, how });
      later();
    },
    resize,
    busy: () => face.moving(),
    destroy() {
      destroyed = true;
      window.clearTimeout(refusal);
      window.clearTimeout(rebaking);
      stopWatching();
      stopListening();
      access.destroy();
      face.destroy();
      frame.remove();
    },
  };
}
