/** What the parts of one board on the page share: its state at this moment, and what brings the screen up to it. */
import type { BoardGame } from '@sandbar/boards';
import type { Model } from './model.ts';
import type { Fit, Moment, Renderer } from './renderer.ts';
import type { BoardOptions, View } from './view.ts';

export interface Current<S, A, F> {
  readonly board: BoardGame<S, A, F>;
  readonly options: BoardOptions<A, F>;
  readonly renderer: Renderer;
  /** The element around the drawing and its buttons. */
  readonly frame: HTMLElement;
  /** Null until the first `set`. */
  readonly view: View<S, A, F> | null;
  /** What follows from the view; null until it has been derived. */
  readonly model: Model<A> | null;
  readonly fit: Fit;
  /** What is to be drawn of a model now. */
  moment(model: Model<A>): Moment;
  /** Derives the model anew, and says it. */
  update(): void;
  redraw(): void;
  /** Says the board in words and buttons. */
  speak(): void;
  /** Jumps over what is being shown and what waits behind it. */
  skip(): void;
}
