/** The captains: letter, color and rig of each seat, and the names under which the board draws everything. */
import type { Seat } from '@sandbar/engine';

export type Letter = 'S' | 'D' | 'P' | 'E' | 'B' | 'F';

export interface Captain {
  readonly letter: Letter;
  readonly color: string;
  /** What is drawn on the color. */
  readonly ink: string;
  /** The edge of the sails: light where the color is dark. */
  readonly edge: string;
  readonly wood: string;
}

const captain = (letter: Letter, color: string, more: Partial<Captain> = {}): Captain => ({
  letter,
  color,
  ink: '#f3ead6',
  edge: '#0b1117',
  wood: '#6b452c',
  ...more,
});

/** By seat. In grey they differ by lightness, and each has a rig of its own. */
export const CAPTAINS: readonly Captain[] = [
  captain('S', '#c8402f'),
  captain('D', '#e9e2cf', { ink: '#3a2c1c', wood: '#7b5637' }),
  captain('P', '#22262b', { edge: '#d9d2c2', wood: '#3a2c26' }),
  captain('E', '#d68a2d'),
  captain('B', '#4a4fa3'),
  captain('F', '#3f8f5a'),
];

export const SEATS: readonly Seat[] = [...CAPTAINS.keys()];

/** Throws on a seat that no captain has. */
export function captainOf(seat: Seat): Captain {
  const found = CAPTAINS[seat];
  if (!found) throw new Error(`no captain for seat ${seat}`);
  return found;
}

/** The owners of dice beyond the captains: what merchants roll, and what men-o'-war and typhoons roll. */
export const MERCHANT_DICE = 6;
export const STEEL_DICE = 7;
