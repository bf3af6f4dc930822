/** The choices that a turn leaves beside where to sail: treasure taken or left, and what sails from a stack. */
import { pirateer } from '@sandbar/engine';

type State = pirateer.State;
type SailAction = pirateer.SailAction;

export interface Landing {
  readonly at: number;
  readonly action: SailAction;
  /** The same sail with the other answer; null where the rules leave no choice. */
  readonly other: SailAction | null;
  readonly barred: boolean;
}

/** The last landing beside treasure in a draft. */
export function landingOf(confirmed: State, draft: readonly pirateer.Action[]): Landing | null {
  const game = pirateer.pirateer;
  let state = confirmed;
  let found: Landing | null = null;
  draft.forEach((action, at) => {
    const before = state;
    state = game.next(before, { kind: 'act', seat: before.seat, action }).state;
    if (action.kind !== 'sail' || action.plunder === null) return;
    const other: SailAction = { ...action, plunder: action.plunder === 'take' ? 'decline' : 'take' };
    const text = game.writeAction(other);
    const isLegal = game.legal(before).some((one) => game.writeAction(one) === text);
    found = {
      at,
      action,
      other: isLegal ? other : null,
      barred: pirateer.plunderBarredWhy(before, action.from, action.to) !== undefined,
    };
  });
  return found;
}

export type Way = 'one' | 'all' | 'carrier';

/** The ways in which ships can sail from a stack; null where there is nothing to choose. */
export function stackOn(
  state: State,
  spot: string,
): { readonly ships: number; readonly ways: readonly Way[] } | null {
  if (state.stage !== 'sailing') return null;
  const sails = pirateer.pirateer
    .legal(state)
    .filter((one): one is SailAction => one.kind === 'sail' && one.from === spot);
  const wayOf = ({ which }: SailAction): Way =>
    which === 'stack' ? 'all' : which === '' ? 'one' : 'carrier';
  const ways = (['one', 'carrier', 'all'] as const).filter((way) =>
    sails.some((sail) => wayOf(sail) === way),
  );
  const ships = Object.values(state.ships).reduce(
    (sum, list) => sum + (list ?? []).filter(({ at }) => at === spot).length,
    0,
  );
  return ways.length > 1 ? { ships, ways } : null;
}
