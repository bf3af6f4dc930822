/** The generic board on the page: puts view, touch, motion and accessibility together. It knows no game. */
import './board.css';
import {
  type BoardGame,
  choiceTo,
  type Die,
  diceArea,
  drop,
  EMPTY,
  type Hand,
  nearestSpot,
  type Outcome,
  type Piece,
  pick,
  type Show,
  type SpotId,
  spotAt,
  tap,
  type Vec,
} from '@sandbar/boards';
import { createAccess } from './access.ts';
import { describe as inWords } from './describe.ts';
import type { Fit, Moment } from './face.ts';
import { fitInto, fonts, looksDifferent, roomOf, sameView, watch } from './fitting.ts';
import { createGlance } from './glance.ts';
import { journey } from './journey.ts';
import { derive, IDLE, type Model, type Rules, showFor, type Touching } from './model.ts';
import { createPixiFace } from './pixi-face.ts';
import { listen } from './pointer.ts';
import { createShowing } from './showing.ts';
import { createStage } from './stage.ts';
import { createStillFace } from './still-face.ts';
import type { Board, BoardOptions, View } from './view.ts';

export type { Look } from './camera.ts';
export type { Board, BoardOptions, Cue, Progress, Speed, View } from './view.ts';

/** A sign of refusal stays this long, in ms. */
const REFUSAL_MS = 1100;
/** A room that changes is measured once it has been still for this long. */
const RESIZE_MS = 80;
/** A camera rests when it has not moved for this long, in ms. */
const SETTLE_MS = 120;
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
  /** What the ground on the screen shows. */
  let drawnGround: string | undefined;
  let drag: Vec | null = null;
  /** Where a dragged piece was let go: its motion starts there. */
  let landing: Vec | null = null;
  /** The die that the viewer wants to play first. */
  let preferred: number | null = null;
  let lastDice: readonly Die[] = [];
  /** The state that steps have been played from: until the next `set`, no touch counts twice. */
  let spent: S | null = null;
  const showing = createShowing<F>((progress) => {
    if (board.patient) options.onProgress?.(progress);
  });
  /** The pieces on the screen before the state changed; null while it has not. */
  let before: readonly Piece[] | null = null;
  let flushing = false;
  /** Something has come while what was before it is still being shown. */
  let overdue = false;
  /** What comes next is shown at once. */
  let hurried = false;
  let refusal = 0;
  let rebaking = 0;
  let inHand: SpotId | null = null;
  let settling = 0;
  let destroyed = false;

  const access = createAccess<A>({
    press: (id) => {
      if (id === 'dice') swap();
      else if (model) {
        if (face.moving()) skip();
        outcome(tap(model.table, held(), id, Number.NaN));
      }
    },
    focus: (focus) => touch({ focus }),
    letGo: () => touch({ hand: EMPTY }),
    play: (action) => act([action]),
  });
  frame.append(face.element, access.element);
  element.append(frame);
  const glance = createGlance(frame, board, {
    fit: () => fit,
    calm: () => view === null || view.reducedMotion || view.speed === 'off',
    show(camera) {
      face.look(camera);
      access.look(camera);
      // Marks depend a little on how near one is: they follow when the camera rests.
      window.clearTimeout(settling);
      settling = window.setTimeout(redraw, SETTLE_MS);
    },
    callOff: () => stopListening.callOff(),
  });

  const locked = (): boolean => view === null || view.legalFor === null || spent === view.state;
  const canPick = (spot: string): boolean => !locked() && model?.input.picks.has(spot) === true;
  /** What is in hand: what was picked up, or the only piece that can move where a game takes it up by itself. */
  const held = (): Hand => {
    const { hand } = touching;
    if (!board.takesUp || hand.picked !== null || !model || locked() || face.moving()) return hand;
    const [only, other] = model.input.picks.keys();
    return only !== undefined && other === undefined ? { ...EMPTY, picked: only } : hand;
  };
  const moment = (current: Model<A>): Moment => ({
    model: current,
    show: withScale(showFor(current, { ...touching, hand: held() }, board, words, face.moving())),
    drag,
  });

  const withScale = (show: Show): Show => {
    const scale = glance.scale(fit);
    return scale === undefined ? show : { ...show, scale };
  };

  const redraw = (): void => {
    if (model && !destroyed) face.draw(moment(model));
  };
  const speak = (): void => {
    if (!model || !view) return;
    const said = inWords<A>(board, view, model, words, held().picked, fit.scale);
    access.show(said.title, said.places, said.reachable);
    access.list(words('board.legal'), words('board.legal.none'), said.legal);
    tellHand();
  };
  /** Tells the page what is in hand, and brings it near where spaces are small. */
  const tellHand = (): void => {
    if (!model) return;
    const { picked } = held();
    if (picked === inHand) return;
    inHand = picked;
    options.onHand?.(picked);
    const choices = picked === null ? [] : (model.input.picks.get(picked) ?? []);
    if (picked !== null) glance.picked([picked, ...choices.map(({ to }) => to)], model.layout);
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
      const { x, y, zoom } = glance.now();
      const scale = fit.scale * zoom;
      return { x: (event.clientX - rect.left - x) / scale, y: (event.clientY - rect.top - y) / scale };
    },
    spotAt(at) {
      if (!model) return null;
      const { layout, input } = model;
      if (layout.reach === undefined || locked()) return spotAt(layout, at);
      const { picked } = held();
      const goals = picked === null ? [] : (input.picks.get(picked) ?? []).map(({ to }) => to);
      const hot = new Set([...input.picks.keys(), ...goals]);
      const most = layout.reach / (fit.scale * glance.now().zoom);
      return nearestSpot(layout, hot, at, most) ?? spotAt(layout, at);
    },
    pan: (dx, dy) => glance.pan(dx, dy),
    dice: () => (model?.canSwap && !locked() ? diceArea(model.layout, model.scene.dice) : null),
    picked: () => held().picked,
    canPick,
    canGo(spot) {
      const { picked } = held();
      return !!model && !!picked && !!choiceTo(model.input, picked, spot);
    },
    press() {
      landing = null;
      skip();
    },
    pick(spot, at) {
      if (!model) return;
      outcome(pick(model.table, spot, at));
      options.onCue?.('pick');
    },
    tap(spot, at) {
      if (model) outcome(tap(model.table, held(), spot, at));
    },
    swap,
    drag(at, isFinger) {
      drag = isFinger ? { x: at.x, y: at.y - FINGER / fit.scale } : at;
      frame.dataset.can = 'drag';
      face.carry(drag);
    },
    drop(spot, at) {
      const there = drag ?? at;
      const result = model ? drop(model.table, held(), spot) : null;
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
    const { picked } = touching.hand;
    if (picked !== null && view.legalFor !== null && !model.input.picks.has(picked))
      touching = { ...touching, hand: EMPTY };
    if (model.input.picks.size === 0) glance.done();
    if (fitted !== '' && model.layout.ground !== drawnGround) void refit();
    if (model.scene.dice.length > 0) lastDice = model.scene.dice;
    speak();
  };

  /** Brings the screen to the state, once all that belongs together has been said. */
  const flush = (): void => {
    flushing = false;
    if (destroyed || !view) return;
    const told = showing.begin();
    const facts = told.flatMap((one) => one.facts);
    const from = told.some((one) => one.how === 'mine') ? landing : null;
    const old = before;
    const way = hurried
      ? null
      : journey(board, view, told, before, { hidden: document.hidden, dragged: from !== null });
    [before, landing, hurried] = [null, null, false];
    if (old || facts.length > 0) face.finish();
    update();
    const shown = (): void => {
      showing.rest();
      if (facts.length > 0) options.onShown?.(facts);
      if (overdue) later();
    };
    if (model && way) {
      const start = old ?? model.scene.pieces;
      face.play(moment(model), {
        ...way,
        before: start,
        from,
        reached: showing.reached,
        done() {
          speak();
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
  /** Jumps over what is being shown and what waits behind it. */
  const skip = (): void => {
    hurried = overdue;
    face.finish();
  };
  const later = (): void => {
    // What somebody else did is shown to its end first, in games where much happens at once.
    overdue = board.patient === true && face.moving();
    if (flushing || overdue) return;
    flushing = true;
    queueMicrotask(flush);
  };

  const refit = async (): Promise<void> => {
    if (!view || destroyed) return;
    update();
    if (!model) return;
    drawnGround = model.layout.ground;
    fit = fitInto(roomOf(element, view), model.layout);
    const { shape, ground = '' } = model.layout;
    const wanted = [...Object.values(fit), shape, view.theme, view.flip, view.viewer, ground].join(' ');
    if (wanted === fitted) return;
    fitted = wanted;
    glance.reset();
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
  const stopWatching = watch(element, resize, () => skip());
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
      face.drifts(!next.reducedMotion && next.speed !== 'off');
      if (looksDifferent(last, next)) void refit();
      later();
    },
    tell(facts, how) {
      showing.tell({ facts, how });
      later();
    },
    skip,
    look(what) {
      if (model) glance.ask(what, model.layout);
    },
    press(spot) {
      if (model) outcome(tap(model.table, held(), spot, Number.NaN));
    },
    resize,
    busy: () => face.moving(),
    destroy() {
      destroyed = true;
      window.clearTimeout(refusal);
      window.clearTimeout(rebaking);
      window.clearTimeout(settling);
      stopWatching();
      stopListening.stop();
      glance.destroy();
      access.destroy();
      face.destroy();
      frame.remove();
    },
  };
}
