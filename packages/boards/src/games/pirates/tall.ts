/** The sea chart on a phone: the wide one turned a quarter, every point a row, the quay near the thumb. */
import type { Rect, Room } from '../../board.ts';
import { corners } from '../../geometry.ts';
import type { Parts, Ray } from './parts.ts';

const W = 352;
const [FRAME, RIM, SAND, QUAY] = [6, 20, 46, 38];
/** Rows grow with the room, within these. */
const [LEAST_ROW, MOST_ROW] = [33, 46];
/** Everything that is not a row. */
const REST = FRAME + SAND + QUAY + 6;
const [X0, X1, MIDDLE] = [RIM, W - RIM, W / 2];
const REACH = MIDDLE - X0 - 17;

const isLeft = (point: number): boolean => point <= 12;

export function tallParts(room: Room): Parts {
  const wanted = ((room.height / room.width) * W - REST) / 12;
  const row = Math.min(MOST_ROW, Math.max(LEAST_ROW, wanted));
  const y0 = FRAME;
  const sandTop = y0 + 6 * row;
  const sandBottom = sandTop + SAND;
  const y1 = sandBottom + 6 * row;
  const height = y1 + QUAY + 6;
  const rowOf = (point: number): number => {
    if (point <= 6) return y1 - (point - 0.5) * row;
    if (point <= 12) return sandTop - (point - 6.5) * row;
    if (point <= 18) return y0 + (point - 12.5) * row;
    return sandBottom + (point - 18.5) * row;
  };
  const quay: Rect = { x: X0, y: y1 + 5, w: X1 - X0, h: QUAY - 6 };
  const gates = {
    home1: { x: X0 + 3, y: quay.y + 3, w: 62, h: quay.h - 6 },
    home24: { x: X1 - 65, y: quay.y + 3, w: 62, h: quay.h - 6 },
  };
  const half = (sandTop + sandBottom) / 2;
  const [upper, lower] = [(y0 + sandTop) / 2, (sandBottom + y1) / 2];
  const name = (x: number, y: number) => ({ x, y, turn: -90, size: 12.5 });
  const ray = (point: number): Ray => {
    const [y, h] = [rowOf(point), row / 2 - 1];
    const [base, way] = isLeft(point) ? [X0, 1] : [X1, -1];
    return {
      point,
      base: [
        { x: base, y: y - h },
        { x: base, y: y + h },
      ],
      tip: { x: base + way * REACH, y },
      number: { x: base - way * 8.5, y },
      chip: { x: base + way * (REACH - 9), y },
    };
  };
  return {
    tall: true,
    shape: 'portrait',
    width: W,
    height,
    corner: 14,
    radius: Math.min(22, row * 0.535),
    foot: { rx: 19, ry: 5, dy: 15 },
    order: 'stack',
    die: 20,
    sea: { x: X0, y: y0, w: X1 - X0, h: y1 - y0 },
    waters: {
      great: { x: X0, y: y0, w: MIDDLE - X0, h: half - y0 },
      middle: { x: MIDDLE, y: y0, w: X1 - MIDDLE, h: half - y0 },
      outer: { x: X0, y: half, w: MIDDLE - X0, h: y1 - half },
      inner: { x: MIDDLE, y: half, w: X1 - MIDDLE, h: y1 - half },
    },
    names: {
      great: name(MIDDLE - 8.5, upper),
      middle: name(MIDDLE + 8.5, upper),
      outer: name(MIDDLE - 8.5, lower),
      inner: name(MIDDLE + 8.5, lower),
      bar: { x: MIDDLE, y: half, turn: 0, size: 13 },
    },
    sand: { x: X0, y: sandTop, w: X1 - X0, h: SAND },
    quay,
    gates,
    ray,
    place(point) {
      const { base, tip } = ray(point);
      const [y, way] = [rowOf(point), isLeft(point) ? 1 : -1];
      return {
        chart: 0,
        area: { x: isLeft(point) ? 0 : MIDDLE, y: y - row / 2, w: MIDDLE, h: row },
        outline: [base[0], base[1], tip],
        stack: {
          x: base[0].x + way * 24,
          y: y - 1,
          dx: way * 37,
          dy: 0,
          most: 8,
          room: REACH - 48,
          crowd: { from: 5, scale: 0.82 },
          ...(way > 0 ? { firstOnTop: true as const } : {}),
        },
        inward: { x: way, y: 0 },
      };
    },
    bar: {
      chart: 0,
      area: { x: 0, y: sandTop, w: W, h: SAND },
      outline: corners({ x: X0, y: sandTop + 5, w: X1 - X0, h: SAND - 10 }),
      stack: { x: MIDDLE, y: half - 1, dx: 40, dy: 0, most: 6, centered: true },
      inward: { x: 0, y: 0 },
    },
    gate(id) {
      const rect = gates[id];
      return {
        chart: 0,
        area: { x: id === 'home1' ? 0 : W - 96, y: y1, w: 96, h: height - y1 },
        outline: corners(rect),
        stack: { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2, dx: 0, dy: 0, most: 6 },
        inward: { x: 0, y: -1 },
      };
    },
    chest(i, of) {
      const [from, to] = [gates.home1.x + gates.home1.w + 2, gates.home24.x - 2];
      const step = Math.min(44, (to - from) / of);
      const x = (from + to) / 2 - ((of - 1) * step) / 2 + i * step;
      return { x, y: quay.y + quay.h / 2, size: Math.min(28, step - 3), turn: 0 };
    },
  };
}
