import { describe, expect, test } from 'vitest';
import type { Room } from '../../board.ts';
import { inside, middle, placeOf, sizeIn, spotAt, stackAt } from '../../geometry.ts';
import { layoutFor } from './layout.ts';
import { setUp } from './setup.fixture.ts';

const WIDE: Room = { width: 932, height: 640 };
const PHONE: Room = { width: 352, height: 546 };
const six = setUp('1:0/0 2:0/0 3:0/0 4:0/0 5:0/0 6:0/0');
const ROOMS: readonly Room[] = [WIDE, PHONE, { width: 700, height: 500 }, { width: 340, height: 700 }];

describe('layout of the sea chart', () => {
  test('has its measures, and on a phone is turned a quarter', () => {
    const wide = layoutFor(six, WIDE);
    expect([wide.width, wide.height, wide.shape]).toEqual([932, 640, 'landscape']);
    const tall = layoutFor(six, PHONE);
    expect([tall.width, Math.round(tall.height), tall.shape]).toEqual([352, 546, 'portrait']);
  });

  test('both ways home end at the quay beside points 1 and 24', () => {
    const layout = layoutFor(six, WIDE);
    const at = (spot: string) => middle(placeOf(layout, spot).area);
    expect(at('p1').x).toBeGreaterThan(at('p6').x);
    expect(at('home1').x).toBeGreaterThan(at('p1').x);
    expect(Math.abs(at('home24').y - at('p24').y)).toBeLessThan(160);
    expect(at('p13').x).toBeLessThan(at('p18').x);
  });

  test.each(ROOMS)('touch areas of %o do not overlap, and each holds its first ship', (room) => {
    const layout = layoutFor(six, room);
    for (const { id, places } of layout.spots) {
      const place = places[0]!;
      expect(spotAt(layout, middle(place.area)), id).toBe(id);
      expect(inside(place.area, stackAt(place.stack, 0, 1)), id).toBe(true);
    }
  });

  test.each(ROOMS)('eight on a point of %o stay on its ray and apart', (room) => {
    const layout = layoutFor(six, room);
    for (let point = 1; point <= 24; point++)
      for (const of of [2, 4, 6, 8]) {
        const { stack, area } = placeOf(layout, `p${point}`);
        const all = Array.from({ length: of }, (_, i) => stackAt(stack, i, of));
        for (const at of all) expect(inside(area, at)).toBe(true);
        const gap = Math.hypot(all[1]!.x - all[0]!.x, all[1]!.y - all[0]!.y);
        expect(gap).toBeGreaterThan(layout.radius * sizeIn(stack, of) * 0.55);
      }
  });

  test('on a phone a point can be touched on its whole row of 37 px', () => {
    const { area } = placeOf(layoutFor(six, PHONE), 'p9');
    expect(area.w).toBeGreaterThanOrEqual(165);
    expect(area.h).toBeGreaterThanOrEqual(37);
  });

  test('six chests stand on the quay beside each other', () => {
    for (const room of ROOMS) {
      const { wells, quay } = layoutFor(six, room);
      const all = Object.values(wells);
      expect(all).toHaveLength(6);
      for (const well of all) expect(inside(quay, well)).toBe(true);
      const gap = Math.hypot(all[1]!.x - all[0]!.x, all[1]!.y - all[0]!.y);
      expect(gap).toBeGreaterThanOrEqual(all[0]!.size);
    }
  });
});
