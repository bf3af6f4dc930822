/** What a tap, a drop or a key does: a small machine without clock or screen. Every renderer and the keyboard share it. */
import type { SpotId, Why } from './board.ts';
import type { Choice, Input } from './input.ts';

/** What is in hand. `at` is the time of the tap that picked it up, in ms, for telling a double tap. */
export interface Hand {
  readonly picked: SpotId | null;
  readonly at: number;
}

export const EMPTY: Hand = { picked: null, at: Number.NEGATIVE_INFINITY };

/** Two taps on one piece within this time play the next die. */
export const DOUBLE_TAP_MS = 320;

/** What came of it: actions to play, or a spot that refuses with a reason. */
export interface Outcome<A> {
  readonly hand: Hand;
  readonly acts?: readonly A[];
  readonly refused?: { readonly spot: SpotId; readonly why: Why };
}

/** What the machine asks about the position. */
export interface Table<A> {
  readonly input: Input<A>;
  /** Why not; see `BoardGame.barred`. */
  barred(from: SpotId, to?: SpotId): Why | undefined;
  /** The step that plays the next die from a spot; null where a double tap means nothing. */
  nextDie(from: SpotId): A | null | undefined;
}

export const choiceTo = <A>(input: Input<A>, from: SpotId, to: SpotId): Choice<A> | undefined =>
  input.picks.get(from)?.find((choice) => choice.to === to);

/** A tap on a spot, or beside all spots (null), at a time in ms. */
export function tap<A>(table: Table<A>, hand: Hand, spot: SpotId | null, at: number): Outcome<A> {
  if (spot === null) return { hand: EMPTY };
  if (hand.picked === null) return pick(table, spot, at);
  if (hand.picked === spot)
    return at - hand.at <= DOUBLE_TAP_MS ? playNext(table, hand, spot) : { hand: EMPTY };
  const choice = choiceTo(table.input, hand.picked, spot);
  if (choice) return { hand: EMPTY, acts: choice.actions };
  if (table.input.picks.has(spot)) return pick(table, spot, at);
  return refuse(hand, spot, table.barred(hand.picked, spot));
}

/** A piece dragged from the spot in hand was let go over a spot, or beside all of them. It goes back when it may not go there. */
export function drop<A>(table: Table<A>, hand: Hand, spot: SpotId | null): Outcome<A> {
  if (hand.picked === null || spot === null || spot === hand.picked) return { hand: EMPTY };
  const choice = choiceTo(table.input, hand.picked, spot);
  if (choice) return { hand: EMPTY, acts: choice.actions };
  return refuse(EMPTY, spot, table.barred(hand.picked, spot));
}

/** Picks up from a spot, or says why not. */
export function pick<A>({ input, barred }: Table<A>, spot: SpotId, at: number): Outcome<A> {
  const choices = input.picks.get(spot);
  const [only] = choices ?? [];
  // A trail of one spot is done by touching it.
  if (only?.trail.length === 1) return { hand: EMPTY, acts: only.actions };
  if (choices) return { hand: { picked: spot, at } };
  return refuse(EMPTY, spot, barred(spot));
}

function playNext<A>({ input, nextDie }: Table<A>, hand: Hand, spot: SpotId): Outcome<A> {
  const action = nextDie(spot);
  if (action === null) return { hand };
  if (action !== undefined) return { hand: EMPTY, acts: [action] };
  const key = input.dice.length > 1 ? 'barred.nextDie' : 'barred.nextDie.only';
  return refuse(EMPTY, spot, { key, params: { die: input.next ?? 0 } });
}

const refuse = <A>(hand: Hand, spot: SpotId, why: Why | undefined): Outcome<A> =>
  why ? { hand, refused: { spot, why } } : { hand };
