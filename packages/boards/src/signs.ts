/** Signs that are not about a target: the next die, a spot that refused, the keyboard's place. */
import type { Layout, Scene, SpotId } from './board.ts';
import { diceArea, placeDice, placeOf, stackAt } from './geometry.ts';
import { COLORS, type Ink, type Mark, type Show, thin } from './marks.ts';
import { countOn, topOf } from './standing.ts';

/** A brass wedge under the die that is played next; on a narrow bar, where no wedge fits, a line. */
export function nextDieMarks(layout: Layout, scene: Scene, index: number, k: number): Mark[] {
  const at = placeDice(layout, scene.dice)[index];
  if (!at) return [];
  if (layout.shape === 'portrait') {
    const y = at.y + at.size / 2 + 2.6;
    const inks: readonly Ink[] = [
      { color: COLORS.dark, alpha: 0.6, width: 4 },
      { color: COLORS.glow, alpha: 1, width: 2.4 },
    ];
    const w = at.size * 0.36;
    return [
      {
        kind: 'line',
        points: [
          { x: at.x - w, y },
          { x: at.x + w, y },
        ],
        closed: false,
        inks,
      },
    ];
  }
  const y = at.y + at.size / 2 + 7 * k;
  const w = at.size * 0.2;
  const points = [
    { x: at.x - w, y: y + w * 0.9 },
    { x: at.x + w, y: y + w * 0.9 },
    { x: at.x, y },
  ];
  const inks: readonly Ink[] = [{ color: COLORS.dark, alpha: 0.6, width: k }];
  return [{ kind: 'line', points, closed: true, fill: { color: COLORS.brass, alpha: 1 }, inks }];
}

/** The bar sign on a spot that refused. */
export function refusedMarks(layout: Layout, scene: Scene, spot: SpotId, k: number): Mark[] {
  const { inward, stack } = placeOf(layout, spot);
  const n = countOn(scene, spot);
  const base = stack.edge
    ? { x: stack.x + inward.x * 40, y: stack.y + inward.y * 40 }
    : stackAt(stack, n - 1);
  const out = n > 0 && n < stack.most && !stack.edge ? layout.radius + 17 * k : 0;
  const at = { x: base.x + inward.x * out, y: base.y + inward.y * out };
  const r = 11 * k;
  const d = r * Math.SQRT1_2;
  const inks = thin(k, [{ color: COLORS.hit, alpha: 1, width: 2.6 }]);
  return [
    { kind: 'ring', ...at, r: r + 2 * k, fill: { color: '#1a0f0c', alpha: 0.62 }, inks: [] },
    { kind: 'ring', ...at, r, inks },
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

const focusInks = (k: number): readonly Ink[] =>
  thin(Math.max(k, 0.7), [
    { color: '#05090d', alpha: 0.9, width: 5.4 },
    { color: COLORS.focus, alpha: 1, width: 2.6 },
  ]);

/** The double ring of the keyboard's place: around the top piece, or around the whole spot when it is empty. */
export function focusMarks(layout: Layout, scene: Scene, show: Show, k: number): Mark[] {
  if (show.focus === null) return [];
  if (show.focus === 'dice') return diceFocus(layout, scene, k);
  const { outline, stack } = placeOf(layout, show.focus);
  if (countOn(scene, show.focus) === 0 || stack.edge)
    return [{ kind: 'line', points: outline, closed: true, inks: focusInks(k) }];
  const at = topOf(layout, scene, show.focus);
  const lifted = show.picked === show.focus;
  const { inward } = placeOf(layout, show.focus);
  const shift = lifted ? 9 * k : 0;
  const r = layout.radius * (lifted ? 1.1 : 1) + 4.5 * k;
  return [{ kind: 'ring', x: at.x + inward.x * shift, y: at.y + inward.y * shift, r, inks: focusInks(k) }];
}

function diceFocus(layout: Layout, scene: Scene, k: number): Mark[] {
  const area = diceArea(layout, scene.dice);
  return area ? [{ kind: 'box', ...area, r: 10 * k, inks: focusInks(k) }] : [];
}
