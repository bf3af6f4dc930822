/** What goes by itself on one's turn, where the person wants it so. */
import { backgammon } from '@sandbar/engine';

type State = backgammon.State;
type Action = backgammon.Action;

/** The actions that go by themselves here, or null: a roll with nothing to decide, a turn without a choice. [case 97] */
export function byItself(
  state: State,
  settings: { readonly autoRoll: boolean; readonly autoForced: boolean },
  undone: boolean,
): readonly Action[] | null {
  const game = backgammon.backgammon;
  if (state.stage === 'ready') {
    const legal = game.legal(state);
    return settings.autoRoll && legal.length === 1 ? legal : null;
  }
  if (state.stage !== 'moving' || !settings.autoForced || undone) return null;
  // Compared by the boards that turns lead to, not by their steps. [case 16]
  const ends = game.ends(state);
  return ends.length === 1 ? (ends[0]?.actions ?? null) : null;
}
