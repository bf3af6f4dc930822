import { describe, expect, test } from 'vitest';
import type { Room } from '../../board.ts';
import { inside, middle, placeOf, spotAt, spotOf, stackAt } from '../../geometry.ts';
import { layoutFor } from './layout.ts';
import { pointSpot } from './spots.ts';

const LANDSCAPE: Room = { width: 920, height: 588 };
const PORTRAIT: Room = { width: 352, height: 559 };
const EMBED: Room = { width: 304, height: 212, rail: false };
const ROOMS: readonly Room[] = [
  LANDSCAPE,
  PORTRAIT,
  EMBED,
  { width: 700, height: 340, rail: false },
  { width: 340, height: 420 },
];

/** Where the middle of a spot's first piece lies, as shares of the board. */
const at = (viewer: number | null, room: Room, spot: string) => {
  const layout = layoutFor(viewer, room);
  const { stack } = placeOf(layout, spot);
  return { right: stack.x > layout.width / 2, low: stack.y > layout.height / 2 };
};

describe('layout of the backgammon board', () => {
  test('has the measures of the design at its natural sizes', () => {
    const wide = layoutFor(0, LANDSCAPE);
    expect([wide.width, wide.height]).toEqual([920, 588]);
    expect(wide.radius).toBeCloseTo(26.4, 1);
    const tall = layoutFor(0, PORTRAIT);
    expect([tall.width, tall.height]).toEqual([352, 559]);
    expect(tall.radius).toBeCloseTo(17.3, 1);
    expect(layoutFor(0, EMBED).rail).toBeNull();
  });

  test.each([0, 1])('seat %i has its home at the lower right when the board lies wide', (seat) => {
    const own = (n: number): string => pointSpot(seat === 0 ? 25 - n : n);
    expect(at(seat, LANDSCAPE, own(1))).toEqual({ right: true, low: true });
    expect(at(seat, LANDSCAPE, own(24))).toEqual({ right: true, low: false });
    expect(at(seat, LANDSCAPE, own(12))).toEqual({ right: false, low: true });
    expect(at(seat, LANDSCAPE, own(13))).toEqual({ right: false, low: false });
    expect(at(seat, LANDSCAPE, `off${seat}`)).toEqual({ right: true, low: true });
  });

  test.each([0, 1])(
    'seat %i has point 1 at the lower left and 24 at the lower right of a tall board',
    (seat) => {
      const own = (n: number): string => pointSpot(seat === 0 ? 25 - n : n);
      expect(at(seat, PORTRAIT, own(1))).toEqual({ right: false, low: true });
      expect(at(seat, PORTRAIT, own(24))).toEqual({ right: true, low: true });
      expect(at(seat, PORTRAIT, own(12))).toEqual({ right: false, low: false });
    },
  );

  test('whoever watches sees the side of seat 0', () => {
    expect(layoutFor(null, LANDSCAPE)).toEqual(layoutFor(0, LANDSCAPE));
  });

  test('[case 89] flipped, home is at the left', () => {
    const flip = { ...LANDSCAPE, flip: true };
    expect(at(0, flip, pointSpot(24))).toEqual({ right: false, low: true });
    expect(at(0, flip, 'off0')).toEqual({ right: false, low: true });
    expect(spotOf(layoutFor(0, flip), 'bar0')?.out).toBe(true);
    const layout = layoutFor(0, flip);
    expect(layout.wells.mid!.x).toBeGreaterThan(layout.width / 2);
  });

  test.each(ROOMS)('touch areas of %o do not overlap, and each holds its own first piece', (room) => {
    for (const viewer of [0, 1]) {
      const layout = layoutFor(viewer, room);
      for (const spot of layout.spots) {
        const place = spot.places[0]!;
        expect(spotAt(layout, middle(place.area)), spot.id).toBe(spot.id);
        expect(inside(place.area, stackAt(place.stack, 0)), spot.id).toBe(true);
      }
    }
  });

  test('[case 93] on a phone every point can be touched on 40 by 160 px or more', () => {
    const layout = layoutFor(0, PORTRAIT);
    for (let p = 1; p <= 24; p++) {
      const { area } = placeOf(layout, pointSpot(p));
      expect(area.h).toBeGreaterThanOrEqual(40);
      expect(area.w).toBeGreaterThanOrEqual(160);
    }
  });

  test.each(ROOMS)(
    'five pieces on a point of %o stay in its half, fifteen borne off stay in the tray',
    (room) => {
      const layout = layoutFor(0, room);
      for (const spot of layout.spots) {
        const { stack, area } = spot.places[0]!;
        expect(inside(area, stackAt(stack, stack.most - 1)), spot.id).toBe(true);
      }
    },
  );

  test('keeps its proportions in rooms of any shape', () => {
    for (const [width, height] of [
      [2000, 600],
      [920, 900],
      [320, 1200],
      [375, 300],
    ] as const) {
      const { width: w, height: h, shape } = layoutFor(0, { width, height });
      expect(w / h).toBeGreaterThan(shape === 'portrait' ? 0.5 : 1.3);
      expect(w / h).toBeLessThan(shape === 'portrait' ? 0.75 : 1.7);
    }
  });
});
