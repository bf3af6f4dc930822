/** How a board comes to the screen: with Pixi, or as a still picture where WebGL is missing. */
import type { Piece, Show, SpotId, Theme, Vec } from '@sandbar/boards';
import type { Camera } from './input/camera.ts';
import type { Model } from './model.ts';
import type { Step } from './motion/journey.ts';

/** Where the board lies in its element, in CSS px, and how large a board unit is. */
export interface Fit {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Device pixels for each CSS px. */
  readonly ratio: number;
}

/** One moment to draw. */
export interface Moment {
  // biome-ignore lint/suspicious/noExplicitAny: a renderer draws scenes; what the actions are is nothing to it
  readonly model: Model<any>;
  readonly show: Show;
  /** Where the piece in hand is while it is dragged; null lets it hang over its spot. */
  readonly drag: Vec | null;
}

export interface Play {
  readonly motions: readonly Step[];
  /** The pieces before the motions. */
  readonly before: readonly Piece[];
  readonly from: Vec | null;
  readonly gap: number;
  readonly pace: number;
  /** A fact begins to be shown, or is on the board. */
  reached(at: number, isOn: boolean): void;
  /** Called once, when all has been shown or skipped. */
  done(): void;
}

export interface Renderer {
  readonly element: HTMLElement;
  /** Bakes what a size and a theme need. The drawing before stays until then. */
  fit(moment: Moment, fit: Fit, theme: Theme): Promise<void>;
  draw(moment: Moment): void;
  /** Plays motions; one that cannot move calls `done` at once. */
  play(moment: Moment, play: Play): void;
  /** Moves the piece in hand and nothing else. */
  carry(at: Vec): void;
  /** A spot shakes: it refused. */
  shake(spot: SpotId): void;
  /** Looks at the board through a camera. */
  look(camera: Camera): void;
  finish(): void;
  moving(): boolean;
  /** With reduced motion, or with motion off, nothing turns, breathes or drifts. */
  calm(on: boolean): void;
  destroy(): void;
}
