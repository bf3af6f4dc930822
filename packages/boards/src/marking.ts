/** Makes the marks of a board: labels, targets, rings, chips and the focus ring. Courses are made next door. */
import type { Label, Layout, Scene, SpotId, Theme, Vec } from './board.ts';
import { courseMarks } from './courses.ts';
import type { Drawings } from './game.ts';
import { placeOf, stackAt } from './geometry.ts';
import {
  COLORS,
  glow,
  type Ink,
  type Mark,
  type Marks,
  type Show,
  type Target,
  thin,
  unit,
} from './marks.ts';
import { focusMarks, nextDieMarks, refusedMarks } from './signs.ts';
import { countOn, topOf } from './standing.ts';

/** Everything drawn over the ground, for one moment. */
export function marksFor<L extends Layout>(
  layout: L,
  scene: Scene,
  labels: readonly Label[],
  show: Show,
  drawings: Drawings<L>,
  theme: Theme,
): Marks {
  if (drawings.marks) return drawings.marks(layout, scene, labels, show, theme);
  const k = unit(layout);
  const under: Mark[] = [];
  const over: Mark[] = [];
  const top: Mark[] = [];
  const hot = new Map(show.targets.map((target) => [target.spot, target]));
  for (const label of labels) under.push(...labelMarks(label, hot, drawings.ink(label.role, theme)));
  for (const target of show.targets) under.push(...fieldMarks(layout, target, k));
  over.push(...badgeMarks(layout, scene, drawings, show));
  if (show.picked === null)
    for (const spot of show.canMove) over.push(...ringMarks(layout, scene, spot, spot === show.hover, k));
  over.push(...courseMarks(layout, scene, show, k));
  if (show.picked !== null) over.push(...restMarks(layout, scene, show.picked, k));
  for (const target of show.targets) over.push(...targetMarks(layout, scene, target, show, k));
  if (show.nextDie !== null) over.push(...nextDieMarks(layout, scene, show.nextDie, k));
  if (show.refused !== null) top.push(...refusedMarks(layout, scene, show.refused, k));
  if (show.focus !== null) top.push(...focusMarks(layout, scene, show, k));
  return { under, over, top };
}

const text = (at: Vec, content: string, size: number, weight: number, color: string, alpha = 1): Mark => ({
  kind: 'text',
  x: at.x,
  y: at.y,
  text: content,
  size,
  weight,
  color,
  alpha,
  anchor: 'middle',
});

function labelMarks(
  label: Label,
  hot: ReadonlyMap<SpotId, Target>,
  ink: { color: string; alpha: number },
): Mark[] {
  const { x, y, size, anchor } = label;
  const isHot = label.spot !== undefined && hot.has(label.spot);
  const pill: Mark[] =
    isHot && size > 9
      ? [
          {
            kind: 'box',
            x: x - 12,
            y: y - 7.5,
            w: 24,
            h: 15,
            r: 7.5,
            fill: { color: COLORS.brass, alpha: 1 },
            inks: [],
          },
        ]
      : [];
  const color = isHot ? (size > 9 ? '#2b1c0a' : '#ffe2a0') : ink.color;
  const weight = size < 9 ? 700 : label.role === 'hint' ? 500 : 600;
  return [
    ...pill,
    { kind: 'text', x, y, text: label.text, size, weight, color, alpha: isHot ? 1 : ink.alpha, anchor },
  ];
}

/** The lit shape of a target. */
function fieldMarks(layout: Layout, target: Target, k: number): Mark[] {
  const color = target.hits ? COLORS.hitField : COLORS.glow;
  const { outline, stack } = placeOf(layout, target.spot);
  const inks: readonly Ink[] = [...thin(k, glow(color)), { color, alpha: 1, width: 1.8 * k }];
  return [
    { kind: 'line', points: outline, closed: true, fill: { color, alpha: stack.edge ? 0.09 : 0.26 }, inks },
  ];
}

/** The number on a stack that is taller than it can be drawn. The piece in hand does not count. */
function badgeMarks<L extends Layout>(layout: L, scene: Scene, drawings: Drawings<L>, show: Show): Mark[] {
  const marks: Mark[] = [];
  const r = layout.radius;
  for (const { spot, look, index, of } of scene.pieces) {
    const { stack } = placeOf(layout, spot);
    const standing = of - (show.picked === spot ? 1 : 0);
    if (index !== 0 || stack.edge || standing <= stack.most) continue;
    const at = stackAt(stack, stack.most - 1);
    const { fill, color } = drawings.badge(look);
    marks.push({ kind: 'ring', ...at, r: r * 0.52, fill: { color: fill, alpha: 1 }, inks: [] });
    marks.push(text(at, String(standing), r * 0.62, 700, color));
  }
  return marks;
}

function ringMarks(layout: Layout, scene: Scene, spot: SpotId, hover: boolean, k: number): Mark[] {
  const { inward } = placeOf(layout, spot);
  const at = topOf(layout, scene, spot);
  const lift = hover ? 3 * k : 0;
  const width = (hover ? 2.4 : 2) * k;
  return [
    {
      kind: 'ring',
      x: at.x + inward.x * lift,
      y: at.y + inward.y * lift,
      r: layout.radius + 1.2 * k,
      inks: [
        { color: COLORS.dark, alpha: 0.35, width: width + 1.6 * k },
        { color: COLORS.brass, alpha: 0.95, width },
      ],
    },
  ];
}

/** The dashed circle that stays where the picked piece stood. */
const restMarks = (layout: Layout, scene: Scene, spot: SpotId, k: number): Mark[] => [
  {
    kind: 'ring',
    ...topOf(layout, scene, spot),
    r: layout.radius - k,
    fill: { color: '#000000', alpha: 0.18 },
    inks: thin(k, [{ color: COLORS.glow, alpha: 0.6, width: 1.2, dash: [3, 4] }]),
  },
];

function targetMarks(layout: Layout, scene: Scene, target: Target, show: Show, k: number): Mark[] {
  const { stack, inward, outline } = placeOf(layout, target.spot);
  const r = layout.radius;
  if (stack.edge) return chipMarks(trayChip(outline, inward), target, layout);
  const color = target.hits ? COLORS.hit : COLORS.glow;
  const at = topOf(layout, scene, target.spot, target.hits ? 0 : 1);
  const look = scene.pieces.find((piece) => piece.spot === show.picked)?.look ?? '';
  const marks: Mark[] = [];
  const isFull = countOn(scene, target.spot) >= stack.most;
  if (!target.hits && !isFull) marks.push({ kind: 'ghost', ...at, look, alpha: 0.62 });
  const dash = target.hits ? {} : { dash: [6, 4] as const };
  marks.push({
    kind: 'ring',
    ...at,
    r: r + 0.5 * k,
    inks: thin(k, [
      { color: '#000000', alpha: 0.5, width: 4 },
      { color, alpha: 1, width: 2.4, ...dash },
    ]),
  });
  if (target.hits) marks.push(...teeth(at, r, k));
  const portrait = layout.shape === 'portrait';
  const gap = portrait ? chipSize(target.chip, layout).w / 2 + 7 : 18 * k;
  // Beyond a full stack lies the other half of the board, so there the chip lies on the stack.
  const far = isFull ? 0 : r + gap;
  const out = { x: at.x + inward.x * far, y: at.y + inward.y * far };
  return [...marks, ...chipMarks(out, target, layout)];
}

/** In a tray the chip stands a little in from its inner end, on whose side the count is. */
function trayChip(outline: readonly Vec[], inward: Vec): Vec {
  const xs = outline.map((at) => at.x);
  const ys = outline.map((at) => at.y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [up, down] = [Math.min(...ys), Math.max(...ys)];
  const x = inward.x === 0 ? (left + right) / 2 : inward.x > 0 ? right - 66 : left + 66;
  const y =
    inward.y === 0 ? (up + down) / 2 : inward.y > 0 ? down - (down - up) * 0.18 : up + (down - up) * 0.18;
  return { x, y };
}

const teeth = (at: Vec, r: number, k: number): Mark[] =>
  [0, 1, 2, 3].map((i) => {
    const a = Math.PI / 4 + (i * Math.PI) / 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return {
      kind: 'line',
      closed: false,
      points: [
        { x: at.x + c * (r - 5 * k), y: at.y + s * (r - 5 * k) },
        { x: at.x + c * (r + 7 * k), y: at.y + s * (r + 7 * k) },
      ],
      inks: thin(k, [
        { color: '#2a0f08', alpha: 1, width: 5.5 },
        { color: COLORS.hit, alpha: 1, width: 3 },
      ]),
    };
  });

function chipSize(chip: string, layout: Layout): { size: number; w: number; h: number } {
  const big = layout.radius > 20;
  const size = big ? 12 : layout.radius > 14 ? 10 : 8;
  return { size, w: Math.max(chip.length * size * 0.62 + size * 1.15, size * 1.9), h: size * 1.72 };
}

function chipMarks(at: Vec, { chip, hits }: Target, layout: Layout): Mark[] {
  const { size, w, h } = chipSize(chip, layout);
  // A chip on an edge point must not be cut by the frame.
  const x = Math.min(layout.width - w / 2 - 2, Math.max(w / 2 + 2, at.x));
  const box = { kind: 'box', x: x - w / 2, w, h, r: h / 2 } as const;
  return [
    { ...box, y: at.y - h / 2 + 2, fill: { color: '#000000', alpha: 0.3 }, inks: [] },
    {
      ...box,
      y: at.y - h / 2,
      fill: { color: hits ? '#b8452e' : '#ffe0a0', alpha: 1 },
      inks: [{ color: hits ? '#ffb6a2' : '#fff6dc', alpha: 1, width: 1 }],
    },
    text({ x, y: at.y }, chip, size, 700, hits ? '#fff6ee' : '#33230b'),
  ];
}
