/** Pirates Backgammon in a few words. */
import type { pirates } from '@sandbar/engine';
import { playing, type Summary } from '../../summary.ts';

export const piratesSummary: Summary<pirates.State, pirates.Options> = {
  name: (words) => words('start.pirates'),
  who: (words) => words('start.pirates.who'),
  line: (words) => words('start.pirates.line'),
  title: ({ gold, d10 }, seats, words) =>
    words(d10 ? 'title.pirates.d10' : 'title.pirates', { count: words.count(seats), gold }),
  seatName: (_options, _seats, seat, words) => words.say(`captain.${seat}`),
  standing(state, seat, words) {
    const pirate = state?.pirates[seat];
    const left = pirate?.at === 'gone';
    return {
      note: pirate === undefined ? '' : left ? words('card.gone') : words('card.gold', { n: pirate.chest }),
      look: `ship${seat}`,
      left,
    };
  },
  turn: (state, who, words) =>
    state.stage === 'ready' ? words('card.turn.roll', { who }) : playing(who, state.roll ?? [], words),
};
