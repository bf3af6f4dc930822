/** A match of Pirateer in a line and a few numbers. */
import type { pirateer } from '@sandbar/engine';
import type { History } from '../../table/history.ts';
import type { Model, Score } from '../../table/model.ts';
import { words } from '../../ui/words.ts';
import { chronicleOf } from './chronicle.ts';
import { resultOf } from './result.tsx';
import { actorIn, sayOf } from './status.ts';

export function score({ state, history, names }: Model<pirateer.State, History<pirateer.Fact>>): Score {
  if (state === undefined) return { goal: '', seats: [], acts: null, now: '' };
  const chronicle = chronicleOf(history.facts, state.fleets);
  const result = resultOf(state, chronicle, names, null);
  const saying = sayOf({
    state,
    chronicle,
    seat: null,
    names,
    draftFacts: [],
    sending: false,
    picked: null,
    wish: null,
  });
  return {
    goal: chronicle.round > 0 ? words('sea.turn', { n: chronicle.round }) : '',
    seats: state.fleets.map((fleets) => {
      const standing = fleets.map((fleet) => chronicle.fleets[fleet] ?? { ships: 0, cargo: 0 });
      const ships = standing.reduce((sum, one) => sum + one.ships, 0);
      const cargo = standing.reduce((sum, one) => sum + one.cargo, 0);
      return { value: String(ships), note: cargo > 0 ? '$'.repeat(cargo) : '', out: ships === 0 };
    }),
    acts: actorIn(state),
    now: result?.title ?? saying.title,
  };
}
