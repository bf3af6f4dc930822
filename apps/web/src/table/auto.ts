/** What goes by itself on one's turn, where the person wants it so. */
import { type AnyGame, ROLL } from '@sandbar/engine';
import type { Settings } from '../session/device.ts';

/**
 * The actions that go by themselves in a state, or null: a roll with nothing to decide, a turn that leaves no choice.
 * [case 97] `undone`: something was taken back in this turn.
 */
export function byItself(
  game: AnyGame,
  state: unknown,
  settings: Pick<Settings, 'autoRoll' | 'autoForced'>,
  undone: boolean,
): readonly unknown[] | null {
  if (game.turn(state).kind !== 'seat') return null;
  const legal = game.legal(state);
  // Where something else may be done before the roll, rolling is a choice.
  if (legal.some((action) => game.writeAction(action) === ROLL))
    return settings.autoRoll && legal.length === 1 ? legal : null;
  if (!settings.autoForced || undone) return null;
  // Compared by the states that turns lead to, not by their steps. [case 16]
  const [first, ...others] = game.ends(state);
  if (first === undefined) return null;
  const only = others.length === 0 ? '' : game.write(first.state);
  return others.every((end) => game.write(end.state) === only) ? first.actions : null;
}
