/** What the layers of a map are drawn with, and the cells that they are drawn for. */
import type { Theme } from '../../board.ts';
import { type ChartPlace, columnOf, type PirateerLayout, rowOf } from './layout.ts';
import type { Palette } from './palette.ts';
import { chartOf, FLEETS, type FleetId, mapOf } from './rules.ts';

/** The drawings are made at 40 for half a diagonal. */
export const SCALE = 40;

/** What the layers of a map are drawn with: its middle is 0,0. */
export interface Pen {
  readonly layout: PirateerLayout;
  readonly chart: ChartPlace;
  readonly p: Palette;
  readonly theme: Theme;
  /** Prefix of the map's own ids. */
  readonly id: string;
  /** From column and row to drawing units. */
  at(column: number, row: number): readonly [number, number];
  /** A diamond around column and row, `size` half diagonals large. */
  diamond(column: number, row: number, size: number): string;
}

/** Column and row of every cell that is water, with what is there. */
export interface Cell {
  readonly column: number;
  readonly row: number;
  readonly kind: 'sea' | 'tradewind' | 'strait';
  readonly isOdd: boolean;
  readonly isAnchorage: boolean;
}

export const CELLS: readonly Cell[] = chartOf(1).spaces.flatMap(({ halves, kind, island }) =>
  halves.map((half) => ({
    column: columnOf(half),
    row: rowOf(half),
    kind,
    isOdd: (half.x + half.y) % 2 === 1,
    isAnchorage: island !== null,
  })),
);

/** Where the harbors lie: column and row of the middle of each shore. */
export const HARBORS = { S: [-10.9, -8.3], F: [10.9, -8.3], P: [10.9, 8.3], B: [-10.9, 8.3] } as const;

/** The fleets of this map that are in play. */
export const fleetsOn = ({ layout, chart }: Pen): readonly FleetId[] =>
  FLEETS.filter((fleet) => mapOf(fleet) === chart.map && layout.fleets.includes(fleet));
