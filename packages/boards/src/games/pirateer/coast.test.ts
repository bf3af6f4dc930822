import { describe, expect, test } from 'vitest';
import { COAST, DEPTHS, ENGRAVED, INLAND, RELIEF } from './coast.ts';
import { type Point, readLoop } from './loops.ts';
import { chartOf } from './rules.ts';

const LOOPS: readonly (readonly Point[])[] = COAST.map(readLoop);

/** How far a point is from the coast. */
function toCoast(c: number, r: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const loop of LOOPS)
    loop.forEach(([x1, y1], i) => {
      const [x2, y2] = loop[(i + 1) % loop.length]!;
      const [dx, dy] = [x2 - x1, y2 - y1];
      const t = Math.max(0, Math.min(1, ((c - x1) * dx + (r - y1) * dy) / (dx * dx + dy * dy || 1)));
      least = Math.min(least, Math.hypot(c - x1 - dx * t, r - y1 - dy * t));
    });
  return least;
}

function isWet(c: number, r: number): boolean {
  let wet = false;
  for (const loop of LOOPS)
    loop.forEach(([x1, y1], i) => {
      const [x2, y2] = loop[(i + 1) % loop.length]!;
      if (y1 > r !== y2 > r && c < ((x2 - x1) * (r - y1)) / (y2 - y1) + x1) wet = !wet;
    });
  return wet;
}

const water = new Set(
  chartOf(1)
    .spaces.flatMap(({ halves }) => halves)
    .map(({ x, y }) => `${x},${y}`),
);
const cells = Array.from({ length: 400 }, (_, i) => ({ x: Math.floor(i / 20), y: i % 20 })).filter(
  ({ x, y }) => Math.abs(x - y) <= 16 && Math.abs(x + y - 19) <= 12,
);

describe('the drawn coast agrees with the map', () => {
  test('every water center is wet, with room for a ship around it', () => {
    const wet = cells.filter(({ x, y }) => water.has(`${x},${y}`));
    expect(wet.length).toBe(234);
    for (const { x, y } of wet) {
      expect(isWet(x - y, x + y - 19), `${x},${y}`).toBe(true);
      expect(toCoast(x - y, x + y - 19), `${x},${y}`).toBeGreaterThanOrEqual(0.62);
    }
  });
  test('every land center lies inland', () => {
    for (const { x, y } of cells.filter((one) => !water.has(`${one.x},${one.y}`))) {
      expect(isWet(x - y, x + y - 19), `${x},${y}`).toBe(false);
      expect(toCoast(x - y, x + y - 19), `${x},${y}`).toBeGreaterThanOrEqual(0.54);
    }
  });
  test('all lines can be read, and hills stand on land', () => {
    for (const text of [...INLAND, ...ENGRAVED, ...DEPTHS].flat())
      for (const point of readLoop(text)) expect(Number.isFinite(point[0] + point[1])).toBe(true);
    for (let i = 0; i < RELIEF.length; i += 3)
      expect(isWet(RELIEF[i]! / 10, RELIEF[i + 1]! / 10)).toBe(false);
  });
});
