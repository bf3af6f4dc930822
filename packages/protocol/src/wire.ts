/** The words of the wire: version, heartbeat, reasons, close codes and the shapes of all messages. */
import type { Key, Seat } from '@sandbar/engine';
import type { People, Said, Table, Talk, Time, Way, You } from './table.ts';

/** Raised when a client of the last version could misunderstand the new one. */
export const PROTOCOL_VERSION = 1;

/** The heartbeat pair. The platform answers it by itself, so it never wakes a match. [R18] */
export const PING = 'p';

export const PONG = 'q';

/** Asked of who has been sent much, and what the page answers at once: so the host knows that it is read. [R34] */
export const READING = 'r';

export const READ = 'R';

/** Why a command was refused: the closed list. [R11] A game's own reasons come as `options.<field>` and `position.<field>`. */
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

/** Why a command was refused, as the wire says it: one of the closed list, or a game's own reason, which names a field. */
export type Refusal = Why | `${string}.${string}`;

const isWhy = (why: Key): why is Why => (REASONS as readonly Key[]).includes(why);
const namesField = (why: Key): why is `${string}.${string}` => why.includes('.');

/** A reason that a game gives, as the wire says it. What is not in the closed list and names no field is just not allowed. */
export function refusalOf(why: Key): Refusal {
  if (why === 'turn') return 'not-your-turn';
  return isWhy(why) || namesField(why) ? why : 'illegal';
}

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
      /** Whether watching needs the watch link from now on. Who is here stays. */
      readonly private?: boolean | undefined;
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
  | { readonly t: 'no'; readonly id?: string | undefined; readonly why: Refusal }
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
