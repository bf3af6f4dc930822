/** The stops of a match that is looked back at, and the place where one stands among them. */
import type { Seat } from '@sandbar/engine';

/** A stop of the replay: one line of the move list. */
export interface Ply {
  /** Whose turn it was; null for what belongs to nobody. */
  readonly seat: Seat | null;
  /** Where in the match it is, as people count: `Game 4, move 2`, `Turn 24`. */
  readonly place: string;
  /** What happened: `6-3: 24/15`. Without the name of who did it. */
  readonly text: string;
  /** What is worth jumping to, and drawn on the scrubber: something taken, something gained, something brought home. */
  readonly mark: Mark | null;
  /** Who lost something by it. */
  readonly loser: Seat | null;
  /** The same objects as in the log. Never empty. */
  readonly facts: readonly unknown[];
}

export type Mark = 'taken' | 'gained' | 'home';

/** How many times the table's pace. */
export type Pace = 1 | 2 | 4;

export interface Replay {
  readonly plies: readonly Ply[];
  /** How many stops have been played on the board that is shown, from 0; null while it is live. */
  readonly at: number | null;
  readonly playing: boolean;
  readonly pace: Pace;
  /** How many stops have come since one looks back. */
  readonly fresh: number;
  /** Shows the board after so many stops; beyond the ends it stays at the end. */
  go(at: number): void;
  /** Back to what is live. */
  live(): void;
  play(on: boolean): void;
  setPace(pace: Pace): void;
  /** The number of the stop that tells this fact, from 1; null for a fact that no stop tells. */
  stopOf(fact: unknown): number | null;
}

/** The most telling mark that some of the facts earn: `home` before `taken` before `gained`. */
export const markOf = <F>(
  facts: readonly F[],
  earns: Readonly<Record<Mark, (fact: F) => boolean>>,
): Mark | null => (['home', 'taken', 'gained'] as const).find((mark) => facts.some(earns[mark])) ?? null;
