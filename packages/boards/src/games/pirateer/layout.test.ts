import { describe, expect, test } from 'vitest';
import { linesOf, nearestSpot, placeOf, spotAt } from '../../geometry.ts';
import { drift } from './drift.ts';
import { layoutFor, U } from './layout.ts';
import { chartOf } from './rules.ts';
import { position } from './setup.fixture.ts';

const ONE = position({ ships: { S1: 'A11', F1: 'K1', P1: 'T10', B1: 'J20' } });
const EIGHT = position({
  variants: ['pieces-of-eight'],
  fleets: [['S1'], ['F1'], ['P1'], ['F2'], ['P2'], ['B2'], ['S2'], ['B1']],
  ships: {
    S1: '1:A11',
    F1: '1:K1',
    P1: '1:T10',
    F2: '2:K1',
    P2: '2:T10',
    B2: '2:J20',
    S2: '2:A11',
    B1: '1:J20',
  },
  island: [2, 0],
});
const WIDE = { width: 940, height: 720 };
const PHONE = { width: 344, height: 520 };

const at = (layout: ReturnType<typeof layoutFor>, spot: string) => {
  const { x, y } = placeOf(layout, spot).stack;
  return { x, y };
};

describe('one map', () => {
  test('lies as printed where there is room: x grows down to the right, y down to the left', () => {
    const layout = layoutFor(ONE, 2, WIDE);
    expect(layout.shape).toBe('landscape');
    const [a, x, y] = [at(layout, 'G8'), at(layout, 'H8'), at(layout, 'G9')];
    expect([x.x - a.x, x.y - a.y]).toEqual([U, U]);
    expect([y.x - a.x, y.y - a.y]).toEqual([-U, U]);
  });
  test.each([
    [0, 'A10'],
    [1, 'J1'],
    [2, 'T11'],
    [3, 'K20'],
  ])('stands on a phone with the harbor of seat %i below', (seat, home) => {
    const layout = layoutFor(ONE, seat, PHONE);
    expect(layout.shape).toBe('portrait');
    expect(at(layout, home).y).toBeGreaterThan(layout.height / 2);
  });
  test('every space has a place of its own inside the sheet, and the ground is touched by its diamond', () => {
    for (const room of [WIDE, PHONE]) {
      const layout = layoutFor(ONE, 0, room);
      const seen = new Set<string>();
      for (const { name } of chartOf(1).spaces) {
        const { x, y } = at(layout, name);
        expect(x > 0 && x < layout.width && y > 0 && y < layout.height, name).toBe(true);
        seen.add(`${Math.round(x)} ${Math.round(y)}`);
        expect(spotAt(layout, { x, y }), name).toBe(name);
      }
      expect(seen.size).toBe(232);
    }
  });
  test('a strait is one spot in two places, each half a diamond cut by the edge', () => {
    const layout = layoutFor(ONE, 0, WIDE);
    const places = layout.index?.get('D5')?.places ?? [];
    expect(places.length).toBe(2);
    expect(places.map(({ outline }) => outline.length)).toEqual([3, 3]);
    expect(places.map(({ inward }) => inward.y)).toEqual([1, -1]);
    expect(spotAt(layout, { x: places[1]!.stack.x, y: places[1]!.stack.y })).toBe('D5');
  });
  test('a way through a strait is drawn as two lines, out at one edge and in at the other', () => {
    const layout = layoutFor(ONE, 0, WIDE);
    const lines = linesOf(layout, ['P16', 'D5', 'E5']);
    expect(lines.length).toBe(2);
    expect(lines[0]![1]!.y).toBeGreaterThan(layout.height / 2);
    expect(lines[1]![0]!.y).toBeLessThan(layout.height / 2);
  });
  test('the nearest spot that may be touched wins within reach', () => {
    const layout = layoutFor(ONE, 0, WIDE);
    const { x, y } = at(layout, 'G8');
    expect(nearestSpot(layout, ['G8', 'H8'], { x: x + 8, y: y + 4 }, 20)).toBe('G8');
    expect(nearestSpot(layout, ['H8'], { x, y }, 20)).toBeNull();
  });
});

describe('two maps', () => {
  test('lie side by side where there is room, one above the other on a phone', () => {
    const wide = layoutFor(EIGHT, 0, WIDE);
    expect([wide.shape, wide.turn]).toEqual(['landscape', 'left']);
    expect(at(wide, '1:J12').x).toBeLessThan(at(wide, '2:J12').x);
    const tall = layoutFor(EIGHT, 0, PHONE);
    expect([tall.shape, tall.turn]).toEqual(['portrait', 'as-printed']);
    expect(at(tall, '1:J12').y).toBeLessThan(at(tall, '2:J12').y);
  });
  test('[PV5] the inside straits are one whole place, the outside straits two halves', () => {
    for (const room of [WIDE, PHONE]) {
      const layout = layoutFor(EIGHT, 0, room);
      const straits = chartOf(2).spaces.filter(({ kind }) => kind === 'strait');
      const counts = straits.map(({ name }) => layout.index?.get(name)?.places.length);
      expect(counts.sort()).toEqual([1, 1, 2, 2]);
      for (const { name } of straits)
        for (const { outline } of layout.index?.get(name)?.places ?? [])
          expect(outline.length).toBe(layout.index?.get(name)?.places.length === 1 ? 4 : 3);
    }
  });
});

test.each([
  ['one map', 2],
  ['two maps', 4],
])('the tradewinds drift from their first space to their last, %s', (what, count) => {
  const state = what === 'one map' ? ONE : EIGHT;
  for (const room of [WIDE, PHONE]) {
    const currents = drift(layoutFor(state, 0, room), 'dark');
    expect(currents).toHaveLength(count);
    for (const { from, to } of currents) {
      // Nine steps along a diagonal of the map, which is straight on the screen, upright or level.
      expect(Math.min(Math.abs(from.x - to.x), Math.abs(from.y - to.y))).toBeLessThan(1);
      expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(9 * 2 * U, 0);
    }
  }
});
