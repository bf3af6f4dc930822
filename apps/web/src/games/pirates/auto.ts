/** What goes by itself on one's turn, where the person wants it so. */
import { pirates } from '@sandbar/engine';

/** The actions that go by themselves here, or null: the roll, a turn without a choice. */
export function byItself(
  state: pirates.State,
  settings: { readonly autoRoll: boolean; readonly autoForced: boolean },
  undone: boolean,
): readonly pirates.Action[] | null {
  if (state.stage === 'ready') return settings.autoRoll ? [{ kind: 'roll' }] : null;
  if (state.stage !== 'moving' || !settings.autoForced || undone) return null;
  const ends = pirates.pirates.ends(state);
  return ends.length === 1 ? (ends[0]?.actions ?? null) : null;
}
