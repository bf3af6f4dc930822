/** The small picture of a captain: the ship with its own rig and letter. */
import type { Seat } from '@sandbar/engine';
import { ShipArt } from './art.tsx';

export const ShipBadge = ({ seat, size }: { readonly seat: Seat; readonly size: number }) => (
  <ShipArt seat={seat} size={Math.round(size * 1.1)} />
);
