/** The measures of a backgammon board: three sizes of landscape and one of portrait, in board units. */
import type { Room } from '../../board.ts';
import { isPortrait } from '../../geometry.ts';

export interface Measures {
  readonly portrait: boolean;
  /** The small embed: no rail, no hinges, counts without pictures. */
  readonly compact: boolean;
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  /** Width of the frame at the left and right, and at the top and bottom. */
  readonly frameX: number;
  readonly frameY: number;
  /** Width of the cube rail; 0 leaves it out. */
  readonly rail: number;
  /** Width of a tray (landscape) or its height (portrait). */
  readonly tray: number;
  /** Wood between field, rail and trays. */
  readonly wall: number;
  readonly bar: number;
  /** Height of a row; 0 in landscape, where columns share the width. */
  readonly row: number;
  readonly die: number;
  readonly dieGap: number;
}

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** A board is as tall as its room asks for, within what the proportions bear. */
export function measure(room: Room): Measures {
  const { width, height } = room;
  if (isPortrait(width, height)) return portrait(width, height);
  if (width < 480) return compact(width, height, room.rail === true);
  return landscape(width, height, room.rail !== false);
}

function portrait(width: number, height: number): Measures {
  const W = 352;
  const rest = 7 + 38 + 5 + 22 + 7;
  const row = clamp(34, ((height / width) * W - rest) / 12, 48);
  return {
    portrait: true,
    compact: false,
    width: W,
    height: rest + 12 * row,
    corner: 11,
    frameX: 13,
    frameY: 7,
    rail: 0,
    tray: 22,
    wall: 5,
    bar: 38,
    row,
    die: 28,
    dieGap: 6,
  };
}

function landscape(width: number, height: number, rail: boolean): Measures {
  const W = rail ? 920 : 855;
  return {
    portrait: false,
    compact: false,
    width: W,
    height: clamp(W / 1.62, (W * height) / width, W / 1.48),
    corner: 14,
    frameX: 16,
    frameY: 22,
    rail: rail ? 56 : 0,
    tray: 60,
    wall: 9,
    bar: 50,
    row: 0,
    die: 42,
    dieGap: 12,
  };
}

function compact(width: number, height: number, rail: boolean): Measures {
  const W = rail ? 326 : 304;
  return {
    portrait: false,
    compact: true,
    width: W,
    height: clamp(W / 1.5, (W * height) / width, W / 1.36),
    corner: 8,
    frameX: 6,
    frameY: 6,
    rail: rail ? 18 : 0,
    tray: 18,
    wall: 4,
    bar: 18,
    row: 0,
    die: 17,
    dieGap: 5,
  };
}
