import { describe, expect, test } from 'vitest';
import { layoutFor } from './games/backgammon/layout.ts';
import { bend, curve, dashes, inside, placeDice } from './geometry.ts';

describe('geometry', () => {
  test('dashes cover a line with the lengths asked for, around corners too', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ];
    const cut = dashes(line, 6, 2);
    const length = (points: readonly { x: number; y: number }[]): number =>
      points.slice(1).reduce((sum, at, i) => sum + Math.hypot(at.x - points[i]!.x, at.y - points[i]!.y), 0);
    expect(cut.map(length)).toEqual([6, 6, 4]);
    expect(cut[1]).toContainEqual({ x: 10, y: 0 });
  });

  test('a course bends around what stands in its way', () => {
    const field = { x: 0, y: 0, w: 200, h: 200 };
    const block = { x: 90, y: 60, w: 20, h: 140 };
    const [a, b] = [
      { x: 20, y: 120 },
      { x: 180, y: 120 },
    ];
    const line = curve(a, bend(a, b, [block], field), b);
    expect(line.filter((at) => inside(block, at)).length).toBe(0);
    expect(line.every((at) => inside(field, at))).toBe(true);
  });

  test('dice of both sides share one row on a tall board and have their own on a wide one', () => {
    const dice = [{ owner: 0 }, { owner: 1 }];
    const tall = placeDice(layoutFor(0, { width: 352, height: 559 }), dice);
    expect(tall[1]!.x - tall[0]!.x).toBeGreaterThan(28);
    const wide = placeDice(layoutFor(0, { width: 920, height: 588 }), dice);
    expect(wide[0]!.x - wide[1]!.x).toBeGreaterThan(300);
  });
});
