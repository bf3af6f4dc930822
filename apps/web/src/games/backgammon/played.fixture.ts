/** Matches for tests, played by the real rules from words of a log: `=31 A17/20 A19/20 Broll`. */
import { backgammon, readEvent, referee } from '@sandbar/engine';
import type { Options } from './setting/sentence.tsx';

type State = backgammon.State;
type Fact = backgammon.Fact;

const game = backgammon.backgammon;

/** The last two checkers of each side on its ace point: whoever rolls bears them off. */
export const RACE: Partial<State> = {
  board: {
    points: [-2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
    bar: [0, 0],
    off: [13, 13],
  },
};

/** Plays words from the start of a match, or from a state changed by `from`; a word that is refused is a mistake of the test. */
export function played(
  options: Options,
  words: string,
  from: Partial<State> = {},
): { readonly state: State; readonly facts: readonly Fact[] } {
  let state: State = { ...game.begin(options, 2), ...from };
  const facts: Fact[] = [];
  for (const word of words.split(' ').filter((one) => one !== '')) {
    const event = readEvent(game, word);
    if (!event.ok) throw new Error(`${word}: ${event.why}`);
    const step = referee(game, state, event.value);
    if (!step.ok) throw new Error(`${word} is refused (${step.why}) in ${game.write(state)}`);
    state = step.value.state;
    facts.push(...step.value.facts);
  }
  return { state, facts };
}
