/** What a game gives its board: one record of pure functions and drawings. */
import type { Key, Seat } from '@sandbar/engine';
import type { Words } from '@sandbar/words';
import type {
  Figure,
  Handle,
  Label,
  Layout,
  Lines,
  Motion,
  Numbering,
  Room,
  Scene,
  SpotId,
  Theme,
  Vec,
  Why,
} from './board.ts';
import type { Marks, Show, Target } from './marks.ts';
import type { Summary } from './summary.ts';

/** A line that waves drift along, in board units; `width` is half a wave. */
export interface Current {
  readonly from: Vec;
  readonly to: Vec;
  readonly width: number;
  readonly color: string;
}

/**
 * How pieces are built, and with that how they are drawn, held and moved. `flat`: discs that lie in stacks and glide; in hand
 * they wear a ring. `standing`: they stand upright, may carry something, and sail along a course. `hulls`: seen from above
 * on hulls that turn to where they go.
 */
export type FamilyName = 'flat' | 'standing' | 'hulls';

/** How a game's things are drawn. Figures have a radius (pieces) or half side (dice, markers) of 25 units. */
export interface Drawings<L extends Layout> {
  readonly family: FamilyName;
  /** Every look there is, so that all can be drawn once and kept. */
  readonly looks: {
    readonly pieces: readonly string[];
    readonly markers: readonly string[];
    /** Die values and the seats whose dice differ. */
    readonly dice: readonly number[];
    readonly seats: readonly Seat[];
    /** What pieces carry. */
    readonly tags?: readonly string[];
    /** Those of the markers that may be locked. */
    readonly locked?: readonly string[];
  };
  /** Everything that never moves, in board units. `plain`: without noise and wide blurs, which rasterizers are slow at. */
  ground(layout: L, theme: Theme, plain?: boolean): Figure;
  /** `radius` is that of the layout: small pieces may be drawn simpler. */
  piece(look: string, lifted: boolean, radius: number): Figure;
  /** What a piece carries: the drawing without its number, where it sits on the piece and how large, all in units of the figure. */
  tag?(look: string, radius: number): TagDrawing;
  /** The look of what lies under a piece and turns toward what the piece faces; undefined where nothing does. */
  hull?(layout: L, look: string): string | undefined;
  /** Water that drifts along these lines while somebody is looking. Decoration only: pictures do without. */
  drift?(layout: L, theme: Theme): readonly Current[];
  /** Points on the way that a piece takes from a to b; straight where it is not set. */
  way?(layout: L, a: Vec, b: Vec, from: SpotId, to: SpotId): readonly Vec[];
  /** Set by games that draw their marks themselves. */
  marks?(layout: L, scene: Scene, labels: readonly Label[], show: Show, theme: Theme): Marks;
  /** A piece lying edge-on: w by h units. */
  edge(look: string, w: number, h: number): Figure;
  die(value: number, owner: Seat, spent: boolean): Figure;
  /** A marker without its text. */
  marker(look: string, locked: boolean): Figure;
  /** The colors of labels and of the number on a stack. */
  ink(role: Label['role'], theme: Theme): { readonly color: string; readonly alpha: number };
  badge(look: string): { readonly fill: string; readonly color: string };
  /** How the text on a marker is set: size is a share of the marker's side. */
  lettering(
    look: string,
    text: string,
  ): {
    readonly size: number;
    readonly color: string;
    readonly light: string;
    /** How far below the middle it stands, as a share of the marker's side. */
    readonly below?: number;
  };
}

export interface TagDrawing extends Vec {
  readonly figure: Figure;
  readonly scale: number;
  /** Of its number. */
  readonly size: number;
  /** Its number is written from this count on; 1 where it is not set. */
  readonly from?: number;
  readonly color: string;
}

/**
 * One record a game, pure. See design: the generic board knows no game. `S` is a state, `A` an action, `F` a fact, `L` the
 * layout, `O` the options.
 */
// biome-ignore lint/suspicious/noExplicitAny: most parts of the page never look at options
export interface BoardGame<S, A, F, L extends Layout = Layout, O = any> {
  readonly id: string;
  /** Each step is a choice of its own, always or in some states: a piece goes nowhere by two steps in one tap. */
  readonly oneStep?: true | ((state: S) => boolean);
  /** False where a double tap means nothing. */
  readonly doubleTap?: false;
  /** The board can be looked at from nearer: up to how many times, and from how many CSS px a unit on there is no need to. */
  readonly zooms?: { readonly most: number; readonly easy: number };
  /** Where only one piece can move, it is in hand at once. */
  readonly takesUp?: true;
  /** What others do is shown to its end before what follows, however fast it comes. Whoever acts skips it. */
  readonly patient?: true;
  layout(state: S, viewer: Seat | null, room: Room): L;
  scene(state: S): Scene;
  labels(
    state: S,
    viewer: Seat | null,
    layout: L,
    numbers: Numbering | false,
    words: Words,
  ): readonly Label[];
  handle(action: A): Handle;
  /** The legal actions that may be touched, where several are touched alike: `wish` is what the page asks for. */
  narrow?(legal: readonly A[], wish: Key | null): readonly A[];
  /** Why `seat` may not pick up from `from`, or may not go from there to `to`; undefined when there is nothing to say. */
  barred(state: S, seat: Seat | null, from: SpotId, to?: SpotId): Why | undefined;
  motions(fact: F): readonly Motion[];
  /** The board in words. Legal moves are those of the seat to act. */
  text(state: S, words: Words, viewer: Seat | null): Lines<A>;
  /** A fact in words, as `viewer` reads it; `names` by seat. An empty text where there is nothing to say. */
  tell(fact: F, words: Words, viewer: Seat | null, names: readonly string[]): string;
  /** The chip on a target. */
  chip(words: Words, pips: number, hits: boolean, spot: SpotId): string;
  /** The targets of the piece on a spot, where they say more than a chip; `choices` are those of the input. */
  targets?(state: S, words: Words, from: SpotId, choices: readonly TargetChoice[]): readonly Target[];
  /** What pages and cards say of the game where its board is not. */
  readonly summary: Summary<S, O>;
  readonly drawings: Drawings<L>;
}

/** A choice as targets are made of it. */
export interface TargetChoice {
  readonly to: SpotId;
  readonly dice: readonly number[];
  readonly hits: number;
  /** Every spot that the piece touches, the first one included. */
  readonly trail: readonly SpotId[];
  readonly actions: readonly unknown[];
}

/** A board whose game's types are not known here. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of differently typed boards; each entry is checked where it is made
export type AnyBoardGame = BoardGame<any, any, any, any, any>;
