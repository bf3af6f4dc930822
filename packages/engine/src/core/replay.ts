/** Folds a log of events into the state it leads to. */
import { type Checked, no, yes } from './checked.ts';
import type { Event, Game, Step } from './game.ts';
import { referee } from './referee.ts';

/** Folds trusted events (a log that the host wrote). Throws where the reducer does. */
export const fold = <S, A, O, F>(game: Game<S, A, O, F>, start: S, events: Iterable<Event<A>>): S => {
  let state = start;
  for (const event of events) state = game.next(state, event).state;
  return state;
};

/** Replays untrusted events through the referee: every step, or the reason and the number of the entry at fault. */
export function replay<S, A, O, F>(
  game: Game<S, A, O, F>,
  start: S,
  events: Iterable<Event<A>>,
): Checked<readonly Step<S, F>[]> & { readonly at?: number } {
  const steps: Step<S, F>[] = [];
  let state = start;
  for (const event of events) {
    const step = referee(game, state, event);
    if (!step.ok) return { ...no(step.why), at: steps.length };
    steps.push(step.value);
    state = step.value.state;
  }
  return yes(steps);
}
