/** Backgammon as it is chosen and waited for. */
import { backgammon } from '@sandbar/engine';
import type { Setting } from '../../contract.ts';
import { FIRST, type Options, OptionsSentence, optionsTitle } from './sentence.tsx';
import { sideName } from './side.ts';

export const backgammonSetting: Setting<Options> = {
  rules: { readOptions: backgammon.readOptions, seats: () => [2], fit: (options) => options },
  first: FIRST,
  seats: 2,
  points: (options) => (options.mode === 'match' ? options.length : 5),
  title: optionsTitle,
  seatName: (_options, _seats, seat) => sideName(seat),
  Sentence: ({ options, seats, onChange }) => (
    <OptionsSentence options={options} onChange={(next) => onChange(next, seats)} />
  ),
};
