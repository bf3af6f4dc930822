/** What clips move on: the layers, the drawings, and the pieces as the eye has them. */
import type { AnyBoardGame, Layout, Scene } from '@sandbar/boards';
import type { Shown } from '../pieces/shown.ts';
import type { Sheet } from '../pixi/sheet.ts';
import type { Layers } from '../pixi/stage.ts';
import type { Cue } from '../view.ts';

export interface Ground {
  readonly layout: Layout;
  readonly drawings: AnyBoardGame['drawings'];
  readonly sheet: Sheet;
  /** Device pixels for each board unit. */
  readonly density: number;
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
