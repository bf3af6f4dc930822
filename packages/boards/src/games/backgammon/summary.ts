/** Backgammon in a few words. */
import type { backgammon, Seat } from '@sandbar/engine';
import type { Words } from '@sandbar/words';
import { playing, type Summary } from '../../summary.ts';

const SIDES = ['ivory', 'ebony'] as const;

export const sideName = (side: Seat, words: Words): string => words(`side.${SIDES[side === 1 ? 1 : 0]}`);

export const backgammonSummary: Summary<backgammon.State, backgammon.Options> = {
  name: (words) => words('start.backgammon'),
  who: (words) => words('start.backgammon.who'),
  line: (words) => words('start.backgammon.line'),
  title(options, _seats, words) {
    switch (options.mode) {
      case 'match':
        return words('title.match', { n: options.length });
      case 'money':
        return options.games === null
          ? words('title.money.open')
          : words('title.money', { n: options.games });
      case 'lead':
        return words('title.lead', { n: options.lead });
      case 'single':
        return words('title.single');
    }
  },
  seatName: (_options, _seats, seat, words) => sideName(seat, words),
  standing: (state, seat) => ({
    note: state === undefined || state.options.mode === 'single' ? '' : String(state.score[seat] ?? ''),
    look: SIDES[seat],
    left: false,
  }),
  turn(state, who, words) {
    if (state.stage === 'doubled' || state.stage === 'beavered') return words('card.turn.answer', { who });
    return state.stage === 'ready' ? words('card.turn.roll', { who }) : playing(who, state.roll ?? [], words);
  },
};
