/** What a game gives the page beside its board: one record, small enough to come with the start page; the rest it loads. */
import type { AnyBoardGame, SpotId, Summary } from '@sandbar/boards';
import type { AnyGame, Seat } from '@sandbar/engine';
import type { TableGame } from '../table/model.ts';
import { words } from '../ui/words.ts';

/** A game as it is chosen on the start page and waited for. */
export interface Setting<O> extends Omit<TableGame<O>, 'load'> {
  /** Who can play, and what it is about, a sentence each. */
  readonly who: string;
  readonly line: string;
  /** What is chosen before anybody has chosen. */
  readonly first: O;
  readonly seats: number;
  /** How many points are played for, where a clock depends on it. */
  points?(options: O): number;
}

/** A game as the page has it: what comes at once, and the ways to the rest. */
export interface PageGame<O> extends Setting<O>, TableGame<O> {
  /** Brings the pictures of its page of rules. */
  figures(): Promise<Figures>;
}

/** One picture of a page of rules. */
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
export interface Figures {
  readonly game: AnyGame;
  readonly board: AnyBoardGame;
  readonly drawings: Readonly<Record<string, Drawing>>;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry of differently typed games; each entry is checked where it is made
export type AnyPageGame = PageGame<any>;

/** The games that a page offers, by id, in the order of the cards. `main` hands it in. */
export type PageGames = Readonly<Record<string, AnyPageGame>>;

/** What a game says of itself, in the words of this page. */
export const called = <S, O>(summary: Summary<S, O>) => ({
  name: summary.name(words),
  who: summary.who(words),
  line: summary.line(words),
  title: (options: O, seats: number): string => summary.title(options, seats, words),
  seatName: (options: O, seats: number, seat: Seat): string => summary.seatName(options, seats, seat, words),
});
