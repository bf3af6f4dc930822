/** One's turn as the parts of the table see it: what the board is given, and what can be done with it. */
import type { AnyBoardGame, SpotId } from '@sandbar/boards';
import type { AnyGame } from '@sandbar/engine';
import type { Board, BoardHandlers, Look, Progress, Told, View } from '../board/board.ts';

export type BoardView = View<unknown, unknown, unknown>;

/** Everything that the host of a board needs. */
export interface Hosted {
  readonly game: AnyGame;
  readonly board: AnyBoardGame;
  readonly view: BoardView;
  /** Takes what has happened since it was taken last: each fact is told once. */
  told?(): readonly Told[];
  readonly handlers?: BoardHandlers;
  /** Hands over the board itself once it stands. */
  onBoard?(board: Board): void;
}

export interface Turn {
  readonly board: Hosted;
  /** The spot in hand on the board, or nothing. */
  readonly picked: SpotId | null;
  /** What is asked for where several actions are touched alike. */
  readonly wish: string | null;
  setWish(wish: string | null): void;
  /** Looks at the board from nearer or farther, where it can be. */
  look(what: Look): void;
  /** Does what a tap on a spot of the board does. */
  press(spot: SpotId | null): void;
  /** How far the board is with showing what has happened. */
  readonly progress: Progress;
  skip(): void;
  /** Puts steps into the draft, as a touch on the board does. */
  act(actions: readonly unknown[]): void;
  /** A decision that is a turn of its own: roll, double, take, drop, beaver. */
  decide(action: unknown): void;
  undo(): void;
  confirm(): void;
}
