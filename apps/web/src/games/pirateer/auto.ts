/** What goes by itself on one's turn, where the person wants it so. */
import { pirateer } from '@sandbar/engine';

type State = pirateer.State;

/** The actions that go by themselves here, or null: a roll with nothing to decide, a turn that leaves no choice. */
export function byItself(
  state: State,
  settings: { readonly autoRoll: boolean; readonly autoForced: boolean },
  undone: boolean,
): readonly pirateer.Action[] | null {
  const game = pirateer.pirateer;
  if (state.stage === 'ready') {
    // Where a ship may be declared a device, rolling is a choice.
    const legal = game.legal(state);
    return settings.autoRoll && legal.length === 1 ? legal : null;
  }
  if (state.stage !== 'sailing' || !settings.autoForced || undone) return null;
  // Compared by the states that turns lead to, not by their steps.
  const ends = game.ends(state);
  const [first] = ends;
  const states = new Set(ends.map((end) => game.write(end.state)));
  return first !== undefined && states.size === 1 ? first.actions : null;
}
