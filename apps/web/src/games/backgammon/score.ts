/** A match of backgammon in a line and a few numbers. */
import { backgammon } from '@sandbar/engine';
import type { Model, Score } from '../../table/model.ts';
import { nameOf } from '../../table/questions.ts';
import { words } from '../../ui/words.ts';
import type { GameLine } from './history.ts';
import { resultTitle } from './result.tsx';
import type { Options } from './setting/sentence.tsx';
import { backgammonSetting } from './setting/setting.tsx';
import { seatToAct, theirLine } from './status.ts';

type State = backgammon.State;

export function score({ state, names, table }: Model<State, readonly GameLine[]>): Score {
  if (state === undefined) return { goal: '', seats: [], acts: null, now: '' };
  const acts = seatToAct(state);
  return {
    goal: backgammonSetting.title(state.options as Options, 2),
    seats: ([0, 1] as const).map((side) => ({
      value: String(state.score[side]),
      note: words('embed.pips', { n: backgammon.pipCount(state.board, side) }),
      out: false,
    })),
    acts,
    now: nowText(state, acts, names, table.flagged),
  };
}

function nowText(
  state: State,
  acts: number | null,
  names: readonly string[],
  flagged: number | null,
): string {
  if (state.result !== null) return resultTitle(state, null, names, flagged);
  if (acts === null) return words('say.rolling');
  const dice = state.stage === 'moving' ? ` ${[...state.dice].sort((a, b) => b - a).join(', ')}` : '';
  return `${nameOf(names, acts)} ${theirLine(state, acts)}${dice}`;
}
