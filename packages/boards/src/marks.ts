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
      /** Half the height, where the ring is an ellipse of half width r. */
      readonly ry?: number;
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
      /** In degrees. */
      readonly turn?: number;
      /** The display font, slanted and spaced. */
      readonly isName?: true;
    }
  | {
      readonly kind: 'ghost';
      readonly x: number;
      readonly y: number;
      readonly look: string;
      readonly alpha: number;
    }
  | {
      readonly kind: 'die';
      readonly x: number;
      readonly y: number;
      readonly value: number;
      readonly owner: number;
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
  /** What it means to go there, where a game tells more than hits; `barred` cannot be gone to. */
  readonly tone?: 'free' | 'gain' | 'hit' | 'barred';
  /** The die that leads there. */
  readonly die?: { readonly value: number; readonly owner: number };
  /** Its course is dotted, so that those of two dice can be told apart. */
  readonly dotted?: boolean;
  /** Where several dice may lead there: those used, in order, each with its place in the roll. */
  readonly dice?: readonly { readonly value: number; readonly owner: number }[];
  /** Every spot on the way, both ends included. */
  readonly trail?: readonly SpotId[];
  /** Going there wins. */
  readonly wins?: boolean;
  /** Something is taken aboard there. */
  readonly gains?: boolean;
  readonly name?: string;
}

/** A move to draw as a ship's course: theirs is dotted, mine (not confirmed yet) is dashed. */
export interface Course {
  readonly trail: readonly SpotId[];
  readonly look: string;
  readonly mine: boolean;
  /** They are only trying it out: the piece has not gone, and a pale one stands where it would be. */
  readonly ghost?: true;
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
  /** CSS px for each board unit, where the board can be looked at from nearer. */
  readonly scale?: number;
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

/** Letters of a name on a chart stand this share of their size apart. */
export const NAME_SPACING = 0.15;

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

/** The ring around a piece that stands at `at`, `more` units wider than it: a circle, or an ellipse around its foot. */
export const around = (
  { foot, radius }: Layout,
  at: Vec,
  more: number,
): { readonly x: number; readonly y: number; readonly r: number; readonly ry?: number } =>
  foot
    ? { x: at.x, y: at.y + foot.dy, r: foot.rx + more, ry: foot.ry + more * 0.6 }
    : { x: at.x, y: at.y, r: radius + more };

/** The same strokes, scaled. */
export const thin = (k: number, inks: readonly Ink[]): readonly Ink[] =>
  inks.map((ink) => ({
    ...ink,
    width: ink.width * k,
    ...(ink.dash ? { dash: [ink.dash[0] * k, ink.dash[1] * k] as const } : {}),
  }));
