/** A match of Pirates Backgammon in a line and a few numbers. */
import type { pirates } from '@sandbar/engine';
import type { History } from '../../table/history.ts';
import type { Model, Score } from '../../table/model.ts';
import { words } from '../../ui/words.ts';
import { chronicleOf } from './chronicle.ts';
import { resultOf } from './result.tsx';
import { sayOf, seatOf } from './status.ts';

export function score({ state, history, names }: Model<pirates.State, History<pirates.Fact>>): Score {
  if (state === undefined) return { goal: '', seats: [], acts: null, now: '' };
  const chronicle = chronicleOf(history.facts, state.pirates.length);
  const result = resultOf(state, chronicle, names, null);
  return {
    goal: words('crew.goal', { n: state.options.gold }),
    seats: chronicle.seats.map(({ chest, hold, at }) => ({
      value: String(chest),
      note: hold > 0 ? `+${hold}` : '',
      out: at === 'gone',
    })),
    acts: seatOf(state),
    now:
      result?.title ?? sayOf({ state, chronicle, seat: null, names, drafting: false, sending: false }).title,
  };
}
