/** Reads the lines of the coast and writes them as smooth paths. */
import { type Turn, turned } from './layout.ts';

/** Column and row. */
export type Point = readonly [number, number];

/** A closed line: whole numbers of 1/50 unit, the first point, then steps of two letters each, 'O' for none. */
export function readLoop(text: string): readonly Point[] {
  const [first = '0', second = '0', steps = ''] = text.split(' ');
  let [x, y] = [Number(first), Number(second)];
  const points: Point[] = [[x / 50, y / 50]];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps.charCodeAt(i) - 79;
    y += steps.charCodeAt(i + 1) - 79;
    points.push([x / 50, y / 50]);
  }
  return points;
}

const f = (value: number): string => String(Math.round(value * 10) / 10);

/** A smooth path through the middles of the line's edges, turned, `unit` for each unit, around 0,0. */
export function smooth(loops: readonly string[], turn: Turn, unit: number): string {
  return loops
    .map((text) => {
      const at = readLoop(text).map(([c, r]) => turned(turn, c, r).map((v) => v * unit));
      const mid = (i: number): string => {
        const [a, b] = [at[(i + at.length) % at.length], at[(i + 1) % at.length]];
        return `${f(((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2)} ${f(((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2)}`;
      };
      const curves = at.map(([x = 0, y = 0], i) => `Q${f(x)} ${f(y)} ${mid(i)}`).join('');
      return `M${mid(-1)}${curves}Z`;
    })
    .join('');
}
