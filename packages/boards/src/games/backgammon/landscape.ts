/** The parts of a board that lies wide: home at the right, trays right of it, the cube rail at the left. */
import type { Place, Rect } from '../../board.ts';
import { corners } from '../../geometry.ts';
import type { Measures } from './measures.ts';
import type { Parts, Tray, Triangle } from './parts.ts';
import type { Side } from './rules.ts';

/** `near` is the side whose home is at the lower right. */
export function landscapeParts(m: Measures, near: Side): Parts {
  const far: Side = near === 0 ? 1 : 0;
  const x0 = m.frameX + (m.rail ? m.rail + m.wall : 0);
  const x1 = m.width - m.frameX - m.tray - m.wall;
  const y0 = m.frameY;
  const y1 = m.height - m.frameY;
  const pw = (x1 - x0 - m.bar) / 12;
  // Five checkers must fit into a half of the field.
  const radius = Math.min(pw * 0.45, ((y1 - y0) / 2 - 8) / 10);
  const length = (y1 - y0) * 0.405;
  const pad = m.compact ? 1 : 2;
  const barX = x0 + 6 * pw;
  const bar: Rect = { x: barX, y: y0, w: m.bar, h: y1 - y0 };

  const column = (own: number): { x: number; top: boolean } => {
    const top = own > 12;
    const i = top ? own - 13 : 12 - own;
    return { x: x0 + (i + 0.5) * pw + (i > 5 ? m.bar : 0), top };
  };
  const triangle = (own: number): Triangle => {
    const { x, top } = column(own);
    const base = top ? y0 : y1;
    const half = pw / 2 - (m.compact ? 0.8 : 1.6);
    return {
      own,
      base: [
        { x: x - half, y: base },
        { x: x + half, y: base },
      ],
      tip: { x, y: base + (top ? length : -length) },
      number: { x, y: top ? m.frameY / 2 : m.height - m.frameY / 2 },
    };
  };
  const point = (own: number): Place => {
    const { x, top } = column(own);
    const { base, tip } = triangle(own);
    const dir = top ? 1 : -1;
    const half = m.height / 2;
    return {
      chart: 0,
      area: { x: x - pw / 2, y: top ? 0 : half, w: pw, h: half },
      outline: [base[0], base[1], tip],
      stack: { x, y: (top ? y0 : y1) + dir * (radius + pad), dx: 0, dy: dir * radius * 2, most: 5 },
      inward: { x: 0, y: dir },
    };
  };
  const barPlace = (isNear: boolean): Place => {
    const dir = isNear ? 1 : -1;
    const area: Rect = { x: bar.x, y: isNear ? m.height / 2 : 0, w: bar.w, h: m.height / 2 };
    return {
      chart: 0,
      area,
      outline: corners(area),
      stack: {
        x: bar.x + bar.w / 2,
        y: m.height / 2 + dir * radius * 1.6,
        dx: 0,
        dy: dir * radius * 1.3,
        most: 3,
      },
      inward: { x: 1, y: 0 },
    };
  };
  const trayX = m.width - m.frameX - m.tray;
  const trayH = (y1 - y0 - (m.compact ? 6 : 14)) / 2;
  const trayRect = (isNear: boolean): Rect => ({
    x: trayX,
    y: isNear ? y1 - trayH : y0,
    w: m.tray,
    h: trayH,
  });
  const head = m.compact ? 17 : 34;
  const slot = (trayH - head) / 15;
  const offPlace = (isNear: boolean): Place => {
    const rect = trayRect(isNear);
    const dir = isNear ? -1 : 1;
    const edge = { w: m.tray - (m.compact ? 4 : 10), h: slot - (m.compact ? 0.6 : 1) };
    return {
      chart: 0,
      area: {
        x: rect.x - m.wall,
        y: isNear ? m.height / 2 : 0,
        w: m.width - rect.x + m.wall,
        h: m.height / 2,
      },
      outline: corners(rect),
      stack: {
        x: trayX + m.tray / 2,
        y: (isNear ? rect.y + trayH - 4 : rect.y + 4) + dir * (slot / 2),
        dx: 0,
        dy: dir * slot,
        most: 15,
        edge,
      },
      inward: { x: 0, y: dir },
    };
  };
  const tray = (side: Side): Tray => {
    const rect = trayRect(side === near);
    const y = side === near ? rect.y + (m.compact ? 10 : 16) : rect.y + trayH - (m.compact ? 10 : 16);
    const center = trayX + m.tray / 2;
    return {
      side,
      rect,
      icon: { x: center - 12, y: y - 1, r: m.compact ? 0 : 6.5 },
      count: { x: m.compact ? center : center + 8, y },
      hint: { x: center, y },
    };
  };
  const railRect: Rect | null = m.rail ? { x: m.frameX, y: y0, w: m.rail, h: y1 - y0 } : null;
  const cubeX = railRect ? railRect.x + railRect.w / 2 : bar.x + bar.w / 2;
  const cube = railRect ? m.rail * 0.64 : m.bar * (m.compact ? 0.8 : 0.62);
  const offerSize = m.compact ? 26 : 74;
  const home = barX + m.bar + 3 * pw;
  const outer = x0 + 3 * pw;
  const middleY = m.height / 2;
  const well = (x: number, y: number, size: number, turn: number) => ({ x, y, size, turn });
  return {
    radius,
    fields: [
      { x: x0, y: y0, w: 6 * pw, h: y1 - y0 },
      { x: barX + m.bar, y: y0, w: 6 * pw, h: y1 - y0 },
    ],
    bar,
    rail: railRect,
    trays: [tray(far), tray(near)],
    triangles: Array.from({ length: 24 }, (_, i) => triangle(i + 1)),
    point,
    barPlace,
    offPlace,
    diceRow: (isNear) => ({
      x: isNear ? home : outer,
      y: middleY,
      size: m.die,
      gap: m.dieGap,
      lean: m.compact ? 0.8 : 1,
      thrownFrom: isNear ? { x: 0.6, y: 1 } : { x: -0.6, y: -1 },
    }),
    wells: {
      mid: well(cubeX, middleY, cube, 0),
      near: well(cubeX, y0 + (y1 - y0) * 0.88, cube, 0),
      far: well(cubeX, y0 + (y1 - y0) * 0.12, cube, 180),
      offerNear: well(home, middleY, offerSize, -6),
      offerFar: well(outer, middleY, offerSize, -6),
    },
  };
}
