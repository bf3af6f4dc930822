/** The state of a match of Pirates Backgammon as plain JSON, its actions and its facts. */
import type { Result, Seat } from '../core/game.ts';
import type { Point, To } from './board.ts';
import type { Options } from './options.ts';

/** The ships that sail by themselves. A merchant is a stack of gold; `mow` is a man-o'-war. */
export type Kind = 'merchant' | 'mow' | 'typhoon';

/** A ship that travels. */
export interface Ship {
  /** The number of the round in which it appeared. One ship appears in a round, so this names it and tells its age. */
  readonly id: number;
  readonly kind: Kind;
  readonly at: Point;
  /** What a merchant carries; 0 for the others. */
  readonly gold: number;
}

/** The pirate ship of a seat. */
export interface Pirate {
  /** A point; `bar` on the Sand Bar, and before it is placed; `gone` when its player has left. */
  readonly at: Point | 'bar' | 'gone';
  /** [PB4] Gold aboard, which can be lost or plundered. 0 on the Sand Bar. */
  readonly hold: number;
  /** [PB4] Gold that is safe and counts. */
  readonly chest: number;
  /** [PB8] How many of the pirates on its point came before it; 0 where it is alone. */
  readonly rank: number;
}

/**
 * What the match waits for. Stages of chance (c) that belong to nobody are drawn at once:
 * - `setup`   (c) the die that places the next ship
 * - `travel`  (c) the die of the ship `traveling`
 * - `luck`    (c) the two dice of the luck phase
 * - `order`   (c) the dice for the order of the wind phase: one for each seat that is still tied
 * - `ready`   the seat whose turn it is may roll
 * - `rolling` (c) its dice: two, or one from the Sand Bar
 * - `moving`  it plays its dice
 * - `over`    nothing: the match has ended
 */
export type Stage = 'setup' | 'travel' | 'luck' | 'order' | 'ready' | 'rolling' | 'moving' | 'over';

/** [PB15] A seat in the order of the wind phase with the dice it rolled for it: more than one after ties. */
export interface Place {
  readonly seat: Seat;
  readonly dice: readonly number[];
}

export interface State {
  readonly options: Options;
  /** The number of the round, from 1; 0 during set-up. */
  readonly round: number;
  readonly stage: Stage;
  /** One for each seat. */
  readonly pirates: readonly Pirate[];
  /** [PB9] Oldest first. */
  readonly ships: readonly Ship[];
  /** The id of the ship whose die is due; null outside `travel`. */
  readonly traveling: number | null;
  /**
   * [PB15] The seats in the order in which they play this round, tied ones by seat number until they have rolled
   * again; empty before the wind phase. Who leaves is taken out.
   */
  readonly order: readonly Place[];
  /** Whose turn it is, as an index into `order`; null outside `ready`, `rolling` and `moving`. */
  readonly turn: number | null;
  /** The two dice being played, as they fell; null outside `moving`. */
  readonly roll: readonly [number, number] | null;
  /** The dice not yet played, ascending; empty outside `moving`. */
  readonly dice: readonly number[];
  /** Set when the match is over. */
  readonly result: Result | null;
}

/** One step of a turn. A step that bears off names its die, the smaller one where both would do. */
export type Action =
  | { readonly kind: 'roll' }
  | { readonly kind: 'sail'; readonly from: Point; readonly to: To; readonly die: number };

export type SailAction = Extract<Action, { kind: 'sail' }>;

export type Phase = 'travel' | 'luck' | 'wind';

/** What sank a pirate; `stuck`: its dice could not be played. */
export type Sinker = 'mow' | 'typhoon' | 'pirate' | 'stuck';

/** How a match ends: enough gold, everybody else has left, or all agreed to a draw. */
export type How = 'gold' | 'left' | 'agreed';

/** What happened, for animation, sound, move list and screen reader. `ship` is a ship's id, `seat` a seat. */
export type Fact =
  /** [PB6] Set-up: the ship goes from the Sand Bar to `at`. */
  | { readonly kind: 'placed'; readonly seat: Seat; readonly die: number; readonly at: Point }
  /** A phase of a round begins. A round in which no ship travels begins with luck. */
  | { readonly kind: 'phase'; readonly round: number; readonly phase: Phase }
  /** [PB9] One ship has traveled; `to` is `off` when it left the board, with its `gold` if a merchant. */
  | {
      readonly kind: 'traveled';
      readonly ship: number;
      readonly what: Kind;
      readonly gold: number;
      readonly die: number;
      readonly from: Point;
      readonly to: To;
    }
  /** [PB12] [PB13] The luck phase: `dice` are the kind die and the point die. */
  | {
      readonly kind: 'appeared';
      readonly ship: number;
      readonly what: Kind;
      readonly gold: number;
      readonly dice: readonly [number, number];
      readonly at: Point;
    }
  /**
   * [PB5] A pirate goes from `at` to the Sand Bar; `lost` is the gold of its hold that goes down with it. After `pirate` a
   * fact `plundered` follows: nothing is lost, it changes hands.
   */
  | {
      readonly kind: 'sunk';
      readonly seat: Seat;
      readonly by: Sinker;
      readonly at: Point;
      readonly lost: number;
    }
  /** [PB20] `seat` has sunk `from` and has taken its whole hold, which may be empty. */
  | {
      readonly kind: 'plundered';
      readonly seat: Seat;
      readonly from: Seat;
      readonly at: Point;
      readonly gold: number;
    }
  /** [PB19] One merchant; the gold goes into the hold of `seat`. */
  | {
      readonly kind: 'captured';
      readonly seat: Seat;
      readonly ship: number;
      readonly gold: number;
      readonly at: Point;
    }
  /** [PB11] The merchant `ship` now shares its point with a man-o'-war. */
  | { readonly kind: 'protected'; readonly ship: number; readonly at: Point }
  /** [PB14] A typhoon destroyed the ship; a merchant's gold is lost. */
  | {
      readonly kind: 'destroyed';
      readonly ship: number;
      readonly what: Kind;
      readonly gold: number;
      readonly at: Point;
    }
  /** [PB15] The dice for the order that were rolled together; `order` is the finished order, or null after a tie. */
  | {
      readonly kind: 'ordered';
      readonly rolls: readonly { readonly seat: Seat; readonly die: number }[];
      readonly order: readonly Seat[] | null;
    }
  /** A turn begins. */
  | { readonly kind: 'turned'; readonly seat: Seat }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  /** [PB16] From the Sand Bar to a point of the Outer Sea. */
  | { readonly kind: 'entered'; readonly seat: Seat; readonly die: number; readonly at: Point }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly die: number;
      readonly from: Point;
      readonly to: To;
    }
  /** [PB21] After a move to `off`: the ship is on the Sand Bar, `gold` of its hold in the chest, which now has `chest`. */
  | { readonly kind: 'banked'; readonly seat: Seat; readonly gold: number; readonly chest: number }
  /** [PB23] [PB24] The dice left that cannot be played; a fact `sunk` follows. */
  | { readonly kind: 'stuck'; readonly seat: Seat; readonly dice: readonly number[] }
  /** [PB27] A turn was dropped, with the dice that were left. */
  | { readonly kind: 'skipped'; readonly seat: Seat; readonly dice: readonly number[] }
  /** [PB26] The ship was taken off, `at` where it was, and its hold is lost. */
  | { readonly kind: 'retired'; readonly seat: Seat; readonly at: Point | 'bar'; readonly lost: number }
  | { readonly kind: 'over'; readonly result: Result };
