import { describe, expect, test } from 'vitest';
import { cameraOn, kept, WHOLE } from './camera.ts';

const [W, H] = [400, 300];

describe('the camera', () => {
  test('never shows what lies beside the board', () => {
    expect(kept({ zoom: 2, x: 50, y: -900 }, 3, W, H)).toEqual({ zoom: 2, x: 0, y: -300 });
    expect(kept({ zoom: 0.5, x: -20, y: 10 }, 3, W, H)).toEqual({ ...WHOLE });
    expect(kept({ zoom: 9, x: 0, y: 0 }, 3, W, H).zoom).toBe(3);
  });
  test('brings a part of the board to the middle, as near as it fits', () => {
    const camera = cameraOn({ x: 150, y: 100, w: 100, h: 100 }, 3, W, H);
    expect(camera.zoom).toBeCloseTo(2.52);
    expect(200 * camera.zoom + camera.x).toBeCloseTo(W / 2);
    expect(150 * camera.zoom + camera.y).toBeCloseTo(H / 2);
  });
  test('at the edge of the board it comes as near as it can', () => {
    const camera = cameraOn({ x: 0, y: 0, w: 60, h: 60 }, 2, W, H);
    expect(camera).toEqual({ zoom: 2, x: 0, y: 0 });
  });
});
