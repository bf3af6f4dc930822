/** What everybody at a table may know: seats, offers, clocks, who is here and what was said. */
import type { Seat } from '@sandbar/engine';

/**
 * What may be offered to the other seats: a settlement of the game (as `settleText` writes it), `rematch`, `delete`,
 * `pause:<minutes>` of the clock, or `resume`. [R16]
 */
export interface Offer {
  readonly what: string;
  readonly by: Seat;
  /** Seats that have agreed, the maker first. */
  readonly yes: readonly Seat[];
  /** Seats that must agree. */
  readonly ask: readonly Seat[];
  readonly refusable: boolean;
  /** With more than two seats: how many turns it still stands for, at first one round. */
  readonly turns?: number;
}

/** What the others may choose while the seat to act is away: wait on, skip its turns until it is back, claim the win. [R20] */
export const WAYS = ['wait', 'skip', 'claim'] as const;

export type Way = (typeof WAYS)[number];

/** What a table does when the seat to act is away for longer than its patience. [R20] */
export const ABSENCES = ['ask', 'skip', 'wait'] as const;

export type Absence = (typeof ABSENCES)[number];

/** How long a table waits for a seat that is away before it does so, in ms. */
export const PATIENCE = { least: 60_000, usual: 5 * 60_000, most: 14 * 86_400_000 } as const;

/** The question about the seat to act, which is away `since` then (ms since 1970). While `until` is set, waiting is chosen. */
export interface Absent {
  readonly seat: Seat;
  readonly since: number;
  readonly until: number | null;
  readonly ways: readonly Way[];
  readonly votes: readonly { readonly seat: Seat; readonly way: Way }[];
}

/** [R21] A simple delay for each turn, then a bank for the match; and how long a seat may be disconnected free. All in ms. */
export interface Clock {
  readonly delay: number;
  readonly bank: number;
  readonly grace: number;
}

/** The bounds of a clock, ms. */
export const CLOCK = { delay: [1_000, 14 * 86_400_000], bank: [0, 14 * 86_400_000], grace: 120_000 } as const;

/** The running clock. Spans in ms, moments in ms since 1970 by the host's time. */
export interface Time {
  /** What is left of each seat's bank. */
  readonly banks: readonly number[];
  /** What is left of each seat's grace for being disconnected. */
  readonly grace: readonly number[];
  /** Whose clock runs, since when, and how long of that it was away. */
  readonly seat: Seat | null;
  readonly since: number;
  readonly away: number;
  /** What the turn had taken by `since`: more than nothing after a pause. */
  readonly spent: number;
  /** Until when the clock is paused by agreement, or null. [R16] */
  readonly paused: number | null;
}

/** How long a pause of the clock may be, in minutes. */
export const PAUSE = { least: 1, most: 24 * 60 } as const;

/** [R22] What happens when a seat's time is over at a table of more than two: the turn is skipped, or the seat is held as well. */
export const FLAGS = ['skip', 'hold'] as const;
export type Flag = (typeof FLAGS)[number];

/**
 * How a seat stands. Ask with the functions below, not by comparing: another kind of player then has one place to be told apart.
 * - `open`: nobody has it, and it has no name. Before the start whoever has a link may sit down; a match is never played with one.
 * - `human`: a person has it and plays, here or away. The table waits for its turns; it is asked about offers, votes, pauses.
 * - `held`: a person has it, and its turns are skipped until they are back. It is asked about a deletion and a rematch only, and
 *   its link can be renewed: whoever comes by that takes the seat over.
 * - `retired`: its owner has left for good, and the game has scored that. They watch, are asked nothing, and are at the table
 *   again only by asking for a rematch.
 */
export type Who = 'open' | 'human' | 'held' | 'retired';

export interface TableSeat {
  readonly who: Who;
  readonly name: string;
  /** Before the start: ready for it. Of a held seat: whether being here is enough to have it back, or its owner has to say so. */
  readonly ready: boolean;
}

/** A seat of a table, or none where a number names no seat: then every answer is no. */
type MaybeSeat = Pick<TableSeat, 'who'> | undefined;

/** Whether nobody has the seat. */
export const isOpen = (seat: MaybeSeat): boolean => seat?.who === 'open';

/** Whether somebody has the seat and has not left for good, though they may be away, or held. */
export const isSeated = (seat: MaybeSeat): boolean => plays(seat) || isHeld(seat);

/** Whether the table waits for the seat's turns. */
export const plays = (seat: MaybeSeat): boolean => seat?.who === 'human';

/** Whether it is a person who plays there: somebody who can be away, vote and be greeted. So far nobody else plays. */
export const isPerson = (seat: MaybeSeat): boolean => seat?.who === 'human';

/** Whether the seat's turns are skipped until its owner is back. */
export const isHeld = (seat: MaybeSeat): boolean => seat?.who === 'held';

/** Whether the seat's owner has left for good. */
export const isRetired = (seat: MaybeSeat): boolean => seat?.who === 'retired';

export type Phase = 'lobby' | 'playing' | 'over';

export type Talk = 'all' | 'seats' | 'off';

/** What everybody at the table may know. Sent whole when it changes. */
export interface Table {
  readonly game: string;
  readonly options: unknown;
  readonly phase: Phase;
  readonly seats: readonly TableSeat[];
  /** The seat with the host's powers; null until the host sits. */
  readonly host: Seat | null;
  readonly talk: Talk;
  /** Seats whose talk the host has switched off. */
  readonly muted: readonly Seat[];
  /** Whether watching needs the watch link. */
  readonly private: boolean;
  /** What frames on other sites may do; absent, they show the match to anybody and nobody plays in them. */
  readonly embed?: Embedding;
  /** Time control; null is untimed. */
  readonly clock: Clock | null;
  readonly flag: Flag;
  /** The seat whose time ran out, where that ended the match. [R22] */
  readonly flagged: Seat | null;
  readonly absence: Absence;
  readonly patience: number;
  /** The question about a seat that is away, if one is open. */
  readonly absent: Absent | null;
  readonly offers: readonly Offer[];
  /** Between games: the seats that have pressed Next, and when the next game starts anyway (ms since 1970). */
  readonly next: { readonly ready: readonly Seat[]; readonly by: number } | null;
  /** The match that this one repeats, and the one that repeats it. [R30] */
  readonly before: string | null;
  readonly after: string | null;
}

/** [R1] The table in frames on other sites. */
export interface Embedding {
  /** Whether who holds a seat may play in a frame. */
  readonly play: boolean;
  /** The origins whose pages may frame it, as in `https://club.example`; null for every site. */
  readonly sites: readonly string[] | null;
}

/** How many origins may be named. */
export const MOST_SITES = 10;

/** Who the receiver is to this table. `invite` is the seat that their link leads to, or `any`. */
export interface You {
  readonly seat: Seat | null;
  readonly host: boolean;
  readonly invite: Seat | 'any' | null;
}

export interface Said {
  readonly n: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  /** ms since 1970 */
  readonly at: number;
}

/** Who is here: for each seat the time since when it is away (ms since 1970), or 0 while it is here. */
export interface People {
  readonly seats: readonly number[];
  readonly watching: number;
}
