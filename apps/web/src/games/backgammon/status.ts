/** What the shell says about a state of backgammon: titles, the line under a name, tags. */
import { sideName } from '@sandbar/boards/backgammon/summary';
import { backgammon, type Seat } from '@sandbar/engine';
import { words } from '../../ui/words.ts';
import type { Options } from './setting/sentence.tsx';
import { backgammonSetting } from './setting/setting.tsx';

type State = backgammon.State;

/** How the page sees the table. */
export interface Seen {
  readonly state: State;
  /** The seat of this page, or null for a watcher. */
  readonly seat: Seat | null;
  readonly names: readonly string[];
  readonly sending: boolean;
  readonly drafting: boolean;
}

/** `match to 7, game 4` */
export function matchTitle(options: Options, state: State | undefined): string {
  const title = backgammonSetting.title(options, 2);
  if (state === undefined || options.mode === 'single') return title;
  return state.stage === 'over'
    ? words('title.over', { title })
    : words('title.game', { title, n: state.game });
}

/** The seat that the state waits for, or null. */
export function seatToAct(state: State): Seat | null {
  const turn = backgammon.backgammon.turn(state);
  return turn.kind === 'seat' ? turn.seat : null;
}

export const isAnswer = (state: State): boolean => state.stage === 'doubled' || state.stage === 'beavered';

/** The sentence under the name of the seat to act on this page: what may be done now. */
export function myLine({ state, seat, sending, drafting }: Seen, phone: boolean): string {
  if (sending) return words('say.sending');
  const acts = seatToAct(state);
  // Before the stage: a draft may end the game or the match, and is still to be confirmed.
  if (drafting && acts !== seat) return words('say.confirm');
  if (state.stage === 'over') return words('say.over');
  if (state.stage === 'opening' && state.game === 1) return words('say.rolling');
  if (state.stage === 'between' || state.stage === 'opening') return words('say.next');
  if (acts !== seat) return words('table.here', { side: sideName(seat ?? 0, words) });
  switch (state.stage) {
    case 'ready':
      return words(backgammon.canDouble(state) ? 'say.rollOrDouble' : 'say.roll');
    case 'moving':
      return leftLine(state.dice);
    case 'doubled':
    case 'beavered':
      return words(phone ? 'say.answer.phone' : 'say.answer');
    default:
      return words('say.rolling');
  }
}

/** "Three 4s left to play", "6 and 2 left to play", "One 5 left to play". */
export function leftLine(dice: readonly number[], form: '' | '.short' = ''): string {
  const [first = 0] = dice;
  if (dice.length === 2 && dice[0] !== dice[1])
    return words.say(`say.left${form}`, {
      n: 2,
      die: first,
      dice: words.list([...dice].reverse().map(String)),
    });
  if (dice.length === 1) return words.say(`say.left${form}`, { n: 1, die: first, dice: first });
  return words.say(`say.leftDouble${form}`, {
    n: dice.length,
    die: first,
    count: words.count(dice.length),
  });
}

/** The line under the name of somebody else who is here. */
export function theirLine(state: State, seat: Seat): string {
  const side = sideName(seat, words);
  if (state.stage === 'doubled' && state.side === seat) return words('say.offersCube');
  if (seatToAct(state) !== seat) return words('table.here', { side });
  if (state.stage === 'ready') return words('say.theyRoll');
  if (state.stage === 'moving') return words('say.theyMove');
  return isAnswer(state) ? words('say.theyAnswer') : words('table.here', { side });
}

/** What a match is played to, as the small number beside a score; null where there is none. */
export function target(options: Options): number | null {
  return options.mode === 'match' ? options.length : null;
}
