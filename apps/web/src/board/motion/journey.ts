/** What has to be seen to get from the pieces on the screen to a new state: the told facts in motion, or a short way back. */
import type { BoardGame, Motion, Piece } from '@sandbar/boards';
import { shifts } from '../pieces/shown.ts';
import type { Told, View } from '../view.ts';

/** A motion, or the place in the row where a fact begins or has been shown. */
export type Step = Motion | { readonly kind: 'fact'; readonly at: number; readonly isOn: boolean };

export interface Journey {
  readonly motions: readonly Step[];
  /** Rest between two pieces, in ms. */
  readonly gap: number;
  readonly pace: number;
}

const PACE = { slow: 1.7, normal: 1, fast: 0.5, off: 0 } as const;
/** A way back (after undo) is quick, and only shown while the eye can follow it. */
const BACK_PACE = 0.6;
const MOST_BACK = 4;
/** Rest between two pieces of the other side, in ms. */
const GAP = 120;

/** Null when there is nothing to see, or when nothing is to move. */
export function journey<S, A, F>(
  board: BoardGame<S, A, F>,
  view: View<S, A, F>,
  told: readonly Told<F>[],
  before: readonly Piece[] | null,
  { hidden, dragged }: { readonly hidden: boolean; readonly dragged: boolean },
): Journey | null {
  const pace = view.reducedMotion || hidden ? 0 : PACE[view.speed];
  if (pace === 0) return null;
  const facts = told.flatMap((one) => one.facts);
  const motions = facts.flatMap((fact) => board.motions(fact));
  if (board.patient && motions.length > 0) {
    const steps = facts.flatMap((fact, at): Step[] => [
      { kind: 'fact', at, isOn: false },
      ...board.motions(fact),
      { kind: 'fact', at, isOn: true },
    ]);
    return { motions: steps, gap: GAP, pace };
  }
  if (facts.length > 0)
    return motions.length > 0
      ? { motions: dragged ? carried(motions) : motions, gap: told.at(-1)?.how === 'mine' ? 0 : GAP, pace }
      : null;
  const back = before && shifts(before, board.scene(view.state).pieces);
  if (!back || back.length === 0 || back.length > MOST_BACK) return null;
  const moves = back.map(({ look, from, to }) => ({ kind: 'move' as const, look, trail: [from, to] }));
  return { motions: moves, gap: 0, pace: pace * BACK_PACE };
}

/** A hand has carried the first piece all the way already: its steps become one, and what it hit leaves after it. */
export function carried(motions: readonly Motion[]): readonly Motion[] {
  const [first] = motions;
  if (first?.kind !== 'move') return motions;
  let at = first.trail.at(-1);
  let end = 0;
  motions.forEach((motion, i) => {
    if (i === 0 || motion.kind !== 'move' || motion.trail[0] !== at) return;
    at = motion.trail.at(-1);
    end = i;
  });
  const steps = motions.slice(0, end + 1);
  const trail = [first.trail[0] ?? '', at ?? ''];
  return [
    { ...first, trail },
    ...steps.filter((motion) => motion.kind !== 'move'),
    ...motions.slice(end + 1),
  ];
}
