/** The small picture of what a seat plays. */
import type { Model } from '../model.ts';

export function SeatBadge(props: { readonly model: Model; readonly seat: number; readonly size: number }) {
  const { gameView, table } = props.model;
  const { seat, size } = props;
  // The board's drawings come a moment after the waiting room.
  if (gameView === null)
    return <span class="badge-place" style={{ width: `${size}px`, height: `${size}px` }} />;
  const { Badge } = gameView;
  return <Badge options={table.options} seats={table.seats.length} seat={seat} size={size} />;
}
