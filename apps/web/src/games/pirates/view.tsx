/** Pirates Backgammon at the table. */
import { piratesBoard } from '@sandbar/boards/pirates';
import { pirates } from '@sandbar/engine';
import type { History } from '../../table/history.ts';
import type { GameView, Model } from '../../table/model.ts';
import { words } from '../../ui/words.ts';
import { historyOf } from './chronicle.ts';
import { Play } from './play.tsx';
import { pliesOf } from './plies.ts';
import { score } from './score.ts';
import { ShipBadge } from './ship.tsx';

type State = pirates.State;
type Fact = pirates.Fact;
type At = Model<State, History<pirates.Fact>>;

export const piratesView: GameView<State, pirates.Action, Fact, History<pirates.Fact>, pirates.Options> = {
  game: pirates.pirates,
  board: piratesBoard,
  history: historyOf,
  score,
  plies: pliesOf,
  last,
  key: () => undefined,
  // A draw is all that can be offered here, and every table has words for that.
  offerText: () => '',
  offerRows,
  Badge: ({ seat, size }) => <ShipBadge seat={seat} size={size} />,
  Play,
};

const NONE: readonly Fact[] = [];

/** The courses of the turn before this one; none while I choose my own. */
function last({ history, state, seat, session }: At): readonly Fact[] {
  // A draft has courses of its own.
  if (session.replica.draft.length > 0) return NONE;
  if (state === undefined || state.stage === 'over') return NONE;
  const turn = pirates.pirates.turn(state);
  if (state.stage === 'moving' && turn.kind === 'seat' && turn.seat === seat) return NONE;
  return history.moved;
}

function offerRows({ state, seat, session }: At): readonly { what: string; text: string }[] {
  if (state === undefined || seat === null) return [];
  const open = pirates.pirates.settles(session.replica.confirmed as State);
  return open.some(({ settle }) => settle.what === 'draw')
    ? [{ what: 'draw', text: words('offer.draw') }]
    : [];
}
