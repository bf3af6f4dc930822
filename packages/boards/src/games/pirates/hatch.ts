/** Slanted lines across a shape, for points that are barred. */
import type { Vec } from '../../board.ts';

/** Lines at 45 degrees, `gap` apart along x, cut by a convex shape. */
export function hatch(points: readonly Vec[], gap: number): readonly (readonly [Vec, Vec])[] {
  const sums = points.map(({ x, y }) => x + y);
  const lines: (readonly [Vec, Vec])[] = [];
  for (let c = Math.min(...sums) + gap / 2; c < Math.max(...sums); c += gap) {
    const cuts = points.flatMap((a, i) => {
      const b = points[(i + 1) % points.length] ?? a;
      const [from, to] = [a.x + a.y - c, b.x + b.y - c];
      if (from < 0 === to < 0) return [];
      const t = from / (from - to);
      return [{ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }];
    });
    const [p, q] = cuts;
    if (p && q) lines.push([p, q]);
  }
  return lines;
}
