/** Small pictures of the pieces for the shell: the same drawings that the board uses. */
import type { Seat } from '@sandbar/engine';
import { useMemo } from 'preact/hooks';
import { pieceSvg } from './pieces.ts';

const asImage = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A checker of a seat's side. The name beside it says whose it is, so the picture is silent. */
export function Checker({ seat, size }: { readonly seat: Seat; readonly size: number }) {
  const source = useMemo(() => asImage(pieceSvg(seat === 1 ? 'ebony' : 'ivory')), [seat]);
  return <img class="checker" src={source} alt="" width={size} height={size} />;
}

/** The cube with a value. */
export function CubePicture({ value, size }: { readonly value: number; readonly size: number }) {
  return (
    <span
      class="cube"
      style={{ width: `${size}px`, height: `${size}px`, fontSize: `${size * (value > 9 ? 0.5 : 0.62)}px` }}
      aria-hidden="true"
    >
      {value}
    </span>
  );
}
