/** Where everything lies on a backgammon board, for either seat, both shapes and mirrored. */
import type { Room, Spot, Vec } from '../../board.ts';
import { mirrorPlace, mirrorRect, mirrorX } from '../../geometry.ts';
import { landscapeParts } from './landscape.ts';
import { measure } from './measures.ts';
import type { BackgammonLayout } from './parts.ts';
import { portraitParts } from './portrait.ts';
import { pipsFrom, type Side } from './rules.ts';
import { barSpot, offSpot, pointSpot } from './spots.ts';

/** The layout for a viewer in a room. Whoever watches sees seat 0's side. */
export function layoutFor(viewer: number | null, room: Room): BackgammonLayout {
  const near: Side = viewer === 1 ? 1 : 0;
  const far: Side = near === 0 ? 1 : 0;
  const m = measure(room);
  const parts = m.portrait ? portraitParts(m, near) : landscapeParts(m, near);
  const spots: Spot[] = [];
  for (let p = 1; p <= 24; p++) spots.push({ id: pointSpot(p), places: [parts.point(pipsFrom(near, p))] });
  for (const side of [near, far]) {
    spots.push({ id: barSpot(side), places: [parts.barPlace(side === near)], out: true });
    spots.push({ id: offSpot(side), places: [parts.offPlace(side === near)] });
  }
  const { wells } = parts;
  const layout: BackgammonLayout = {
    measures: m,
    near,
    shape: m.portrait ? 'portrait' : 'landscape',
    width: m.width,
    height: m.height,
    corner: m.corner,
    radius: parts.radius,
    fields: parts.fields,
    bar: parts.bar,
    rail: parts.rail,
    trays: parts.trays,
    triangles: parts.triangles,
    spots,
    wells: {
      mid: wells.mid,
      [`own${near}`]: wells.near,
      [`own${far}`]: wells.far,
      [`offer${near}`]: wells.offerNear,
      [`offer${far}`]: wells.offerFar,
    },
    dice:
      near === 0 ? [parts.diceRow(true), parts.diceRow(false)] : [parts.diceRow(false), parts.diceRow(true)],
  };
  return room.flip ? mirrored(layout) : layout;
}

function mirrored(layout: BackgammonLayout): BackgammonLayout {
  const W = layout.width;
  const flip = <T extends Vec>(at: T): T => ({ ...at, ...mirrorX(W, at) });
  return {
    ...layout,
    fields: layout.fields.map((r) => mirrorRect(W, r)),
    bar: mirrorRect(W, layout.bar),
    rail: layout.rail && mirrorRect(W, layout.rail),
    trays: layout.trays.map((t) => ({
      side: t.side,
      rect: mirrorRect(W, t.rect),
      icon: flip(t.icon),
      count: flip(t.count),
      hint: flip(t.hint),
    })),
    triangles: layout.triangles.map((t) => ({
      own: t.own,
      // Swapped, so that the first base corner stays the left or upper one: light falls from there in a mirror too.
      base:
        layout.shape === 'portrait' ? [flip(t.base[0]), flip(t.base[1])] : [flip(t.base[1]), flip(t.base[0])],
      tip: flip(t.tip),
      number: flip(t.number),
    })),
    spots: layout.spots.map((spot) => ({ ...spot, places: spot.places.map((p) => mirrorPlace(W, p)) })),
    wells: Object.fromEntries(Object.entries(layout.wells).map(([id, well]) => [id, flip(well)])),
    dice: layout.dice.map((row) => ({
      ...flip(row),
      thrownFrom: { x: -row.thrownFrom.x, y: row.thrownFrom.y },
    })),
  };
}
