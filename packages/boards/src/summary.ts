/** What a game says of itself in a few words: for cards, lists and pages that do without its board. */
import type { Seat } from '@sandbar/engine';
import type { Words } from '@sandbar/words';

/** How a seat stands: a word or two beside its name, the look of its piece, whether it has left. */
export interface Standing {
  readonly note: string;
  readonly look: string | undefined;
  readonly left: boolean;
}

/** `S` is the state of the game, `O` its options. */
export interface Summary<S, O> {
  /** `Pirates Backgammon` */
  name(words: Words): string;
  /** Who can play, and what it is about, a sentence each. */
  who(words: Words): string;
  line(words: Words): string;
  /** The options in a few words: `match to 5`. */
  title(options: O, seats: number, words: Words): string;
  /** What a seat plays: `ivory`, `Spaniards`. */
  seatName(options: O, seats: number, seat: Seat, words: Words): string;
  /** A seat in a state; in undefined before the start. */
  standing(state: S | undefined, seat: Seat, words: Words): Standing;
  /** What the seat to act is about to do: `Inés to play 6-4`. */
  turn(state: S, who: string, words: Words): string;
}

/** Somebody has dice to play, or has to decide. */
export const playing = (who: string, dice: readonly number[], words: Words): string =>
  dice.length === 0
    ? words('card.turn.act', { who })
    : words('card.turn.play', { who, dice: dice.join('-') });
