/** What a host holds of its match, what it asks of its surroundings, and what it hands back to be stored and sent. */
import type { AnyGame, Draw, Games, Seat } from '@sandbar/engine';
import type { Limits } from '../limits.ts';
import type { People, Said, Table, Time } from '../table.ts';
import type { ClientMessage, Refusal } from '../wire.ts';

/** What is left of an allowance, and when that was so (ms since 1970). */
export interface Bucket {
  left: number;
  at: number;
}

/** What a secret opens. Only hashes of secrets are kept. */
export type Role =
  | { readonly kind: 'host' }
  | { readonly kind: 'invite'; readonly seat: Seat | 'any' }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'watch' };

/** Entries of the log that came together. `from` is the number of the first one, `ms` the time since the line before (the first: since making). */
export interface Line {
  readonly from: number;
  readonly ms: number;
  readonly words: readonly string[];
  /** The command that made it: seat letter and the id given by the client. [R12] */
  readonly id: string | null;
}

/** A row to be stored, before anything is sent. */
export type Row =
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'table'; readonly kept: Kept }
  | { readonly kind: 'role'; readonly hash: string; readonly role: Role | null }
  | { readonly kind: 'said'; readonly said: Said; readonly id: string }
  | { readonly kind: 'snapshot'; readonly n: number; readonly state: string };

/** The table as it is stored: what is public, and the ids of the last accepted commands that left no line. */
export interface Kept {
  readonly table: Table;
  readonly done: readonly string[];
  /** The rematch is agreed, but it is not known yet that it has been made. */
  readonly unmade?: true;
  /** [R10] The seats in the order in which they were taken, the longest-present first. */
  readonly sat: readonly Seat[];
  /** For each seat since when it is away (ms since 1970), 0 while it is here. */
  readonly away: readonly number[];
  /** The running clock; null in an untimed match. */
  readonly time: Time | null;
  /** When the match was made, ms since 1970. */
  readonly made: number;
}

/** Everything that a store gives back after a restart. */
export interface Stored {
  readonly kept: Kept;
  readonly lines: readonly Line[];
  readonly roles: readonly (readonly [hash: string, role: Role])[];
  readonly said: readonly (Said & { readonly id: string })[];
  readonly snapshot: { readonly n: number; readonly state: string } | null;
}

/** One connection, as the surroundings remember it for the host (it survives the host). */
export interface Peer {
  readonly id: string;
  /** Whether it has said hello. */
  readonly greeted: boolean;
  readonly seat: Seat | null;
  readonly host: boolean;
  readonly invite: Seat | 'any' | null;
}

/** What the host needs from outside. All of it answers at once. */
export interface Env {
  readonly games: Games;
  /** The dice: one number for each of the draw's sides. Called once for each draw that becomes an entry. [R14] */
  roll(draw: Draw): readonly number[];
  /** A one-way hash of a secret. */
  hash(secret: string): string;
  /** All open connections. */
  peers(): readonly Peer[];
  /** The id for a new match. */
  newId(): string;
  /** The relay for one more watcher, or null where there is none with room. */
  relay(): number | null;
  /** Watchers at relays. */
  relayed(): number;
  limits(): Limits;
}

/** A match to be made: the same shape for a maker's request and for a rematch. */
export interface Making {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  /** One for each seat: the name of who sits there, or '' for an open seat. */
  readonly seats: readonly string[];
  /** The filled seats, the longest-present first; without it the lowest counts as the first. */
  readonly sat?: readonly Seat[];
  readonly roles: readonly (readonly [hash: string, role: Role])[];
  readonly host: Seat | null;
  readonly talk: Table['talk'];
  readonly private: boolean;
  readonly embed?: Table['embed'] & {};
  readonly absence: Table['absence'];
  readonly patience: number;
  readonly clock: Table['clock'];
  readonly flag: Table['flag'];
  readonly before: string | null;
}

/** A frame on its way: to one connection, or to all that have said hello, but perhaps for one. */
export interface Send {
  readonly to: string | 'all';
  readonly frame: string;
  readonly but?: string;
  /** Only of an answer: why what it answers was refused, or null where it was carried out. */
  readonly refused?: Refusal | null;
}

/** What a command leads to. Rows are stored first, all or none; then frames are sent. [R13] */
export interface Outcome {
  readonly rows: readonly Row[];
  readonly sends: readonly Send[];
  /** Connections whose role has changed. */
  readonly peers: readonly Peer[];
  readonly closes: readonly { readonly to: string; readonly code: number; readonly why: string }[];
  /** A match to make, once the rows are stored; answer with `made`. */
  readonly make: Making | null;
  /** [R37] Everything is to be deleted for good, once the frames are sent. */
  readonly erase: boolean;
}

/** The host's memory. Changed only by the functions of this folder, within one command. */
export interface Room {
  readonly id: string;
  readonly env: Env;
  readonly game: AnyGame;
  kept: Kept;
  lines: Line[];
  /** When the last line came, ms since 1970. */
  last: number;
  /** Entries in the log, and game entries among them. */
  n: number;
  at: number;
  /** The game's state once it has started. */
  state: unknown;
  roles: Map<string, Role>;
  said: (Said & { readonly id: string })[];
  ids: Map<string, number>;
  buckets: Map<string, Bucket>;
  /** What everybody was told last of who is here, when, and when they are to be told again; ms since 1970. */
  told: { readonly people: People; readonly at: number; due: number | null };
  /** The object has just come back, and nobody has connected to it yet. */
  fresh: boolean;
  /** A turn has ended since the running clock was started. */
  turned: boolean;
}

/** What is done at one moment: it changes the room, and `out` collects what is to be stored and sent. */
export interface Moment {
  readonly room: Room;
  readonly out: Out;
  /** ms since 1970 */
  readonly now: number;
}

/** A message of a client, by its kind. */
export type Of<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

/** Why a command is refused, in which case nothing has changed; null when it was carried out. */
export type Answer = Refusal | null;

/** What one connection does at that moment. */
export interface Call extends Moment {
  readonly peer: Peer;
}

/** Collects an outcome while a command is carried out. */
export interface Out {
  rows: Row[];
  sends: Send[];
  peers: Peer[];
  closes: { to: string; code: number; why: string }[];
  make: Making | null;
  erase: boolean;
}
