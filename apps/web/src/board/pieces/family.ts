/** A family of pieces: how they are drawn, held and moved. A board has one, and knows no more of its pieces than this. */
import type { Motion, Piece, SpotId, Vec } from '@sandbar/boards';
import type { Container } from 'pixi.js';
import type { Ground } from '../motion/ground.ts';
import type { Clip } from '../motion/timeline.ts';
import type { Makings } from './carriers.ts';

type Of<K extends Motion['kind']> = Extract<Motion, { kind: K }>;

/** The spots whose top piece is drawn otherwise. */
export interface Special {
  /** It is in hand, so it is left out. */
  readonly hidden: SpotId | null;
  /** It is under the pointer. */
  readonly lifted: SpotId | null;
}

export interface Family {
  /** Which pieces stand one behind the other on a spot: those of one look, or all of them. */
  readonly stacks: 'look' | 'spot';
  /** How far a piece in hand hangs inward of its place, in board units at a radius of 25. */
  readonly lift: number;
  /** Shows pieces; what looks as before is kept. */
  draw(layer: Container, pieces: readonly Piece[], makings: Makings, special: Special): void;
  /** The piece in hand, at 0,0 of its group; it will be put at `at`. */
  hand(piece: Piece, at: Vec, makings: Makings): Container;
  /** What moves pieces on a ground; `rolled` is how many of their moves are shown with a die. */
  movers(ground: Ground, rolled: number): Movers;
}

/** Makes the clips of one play. */
export interface Movers {
  /** Rest between two moves of one piece, in ms at normal pace. */
  readonly breath: number;
  /** Factor on the times of moves and of the rests between them, so that many of them do not take too long. */
  readonly hurry: number;
  /** `dropped` is where a hand let the piece go. */
  move(motion: Of<'move'>, dropped: Vec | null): readonly Clip[];
  hit(motion: Of<'hit'>): readonly Clip[];
  appear(motion: Of<'appear' | 'vanish'>): Clip;
  vanish(motion: Of<'appear' | 'vanish'>): Clip;
}
