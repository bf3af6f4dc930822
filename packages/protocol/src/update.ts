/** What a page sees of its replica of a match, and what each received frame changed in it. */
import type { AnyGame, Event, Seat } from '@sandbar/engine';
import type { People, Said, Table, Time, You } from './table.ts';

/** One game entry of the log with what it did. */
export interface Entry {
  readonly event: Event<unknown>;
  readonly facts: readonly unknown[];
  /** Milliseconds since the line before; 0 in a history that was joined late. */
  readonly ms: number;
}

/** What a received frame changed. */
export interface Update {
  readonly kind: 'welcome' | 'log' | 'ok' | 'no' | 'table' | 'people' | 'clock' | 'said' | 'draft' | 'none';
  /** New game entries, in order. `mine` tells that this page has shown them already as its own draft. */
  readonly entries: readonly Entry[];
  readonly mine: boolean;
  /** The draft lost its last steps because entries arrived. */
  readonly shortened: boolean;
  /** The replica is not what the host has: say hello again with this many entries. */
  readonly resync: number | null;
  readonly id?: string;
  /** With `ok`: the length of the log that holds what was taken. */
  readonly n?: number;
  readonly why?: string;
  readonly said?: Said;
}

export interface Replica {
  readonly you: You | null;
  readonly table: Table | null;
  readonly people: People | null;
  /** The running clock with the host's time at which it was told; null in an untimed match. */
  readonly time: (Time & { readonly now: number }) | null;
  readonly said: readonly Said[];
  readonly game: AnyGame | null;
  /** Entries held of the log, table entries included. */
  readonly have: number;
  readonly entries: readonly Entry[];
  /** The state before the first game entry; undefined before the start. */
  readonly first: unknown;
  /** The state that the host has confirmed; undefined before the start. */
  readonly confirmed: unknown;
  /** The state to show: with the draft, or the turn that was sent, on top. */
  readonly shown: unknown;
  readonly draft: readonly unknown[];
  readonly draftFacts: readonly unknown[];
  readonly sent: { readonly id: string; readonly frame: string } | null;
  /** The facts of what the seat to act is trying out, as far as it is legal. [R15] */
  readonly theirs: readonly unknown[];
  /** The number of game entries: what a play is bound to. */
  readonly at: number;
  /** `embed`: this page is a frame on another site. */
  hello(tokens: readonly string[], embed?: boolean): string;
  receive(frame: string): Update;
  /** Adds a step to the draft; false when it is not legal for this seat now. */
  step(action: unknown): boolean;
  undo(): void;
  clear(): void;
  /** Sends the draft: the frame, to be sent again as it is until it is answered. Undefined when there is nothing to send. */
  commit(id: string): string | undefined;
  /** For a page that plays several seats: the seat that acts from this page now. */
  actAs(seat: Seat | null): void;
}

/** An update in which nothing has changed. */
export const NOTHING: Update = { kind: 'none', entries: [], mine: false, shortened: false, resync: null };
