/** Positions for the gallery, drawn as text and played by the real rules. */
import { backgammon } from '@sandbar/engine';

type State = backgammon.State;
type Action = backgammon.Action;
type Fact = backgammon.Fact;
type Options = backgammon.Options;

const game = backgammon.backgammon;

/** Checkers by ivory's own point numbers: `{ 24: 2, 13: 5 }`. */
type Points = Readonly<Record<number, number>>;

export interface Setup {
  readonly ivory: Points;
  /** Also by ivory's numbers. */
  readonly ebony: Points;
  readonly bar?: readonly [number, number];
  readonly state?: Partial<State>;
  readonly options?: Options;
}

const MATCH: Options = { mode: 'match', length: 7, crawford: true };

/** A state with these checkers; whatever is missing of fifteen is borne off. */
export function position({ ivory, ebony, bar = [0, 0], state, options = MATCH }: Setup): State {
  const points = Array.from({ length: 24 }, (_, i) => (ivory[24 - i] ?? 0) - (ebony[24 - i] ?? 0));
  const sum = (side: 1 | -1): number => points.reduce((all, n) => all + Math.max(0, n * side), 0);
  const off: [number, number] = [15 - sum(1) - bar[0], 15 - sum(-1) - bar[1]];
  const begun = game.begin(options, 2);
  return { ...begun, score: [3, 2], board: { points, bar, off }, stage: 'ready', side: 0, ...state };
}

/** The state after a roll for the side on roll. */
export function rolled(state: State, a: number, b: number): { state: State; facts: readonly Fact[] } {
  const rolling: State = { ...state, stage: 'rolling', roll: null, dice: [] };
  return game.next(rolling, { kind: 'roll', roll: [a, b] });
}

/** Plays steps written as in the log (`8/5`, absolute points), collecting the facts. */
export function play(
  state: State,
  steps: readonly string[],
): { state: State; facts: readonly Fact[]; actions: readonly Action[] } {
  const facts: Fact[] = [];
  const actions: Action[] = [];
  let at = state;
  for (const text of steps) {
    const read = game.readAction(text);
    if (!read.ok) throw new Error(`the gallery cannot read ${text}`);
    const turn = game.turn(at);
    const next = game.next(at, {
      kind: 'act',
      seat: turn.kind === 'seat' ? turn.seat : at.side,
      action: read.value,
    });
    actions.push(read.value);
    facts.push(...next.facts);
    at = next.state;
  }
  return { state: at, facts, actions };
}
