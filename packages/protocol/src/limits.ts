/** How much one connection, seat or table may do. [R34] */

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
