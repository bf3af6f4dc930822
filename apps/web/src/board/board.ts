/** The generic board on the page: puts view, touch, motion and accessibility together. It knows no game. */
import './board.css';
import type { BoardGame, Die } from '@sandbar/boards';
import type { Current } from './current.ts';
import { fitInto, fonts, looksDifferent, roomOf, sameView, watch } from './fitting.ts';
import { createAccess } from './input/access.ts';
import { describe as inWords } from './input/describe.ts';
import { createGlance } from './input/glance.ts';
import { listen } from './input/pointer.ts';
import { createTouch } from './input/touch.ts';
import { derive, type Model, type Rules, showFor } from './model.ts';
import { createCatchUp } from './motion/catch-up.ts';
import { createPixiRenderer } from './pixi/pixi-renderer.ts';
import { createStage } from './pixi/stage.ts';
import type { Fit, Moment } from './renderer.ts';
import { createStillRenderer } from './still-renderer.ts';
import type { Board, BoardOptions, View } from './view.ts';

export type { Look } from './input/camera.ts';
export type { Board, BoardHandlers, BoardOptions, Cue, Progress, Speed, Told, View } from './view.ts';

/** A room that changes is measured once it has been still for this long. */
const RESIZE_MS = 80;
/** A camera rests when it has not moved for this long, in ms. */
const SETTLE_MS = 120;

/** Whether nothing may move by itself: asked for by the device or by its owner. */
const isCalm = ({ reducedMotion, speed }: View): boolean => reducedMotion || speed === 'off';

/** Makes a board inside the element, which it fills. Resolves when it can be drawn; the first picture comes with `set`. */
export async function createBoard<S, A, F>(
  element: HTMLElement,
  game: Rules<S, A, F>,
  board: BoardGame<S, A, F>,
  options: BoardOptions<A, F>,
): Promise<Board<S, A, F>> {
  const { words } = options;
  const [stage] = await Promise.all([createStage(), fonts()]);
  const renderer = stage
    ? createPixiRenderer(stage, board, (cue) => options.handlers().onCue?.(cue))
    : createStillRenderer(board);
  const frame = document.createElement('div');
  frame.className = 'sb-board';
  const fail = (): void => {
    frame.dataset.failed = '';
    options.handlers().onFail?.();
  };

  let view: View<S, A, F> | null = null;
  let model: Model<A> | null = null;
  let fit: Fit = { width: 0, height: 0, scale: 1, ratio: 1 };
  let fitted = '';
  /** What the ground on the screen shows. */
  let drawnGround: string | undefined;
  let lastDice: readonly Die[] = [];
  let rebaking = 0;
  let settling = 0;
  let destroyed = false;

  const moment = (now: Model<A>): Moment => {
    const show = showFor(now, touch.now(), board, words, renderer.moving());
    const scale = glance.scale(fit);
    return { model: now, show: scale === undefined ? show : { ...show, scale }, drag: touch.drag() };
  };
  const redraw = (): void => {
    if (model && !destroyed) renderer.draw(moment(model));
  };
  const speak = (): void => {
    if (!model || !view) return;
    const said = inWords<A>(board, view, model, words, touch.now().hand.picked, fit.scale);
    access.show(said.title, said.places, said.reachable);
    access.list(words('board.legal'), words('board.legal.none'), said.legal);
    touch.tell();
  };
  /** Derives the model anew from what is seen and done. */
  const read = (): void => {
    if (!view) return;
    const wish = { room: roomOf(element, view), preferred: touch.preferred(), lastDice };
    model = derive(game, board, view, words, wish);
    touch.check();
    if (model.input.picks.size === 0) glance.done();
    if (model.scene.dice.length > 0) lastDice = model.scene.dice;
    speak();
  };
  const update = (): void => {
    read();
    if (model && fitted !== '' && model.layout.ground !== drawnGround) void refit();
  };
  const refit = async (): Promise<void> => {
    if (!view || destroyed) return;
    read();
    if (!model) return;
    drawnGround = model.layout.ground;
    fit = fitInto(roomOf(element, view), model.layout);
    const { shape, ground = '' } = model.layout;
    const wanted = [...Object.values(fit), shape, view.theme, view.flip, view.viewer, ground].join(' ');
    if (wanted === fitted) return;
    fitted = wanted;
    glance.reset();
    frame.style.width = `${fit.width}px`;
    frame.style.height = `${fit.height}px`;
    frame.style.borderRadius = `${model.layout.corner * fit.scale}px`;
    await renderer.fit(moment(model), fit, view.theme).catch(fail);
    if (destroyed) return;
    frame.dataset.drawn = '';
    redraw();
    speak();
  };
  const resize = (): void => {
    window.clearTimeout(rebaking);
    rebaking = window.setTimeout(() => void refit(), RESIZE_MS);
  };
  const skip = (): void => catchUp.skip();

  const current: Current<S, A, F> = {
    board,
    options,
    renderer,
    frame,
    get view() {
      return view;
    },
    get model() {
      return model;
    },
    get fit() {
      return fit;
    },
    moment,
    update,
    redraw,
    speak,
    skip,
  };
  const glance = createGlance(frame, board, {
    fit: () => fit,
    calm: () => view === null || isCalm(view),
    show(camera) {
      renderer.look(camera);
      access.look(camera);
      // Marks depend a little on how near one is: they follow when the camera rests.
      window.clearTimeout(settling);
      settling = window.setTimeout(redraw, SETTLE_MS);
    },
    callOff: () => listening.callOff(),
  });
  const touch = createTouch(current, glance);
  const catchUp = createCatchUp(current, touch.landed);
  const access = createAccess<A>(touch.keys);
  frame.append(renderer.element, access.element);
  element.append(frame);
  const listening = listen(frame, touch.hands);
  const stopWatching = watch(element, resize, skip);
  if (!stage) frame.dataset.plain = '';

  return {
    set(next, told = []) {
      for (const one of told) catchUp.tell(one);
      const last = view;
      const isNew = last !== null && last.state !== next.state;
      if (last !== null && !isNew && !touch.spent() && sameView(last, next)) return;
      if (isNew) catchUp.leave(board.scene(last.state).pieces);
      touch.renew(isNew, next.draft.length > 0);
      view = next;
      frame.toggleAttribute('data-dim', next.dim);
      renderer.calm(isCalm(next));
      if (looksDifferent(last, next)) void refit();
      catchUp.later();
    },
    skip,
    look(what) {
      if (model) glance.ask(what, model.layout);
    },
    press: touch.press,
    destroy() {
      destroyed = true;
      window.clearTimeout(rebaking);
      window.clearTimeout(settling);
      stopWatching();
      listening.stop();
      touch.destroy();
      catchUp.destroy();
      glance.destroy();
      access.destroy();
      renderer.destroy();
      frame.remove();
    },
  };
}
