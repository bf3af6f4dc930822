/** What a board shows and how it is touched, as plain data: the types that every game's board fills and both renderers read. */
import type { Key, Seat } from '@sandbar/engine';
import type { Params, WordKey, Words } from '@sandbar/words';

/** A place that pieces stand on and fingers touch, named by the game: `p13`, `bar0`, `off1`. */
export type SpotId = string;

export type Theme = 'dark' | 'light';

export interface Vec {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Vec {
  readonly w: number;
  readonly h: number;
}

/** Where pieces stand on a spot: the first at (x, y), each next one (dx, dy) further, at most `most` drawn. */
export interface Stack extends Vec {
  readonly dx: number;
  readonly dy: number;
  readonly most: number;
  /** Set where pieces lie edge-on, as in a tray: the size of one edge. */
  readonly edge?: { readonly w: number; readonly h: number };
}

/** Where a spot lies, in board units, on one of the board's charts. */
export interface Place {
  readonly chart: number;
  /** The touch area: a whole column, not only what is drawn. */
  readonly area: Rect;
  /** The shape that lights up when the spot is a target. */
  readonly outline: readonly Vec[];
  readonly stack: Stack;
  /** The unit step toward the middle of the board: where a picked piece lifts to and where chips go. */
  readonly inward: Vec;
}

/** A spot may lie in several places: a strait is one spot cut by the map's edge. */
export interface Spot {
  readonly id: SpotId;
  readonly places: readonly Place[];
}

export type Shape = 'landscape' | 'portrait';

/** A place for a marker, by its middle. `turn` in degrees. */
export interface Well extends Vec {
  readonly size: number;
  readonly turn: number;
}

/** Where a seat's dice lie: their middle, one die's size, the gap, how far they lean (0 to 1), and the side they are thrown from. */
export interface DiceRow extends Vec {
  readonly size: number;
  readonly gap: number;
  readonly lean: number;
  readonly thrownFrom: Vec;
}

/** The geometry of a board for one viewer in one room, in board units (1 unit is 1 px at the natural size). */
export interface Layout {
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
  /** Radius of the frame's corners. */
  readonly corner: number;
  /** Radius of a piece. */
  readonly radius: number;
  readonly spots: readonly Spot[];
  readonly wells: Readonly<Record<string, Well>>;
  /** By seat. */
  readonly dice: readonly DiceRow[];
}

/** The room that a board gets, in CSS px, and how its viewer wants it. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Mirrors the board: home at the left. */
  readonly flip?: boolean;
  /** Set to false to leave out the cube rail, as in small embeds. */
  readonly rail?: boolean;
}

/** A piece on a spot. `index` counts from the edge of the spot, `of` is how many stand there. */
export interface Piece {
  readonly look: string;
  readonly spot: SpotId;
  readonly index: number;
  readonly of: number;
}

export interface Die {
  readonly value: number;
  readonly owner: Seat;
  readonly spent: boolean;
}

/** A mark that is not a piece: the cube, a wreck. `at` is a well of the layout. */
export interface Marker {
  readonly look: string;
  readonly at: string;
  readonly text: string;
  /** Glows and breathes until it is answered. */
  readonly calls?: true;
  readonly locked?: true;
}

export interface Scene {
  readonly pieces: readonly Piece[];
  readonly dice: readonly Die[];
  readonly markers: readonly Marker[];
}

/** How point numbers run: as the viewer counts, as the side to move counts, or as the rules count. */
export type Numbering = 'viewer' | 'mover' | 'absolute';

/** A short text on the ground. A label of a spot turns into a pill while that spot is a target. */
export interface Label extends Vec {
  readonly text: string;
  readonly size: number;
  readonly role: 'number' | 'tally' | 'hint';
  readonly anchor: 'start' | 'middle' | 'end';
  readonly spot?: SpotId;
}

/** How an action is touched: along a trail of spots (with the die it uses), or by a button of the shell. */
export type Handle =
  | { readonly trail: readonly SpotId[]; readonly die?: number; readonly choice?: Key }
  | { readonly button: Key };

/** What animation has to show for a fact, in order. Times are left to the renderer. */
export type Motion =
  | { readonly kind: 'move'; readonly look: string; readonly trail: readonly SpotId[] }
  | { readonly kind: 'hit'; readonly look: string; readonly trail: readonly SpotId[] }
  | { readonly kind: 'dice'; readonly dice: readonly { readonly value: number; readonly owner: Seat }[] }
  /** A marker goes to where the new scene has it. */
  | { readonly kind: 'marker'; readonly look: string }
  | { readonly kind: 'fall'; readonly look: string }
  | { readonly kind: 'set' };

/** A reason in words: a key and what fills its holes. */
export interface Why {
  readonly key: WordKey;
  readonly params?: Params;
}

/** The board in words: a title with what matters now, one line a spot, and the legal moves. */
export interface Lines<A = unknown> {
  readonly title: string;
  readonly spots: readonly { readonly id: SpotId; readonly text: string }[];
  readonly legal: readonly { readonly text: string; readonly action: A }[];
}

/** A drawing as SVG: `defs` and `body`, centered on 0,0, inside `box`. Ids start with `~`; whoever prints it replaces that by a prefix. */
export interface Figure {
  readonly defs: string;
  readonly body: string;
  readonly box: Rect;
}

/** How a game's things are drawn. Figures have a radius (pieces) or half side (dice, markers) of 25 units. */
export interface Drawings<L extends Layout> {
  /** Every look there is, so that all can be drawn once and kept. */
  readonly looks: {
    readonly pieces: readonly string[];
    readonly markers: readonly string[];
    /** Die values and the seats whose dice differ. */
    readonly dice: readonly number[];
    readonly seats: readonly Seat[];
  };
  /** Everything that never moves, in board units. */
  ground(layout: L, theme: Theme): Figure;
  piece(look: string, lifted: boolean): Figure;
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
  ): { readonly size: number; readonly color: string; readonly light: string };
}

/** One record a game, pure. See design: the generic board knows no game. */
export interface BoardGame<S, A, F, L extends Layout = Layout> {
  readonly id: string;
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
  /** Why `seat` may not pick up from `from`, or may not go from there to `to`; undefined when there is nothing to say. */
  barred(state: S, seat: Seat | null, from: SpotId, to?: SpotId): Why | undefined;
  /** Spots that an action would reach beyond its own trail (a blast). */
  preview(state: S, action: A): readonly SpotId[];
  motions(fact: F): readonly Motion[];
  /** The board in words. Legal moves are those of the seat to act. */
  text(state: S, words: Words, viewer: Seat | null): Lines<A>;
  /** A fact in words, as `viewer` reads it; `names` by seat. An empty text where there is nothing to say. */
  tell(fact: F, words: Words, viewer: Seat | null, names: readonly string[]): string;
  /** The chip on a target. */
  chip(words: Words, pips: number, hits: boolean, spot: SpotId): string;
  readonly drawings: Drawings<L>;
}

/** A board whose game's types are not known here. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of differently typed boards; each entry is checked where it is made
export type AnyBoardGame = BoardGame<any, any, any, any>;
