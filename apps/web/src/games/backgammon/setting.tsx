/** Backgammon as it is chosen and waited for. */
import { backgammon } from '@sandbar/engine';
import type { Setting } from '../face.ts';
import { Checker } from './checker.tsx';
import { FIRST, type Options, OptionsSentence, optionsTitle } from './sentence.tsx';
import { sideName } from './status.ts';

export const backgammonSetting: Setting<Options> = {
  game: backgammon.backgammon,
  first: FIRST,
  seats: 2,
  title: optionsTitle,
  seatName: (_options, _seats, seat) => sideName(seat),
  Sentence: ({ options, seats, onChange }) => (
    <OptionsSentence options={options} onChange={(next) => onChange(next, seats)} />
  ),
  Badge: ({ seat, size }) => <Checker seat={seat} size={size} />,
};
