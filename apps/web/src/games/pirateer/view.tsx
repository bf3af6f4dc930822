/** Pirateer at the table. */
import { pirateerBoard } from '@sandbar/boards/pirateer';
import { fleetsFor } from '@sandbar/boards/pirateer/summary';
import { pirateer } from '@sandbar/engine';
import type { History } from '../../table/history.ts';
import type { GameView, Model } from '../../table/model.ts';
import { words } from '../../ui/words.ts';
import { historyOf } from './chronicle.ts';
import { FleetBadge } from './fleet.tsx';
import { Play } from './play.tsx';
import { pliesOf } from './plies.ts';
import { score } from './score.ts';
import { actorIn } from './status.ts';

type State = pirateer.State;
type Fact = pirateer.Fact;
type At = Model<State, History<pirateer.Fact>>;

export const pirateerView: GameView<
  State,
  pirateer.Action,
  Fact,
  History<pirateer.Fact>,
  pirateer.Options
> = {
  game: pirateer.pirateer,
  board: pirateerBoard,
  history: historyOf,
  score,
  plies: (history, state) => pliesOf(history, state),
  last,
  key: () => undefined,
  // A draw is all that can be offered here, and every table has words for that.
  offerText: () => '',
  offerRows,
  Badge: ({ options, seats, seat, size }) => (
    <FleetBadge fleets={fleetsFor(options, seats, seat) ?? []} size={size} />
  ),
  Play,
};

const NONE: readonly Fact[] = [];

/** The courses of the turn before this one. */
function last({ history, state, session }: At): readonly Fact[] {
  if (state === undefined || state.stage === 'over' || actorIn(state) === null) return NONE;
  return session.replica.draft.length > 0 ? NONE : history.moved;
}

function offerRows({ state, seat, session }: At): readonly { what: string; text: string }[] {
  if (state === undefined || seat === null) return [];
  const open = pirateer.pirateer.settles(session.replica.confirmed as State);
  return open.some(({ settle }) => settle.what === 'draw')
    ? [{ what: 'draw', text: words('offer.draw') }]
    : [];
}
