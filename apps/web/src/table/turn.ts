/** One's turn as the parts of the table see it: what the board is given, and what can be done with it. */
import type { AnyBoardGame, SpotId } from '@sandbar/boards';
import type { AnyGame } from '@sandbar/engine';
import type { Board, Cue, Look, Progress, View } from '../board/board.ts';

export type BoardView = View<unknown, unknown, unknown>;

/** Facts to be shown, in order; the number grows with each, so that each is told once. */
export interface Told {
  readonly n: number;
  readonly facts: readonly unknown[];
  readonly how: 'mine' | 'theirs';
}

export interface Turn {
  /** Everything that the board's host needs. */
  readonly board: {
    readonly game: AnyGame;
    readonly board: AnyBoardGame;
    readonly view: BoardView;
    readonly told: readonly Told[];
    onActs(actions: readonly unknown[]): void;
    onSay(text: string): void;
    onShown(facts: readonly unknown[]): void;
    onCue(cue: Cue): void;
    onProgress(progress: Progress): void;
    /** Hands over what jumps over everything that is still to be shown. */
    onReady(skip: () => void): void;
    onHand(picked: SpotId | null): void;
    /** Hands over the board itself once it stands. */
    onBoard(board: Board): void;
  };
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
  /** A decision that is a turn of its own: roll, double, take, drop, beaver. */
  decide(action: unknown): void;
  undo(): void;
  confirm(): void;
}
