/** What a backgammon layout is made of, and what its two shapes must give. */
import type { DiceRow, Layout, Place, Rect, Vec, Well } from '../../board.ts';
import type { Measures } from './measures.ts';
import type { Side } from './rules.ts';

/** A tray with the side whose checkers it keeps and where its count stands. */
export interface Tray {
  readonly side: Side;
  readonly rect: Rect;
  readonly icon: Vec & { readonly r: number };
  readonly count: Vec;
  readonly hint: Vec;
}

/** One of the 24 triangles: `own` is its number for the side at the bottom. */
export interface Triangle {
  readonly own: number;
  readonly base: readonly [Vec, Vec];
  readonly tip: Vec;
  /** Where its number stands on the frame. */
  readonly number: Vec;
}

/** The layout with what the ground drawing needs. */
export interface BackgammonLayout extends Layout {
  readonly measures: Measures;
  /** The side whose home is at the lower right (or at the lower left in portrait). */
  readonly near: Side;
  readonly fields: readonly Rect[];
  readonly bar: Rect;
  readonly rail: Rect | null;
  readonly trays: readonly Tray[];
  readonly triangles: readonly Triangle[];
}

/** What the two shapes compute alike; `point` gives the place of a point by its own number for the near side. */
export interface Parts {
  readonly radius: number;
  readonly fields: readonly Rect[];
  readonly bar: Rect;
  readonly rail: Rect | null;
  readonly trays: readonly Tray[];
  readonly triangles: readonly Triangle[];
  point(own: number): Place;
  barPlace(isNear: boolean): Place;
  offPlace(isNear: boolean): Place;
  diceRow(isNear: boolean): DiceRow;
  readonly wells: Readonly<Record<'mid' | 'near' | 'far' | 'offerNear' | 'offerFar', Well>>;
}
