/** A backgammon match as the files of other programs tell it: games of turns and cube actions, with the lines they stand on. */
import type { MatchRecord } from '../record.ts';
import type { Action, From, Options, Plain, Side, State, To } from './rules.ts';

export type BackgammonRecord = MatchRecord<Action, Options>;

/** One checker's way as it is told, with one die or several; points are absolute. */
export interface Hop {
  readonly from: From;
  readonly to: To;
  readonly hit: boolean;
}

/** A roll and what was played of it: nothing when it could not be played, or when it is `open`. */
export interface Play {
  readonly kind: 'play';
  readonly line: number;
  readonly side: Side;
  readonly dice: readonly [number, number];
  readonly hops: readonly Hop[];
  /** The roll stands and is not played to its end. */
  readonly open: boolean;
}

export interface Cubing {
  readonly kind: 'double' | 'beaver' | 'take' | 'drop';
  readonly line: number;
  readonly side: Side;
  /** What the cube is turned to, where that is told. */
  readonly value: number | null;
}

export type Entry = Play | Cubing;

export interface ToldGame {
  readonly line: number;
  /** From 1; null where it is not told. */
  readonly number: number | null;
  readonly score: readonly [number, number];
  /** Whether it is the Crawford game; null where that is not told. */
  readonly crawford: boolean | null;
  /** Whether a tied opening roll had turned the cube. */
  readonly automatic: boolean;
  /** The position that the game starts from, if not the set-up. Its options, score and Crawford state do not count. */
  readonly start: State | null;
  readonly entries: readonly Entry[];
  readonly won: {
    readonly line: number;
    readonly side: Side;
    readonly points: number;
    readonly resigned: boolean;
  } | null;
}

export interface Transcript {
  /** What it may have been played under, the likeliest first: files do not tell everything. */
  readonly options: readonly Plain[];
  readonly names: readonly [string, string];
  readonly date: string | null;
  readonly games: readonly ToldGame[];
}
