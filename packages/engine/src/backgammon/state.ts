/** The state of a whole backgammon match as plain JSON, its actions and its facts. */
import type { Level, Result } from '../core/game.ts';
import type { Board, From, To } from './board.ts';
import type { Options } from './options.ts';
import type { Side } from './sides.ts';

/** The doubling cube. `owner` is null while it is centered. */
export interface Cube {
  readonly value: number;
  readonly owner: Side | null;
}

/**
 * What the match waits for:
 * - `between`  the opening roll of the next game (chance), when the seats are ready for it; the board still shows the last
 * - `opening`  the opening roll (chance): the first of the match, or another one after a tie
 * - `ready`    the side on roll may double or roll
 * - `rolling`  the dice of the side on roll (chance)
 * - `moving`   the side on roll plays its dice
 * - `doubled`  the other side answers a double
 * - `beavered` the doubler answers a beaver
 * - `over`     nothing: the match has ended
 */
export type Stage = 'between' | 'opening' | 'ready' | 'rolling' | 'moving' | 'doubled' | 'beavered' | 'over';

/** [BG26] Whether the Crawford game is still ahead, is this game, or is past; `off` where the rule does not apply. */
export type Crawford = 'ahead' | 'now' | 'past' | 'off';

export interface State {
  readonly options: Options;
  /** Points won, [Red, Black]. */
  readonly score: readonly [number, number];
  /** The number of the running game, from 1. */
  readonly game: number;
  readonly crawford: Crawford;
  readonly board: Board;
  readonly cube: Cube;
  readonly stage: Stage;
  /** The side whose turn it is. While a double stands open it is the doubler; the other side is to answer. */
  readonly side: Side;
  /** The roll being played, higher die first; null outside `moving`. */
  readonly roll: readonly [number, number] | null;
  /** The dice not yet played, ascending; empty outside `moving`. */
  readonly dice: readonly number[];
  /** [BG24] Whether a tied opening roll has turned the cube in this game already. */
  readonly automatic: boolean;
  /** Set when the match is over. */
  readonly result: Result | null;
}

/** One step of a turn. Points are absolute: 1 to 24 in the order in which Red moves over them. */
export type Action =
  | { readonly kind: 'roll' | 'double' | 'take' | 'drop' | 'beaver' }
  | { readonly kind: 'move'; readonly from: From; readonly to: To; readonly die: number };

export type MoveAction = Extract<Action, { kind: 'move' }>;

/** How a game was won. */
export type Win = 'single' | 'gammon' | 'backgammon' | 'dropped' | 'resigned' | 'left';

/** What happened, for animation, sound, move list and screen reader. */
export type Fact =
  /** An opening roll, one die for each side; `side` starts, or null after a tie. */
  | { readonly kind: 'opened'; readonly dice: readonly [number, number]; readonly side: Side | null }
  /** A tied opening roll turned the cube. */
  | { readonly kind: 'turned'; readonly value: number }
  | { readonly kind: 'rolled'; readonly side: Side; readonly roll: readonly [number, number] }
  | {
      readonly kind: 'moved';
      readonly side: Side;
      readonly from: From;
      readonly to: To;
      readonly die: number;
    }
  /** `side` is the side that was hit, on the point `at`. */
  | { readonly kind: 'hit'; readonly side: Side; readonly at: number }
  /** Dice that could not be played. */
  | { readonly kind: 'passed'; readonly side: Side; readonly dice: readonly number[] }
  | { readonly kind: 'doubled' | 'beavered'; readonly side: Side; readonly value: number }
  | { readonly kind: 'took' | 'dropped'; readonly side: Side; readonly value: number }
  | { readonly kind: 'resigned'; readonly side: Side; readonly level: Level }
  /** A game of the match has ended. */
  | {
      readonly kind: 'won';
      readonly side: Side;
      readonly points: number;
      readonly how: Win;
      readonly score: readonly [number, number];
    }
  | { readonly kind: 'over'; readonly result: Result }
  /** A new game of the match begins with the position set up. */
  | { readonly kind: 'set'; readonly game: number; readonly crawford: boolean };
