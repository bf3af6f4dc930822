/** The marks of the sea chart: what lights up on the rays, chips with the die that leads there, courses by die. */
import type { Label, Scene, SpotId, Theme, Vec } from '../../board.ts';
import { courseMarks } from '../../courses.ts';
import { placeOf } from '../../geometry.ts';
import { around, COLORS, type Ink, type Mark, type Marks, type Show, type Target } from '../../marks.ts';
import { focusMarks, refusedMarks } from '../../signs.ts';
import { countOn, topOf } from '../../standing.ts';
import { chips } from './chips.ts';
import { course } from './course.ts';
import { hatch } from './hatch.ts';
import { PALETTES } from './palette.ts';
import type { PiratesLayout } from './parts.ts';

const CORAL = '#d9634a';

export function marks(
  layout: PiratesLayout,
  scene: Scene,
  labels: readonly Label[],
  show: Show,
  theme: Theme,
): Marks {
  const hot = new Map(show.targets.map((target) => [target.spot, target]));
  const { picked, hover } = show;
  const k = layout.tall ? 0.75 : 1;
  const under: Mark[] = [];
  const over: Mark[] = [];
  const top: Mark[] = [];
  if (picked !== null) under.push(...pickedField(layout, picked));
  for (const target of show.targets) under.push(...field(layout, target, target.spot === hover));
  under.push(...gates(layout, hot));
  for (const label of labels) under.push(textOf(label, hot, picked, theme));
  for (const target of show.targets) if (target.tone === 'free') over.push(...berth(layout, scene, target));
  if (picked === null)
    for (const spot of show.canMove) over.push(...ring(layout, scene, spot, spot === hover));
  over.push(...courseMarks(layout, scene, show, k));
  if (picked !== null) {
    over.push(...ring(layout, scene, picked, true));
    for (const target of show.targets) under.push(...course(layout, scene, picked, target));
  }
  top.push(...chips(layout, show.targets));
  if (show.refused !== null) top.push(...refusedMarks(layout, scene, show.refused, k));
  if (show.focus !== null) top.push(...focusMarks(layout, scene, show, k));
  return { under, over, top };
}

function textOf(label: Label, hot: ReadonlyMap<SpotId, Target>, picked: SpotId | null, theme: Theme): Mark {
  const { x, y, text, size, anchor, role, turn } = label;
  const target = label.spot === undefined ? undefined : hot.get(label.spot);
  const isGate = role === 'tally';
  const isName = role === 'name' || role === 'hint';
  const isLit = target !== undefined || label.spot === picked;
  const color = isName
    ? role === 'hint'
      ? '#7b5c33'
      : '#efe2c4'
    : isGate
      ? target
        ? '#3a2c1c'
        : '#efe2c4'
      : target?.tone === 'barred'
        ? '#f0a08e'
        : isLit
          ? '#fff3d0'
          : PALETTES[theme].number;
  return {
    kind: 'text',
    x,
    y,
    text,
    size,
    anchor,
    color,
    alpha: role === 'name' ? 0.74 : 1,
    weight: isName ? 400 : isLit ? 800 : isGate ? 700 : 600,
    ...(turn === undefined ? {} : { turn }),
    ...(isName ? { isName: true as const } : {}),
  };
}

const outlineOf = (layout: PiratesLayout, spot: SpotId): readonly Vec[] => placeOf(layout, spot).outline;

function pickedField(layout: PiratesLayout, spot: SpotId): Mark[] {
  const inks: readonly Ink[] = [{ color: '#efe8d8', alpha: 0.95, width: 1.6, dash: [4, 4] }];
  return [
    {
      kind: 'line',
      points: outlineOf(layout, spot),
      closed: true,
      fill: { color: '#efe8d8', alpha: 0.2 },
      inks,
    },
  ];
}

/** The lit ray of a target; the gates are painted apart. */
function field(layout: PiratesLayout, target: Target, hover: boolean): Mark[] {
  if (target.spot.startsWith('home')) return [];
  const points = outlineOf(layout, target.spot);
  if (target.tone === 'barred')
    return [
      {
        kind: 'line',
        points,
        closed: true,
        fill: { color: '#3a1512', alpha: 0.55 },
        inks: [{ color: CORAL, alpha: 1, width: 1.6 }],
      },
      ...hatch(points, layout.tall ? 8 : 12).map(
        (line): Mark => ({
          kind: 'line',
          points: line,
          closed: false,
          inks: [{ color: CORAL, alpha: 0.75, width: layout.tall ? 2.6 : 4 }],
        }),
      ),
    ];
  const isHit = target.tone === 'hit';
  return [
    {
      kind: 'line',
      points,
      closed: true,
      fill: { color: isHit ? CORAL : COLORS.brass, alpha: hover ? 0.66 : 0.5 },
      inks: [{ color: isHit ? '#ffb7a6' : '#fff3d0', alpha: 1, width: hover ? 2.8 : 2 }],
    },
  ];
}

/** A gate through which the ship may go home turns to brass. */
function gates(layout: PiratesLayout, hot: ReadonlyMap<SpotId, Target>): Mark[] {
  return (['home1', 'home24'] as const)
    .filter((id) => hot.has(id))
    .flatMap((id): Mark[] => {
      const gate = layout.gates[id];
      const [x, y] = [gate.x + gate.w / 2, gate.y + gate.h * 0.38];
      const arrow: Mark[] = layout.tall
        ? []
        : [
            {
              kind: 'line',
              closed: false,
              points: [
                { x: x - 11, y },
                { x: x + 9, y },
              ],
              inks: [{ color: '#3a2c1c', alpha: 1, width: 2.4 }],
            },
            {
              kind: 'line',
              closed: false,
              points: [
                { x: x + 4, y: y - 6 },
                { x: x + 10, y },
                { x: x + 4, y: y + 6 },
              ],
              inks: [{ color: '#3a2c1c', alpha: 1, width: 2.4 }],
            },
          ];
      return [
        {
          kind: 'box',
          ...gate,
          r: layout.tall ? 6 : 8,
          fill: { color: COLORS.brass, alpha: 0.97 },
          inks: [{ color: '#fff3d0', alpha: 1, width: 2 }],
        },
        ...arrow,
      ];
    });
}

/** Where the ship would come to lie on an empty target. */
function berth(layout: PiratesLayout, scene: Scene, { spot }: Target): Mark[] {
  if (spot.startsWith('home')) return [];
  const at = topOf(layout, scene, spot, 1);
  const [r, ry] = layout.tall ? [15, 11] : [24, 15];
  return [
    {
      kind: 'ring',
      x: at.x,
      y: at.y + (layout.tall ? 0 : 4),
      r,
      ry,
      fill: { color: COLORS.brass, alpha: 0.25 },
      inks: [{ color: '#fff3d0', alpha: 1, width: 2, dash: [5, 4] }],
    },
  ];
}

/** The ring on the water around a ship that may move. */
function ring(layout: PiratesLayout, scene: Scene, spot: SpotId, strong: boolean): Mark[] {
  if (countOn(scene, spot) === 0) return [];
  const at = topOf(layout, scene, spot);
  return [
    {
      kind: 'ring',
      ...around(layout, at, 0),
      fill: { color: COLORS.cream, alpha: strong ? 0.2 : 0.1 },
      inks: [{ color: COLORS.cream, alpha: strong ? 1 : 0.85, width: layout.tall ? 1.4 : 2 }],
    },
  ];
}
