/** What is drawn beside the ships: which can sail, where to and with which dice, what is barred, and how they came here. */
import type { Label, Scene, SpotId, Theme } from '../../board.ts';
import { linesOf, placeOf, spotOf } from '../../geometry.ts';
import { COLORS, type Course, type Mark, type Marks, type Show } from '../../marks.ts';
import { focusMarks, refusedMarks } from '../../signs.ts';
import { blastMarks } from './blast-marks.ts';
import type { PirateerLayout } from './layout.ts';
import {
  barredMarks,
  CASING,
  centerAt,
  chipMarks,
  fieldMarks,
  NAMED,
  overMarks,
  wayMarks,
} from './target-marks.ts';

const IVORY = '#f6ecd2';

export function marks(
  layout: PirateerLayout,
  scene: Scene,
  _labels: readonly Label[],
  show: Show,
  _theme: Theme,
): Marks {
  const under: Mark[] = [];
  const over: Mark[] = [];
  const top: Mark[] = [];
  const { picked, hover, targets } = show;
  const lit = targets.find((one) => one.spot === (hover ?? show.focus));
  const isDevice = picked !== null && targets.some((one) => one.spot === picked);
  for (const course of show.courses) under.push(...courseMarks(layout, course, picked !== null));
  if (isDevice) {
    const blast = blastMarks(layout, scene, picked);
    under.push(...blast.under);
    top.push(...blast.top);
  } else if (picked !== null) {
    for (const target of targets) under.push(...fieldMarks(layout, target, target === lit));
    for (const target of targets) under.push(...wayMarks(layout, target, target === lit));
    for (const target of targets) over.push(...overMarks(layout, target));
    for (const target of targets) top.push(...chipMarks(layout, target, show.scale ?? NAMED, target === lit));
  }
  if (picked !== null) {
    under.push(...pickedMarks(layout, picked));
    for (const target of targets)
      if (target.tone === 'barred') top.push(...barredMarks(layout, picked, target.spot));
  } else for (const spot of show.canMove) under.push(...haloMarks(layout, spot, spot === hover));
  top.push(...stackMarks(layout, scene));
  if (show.refused !== null && spotOf(layout, show.refused))
    top.push(...refusedMarks(layout, scene, show.refused, 0.62));
  if (show.focus !== null) top.push(...focusMarks(layout, scene, show, 0.6));
  return { under, over, top };
}

function pickedMarks(layout: PirateerLayout, spot: SpotId): Mark[] {
  const at = centerAt(layout, spot);
  const r = layout.radius * 1.42;
  return [
    { kind: 'ring', ...at, r, fill: { color: IVORY, alpha: 0.3 }, inks: [] },
    {
      kind: 'ring',
      ...at,
      r,
      inks: [
        { color: CASING, alpha: 0.6, width: 4.2 },
        { color: IVORY, alpha: 1, width: 2.2 },
      ],
    },
  ];
}

function haloMarks(layout: PirateerLayout, spot: SpotId, strong: boolean): Mark[] {
  const at = centerAt(layout, spot);
  return [
    {
      kind: 'ring',
      ...at,
      r: layout.radius * 1.42,
      fill: { color: IVORY, alpha: strong ? 0.34 : 0.16 },
      inks: [
        { color: CASING, alpha: 0.45, width: strong ? 3.6 : 2.6 },
        { color: IVORY, alpha: strong ? 1 : 0.9, width: strong ? 2 : 1.4 },
      ],
    },
  ];
}

/** How many ships share a space. */
function stackMarks(layout: PirateerLayout, scene: Scene): Mark[] {
  const counts = new Map<SpotId, number>();
  for (const { spot, look } of scene.pieces)
    if (/^[SFPB]\d$/.test(look)) counts.set(spot, (counts.get(spot) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .flatMap(([spot, count]): Mark[] => {
      const { stack } = placeOf(layout, spot);
      const k = layout.radius / 26;
      const at = { x: stack.x + 24 * k, y: stack.y + 20 * k };
      return [
        {
          kind: 'ring',
          ...at,
          r: 11.5 * k,
          fill: { color: '#d0a653', alpha: 1 },
          inks: [{ color: '#180e07', alpha: 1, width: 1.6 * k }],
        },
        {
          kind: 'text',
          ...at,
          text: String(count),
          size: 15 * k,
          weight: 800,
          color: '#1c120a',
          alpha: 1,
          anchor: 'middle',
        },
      ];
    });
}

/** Where ships came from: a pale trail for theirs, dashes for mine. */
function courseMarks(layout: PirateerLayout, course: Course, faded: boolean): Mark[] {
  const { trail, mine, look, ghost } = course;
  // Treasure that leaps from the island leaves no course.
  if (trail[0]?.startsWith('island')) return [];
  const color = mine ? COLORS.glow : COLORS.cream;
  const alpha = (mine ? 0.95 : 0.6) * (faded || ghost ? 0.5 : 1);
  const dash = mine ? ([6, 4] as const) : ([0.1, 6] as const);
  const [start] = trail;
  const lines = linesOf(layout, trail).map(
    (points): Mark => ({
      kind: 'line',
      points,
      closed: false,
      inks: [
        { color: CASING, alpha: 0.4 * alpha, width: 4.4 },
        { color, alpha, width: mine ? 2.2 : 2.8, dash },
      ],
    }),
  );
  const end = trail.at(-1);
  if (start === undefined || end === undefined) return lines;
  if (ghost) return [...lines, { kind: 'ghost', ...centerAt(layout, end), look, alpha: 0.5 }];
  return [
    ...lines,
    {
      kind: 'ring',
      ...centerAt(layout, start),
      r: layout.radius * 0.5,
      inks: [{ color, alpha: alpha * 0.9, width: 1.3, dash: [2.5, 3] }],
    },
  ];
}
