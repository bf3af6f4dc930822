/** The words of the wire: version, heartbeat, reasons, close codes and the shapes of all messages. */
import type { Key, Seat } from '@sandbar/engine';

/** Raised when a client of the last version could misunderstand the new one. */
export const PROTOCOL_VERSION = 1;

/** The heartbeat pair. The platform answers it by itself, so it never wakes a match. [R18] */
export const PING = 'p';
export const PONG = 'q';

/** Asked of who has been sent much, and what the page answers at once: so the host knows that it is read. [R34] */
export const READING = 'r';
export const READ = 'R';

/** Why a command was refused: the closed list. [R11] The options' own reasons come as `options.<field>`. */
export const REASONS = [
  'unreadable',
  'too-large',
  'too-many',
  'unknown-match',
  'bad-secret',
  'not-seated',
  'not-host',
  'not-started',
  'started',
  'stale',
  'not-your-turn',
  'illegal',
  'over',
  'closed',
  'version',
  'taken',
  'name',
  'options',
  'no-offer',
  'chat-off',
  'removed',
] as const;
export type Why = (typeof REASONS)[number];

/** Close codes of the socket: the closed list. Only after `fault`, `silent`, `slow` and `tooLarge` is trying again of use. */
export const CLOSE = {
  version: 4001,
  unknown: 4002,
  secret: 4003,
  tooMany: 4004,
  tooLarge: 4005,
  silent: 4006,
  full: 4007,
  removed: 4008,
  closed: 4009,
  /** Watch through a relay: the reason names which. */
  relay: 4011,
  fault: 4010,
  /** What is sent is not read. */
  slow: 4012,
} as const;

/** Limits of one connection. Configuration: a bench may raise them. [R34] */
export interface Limits {
  /** Bytes of a frame. */
  readonly frame: number;
  /** Characters sent to a connection before it is asked whether it reads; at twice as many without an answer it is dropped. */
  readonly unread: number;
  /** Commands that may come at once, and how many come back each second. */
  readonly burst: number;
  readonly perSecond: number;
  /** Lines of talk that a person may say at once, and how many come back each second. [R17] */
  readonly talkBurst: number;
  readonly talkPerSecond: number;
  /** Drafts shown to others, a second. [R15] */
  readonly draftsPerSecond: number;
  /** Connections of one seat, and connections that hold no seat. [R27] */
  readonly perSeat: number;
  readonly watchers: number;
  /** Relays for watchers beyond that, and how many each of them carries. */
  readonly relays: number;
  readonly perRelay: number;
}
export const LIMITS: Limits = {
  frame: 16 * 1024,
  unread: 256 * 1024,
  burst: 20,
  perSecond: 5,
  talkBurst: 10,
  talkPerSecond: 0.5,
  draftsPerSecond: 4,
  perSeat: 40,
  watchers: 500,
  relays: 20,
  perRelay: 500,
};

export const NAME_LENGTH = 20;
export const CHAT_LENGTH = 300;
/** How long the next game of a match waits for everybody to press Next, in ms. */
export const NEXT_GAME_MS = 15_000;

/** What may be offered to the other seats: a settlement of the game (as `settleText` writes it) or a rematch. [R16] */
export interface Offer {
  readonly what: string;
  readonly by: Seat;
  /** Seats that have agreed, the maker first. */
  readonly yes: readonly Seat[];
  /** Seats that must agree. */
  readonly ask: readonly Seat[];
  readonly refusable: boolean;
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
}

export interface TableSeat {
  /** `held`: the owner is away and the seat's turns are skipped until they come back. */
  readonly who: 'open' | 'human' | 'held' | 'retired';
  readonly name: string;
  readonly ready: boolean;
}

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

export type ClientMessage =
  | {
      readonly t: 'hello';
      readonly v: number;
      readonly tokens: readonly string[];
      readonly have: number;
      /** Set by a page in a frame on another site. */
      readonly embed?: true;
    }
  | {
      readonly t: 'sit';
      readonly id: string;
      readonly seat?: Seat | undefined;
      readonly name: string;
      /** The secret that will hold the seat, made by the client: a repeated `sit` is then harmless. [R6] */
      readonly secret: string;
    }
  | { readonly t: 'stand'; readonly id: string }
  | { readonly t: 'name'; readonly id: string; readonly name: string }
  | { readonly t: 'ready'; readonly id: string; readonly on: boolean }
  | { readonly t: 'start'; readonly id: string }
  | {
      readonly t: 'table';
      readonly id: string;
      readonly options?: unknown;
      /** How many seats the table shall have: open ones are added, or dropped from the last. */
      readonly seats?: number | undefined;
      readonly free?: Seat | undefined;
      readonly swap?: readonly [Seat, Seat] | undefined;
      readonly talk?: Talk | undefined;
      readonly muted?: readonly Seat[] | undefined;
    }
  /** [R36] The host removes the watcher who said line `n` of the talk. */
  | { readonly t: 'remove'; readonly id: string; readonly n: number }
  /** The host replaces a link: the open invitation, the watch link, or the link to an open or held seat. The secret is the client's. */
  | {
      readonly t: 'renew';
      readonly id: string;
      readonly what: 'any' | 'watch' | Seat;
      readonly secret: string;
    }
  | { readonly t: 'offer'; readonly id: string; readonly at: number; readonly what: string }
  | { readonly t: 'answer'; readonly id: string; readonly what: string; readonly yes: boolean }
  | { readonly t: 'vote'; readonly id: string; readonly way: Way }
  | { readonly t: 'say'; readonly id: string; readonly text: string; readonly name?: string | undefined }
  | { readonly t: 'leave'; readonly id: string }
  /** Text frames: `play` and `draft`. `actions` are words of the game's `writeAction`. */
  | { readonly t: 'play'; readonly id: string; readonly at: number; readonly actions: readonly string[] }
  | { readonly t: 'draft'; readonly at: number; readonly actions: readonly string[] };

export type ServerMessage =
  | {
      readonly t: 'welcome';
      readonly v: number;
      readonly you: You;
      readonly table: Table;
      readonly people: People;
      /** The log from entry `from` on, as `wordsText` writes it; the host holds `n` entries. */
      readonly from: number;
      readonly n: number;
      readonly log: string;
      readonly said: readonly Said[];
      /** The running clock, and the host's time. */
      readonly time?: Time | undefined;
      readonly now?: number | undefined;
      /** The hash of the state at the end of that log. */
      readonly hash?: string | undefined;
    }
  | { readonly t: 'ok'; readonly id: string; readonly n: number }
  | { readonly t: 'no'; readonly id?: string | undefined; readonly why: Why | Key }
  | { readonly t: 'table'; readonly table: Table; readonly you?: You | undefined }
  | { readonly t: 'people'; readonly people: People }
  | { readonly t: 'clock'; readonly time: Time; readonly now: number }
  | { readonly t: 'said'; readonly said: Said }
  | {
      readonly t: 'log';
      readonly from: number;
      readonly ms: number;
      readonly words: readonly string[];
      readonly hash?: string | undefined;
    }
  | { readonly t: 'draft'; readonly at: number; readonly actions: readonly string[] };
