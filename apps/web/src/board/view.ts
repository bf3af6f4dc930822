/** What a page tells a board and what it hears from it. */
import type { Numbering, SpotId, Theme } from '@sandbar/boards';
import type { Seat } from '@sandbar/engine';
import type { Words } from '@sandbar/words';
import type { Look } from './input/camera.ts';

export type Speed = 'slow' | 'normal' | 'fast' | 'off';

/** Everything that a board shows, at one moment. */
export interface View<S = unknown, A = unknown, F = unknown> {
  /** The draft is already applied. */
  readonly state: S;
  readonly viewer: Seat | null;
  /** The seat whose legal actions may be touched; null for looking only. */
  readonly legalFor: Seat | null;
  /** My steps that are not confirmed yet: drawn as a dashed course. */
  readonly draft: readonly A[];
  /** The draft is on its way: its rings turn. */
  readonly pending: boolean;
  /** The other side's last play: drawn as a dotted course, with its dice while no others lie. */
  readonly last: readonly F[];
  /** What the other side is trying out, not played yet: drawn as ghosts. */
  readonly tries?: readonly F[];
  readonly numbers: Numbering | boolean;
  readonly flip: boolean;
  readonly speed: Speed;
  readonly theme: Theme;
  /** The connection is lost. */
  readonly dim: boolean;
  readonly reducedMotion: boolean;
  /** False leaves out the cube rail, as on a phone held sideways. */
  readonly rail?: boolean;
  /** What is asked for where several actions are touched alike; see `BoardGame.narrow`. */
  readonly wish?: string | null;
}

/** How far the showing of facts has come. */
export interface Progress<F = unknown> {
  /** What is being shown, oldest first; empty at rest. */
  readonly facts: readonly F[];
  /** Which of them is on the board now. */
  readonly at: number;
  /** How many facts have been told and are not on the board yet, those that wait included. */
  readonly left: number;
}

/** A moment that can be heard. */
export type Cue = 'throw' | 'place' | 'hit' | 'off' | 'cube';

/** Facts that led to a state, and whether who looks made them. */
export interface Told<F = unknown> {
  readonly facts: readonly F[];
  readonly how: 'mine' | 'theirs';
}

/** What a board reports. Whoever shows a board hears what concerns them. */
export interface BoardHandlers<A = unknown, F = unknown> {
  /** The viewer plays these steps. Further touches wait until `set` is called. */
  onActs?(actions: readonly A[]): void;
  /** A sentence for the viewer: why something cannot be done. */
  onSay?(text: string): void;
  /** There is no way to draw here, not even a still picture: buttons and the list of moves remain. */
  onFail?(): void;
  /** These facts are on the board now: speak of them, not earlier. */
  onShown?(facts: readonly F[]): void;
  onCue?(cue: Cue): void;
  /** The spot in hand, or nothing. */
  onHand?(picked: SpotId | null): void;
  /** Told by boards that show everything to its end. */
  onProgress?(progress: Progress<F>): void;
}

export interface BoardOptions<A = unknown, F = unknown> {
  readonly words: Words;
  /** Asked for anew each time, so that they may change while the board stands. */
  handlers(): BoardHandlers<A, F>;
}

/** A board on the page. */
export interface Board<S = unknown, A = unknown, F = unknown> {
  /**
   * Shows a view; `told` is what led to it, oldest first, and each of it is told once however often it is handed over. The
   * state counts at once, motion catches up, any tap skips it.
   */
  set(view: View<S, A, F>, told?: readonly Told<F>[]): void;
  /** Looks at the whole board, from nearer, or at some spots; nothing on boards that never zoom. */
  look(what: Look): void;
  /** Does what a tap on a spot does. */
  press(spot: SpotId | null): void;
  /** Jumps over everything that is still to be shown. */
  skip(): void;
  destroy(): void;
}
