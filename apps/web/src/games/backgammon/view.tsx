/** Backgammon at the table. */
import { backgammonBoard } from '@sandbar/boards/backgammon';
import { backgammon } from '@sandbar/engine';
import type { Offer } from '@sandbar/protocol';
import type { GameView, Model } from '../../table/model.ts';
import { nameOf } from '../../table/questions.ts';
import { words } from '../../ui/words.ts';
import { Checker } from './checker.tsx';
import { type GameLine, historyOf, lastPlay } from './history.ts';
import { Play } from './play.tsx';
import { pliesOf } from './plies.ts';
import { score } from './score.ts';
import type { Options } from './setting/sentence.tsx';
import { isAnswer } from './status.ts';

type State = backgammon.State;
type At = Model<State, readonly GameLine[]>;

export const backgammonView: GameView<
  State,
  backgammon.Action,
  backgammon.Fact,
  readonly GameLine[],
  Options
> = {
  game: backgammon.backgammon,
  board: backgammonBoard,
  history: historyOf,
  score,
  plies: (games) => pliesOf(games),
  last,
  key: (state, letter) => (letter === 'd' && backgammon.canDouble(state) ? { kind: 'double' } : undefined),
  offerText,
  offerRows,
  Badge: ({ seat, size }) => <Checker seat={seat} size={size} />,
  Play,
};

function last({ seat, local, history, state }: At): readonly backgammon.Fact[] {
  const other = seat === null || local ? (history.at(-1)?.turns.at(-1)?.side ?? 0) : seat === 0 ? 1 : 0;
  const play = lastPlay(history, other === 1 ? 1 : 0)?.facts ?? [];
  // While a double is open the cube lies where their dice were.
  const answer = state !== undefined && isAnswer(state);
  return answer ? play.filter(({ kind }) => kind !== 'rolled' && kind !== 'opened') : play;
}

function offerText(model: At, offer: Offer): string {
  const [what, , level] = offer.what.split(':');
  const mine = offer.by === model.seat && !model.local;
  const who = nameOf(
    model.names,
    mine ? (offer.ask.find((seat) => !offer.yes.includes(seat)) ?? 0) : offer.by,
  );
  if (what === 'end') return words(mine ? 'offer.end.mine' : 'offer.end.asked', { who });
  if (what !== 'resign') return '';
  const n = Number(level) * (model.state?.cube.value ?? 1);
  return mine ? words('offer.resign.mine', { who }) : words('offer.resign.asked', { who, n });
}

function offerRows({ state, seat, session }: At): readonly { what: string; text: string }[] {
  if (state === undefined || seat === null) return [];
  const open = backgammon.backgammon.settles(session.replica.confirmed as State);
  return open.flatMap(({ settle }) => {
    if (settle.what === 'resign' && settle.seat === seat)
      return [
        {
          what: `resign:${seat}:${settle.level}`,
          text: words.say(`offer.resign.${settle.level}`, { n: settle.level * state.cube.value }),
        },
      ];
    return settle.what === 'end' ? [{ what: 'end', text: words('offer.end') }] : [];
  });
}
