/** What the layout of the sea chart is made of, and what its two shapes must give. */
import type { Layout, Place, Rect, Vec, Well } from '../../board.ts';
import type { Water } from './rules.ts';

/** A point as a compass ray. */
export interface Ray {
  readonly point: number;
  /** The corners at the rim, the left or upper one first. */
  readonly base: readonly [Vec, Vec];
  readonly tip: Vec;
  /** Where its number stands on the frame. */
  readonly number: Vec;
  /** Where the chip of a target stands. */
  readonly chip: Vec;
}

/** The layout with what ground and marks need. */
export interface PiratesLayout extends Layout {
  readonly tall: boolean;
  /** All water. */
  readonly sea: Rect;
  readonly waters: Readonly<Record<Water, Rect>>;
  readonly names: Readonly<Record<Water | 'bar', Vec & { readonly turn: number; readonly size: number }>>;
  readonly rays: readonly Ray[];
  /** The Sand Bar, from edge to edge. */
  readonly sand: Rect;
  readonly quay: Rect;
  readonly gates: Readonly<Record<'home1' | 'home24', Rect>>;
}

/** What the two shapes give. */
export interface Parts extends Omit<PiratesLayout, 'spots' | 'dice' | 'rays' | 'wells'> {
  ray(point: number): Ray;
  place(point: number): Place;
  readonly bar: Place;
  gate(id: 'home1' | 'home24'): Place;
  /** The chest of the i-th of `of` seats. */
  chest(i: number, of: number): Well;
}
