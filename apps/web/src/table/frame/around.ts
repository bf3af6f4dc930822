/** What a game says around a board whose seats stand in rows; the frame lays it out. */
import type { Seat } from '@sandbar/engine';
import type { ComponentChildren } from 'preact';
import type { IconName } from '../../ui/icon.tsx';

/** A thing to press on one's turn. The first one that is `primary` stands where Confirm stands. */
export interface ActionButton {
  readonly key: string;
  readonly action: unknown;
  readonly text: string;
  readonly primary: boolean;
  /** Instead of sending the action: what the press does. */
  press?(): void;
  readonly pressed?: boolean;
}

/** A line of the move list: a turn of a seat, or a heading that belongs to nobody. */
export interface LogLine {
  /** The number of the round, where a new one begins. */
  readonly number: string;
  readonly seat: Seat | null;
  readonly picture?: ComponentChildren;
  readonly dice: readonly number[];
  readonly text: ComponentChildren;
  /** Set on a heading. */
  readonly icon?: IconName;
  /** A fact that the line tells, by which its place in the match is found. */
  readonly fact?: unknown;
}

export interface SeatShown {
  /** What stands before the picture: the die for the order. */
  readonly lead?: ComponentChildren;
  /** Instead of the seat's badge. */
  readonly picture?: (size: number) => ComponentChildren;
  /** What the seat plays, and how it stands. */
  readonly note: ComponentChildren;
  /** Small pictures under the name: ships left, gold. */
  readonly pictures: ComponentChildren;
  /** What stands at the right end of the row. */
  readonly end: ComponentChildren;
  /** Out of the game: it watches on. */
  readonly out: boolean;
}

export interface ResultHead {
  readonly title: string;
  readonly line: string;
  readonly body: ComponentChildren;
}

export interface Around {
  readonly title: string;
  /** What stands in the middle of the top bar. */
  readonly middle?: ComponentChildren;
  /** The head of the list of seats. */
  readonly head: string;
  readonly headEnd: string;
  /** Seats in the order in which their rows stand. */
  readonly order: readonly Seat[];
  seat(seat: Seat): SeatShown;
  /** The seat whose turn is shown; where it is not set, the one that the table waits for. */
  readonly acts?: Seat | null;
  readonly dice: ComponentChildren;
  /** What may be done now, as a title and a sentence. `alarm` warns of a loss. */
  readonly say: {
    readonly title: string;
    readonly line: ComponentChildren;
    readonly alarm?: boolean;
  };
  /** Stands in the place of all of the action bar: what runs by itself. */
  readonly bar?: ComponentChildren;
  readonly buttons: readonly ActionButton[];
  readonly lines: readonly LogLine[];
  readonly result: ResultHead | null;
  /** A row of its own below dice, words and buttons. */
  readonly below?: ComponentChildren;
  /** More to stand over the board, such as the pace of what runs by itself. */
  readonly over?: ComponentChildren;
}
