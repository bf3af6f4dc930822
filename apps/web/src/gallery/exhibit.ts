/** What the gallery hangs: a state, how it is held in view, and what happens to it. */
import type { View } from '../board/board.ts';

/** Something that hangs here, of whatever game. */
export interface Exhibit {
  readonly name: string;
  readonly says: string;
  /** The game's id; backgammon where it is not set. */
  readonly game?: string;
  readonly view: Partial<View> & { readonly state: unknown };
  readonly taps?: readonly string[];
  readonly focus?: string;
  readonly next?: {
    readonly state: unknown;
    readonly facts: readonly unknown[];
    readonly how: 'mine' | 'theirs';
  };
  readonly size?: readonly [number, number];
}
