/** From a turn as it is told to the steps of the rules: the ways of the checkers, in an order in which they are legal. */
import { backgammon, type MoveAction, type State } from './rules.ts';
import type { Hop } from './transcript.ts';

/** No turn has more steps. */
const MOST_HOPS = 4;

/**
 * The steps that make these hops, in the order told if the rules allow it; undefined when no order is legal. A whole turn
 * must be played, unless `part` allows to stop within it. A hop of several dice goes a way without a hit if there is one.
 */
export function stepsOf(
  state: State,
  hops: readonly Hop[],
  part: boolean,
): readonly MoveAction[] | undefined {
  if (hops.length > MOST_HOPS) return undefined;
  return search(state, hops, false) ?? (part ? search(state, hops, true) : undefined);
}

function search(state: State, hops: readonly Hop[], part: boolean): readonly MoveAction[] | undefined {
  if (hops.length === 0) return state.stage === 'moving' && !part ? undefined : [];
  if (state.stage !== 'moving') return undefined;
  for (const [i, hop] of hops.entries()) {
    for (const action of stepsAlong(state, hop)) {
      const left =
        action.to === hop.to ? hops.toSpliced(i, 1) : hops.with(i, { ...hop, from: action.to as number });
      const after = backgammon.next(state, { kind: 'act', seat: state.side, action }).state;
      const rest = search(after, left, part);
      if (rest !== undefined) return [action, ...rest];
    }
  }
  return undefined;
}

/** The legal steps that begin a hop: those that make it with one die first, then the others, hits last. */
function stepsAlong(state: State, hop: Hop): MoveAction[] {
  const { side, board } = state;
  const rank = ({ to }: MoveAction): number => {
    if (to === hop.to) return 0;
    const blot = to !== 'off' && (board.points[to - 1] ?? 0) === (side === 0 ? -1 : 1);
    return blot ? 2 : 1;
  };
  const onTheWay = ({ to }: MoveAction): boolean =>
    to === hop.to || (to !== 'off' && (hop.to === 'off' || (side === 0 ? to < hop.to : to > hop.to)));
  return backgammon
    .legal(state)
    .filter((action) => action.kind === 'move')
    .filter((action) => action.from === hop.from && onTheWay(action))
    .sort((a, b) => rank(a) - rank(b) || a.die - b.die);
}
