/** Backgammon as it is chosen and waited for. */
import { backgammonSummary } from '@sandbar/boards/backgammon/summary';
import { backgammon } from '@sandbar/engine';
import { called, type Setting } from '../../contract.ts';
import { FIRST, type Options, OptionsSentence } from './sentence.tsx';

export const backgammonSetting: Setting<Options> = {
  ...called(backgammonSummary),
  rules: { readOptions: backgammon.readOptions, seats: () => [2], fit: (options) => options },
  first: FIRST,
  seats: 2,
  points: (options) => (options.mode === 'match' ? options.length : 5),
  Sentence: ({ options, seats, onChange }) => (
    <OptionsSentence options={options} onChange={(next) => onChange(next, seats)} />
  ),
};
