/** Where everything lies on the sea chart: wide with the quay at the right, or turned a quarter with the quay below. */
import type { Room, Spot } from '../../board.ts';
import { isPortrait } from '../../geometry.ts';
import type { PiratesLayout } from './parts.ts';
import type { State } from './rules.ts';
import { BAR, pointSpot } from './spots.ts';
import { tallParts } from './tall.ts';
import { wideParts } from './wide.ts';

export function layoutFor({ pirates }: Pick<State, 'pirates'>, room: Room): PiratesLayout {
  const parts = isPortrait(room.width, room.height) ? tallParts(room) : wideParts();
  const { ray, place, bar, gate, chest, ...rest } = parts;
  const points = Array.from({ length: 24 }, (_, i) => i + 1);
  const spots: Spot[] = points.map((point) => ({ id: pointSpot(point), places: [place(point)] }));
  spots.push({ id: BAR, places: [bar], out: true });
  for (const id of ['home1', 'home24'] as const) spots.push({ id, places: [gate(id)] });
  return {
    ...rest,
    rays: points.map(ray),
    spots,
    wells: Object.fromEntries(pirates.map((_, i) => [`chest${i}`, chest(i, pirates.length)])),
    dice: [],
  };
}
