/** What a board shows and how it is touched, as plain data: the types that every game's board fills and both renderers read. */
import type { Key, Seat } from '@sandbar/engine';
import type { Params, WordKey } from '@sandbar/words';

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
  /** How far apart first and last may be at most: where more stand, they stand closer. */
  readonly room?: number;
  /** (x, y) is the middle of all, not the first. */
  readonly centered?: true;
  /** Where that many or more stand, all are drawn smaller. */
  readonly crowd?: { readonly from: number; readonly scale: number };
  /** The first piece is drawn over the next ones, so that what is written at its foot stays readable. */
  readonly firstOnTop?: true;
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
  /** Pieces on it are out of play: their course begins with a cross, not with a ring on a place that they left. */
  readonly out?: true;
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
  /** Set where pieces stand upright: rings are then ellipses around their foot, `dy` below the middle. */
  readonly foot?: { readonly rx: number; readonly ry: number; readonly dy: number };
  /**
   * What lies over what: further along a stack over what is before it (`stack`), and before that spots further up over those
   * below (`upward`). Where it is not set, pieces are drawn in the order of the scene.
   */
  readonly order?: 'stack' | 'upward';
  /** Size of a die that lies beside a piece or on a chip. */
  readonly die?: number;
  /** Set where touch areas are the outlines: of the spots that may be touched the nearest within so many CSS px wins. */
  readonly reach?: number;
  /** What the ground shows besides the size: where it changes, the ground is drawn anew. */
  readonly ground?: string;
  /** The spots by id, where there are many. */
  readonly index?: ReadonlyMap<SpotId, Spot>;
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

/** Something small that a piece carries: gold in a hold, a shield. A count of 0 is not written. */
export interface Tag {
  readonly look: string;
  readonly count: number;
}

/** A piece on a spot. `index` counts from the edge of the spot, `of` is how many stand there. */
export interface Piece {
  readonly look: string;
  readonly spot: SpotId;
  readonly index: number;
  readonly of: number;
  readonly tag?: Tag;
  /** Its hull is turned toward that spot. */
  readonly faces?: SpotId;
  /** In degrees, where it faces no spot: 0 is to the right, 90 down. */
  readonly heading?: number;
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
  /** `name` is a place's name in the display font, slanted and spaced as on a chart. */
  readonly role: 'number' | 'tally' | 'hint' | 'name';
  readonly anchor: 'start' | 'middle' | 'end';
  readonly spot?: SpotId;
  /** In degrees. */
  readonly turn?: number;
}

/** How an action is touched: along a trail of spots (with the die it uses), or by a button of the page. */
export type Handle =
  | { readonly trail: readonly SpotId[]; readonly die?: number; readonly choice?: Key }
  | { readonly button: Key };

/** What animation has to show for a fact, in order. Times are left to the renderer. */
export type Motion =
  | {
      readonly kind: 'move';
      readonly look: string;
      readonly trail: readonly SpotId[];
      /** What it becomes where it lands, with nothing of what it carried; null when it is gone there. */
      readonly as?: string | null;
      /** The die that moves it, shown beside it on the way. */
      readonly die?: { readonly value: number; readonly owner: number };
      /** How many pieces of that look go together. */
      readonly count?: number;
      /** How much the one that goes carries, where those of one look carry differently. */
      readonly carries?: number;
    }
  | {
      readonly kind: 'hit';
      readonly look: string;
      /** A trail of one spot: it goes under there and is gone. */
      readonly trail: readonly SpotId[];
      readonly as?: string;
    }
  /** A piece comes up where there was none (`beneath` those that stand there), or goes under (`together` with the next). */
  | {
      readonly kind: 'appear' | 'vanish';
      readonly look: string;
      readonly spot: SpotId;
      readonly beneath?: true;
      readonly together?: true;
    }
  /** Rings of spots around one light up from the inside outward. */
  | {
      readonly kind: 'burst';
      readonly spot: SpotId;
      readonly rings: readonly (readonly SpotId[])[];
    }
  /** A piece is drawn under by a storm. */
  | { readonly kind: 'storm'; readonly look: string; readonly spot: SpotId }
  /** What the last piece of a look on a spot carries grows or shrinks. */
  | {
      readonly kind: 'count';
      readonly look: string;
      readonly spot: SpotId;
      readonly tag: string;
      readonly by: number;
    }
  /** Nothing moves for some ms at normal pace: something is to be read. */
  | { readonly kind: 'wait'; readonly ms: number }
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
