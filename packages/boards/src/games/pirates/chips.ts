/** The chips at the tips of lit rays: the die that leads there, and what comes of it in a word. */
import type { Rect, Vec } from '../../board.ts';
import { inset } from '../../geometry.ts';
import type { Mark, Target } from '../../marks.ts';
import type { PiratesLayout } from './parts.ts';
import { pointOf } from './spots.ts';

const COLORS = {
  free: { ground: '#101922', edge: '#e7c784', text: '#efe8d8' },
  gain: { ground: '#101922', edge: '#e7c784', text: '#f3d894' },
  hit: { ground: '#5a231b', edge: '#d9634a', text: '#ffd3c8' },
  barred: { ground: '#4a1d17', edge: '#d9634a', text: '#ffd3c8' },
} as const;

export const chips = (layout: PiratesLayout, targets: readonly Target[]): Mark[] =>
  targets.flatMap((target) => chip(layout, target));

function chip(layout: PiratesLayout, target: Target): Mark[] {
  const { tone = 'free', die, chip: text } = target;
  const { ground, edge, text: color } = COLORS[tone];
  const { box, face, label, size } = layout.tall ? beside(layout, target) : below(layout, target);
  const marks: Mark[] = [
    {
      kind: 'box',
      ...box,
      r: layout.tall ? 7 : 9,
      fill: { color: ground, alpha: 1 },
      inks: [{ color: edge, alpha: 1, width: 1.5 }],
    },
  ];
  if (die) marks.push({ kind: 'die', ...face, ...die, alpha: 1 });
  if (tone === 'barred')
    marks.push(...ban({ x: face.x + size / 2 + 1, y: face.y - size / 2 + 1 }, layout.tall ? 6.5 : 8.5));
  if (text !== '')
    marks.push({
      kind: 'text',
      ...label,
      text,
      size: layout.tall ? 11 : text.length > 3 ? 12 : 15,
      weight: 700,
      color,
      alpha: 1,
      anchor: 'middle',
    });
  return marks;
}

interface Chip {
  readonly box: Rect;
  readonly face: Vec;
  readonly label: Vec;
  readonly size: number;
}

/** Where a chip hangs: at the tip of the ray; at a gate beside it, over the sea. */
function hangsAt(layout: PiratesLayout, { spot }: Target): Vec {
  const point = pointOf(spot);
  const ray = layout.rays.find((one) => one.point === point);
  if (ray) return ray.chip;
  const gate = layout.gates[spot === 'home1' ? 'home1' : 'home24'];
  if (layout.tall) return { x: gate.x + gate.w / 2, y: gate.y - 18 };
  return { x: gate.x + gate.w / 2, y: spot === 'home1' ? gate.y - 32 : gate.y + gate.h + 32 };
}

/** Wide: the die above its word, or beside it where that is short. */
function below(layout: PiratesLayout, target: Target): Chip {
  const at = hangsAt(layout, target);
  const isTop = (pointOf(target.spot) ?? (target.spot === 'home24' ? 24 : 1)) > 12;
  const isLong = target.chip.length > 3;
  const [w, h] = [
    isLong ? Math.max(58, target.chip.length * 7 + 14) : target.chip === '' ? 34 : 62,
    isLong ? 50 : 32,
  ];
  const x = Math.min(layout.width - w - 4, at.x - w / 2);
  const drop = isLong ? 26 : 14;
  const y = isTop ? at.y - drop : at.y - h + drop;
  const beside = !isLong && target.chip !== '';
  const face = { x: beside ? x + 18 : at.x, y: y + 16.5 };
  return {
    box: { x, y, w, h },
    face,
    label: beside ? { x: x + 46, y: y + 16 } : { x: at.x, y: y + 39 },
    size: 26,
  };
}

/** Tall: die and word in a row, from the tip toward the middle of the board. */
function beside(layout: PiratesLayout, target: Target): Chip {
  const at = hangsAt(layout, target);
  const size = 20;
  const text = target.chip === '' ? 0 : target.chip.length * 6 + 8;
  const [w, h] = [size + 6 + text, size + 6];
  const point = pointOf(target.spot);
  const isLeft = (point ?? (target.spot === 'home1' ? 1 : 24)) <= 12;
  const wish = isLeft ? at.x - w + 9 : at.x - 9;
  const x = Math.min(
    layout.sea.x + layout.sea.w - w - 2,
    Math.max(layout.sea.x + 2, point ? wish : at.x - w / 2),
  );
  const y = at.y - h / 2;
  const room = inset({ x, y, w, h }, 3);
  return {
    box: { x, y, w, h },
    face: { x: room.x + size / 2, y: room.y + size / 2 },
    label: { x: room.x + size + (w - size - 6) / 2, y: room.y + size / 2 },
    size,
  };
}

/** A small sign of what may not be. */
function ban(at: Vec, r: number): Mark[] {
  const d = r * 0.42;
  const inks = [{ color: '#c8402f', alpha: 1, width: r * 0.3 }];
  return [
    {
      kind: 'ring',
      ...at,
      r,
      fill: { color: '#fff0ea', alpha: 1 },
      inks: [{ color: '#4a1d17', alpha: 1, width: 1.4 }],
    },
    { kind: 'ring', ...at, r: r * 0.62, inks },
    {
      kind: 'line',
      closed: false,
      points: [
        { x: at.x - d, y: at.y + d },
        { x: at.x + d, y: at.y - d },
      ],
      inks,
    },
  ];
}
