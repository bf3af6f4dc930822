/** What a game is: one record of pure functions over plain JSON state. Every other package speaks these types. */
import type { Checked, Key } from './checked.ts';

/** A place at the table, counted from 0 in turn order. */
export type Seat = number;

/**
 * A wish for chance. `sides` holds one number (2 to 12) for each die, coin, table or lot to draw; the answer has one
 * number from 1 to that many sides for each. `wait` marks a draw that opens the next game of a match: it is made when
 * the seats are ready for it, not at once.
 */
export interface Draw {
  readonly sides: readonly number[];
  readonly why: Key;
  readonly wait?: true;
}

/** How a match ended. `winner` is null for a draw; `how` is a word key. */
export interface Result {
  readonly winner: Seat | null;
  readonly points: number;
  readonly how: Key;
}

/** Who moves the match on: chance, a seat, or nobody any more. */
export type Turn =
  | { readonly kind: 'chance'; readonly draw: Draw }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly result: Result };

/** How much a resignation gives up: a single game, a gammon or a backgammon. */
export type Level = 1 | 2 | 3;

/** A decision that the table, not a turn, puts in the log and that the game must score. */
export type Settle =
  | { readonly what: 'retire' | 'skip'; readonly seat: Seat }
  | { readonly what: 'resign'; readonly seat: Seat; readonly level: Level }
  | { readonly what: 'draw' }
  | { readonly what: 'end' };

/** One entry of the log, as the reducer sees it. */
export type Event<A> =
  | { readonly kind: 'roll'; readonly roll: readonly number[] }
  | { readonly kind: 'act'; readonly seat: Seat; readonly action: A }
  | { readonly kind: 'settle'; readonly settle: Settle };

/** A settlement that is open now. `ask` lists the seats that must agree; `refusable` tells whether they may say no. */
export interface OpenSettle {
  readonly settle: Settle;
  readonly ask: readonly Seat[];
  readonly refusable: boolean;
}

/** What an event leads to: the new state, and the facts that animation, sound, move list and screen reader tell. */
export interface Step<S, F> {
  readonly state: S;
  readonly facts: readonly F[];
}

/** One complete turn: the actions that make it and the state it leads to. */
export interface End<S, A> {
  readonly actions: readonly A[];
  readonly state: S;
}

/** How every game writes the action that asks for the dice of a turn. */
export const ROLL = 'roll';

/**
 * A game. States, actions, options and facts are plain JSON and are never mutated. Written with method syntax so that
 * a registry of differently typed games needs no cast.
 */
export interface Game<S, A, O, F> {
  readonly id: string;
  /** The edition of the rules that new logs name. `next` replays every earlier edition too. */
  readonly edition: number;
  readOptions(raw: unknown): Checked<O>;
  /** The seat counts that these options allow. */
  seats(options: O): readonly number[];
  /** The options of a match in which only these of the seats (ascending) were filled; what belonged to the others is left out. */
  fit(options: O, kept: readonly Seat[]): O;
  begin(options: O, seats: number): S;
  turn(state: S): Turn;
  /** The only definition of legality: non-empty exactly when a seat is to act; no two entries with the same effect. */
  legal(state: S): readonly A[];
  /**
   * The distinct complete turns from here (distinct by the state that they lead to). A turn of several rolls has parts; then
   * these are the ends of the part that runs.
   */
  ends(state: S): readonly End<S, A>[];
  /** What the host of the table may put in the log now, also out of turn. */
  settles(state: S): readonly OpenSettle[];
  /** Applies an event that is known to be legal. Throws only on a bug of the caller; untrusted events go through `referee`. */
  next(state: S, event: Event<A>): Step<S, F>;
  readAction(text: string): Checked<A>;
  /** State-free, without spaces, commas and `=!#`; the inverse of `readAction`; what log and wire carry. Rolling is `ROLL`. */
  writeAction(action: A): string;
  /** The whole state as one canonical line of text. */
  write(state: S): string;
  read(text: string): Checked<S>;
  /** The action in the notation that people of this game use. */
  notate(state: S, action: A): string;
}

/** A game whose types are not known here: what registries, hosts and boards hold. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of differently typed games; each entry is checked where it is made
export type AnyGame = Game<any, any, any, any>;
