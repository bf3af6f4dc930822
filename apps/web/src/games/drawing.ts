/** What a picture of the rules pages shows. */
import type { AnyBoardGame, SpotId } from '@sandbar/boards';
import type { AnyGame, Seat } from '@sandbar/engine';

export interface Drawing {
  readonly state: unknown;
  /** The seat from whose side the board is seen, and that may move. */
  readonly viewer: Seat;
  /** The spot that a piece is picked up from: its targets are lit. */
  readonly picked?: SpotId;
  /** The picture shows these spots and what lies between them; the whole board without it. */
  readonly around?: readonly SpotId[];
  /** Shown with the steps of an unfinished turn. */
  readonly draft?: readonly unknown[];
  readonly last?: readonly unknown[];
}

/** The pictures of one game. */
export interface Drawings {
  readonly game: AnyGame;
  readonly board: AnyBoardGame;
  readonly drawings: Readonly<Record<string, Drawing>>;
}
