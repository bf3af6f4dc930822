/** Positions for tests: checkers of both sides by ivory's own point numbers; what is missing of fifteen is borne off. */
import { game, type Side, type State } from './rules.ts';

type Points = Readonly<Record<number, number>>;

interface More {
  readonly bar?: readonly [number, number];
  readonly side?: Side;
  /** Sets the stage to moving. Higher die first. */
  readonly roll?: readonly [number, number];
}

/** A match to 5 in which the given position stands. */
export function setUp(ivory: Points, ebony: Points, { bar = [0, 0], side = 0, roll }: More = {}): State {
  const points = Array.from({ length: 24 }, (_, i) => (ivory[24 - i] ?? 0) - (ebony[24 - i] ?? 0));
  const sum = (sign: number): number => points.reduce((all, n) => all + Math.max(0, n * sign), 0);
  const off: [number, number] = [15 - sum(1) - bar[0], 15 - sum(-1) - bar[1]];
  const begun = game.begin({ mode: 'match', length: 5, crawford: true }, 2);
  const state: State = { ...begun, stage: 'ready', side, board: { points, bar, off } };
  if (!roll) return state;
  const [high, low] = roll;
  return { ...state, stage: 'moving', roll, dice: high === low ? [low, low, low, low] : [low, high] };
}
