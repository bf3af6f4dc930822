import { describe, expect, test } from 'vitest';
import { nearest, type Place } from './access.ts';

const place = (id: string, x: number, y: number): Place => ({
  id,
  label: id,
  pressed: false,
  area: { x: x - 5, y: y - 5, w: 10, h: 10 },
});
const places = [
  place('left', 0, 50),
  place('right', 100, 50),
  place('far', 200, 50),
  place('up', 60, 0),
  place('down', 40, 100),
];

describe('arrow keys', () => {
  test.each([
    [1, 0, 'right'],
    [-1, 0, 'left'],
    [0, -1, 'up'],
    [0, 1, 'down'],
  ])('(%i, %i) goes to the nearest place that way', (dx, dy, id) => {
    expect(nearest({ x: 50, y: 50 }, places, dx, dy)?.id).toBe(id);
  });

  test('stay where they are at the edge', () => {
    expect(nearest({ x: 200, y: 50 }, places, 1, 0)).toBeUndefined();
  });
});
