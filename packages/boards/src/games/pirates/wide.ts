/** The wide sea chart: points 1 to 6 below right, 19 to 24 above right, so that both ways home end at the quay. */
import type { Rect } from '../../board.ts';
import { corners } from '../../geometry.ts';
import type { Parts, Ray } from './parts.ts';

const [W, H] = [932, 640];
const [FRAME, SIDE, COLUMN, SAND, QUAY] = [24, 18, 63, 76, 64];
/** How long a ray is. */
const REACH = 230;
const X0 = SIDE;
const SAND_LEFT = X0 + 6 * COLUMN;
const SAND_RIGHT = SAND_LEFT + SAND;
const X1 = SAND_RIGHT + 6 * COLUMN;
const [Y0, Y1, MIDDLE] = [FRAME, H - FRAME, H / 2];

const isTop = (point: number): boolean => point > 12;

/** The middle of a point's column. */
function columnOf(point: number): number {
  if (point <= 6) return X1 - (point - 0.5) * COLUMN;
  if (point <= 12) return SAND_LEFT - (point - 6.5) * COLUMN;
  if (point <= 18) return X0 + (point - 12.5) * COLUMN;
  return SAND_RIGHT + (point - 18.5) * COLUMN;
}

export function wideParts(): Parts {
  const quay: Rect = { x: X1 + 6, y: Y0, w: QUAY - 6, h: Y1 - Y0 };
  const gates = {
    home24: { x: quay.x + 4, y: Y0 + 6, w: quay.w - 8, h: 74 },
    home1: { x: quay.x + 4, y: Y1 - 80, w: quay.w - 8, h: 74 },
  };
  const [left, right] = [(X0 + SAND_LEFT) / 2 - 10, (SAND_RIGHT + X1) / 2 + 10];
  const name = (x: number, y: number) => ({ x, y, turn: 0, size: 23 });
  const half = (SAND_LEFT + SAND_RIGHT) / 2;
  const ray = (point: number): Ray => {
    const [x, h] = [columnOf(point), COLUMN / 2 - 1.5];
    const [base, way] = isTop(point) ? [Y0, 1] : [Y1, -1];
    return {
      point,
      base: [
        { x: x - h, y: base },
        { x: x + h, y: base },
      ],
      tip: { x, y: base + way * REACH },
      number: { x, y: base - way * 12 },
      chip: { x, y: base + way * (REACH - 8) },
    };
  };
  return {
    tall: false,
    shape: 'landscape',
    width: W,
    height: H,
    corner: 18,
    radius: 31,
    foot: { rx: 31, ry: 8, dy: 24 },
    order: 'stack',
    die: 26,
    sea: { x: X0, y: Y0, w: X1 - X0, h: Y1 - Y0 },
    waters: {
      middle: { x: X0, y: Y0, w: half - X0, h: MIDDLE - Y0 },
      great: { x: X0, y: MIDDLE, w: half - X0, h: Y1 - MIDDLE },
      inner: { x: half, y: Y0, w: X1 - half, h: MIDDLE - Y0 },
      outer: { x: half, y: MIDDLE, w: X1 - half, h: Y1 - MIDDLE },
    },
    names: {
      middle: name(left, MIDDLE - 19),
      great: name(left, MIDDLE + 19),
      inner: name(right, MIDDLE - 19),
      outer: name(right, MIDDLE + 19),
      bar: { x: half, y: MIDDLE, turn: -90, size: 18 },
    },
    sand: { x: SAND_LEFT, y: Y0, w: SAND, h: Y1 - Y0 },
    quay,
    gates,
    ray,
    place(point) {
      const { base, tip } = ray(point);
      const [x, way] = [columnOf(point), isTop(point) ? 1 : -1];
      const y = isTop(point) ? 0 : MIDDLE;
      return {
        chart: 0,
        area: { x: x - COLUMN / 2, y, w: COLUMN, h: MIDDLE },
        outline: [base[0], base[1], tip],
        stack: {
          x,
          y: base[0].y + way * 37,
          dx: 0,
          dy: way * 52,
          most: 8,
          room: REACH - 66,
          ...(way > 0 ? { firstOnTop: true as const } : {}),
        },
        inward: { x: 0, y: way },
      };
    },
    bar: {
      chart: 0,
      area: { x: SAND_LEFT, y: 0, w: SAND, h: H },
      outline: corners({ x: SAND_LEFT + 6, y: Y0, w: SAND - 12, h: Y1 - Y0 }),
      stack: { x: half, y: MIDDLE, dx: 0, dy: 62, most: 6, centered: true },
      inward: { x: 0, y: 0 },
    },
    gate(id) {
      const rect = gates[id];
      return {
        chart: 0,
        area: { x: X1, y: id === 'home24' ? 0 : H - 104, w: W - X1, h: 104 },
        outline: corners(rect),
        stack: { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2, dx: 0, dy: 0, most: 6 },
        inward: { x: -1, y: 0 },
      };
    },
    chest(i, of) {
      const step = Math.min(76, 396 / of);
      const y = MIDDLE - ((of - 1) * step) / 2 + i * step;
      return { x: quay.x + quay.w / 2, y: y - 6, size: Math.min(50, step - 14), turn: 0 };
    },
  };
}
