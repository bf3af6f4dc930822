/** The texts that a position of any game has, named as words of the catalogue name them. */
import type { AnyGame, backgammon } from '@sandbar/engine';
import { positionForms } from '@sandbar/records';

/** A position as text. */
export interface PositionText {
  readonly form: 'gnubg' | 'xgid' | 'text';
  readonly text: string;
}

/** What other programs read comes first; our own text can say every position. */
export function positionTexts(game: AnyGame, state: unknown): readonly PositionText[] {
  const { gnubg, xgid } =
    game.id === 'backgammon'
      ? positionForms(state as backgammon.State)
      : { gnubg: undefined, xgid: undefined };
  return [
    ...(gnubg === undefined ? [] : [{ form: 'gnubg', text: gnubg } as const]),
    ...(xgid === undefined ? [] : [{ form: 'xgid', text: xgid } as const]),
    { form: 'text', text: game.write(state) },
  ];
}
