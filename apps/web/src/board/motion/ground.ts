/** What clips move on: the layers, the drawings, the pieces as the eye has them, and where those stand. */
import { placeOf, type Scene, stackAt, type Vec } from '@sandbar/boards';
import type { Makings } from '../pieces/carriers.ts';
import type { Shown } from '../pieces/shown.ts';
import type { Layers } from '../pixi/stage.ts';
import type { Cue } from '../view.ts';

export interface Ground extends Makings {
  readonly layers: Layers;
  /** The pieces as the eye has them, while motion catches up with the state. */
  readonly shown: Shown;
  /** The scene that all of this leads to. */
  readonly goal: Scene;
  /** Factor on every time: 1 is normal. */
  readonly pace: number;
  cue(cue: Cue): void;
  /** A fact begins to be shown, or is on the board. */
  reached(at: number, isOn: boolean): void;
  /** Draws the markers as the goal has them. */
  turnMarkers(): void;
  /** Draws the pieces that stand, after `shown` has changed. */
  refresh(): void;
}

/** Where on a spot the next piece would stand. */
export const nextOn = ({ layout, shown }: Ground, spot: string): Vec => {
  const count = shown.count(spot);
  return stackAt(placeOf(layout, spot).stack, count, count + 1);
};

/** Where the last piece of a spot stands. */
export const lastOn = ({ layout, shown }: Ground, spot: string): Vec => {
  const count = shown.count(spot);
  return stackAt(placeOf(layout, spot).stack, count - 1, count);
};

/** Where the last of a look stands on a spot. */
export function standing({ layout, shown }: Ground, spot: string, look: string): Vec {
  const piece = shown.pieces().findLast((one) => one.spot === spot && one.look === look);
  return stackAt(placeOf(layout, spot).stack, piece?.index ?? 0, piece?.of ?? 1);
}
