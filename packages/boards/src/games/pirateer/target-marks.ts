/** The marks of one target: its diamond, the way there, what is to be had, the dice that lead there, and where it is barred. */
import type { SpotId, Vec } from '../../board.ts';
import { linesOf, placeOf, spotOf } from '../../geometry.ts';
import type { Mark, Target } from '../../marks.ts';
import { type PirateerLayout, U } from './layout.ts';
import { BOTH_COLOR, dieColor } from './ships.ts';

export const CASING = '#06121a';
const BAD = '#ff7a5c';
/** The drawings were made at 40 for half a diagonal. */
const K = U / 40;
/** From so many CSS px for half a diagonal on, targets bear their names. */
export const NAMED = 19;

const places = (layout: PirateerLayout, spot: SpotId) => spotOf(layout, spot)?.places ?? [];

const shrunk = (points: readonly Vec[], middle: Vec, k: number): readonly Vec[] =>
  points.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * k, y: middle.y + (y - middle.y) * k }));

const middleOf = (points: readonly Vec[]): Vec => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
};

const colorOf = ({ dice = [] }: Target): string =>
  dice.length > 1 ? BOTH_COLOR : dieColor(dice[0]?.owner ?? 0);

/** The diamond of a target: solid for the first die, double for the second, dotted and triple for more, dashed for several. */
export function fieldMarks(layout: PirateerLayout, target: Target, lit: boolean): Mark[] {
  if (target.tone === 'barred') return [];
  const color = colorOf(target);
  const place = target.dice?.length === 1 ? (target.dice[0]?.owner ?? 0) : -1;
  return places(layout, target.spot).flatMap(({ outline }): Mark[] => {
    const middle = middleOf(outline);
    const line = (
      k: number,
      width: number,
      alpha = 1,
      dash?: readonly [number, number],
      of = color,
    ): Mark => ({
      kind: 'line',
      points: shrunk(outline, middle, k),
      closed: true,
      inks: [
        {
          color: of,
          alpha,
          width: width * K,
          ...(dash ? { dash: [dash[0] * K, dash[1] * K] as const } : {}),
        },
      ],
    });
    const fill: Mark = {
      kind: 'line',
      points: shrunk(outline, middle, 0.9),
      closed: true,
      fill: { color, alpha: lit ? 0.62 : 0.34 },
      inks: [],
    };
    const casing = (width: number): Mark => line(0.86, width, 0.6, undefined, CASING);
    const styles: Readonly<Record<number, readonly Mark[]>> = {
      0: [casing(7), line(0.86, 4.2)],
      1: [casing(11), line(0.92, 2.6), line(0.75, 2.6)],
      2: [casing(8), line(0.86, 5, 1, [0.1, 8])],
      3: [casing(13), line(0.94, 2), line(0.82, 2), line(0.7, 2)],
      4: [casing(8), line(0.86, 4.2, 1, [16, 5])],
    };
    return [fill, ...(styles[place] ?? [casing(7), line(0.86, 4.2, 1, [11, 7])])];
  });
}

/** The way there, in the color of the die that pays each part. Faint until the target is looked at. */
export function wayMarks(layout: PirateerLayout, { trail = [], dice = [] }: Target, lit: boolean): Mark[] {
  if (trail.length < 2 || (dice.length > 1 && !lit)) return [];
  let at = 0;
  return dice.flatMap(({ value, owner }): Mark[] => {
    const leg = trail.slice(at, at + value + 1);
    at += value;
    const color = dieColor(owner);
    const alpha = lit ? 1 : 0.5;
    const lines = linesOf(layout, leg).map(
      (points): Mark => ({
        kind: 'line',
        points,
        closed: false,
        inks: [
          { color: CASING, alpha: 0.5 * alpha, width: (lit ? 9 : 6) * K },
          { color, alpha, width: (lit ? 5.4 : 4) * K, dash: [0.1, (lit ? 11 : 12) * K] },
        ],
      }),
    );
    const end = leg.at(-1);
    const turn: Mark[] =
      lit && end !== undefined && at < trail.length - 1
        ? [
            {
              kind: 'ring',
              ...centerAt(layout, end),
              r: 9 * K,
              fill: { color: CASING, alpha: 0.7 },
              inks: [{ color, alpha: 1, width: 3.4 * K }],
            },
          ]
        : [];
    return [...lines, ...turn];
  });
}

export const centerAt = (layout: PirateerLayout, spot: SpotId): Vec => {
  const { x, y } = placeOf(layout, spot).stack;
  return { x, y };
};

/** A capture wears a red-and-white ring with four ticks, a gain the coin, home a star of gold. */
export function overMarks(layout: PirateerLayout, target: Target): Mark[] {
  const at = centerAt(layout, target.spot);
  const marks: Mark[] = [];
  if (target.hits) {
    const r = 37 * K;
    const ring = (color: string, width: number, alpha: number, dash?: readonly [number, number]): Mark => ({
      kind: 'ring',
      ...at,
      r,
      inks: [{ color, alpha, width, ...(dash ? { dash } : {}) }],
    });
    const beat = (2 * Math.PI * r) / 16;
    marks.push(
      ring('#14060a', 9 * K, 0.7),
      ring('#ffffff', 4.5 * K, 1),
      ring('#e0361c', 4.5 * K, 1, [beat, beat]),
    );
    for (let i = 0; i < 4; i++) {
      const a = Math.PI / 4 + (i * Math.PI) / 2;
      const point = (by: number): Vec => ({ x: at.x + Math.cos(a) * by * K, y: at.y + Math.sin(a) * by * K });
      marks.push({
        kind: 'line',
        points: [point(33), point(46)],
        closed: false,
        inks: [
          { color: '#14060a', alpha: 0.7, width: 9 * K },
          { color: '#ffffff', alpha: 1, width: 5.4 * K },
        ],
      });
    }
  }
  if (target.wins)
    for (const [r, alpha] of [
      [30, 0.9],
      [38, 0.5],
      [46, 0.25],
    ] as const)
      marks.push({ kind: 'ring', ...at, r: r * K, inks: [{ color: '#ffd97a', alpha, width: 4 * K }] });
  return marks;
}

/** The dice that lead there, in the order of their use, with the coin where treasure is to be had, and the name. */
export function chipMarks(layout: PirateerLayout, target: Target, scale: number, lit: boolean): Mark[] {
  if (target.tone === 'barred') return [];
  const { stack, inward } = placeOf(layout, target.spot);
  const { dice = [] } = target;
  const up = target.hits ? -0.98 * U : 0;
  const size = 11.5;
  const marks: Mark[] = dice.map(({ value, owner }, i) => ({
    kind: 'die',
    x: stack.x + inward.x * 2 + (i - (dice.length - 1) / 2) * size * 1.08,
    y: stack.y + up,
    value,
    owner,
    alpha: 1,
  }));
  if (target.gains)
    marks.push({
      kind: 'ghost',
      look: 'coin.small',
      x: stack.x + (dice.length / 2) * size * 1.1 + 5,
      y: stack.y + up - 6,
      alpha: 1,
    });
  if (scale * U >= NAMED && (dice.length === 1 || lit || scale * U > 27))
    marks.push({
      kind: 'text',
      x: stack.x,
      y: stack.y + up + size * 0.5 + 6,
      text: target.spot.replace(/^\d:/, ''),
      size: 8.2,
      weight: 800,
      color: '#ffffff',
      alpha: 1,
      anchor: 'middle',
    });
  return marks;
}

/** A dotted stub with a no-entry sign in a direction that leads away from home. */
export function barredMarks(layout: PirateerLayout, from: SpotId, to: SpotId): Mark[] {
  const [[a, b] = []] = linesOf(layout, [from, to]);
  if (a === undefined || b === undefined) return [];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const step = (by: number): Vec => ({
    x: a.x + ((b.x - a.x) / length) * by,
    y: a.y + ((b.y - a.y) / length) * by,
  });
  const at = step(Math.min(length * 1.02, 1.7 * U));
  const d = 5;
  return [
    {
      kind: 'line',
      points: [step(layout.radius * 1.5), step(length - 10)],
      closed: false,
      inks: [
        { color: '#1a0805', alpha: 0.7, width: 4.6 },
        { color: BAD, alpha: 1, width: 2.4, dash: [1.2, 4.4] },
      ],
    },
    {
      kind: 'ring',
      ...at,
      r: 8,
      fill: { color: '#3a0f08', alpha: 1 },
      inks: [{ color: BAD, alpha: 1, width: 2.4 }],
    },
    {
      kind: 'line',
      points: [
        { x: at.x - d, y: at.y + d },
        { x: at.x + d, y: at.y - d },
      ],
      closed: false,
      inks: [{ color: BAD, alpha: 1, width: 2.6 }],
    },
  ];
}
