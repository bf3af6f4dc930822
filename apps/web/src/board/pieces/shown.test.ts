import type { Piece } from '@sandbar/boards';
import { describe, expect, test } from 'vitest';
import { createShown, shifts } from './shown.ts';

const stand = (look: string, spot: string, of: number): Piece[] =>
  Array.from({ length: of }, (_, index) => ({ look, spot, index, of }));

describe('shown', () => {
  test('counts anew after each take and put', () => {
    const shown = createShown();
    shown.reset([...stand('ivory', 'p1', 2), ...stand('ebony', 'p5', 1)]);
    shown.take('p1', 'ivory');
    shown.put('p5', 'ivory');
    expect(shown.count('p1')).toBe(1);
    expect(shown.pieces()).toEqual([
      { look: 'ivory', spot: 'p1', index: 0, of: 1 },
      { look: 'ebony', spot: 'p5', index: 0, of: 1 },
      { look: 'ivory', spot: 'p5', index: 0, of: 1 },
    ]);
  });
});

describe('shifts', () => {
  test('pairs what left a spot with what came to another, by look', () => {
    const before = [...stand('ivory', 'p1', 2), ...stand('ebony', 'p5', 1)];
    const after = [...stand('ivory', 'p1', 1), ...stand('ivory', 'p5', 1), ...stand('ebony', 'bar1', 1)];
    expect(shifts(before, after)).toEqual([
      { look: 'ivory', from: 'p1', to: 'p5' },
      { look: 'ebony', from: 'p5', to: 'bar1' },
    ]);
  });

  test('is empty where nothing moved and undefined where it does not come out even', () => {
    expect(shifts(stand('ivory', 'p1', 2), stand('ivory', 'p1', 2))).toEqual([]);
    expect(shifts(stand('ivory', 'p1', 2), stand('ivory', 'p1', 3))).toBeUndefined();
    expect(shifts(stand('ivory', 'p1', 1), stand('ebony', 'p2', 1))).toBeUndefined();
  });
});
