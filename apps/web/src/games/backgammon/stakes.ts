/** The figures of the take-or-pass screen. */
import { backgammon } from '@sandbar/engine';
import { words } from '../../ui/words.ts';

export interface AnswerFigures {
  /** The cube after taking, and what passing loses. */
  readonly taken: number;
  readonly lost: number;
  /** [mine, theirs] */
  readonly score: readonly [number, number];
  readonly pips: readonly [number, number];
  readonly scoreAfterPass: string;
  readonly mayBeaver: boolean;
}

/** For the seat that answers a double or a beaver. */
export function answerFigures(state: backgammon.State, seat: backgammon.Side): AnswerFigures {
  const they = backgammon.other(seat);
  const { value } = state.cube;
  const score: [number, number] = [state.score[seat], state.score[they]];
  return {
    taken: value * 2,
    lost: value,
    score,
    pips: [backgammon.pipCount(state.board, seat), backgammon.pipCount(state.board, they)],
    scoreAfterPass: words('over.score', { a: score[0], b: score[1] + value }),
    mayBeaver: backgammon.backgammon.legal(state).some(({ kind }) => kind === 'beaver'),
  };
}
