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
  type SpotId,
  spotAt,
  tap,
  type Vec,
} from '@sandbar/boards';
import { areasOf, createAccess, type Place, scaled } from './access.ts';
import type { Face, Fit } from './face.ts';
import { derive, IDLE, type Model, type Rules, showFor, type Touching } from './model.ts';
import { createPixiFace } from './pixi-face.ts';
import { listen } from './pointer.ts';
import { shifts } from './shown.ts';
import { createStage } from './stage.ts';
import { createStillFace } from './still-face.ts';
import type { Board, BoardOptions, View } from './view.ts';

export type { Board, BoardOptions, Cue, Speed, View } from './view.ts';

const PACE = { slow: 1.7, normal: 1, fast: 0.5, off: 0 } as const;
/** A sign of refusal stays this long, in ms. */
const REFUSAL_MS = 1100;
/** Fonts that have not come by then are done without. */
const FONTS_MS = 2500;

/** Makes a board inside the element, which it fills. Resolves when it can be drawn; the first picture comes with `set`. */
export async function createBoard<S, A, F>(
  element: HTMLElement,
  game: Rules<S, A, F>,
  board: BoardGame<S, A, F>,
  options: BoardOptions<A, F>,
): Promise<Board<S, A, F>> {
  const { words } = options;
  const [stage] = await Promise.all([createStage(), fonts()]);
  const face: Face = stage
    ? createPixiFace(stage, board, (cue) => options.onCue?.(cue))
    : createStillFace(board);
  const frame = document.createElement('div');
  frame.className = 'sb-board';
  if (!stage) frame.dataset.plain = '';

  let view: View<S, A, F> | null = null;
  let model: Model<A> | null = null;
  let touching: Touching = IDLE;
  let fit: Fit = { width: 0, height: 0, scale: 1, ratio: 1 };
  let drag: Vec | null = null;
  /** Where a dragged piece was let go, for the motion that follows. */
  let droppedAt: Vec | null = null;
  let preferred: number | null = null;
  let lastDice: readonly Die[] = [];
  /** The state that steps have been played from: until the next `set`, no touch counts twice. */
  let spent: S | null = null;
  let told: { facts: readonly F[]; how: 'mine' | 'theirs' }[] = [];
  let before: readonly Piece[] | null = null;
  let flushing = false;
  let refusal = 0;
  let rebaking = 0;
  let destroyed = false;

  const access = createAccess<A>({
    press: (id) => (id === 'dice' ? swap() : outcome(tap(table(), touching.hand, id, Number.NaN))),
    focus: (focus) => touch({ focus }),
    letGo: () => touch({ hand: EMPTY }),
    play: (action) => act([action]),
  });
  frame.append(face.element, access.element);
  element.append(frame);

  const room = () => ({
    width: element.clientWidth || 320,
    height: element.clientHeight || 220,
    flip: view?.flip === true,
    ...(view?.rail === undefined ? {} : { rail: view.rail }),
  });
  const table = () => {
    if (!model) throw new Error('the board was touched before it was set');
    return model.table;
  };
  const locked = (): boolean => view === null || view.legalFor === null || spent === view.state;
  const moment = (current: Model<A>) => ({
    model: current,
    show: showFor(current, touching, board, words, face.moving()),
    drag,
  });

  const redraw = (): void => {
    if (!model || !view) return;
    face.draw(moment(model));
    describe(model, view);
  };
  const touch = (change: Partial<Touching>): void => {
    const next = { ...touching, ...change };
    const same = (Object.keys(next) as (keyof Touching)[]).every((key) => next[key] === touching[key]);
    if (same || !model) return;
    touching = next;
    frame.dataset.can = drag ? 'drag' : next.hover !== null && model.input.picks.has(next.hover) ? 'pick' : '';
    redraw();
  };

  const describe = (current: Model<A>, { state, viewer, legalFor }: View<S, A, F>): void => {
    const lines = board.text(state, words, viewer);
    const areas = areasOf(current.layout, fit.scale);
    const picked = touching.hand.picked;
    const places: Place[] = lines.spots.flatMap(({ id, text }) => {
      const area = areas.get(id);
      return area ? [{ id, label: labelOf(current, picked, id, text), pressed: picked === id, area }] : [];
    });
    const dice = current.canSwap ? diceArea(current.layout, current.scene.dice) : null;
    if (dice) places.push({ id: 'dice', label: diceLabel(current), pressed: false, area: scaled(dice, fit.scale) });
    const goals = picked === null ? null : new Set([picked, ...(current.input.picks.get(picked) ?? []).map((c) => c.to)]);
    access.show(lines.title, places, goals);
    access.list(words('board.legal'), words('board.legal.none'), legalFor === null ? [] : lines.legal);
  };
  const labelOf = (current: Model<A>, picked: SpotId | null, id: SpotId, spot: string): string => {
    if (picked === id) return words('board.picked', { spot });
    const choice = picked === null ? undefined : choiceTo(current.input, picked, id);
    if (choice) return words(choice.hits > 0 ? 'board.target.hit' : 'board.target', { spot, pips: choice.pips });
    return picked === null && current.input.picks.has(id) ? words('board.pick', { spot }) : spot;
  };
  const diceLabel = ({ scene, input }: Model<A>): string => {
    const dice = scene.dice.filter((die) => !die.spent).map((die) => die.value);
    return words('board.dice.swap', { dice: dice.join(', '), die: input.next ?? 0 });
  };

  const act = (actions: readonly A[]): void => {
    if (!view || locked()) return;
    spent = view.state;
    touching = { ...touching, hand: EMPTY, refused: null };
    options.onActs(actions);
    redraw();
  };
  const outcome = ({ hand, acts, refused }: Outcome<A>): void => {
    if (acts) return act(acts);
    touch({ hand, refused: refused?.spot ?? null });
    if (!refused) return;
    options.onSay(words.say(refused.why.key, refused.why.params));
    options.onCue?.('refuse');
    face.shake(touching.hand.picked ?? refused.spot);
    window.clearTimeout(refusal);
    refusal = window.setTimeout(() => touch({ refused: null }), REFUSAL_MS);
  };
  const swap = (): void => {
    if (!model || !view || !model.canSwap || locked()) return;
    const other = model.input.dice.find((die) => die !== model?.input.next);
    preferred = other ?? null;
    update();
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
    canPick: (spot) => !locked() && model?.input.picks.has(spot) === true,
    canGo: (spot) => !!model && !!touching.hand.picked && !!choiceTo(model.input, touching.hand.picked, spot),
    press: () => face.finish(),
    pick(spot, at) {
      outcome(pick(table(), spot, at));
      options.onCue?.('pick');
    },
    tap: (spot, at) => model && outcome(tap(table(), touching.hand, spot, at)),
    swap,
    drag(at, isFinger) {
      // A finger would hide what it carries.
      drag = isFinger && model ? { x: at.x, y: at.y - 22 / fit.scale } : at;
      frame.dataset.can = 'drag';
      redraw();
    },
    drop(spot, at) {
      droppedAt = drag ?? at;
      drag = null;
      frame.dataset.can = '';
      outcome(drop(table(), touching.hand, spot));
      droppedAt = null;
    },
    hover: (hover) => touch({ hover }),
  });

  const update = (): void => {
    if (!view) return;
    model = derive(game, board, view, words, { room: room(), preferred, lastDice });
    if (model.scene.dice.length > 0) lastDice = model.scene.dice;
    redraw();
  };

  /** Brings the screen to the state once everything that belongs together has been said. */
  const flush = (): void => {
    flushing = false;
    if (destroyed || !view) return;
    const facts = told.flatMap((one) => one.facts);
    const how = told.at(-1)?.how ?? 'theirs';
    const from = how === 'mine' ? landing : null;
    const old = before ?? [];
    const wasMoving = face.moving();
    [told, before, landing] = [[], null, null];
    if (facts.length > 0 || (stateChanged && wasMoving)) face.finish();
    const pace = view.reducedMotion || document.hidden ? 0 : PACE[view.speed];
    const motions = facts.flatMap((fact) => board.motions(fact));
    const back = facts.length === 0 && stateChanged && old.length > 0 ? shifts(old, board.scene(view.state).pieces) : undefined;
    stateChanged = false;
    const shifted = back && back.length > 0 && back.length <= 4 ? back : [];
    const all = motions.length > 0 ? motions : shifted.map(({ look, from: a, to: b }) => ({ kind: 'move' as const, look, trail: [a, b] }));
    update();
    if (pace === 0 || all.length === 0 || old.length === 0 || !model) {
      if (facts.length > 0) options.onShown?.(facts);
      return;
    }
    const shownPace = motions.length > 0 ? pace : pace * 0.6;
    face.play(moment(model), {
      motions: all,
      before: old,
      from,
      gap: how === 'mine' ? 0 : 120,
      pace: shownPace,
      done() {
        if (facts.length > 0) options.onShown?.(facts);
        redraw();
      },
    });
    // Rings and courses step aside while pieces move.
    redraw();
  };
  let landing: Vec | null = null;
  let stateChanged = false;
  const later = (): void => {
    if (flushing) return;
    flushing = true;
    queueMicrotask(flush);
  };

  const refit = async (): Promise<void> => {
    if (!view) return;
    model = derive(game, board, view, words, { room: room(), preferred, lastDice });
    const { layout } = model;
    const space = room();
    const scale = Math.min(space.width / layout.width, space.height / layout.height);
    const ratio = Math.min(3, window.devicePixelRatio || 1);
    fit = { width: layout.width * scale, height: layout.height * scale, scale, ratio };
    frame.style.width = `${fit.width}px`;
    frame.style.height = stage ? `${fit.height}px` : 'auto';
    await face.fit(moment(model), fit, view.theme);
    if (destroyed) return;
    frame.dataset.drawn = '';
    redraw();
  };
  const resize = (): void => {
    window.clearTimeout(rebaking);
    rebaking = window.setTimeout(() => void refit(), 80);
  };
  const watcher = new ResizeObserver(resize);
  watcher.observe(element);
  const onHide = (): void => {
    if (document.hidden) face.finish();
  };
  document.addEventListener('visibilitychange', onHide);
  if (!stage) options.onFail();

  return {
    set(next) {
      const first = view === null;
      const changed = view !== null && view.state !== next.state;
      const refitting = first || view?.theme !== next.theme || view.flip !== next.flip || view.viewer !== next.viewer || view.rail !== next.rail;
      if (changed && before === null) before = board.scene((view as View<S, A, F>).state).pieces;
      if (changed) {
        stateChanged = true;
        touching = { ...touching, hand: EMPTY, refused: null };
        if (game.turn(next.state).kind !== 'seat' || next.draft.length === 0) preferred = null;
      }
      view = next;
      spent = null;
      frame.toggleAttribute('data-dim', next.dim);
      face.calm(next.reducedMotion);
      if (refitting) void refit();
      later();
    },
    tell(facts, how) {
      if (how === 'mine') landing = droppedAt;
      told.push({ facts, how });
      later();
    },
    resize,
    busy: () => face.moving(),
    destroy() {
      destroyed = true;
      window.clearTimeout(refusal);
      window.clearTimeout(rebaking);
      watcher.disconnect();
      document.removeEventListener('visibilitychange', onHide);
      stopListening();
      access.destroy();
      face.destroy();
      frame.remove();
    },
  };
}

/** Waits for the fonts of numbers and cube, but not forever: a board without them is better than none. */
async function fonts(): Promise<void> {
  const wanted = ['600 12px Inter', '700 12px Inter', '600 24px Fraunces'].map((font) => document.fonts.load(font));
  const enough = new Promise((resolve) => window.setTimeout(resolve, FONTS_MS));
  await Promise.race([Promise.allSettled(wanted), enough]);
}

