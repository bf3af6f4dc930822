/** The parts of a board that stands tall: turned a quarter, both homes in the lower half, trays below. */
import type { Place, Rect } from '../../board.ts';
import { corners } from '../../geometry.ts';
import type { Measures } from './measures.ts';
import type { Parts, Tray, Triangle } from './parts.ts';
import type { Side } from './rules.ts';

/** `near` is the side whose point 1 is at the lower left and whose point 24 is at the lower right. */
export function portraitParts(m: Measures, near: Side): Parts {
  const far: Side = near === 0 ? 1 : 0;
  const x0 = m.frameX;
  const x1 = m.width - m.frameX;
  const y0 = m.frameY;
  const barY = y0 + 6 * m.row;
  const homeY = barY + m.bar;
  const trayY = homeY + 6 * m.row + m.wall;
  const radius = Math.min(m.row * 0.4325, 19);
  const pitch = 27.2 + (radius - 17.3) * 1.2;
  const length = (x1 - x0) * 0.415;
  const bar: Rect = { x: x0, y: barY, w: x1 - x0, h: m.bar };
  const barMid = barY + m.bar / 2;

  const row = (own: number): { y: number; right: boolean } => {
    const right = own > 12;
    const i = right ? own - 13 : 12 - own;
    return { y: y0 + (i + 0.5) * m.row + (i > 5 ? m.bar : 0), right };
  };
  const triangle = (own: number): Triangle => {
    const { y, right } = row(own);
    const base = right ? x1 : x0;
    const half = m.row / 2 - 1.6;
    return {
      own,
      base: [
        { x: base, y: y - half },
        { x: base, y: y + half },
      ],
      tip: { x: base + (right ? -length : length), y },
      number: { x: right ? m.width - m.frameX / 2 : m.frameX / 2, y },
    };
  };
  const point = (own: number): Place => {
    const { y, right } = row(own);
    const { base, tip } = triangle(own);
    const dir = right ? -1 : 1;
    return {
      chart: 0,
      area: { x: right ? m.width / 2 : 0, y: y - m.row / 2, w: m.width / 2, h: m.row },
      outline: [base[0], base[1], tip],
      stack: { x: (right ? x1 : x0) + dir * (radius + 1.5), y, dx: dir * pitch, dy: 0, most: 5 },
      inward: { x: dir, y: 0 },
    };
  };
  const barPlace = (isNear: boolean): Place => {
    const area: Rect = isNear
      ? { x: 0, y: barY, w: m.width * 0.3, h: m.bar }
      : { x: m.width - 112, y: barY, w: 72, h: m.bar };
    return {
      chart: 0,
      area,
      outline: corners(area),
      stack: isNear
        ? { x: x0 + 24, y: barMid, dx: pitch, dy: 0, most: 3 }
        : { x: x1 - 74, y: barMid, dx: -2, dy: 0, most: 1 },
      inward: { x: 0, y: 1 },
    };
  };
  const half = (x1 - x0 - 8) / 2;
  const trayRect = (isNear: boolean): Rect => ({
    x: isNear ? x0 : x0 + half + 8,
    y: trayY,
    w: half,
    h: m.tray,
  });
  const slot = (half - 40) / 15;
  const offPlace = (isNear: boolean): Place => {
    const rect = trayRect(isNear);
    const dir = isNear ? 1 : -1;
    return {
      chart: 0,
      area: {
        x: isNear ? 0 : m.width / 2,
        y: homeY + 6 * m.row,
        w: m.width / 2,
        h: m.height - homeY - 6 * m.row,
      },
      outline: corners(rect),
      stack: {
        x: (isNear ? rect.x + 4 : rect.x + half - 4) + dir * (slot / 2),
        y: trayY + m.tray / 2,
        dx: dir * slot,
        dy: 0,
        most: 15,
        edge: { w: slot - 1, h: m.tray - 6 },
      },
      inward: { x: dir, y: 0 },
    };
  };
  const tray = (side: Side): Tray => {
    const isNear = side === near;
    const rect = trayRect(isNear);
    const x = isNear ? rect.x + half - 26 : rect.x + 14;
    const y = trayY + m.tray / 2;
    return {
      side,
      rect,
      icon: { x, y, r: 6 },
      count: { x: x + 14, y },
      hint: { x: isNear ? rect.x + 10 : rect.x + half - 10, y },
    };
  };
  const cubeX = x1 - 24;
  return {
    radius,
    fields: [
      { x: x0, y: y0, w: x1 - x0, h: 6 * m.row },
      { x: x0, y: homeY, w: x1 - x0, h: 6 * m.row },
    ],
    bar,
    rail: null,
    trays: [tray(near), tray(far)],
    triangles: Array.from({ length: 24 }, (_, i) => triangle(i + 1)),
    point,
    barPlace,
    offPlace,
    diceRow: (isNear) => ({
      x: m.width / 2,
      y: barMid,
      size: m.die,
      gap: m.dieGap,
      lean: 0.5,
      thrownFrom: { x: isNear ? -0.7 : 0.7, y: isNear ? 1 : -1 },
    }),
    // Owned, the cube leans over the bar's edge toward its owner's plate: there is no rail to say whose it is.
    wells: {
      mid: { x: cubeX, y: barMid, size: 27, turn: 0 },
      near: { x: cubeX, y: barMid + 9, size: 27, turn: 0 },
      far: { x: cubeX, y: barMid - 9, size: 27, turn: 180 },
      offerNear: { x: m.width / 2, y: barMid, size: 46, turn: -6 },
      offerFar: { x: m.width / 2, y: barMid, size: 46, turn: -6 },
    },
  };
}
