/** The state changes at once, the screen catches up: what has been told is shown when all that belongs together is there. */
import type { Piece, Vec } from '@sandbar/boards';
import type { Current } from '../current.ts';
import type { Told } from '../view.ts';
import { journey } from './journey.ts';
import { createShowing } from './showing.ts';

export interface CatchUp<F> {
  /** What leads to the state that is set next. */
  tell(one: Told<F>): void;
  /** These pieces are on the screen while the state changes. */
  leave(pieces: readonly Piece[]): void;
  /** Shows at the end of this task what has come until then. */
  later(): void;
  /** Jumps over what is being shown and what waits behind it. */
  skip(): void;
  destroy(): void;
}

/** `landed` is where a dragged piece was let go, if one was. */
export function createCatchUp<S, A, F>(current: Current<S, A, F>, landed: () => Vec | null): CatchUp<F> {
  const { board, options, renderer } = current;
  const showing = createShowing<F>((progress) => {
    if (board.patient) options.handlers().onProgress?.(progress);
  });
  /** The pieces on the screen before the state changed; null while it has not. */
  let before: readonly Piece[] | null = null;
  let flushing = false;
  /** Something has come while what was before it is still being shown. */
  let overdue = false;
  /** What comes next is shown at once. */
  let hurried = false;
  let destroyed = false;

  const flush = (): void => {
    flushing = false;
    const { view } = current;
    if (destroyed || !view) return;
    const told = showing.begin();
    const facts = told.flatMap((one) => one.facts);
    const there = landed();
    const from = told.some((one) => one.how === 'mine') ? there : null;
    const old = before;
    const way = hurried
      ? null
      : journey(board, view, told, before, { hidden: document.hidden, dragged: from !== null });
    [before, hurried] = [null, false];
    if (old || facts.length > 0) renderer.finish();
    current.update();
    const shown = (): void => {
      showing.rest();
      if (facts.length > 0) options.handlers().onShown?.(facts);
      if (overdue) later();
    };
    const { model } = current;
    if (model && way) {
      const start = old ?? model.scene.pieces;
      renderer.play(current.moment(model), {
        ...way,
        before: start,
        from,
        reached: showing.reached,
        done() {
          current.speak();
          shown();
          current.redraw();
        },
      });
      // Rings and courses step aside while pieces move.
      current.redraw();
    } else {
      current.redraw();
      shown();
    }
  };
  const later = (): void => {
    // What somebody else did is shown to its end first, in games where much happens at once.
    overdue = board.patient === true && renderer.moving();
    if (flushing || overdue) return;
    flushing = true;
    queueMicrotask(flush);
  };

  return {
    tell(one) {
      showing.tell(one);
      later();
    },
    leave(pieces) {
      before ??= pieces;
    },
    later,
    skip() {
      hurried = overdue;
      renderer.finish();
    },
    destroy() {
      destroyed = true;
    },
  };
}
