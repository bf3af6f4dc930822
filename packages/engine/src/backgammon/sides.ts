/** The two sides of the board. */

/** Seat 0 plays Red (ivory on our boards, 1 to 24), seat 1 plays Black (ebony, 24 to 1). */
export type Side = 0 | 1;
export const RED: Side = 0;
export const BLACK: Side = 1;
export const other = (side: Side): Side => (side === 0 ? 1 : 0);
