/** What is drawn over the ground and the pieces: rings, targets, chips, courses. Plain data that both renderers print. */
import type { Layout, SpotId, Vec } from './board.ts';

export interface Fill {
  readonly color: string;
  readonly alpha: number;
}

export interface Ink extends Fill {
  readonly width: number;
  /** Lengths of a dash and of the gap after it. */
  readonly dash?: readonly [number, number];
}

/** One thing to draw. Lines and rings have their fill first, then each ink in turn. */
export type Mark =
  | {
      readonly kind: 'line';
      readonly points: readonly Vec[];
      readonly closed: boolean;
      readonly fill?: Fill;
      readonly inks: readonly Ink[];
    }
  | {
      readonly kind: 'ring';
      readonly x: number;
      readonly y: number;
      readonly r: number;
      readonly fill?: Fill;
      readonly inks: readonly Ink[];
      /** An arc of the ring in radians, for a ring that turns while something is sent. */
      readonly arc?: readonly [number, number];
    }
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly r: number;
      readonly fill?: Fill;
      readonly inks: readonly Ink[];
    }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly weight: number;
      readonly color: string;
      readonly alpha: number;
      readonly anchor: 'start' | 'middle' | 'end';
    }
  | {
      readonly kind: 'ghost';
      readonly x: number;
      readonly y: number;
      readonly look: string;
      readonly alpha: number;
    };

/** Marks by layer: `under` the pieces, `over` them, and on `top` of everything. */
export interface Marks {
  readonly under: readonly Mark[];
  readonly over: readonly Mark[];
  readonly top: readonly Mark[];
}

/** A target of the piece in hand. */
export interface Target {
  readonly spot: SpotId;
  readonly hits: boolean;
  readonly chip: string;
}

/** A move to draw as a ship's course: theirs is dotted, mine (not confirmed yet) is dashed. */
export interface Course {
  readonly trail: readonly SpotId[];
  readonly look: string;
  readonly mine: boolean;
}

/** What the board shows beyond its scene. */
export interface Show {
  readonly canMove: readonly SpotId[];
  readonly hover: SpotId | null;
  readonly picked: SpotId | null;
  readonly targets: readonly Target[];
  readonly courses: readonly Course[];
  /** Their course steps back while I hold a piece. */
  readonly sending: boolean;
  readonly focus: SpotId | 'dice' | null;
  readonly refused: SpotId | null;
  /** The die that a double tap plays: which one in the row, when there is a choice. */
  readonly nextDie: number | null;
}

export const NOTHING: Show = {
  canMove: [],
  hover: null,
  picked: null,
  targets: [],
  courses: [],
  sending: false,
  focus: null,
  refused: null,
  nextDie: null,
};

export const COLORS = {
  brass: '#e7c784',
  glow: '#ffdf9a',
  hit: '#ff9d84',
  hitField: '#f08a70',
  cream: '#f6ecd4',
  focus: '#8fd3ff',
  dark: '#1a120b',
} as const;

/** A line that glows, without a blur: widening strokes that fade. */
export const glow = (color: string, strength = 1): readonly Ink[] => [
  { color, alpha: 0.07 * strength, width: 11 },
  { color, alpha: 0.11 * strength, width: 7.5 },
  { color, alpha: 0.16 * strength, width: 4.8 },
];

/** Marks scale with the pieces, so that a small board does not drown in its own rings. */
export const unit = (layout: Layout): number => Math.max(0.5, layout.radius / 25.9);

/** The same strokes, scaled. */
export const thin = (k: number, inks: readonly Ink[]): readonly Ink[] =>
  inks.map((ink) => ({
    ...ink,
    width: ink.width * k,
    ...(ink.dash ? { dash: [ink.dash[0] * k, ink.dash[1] * k] as const } : {}),
  }));
