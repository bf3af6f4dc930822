/** The notation for people. [PR20] */
import { chartOf, numberOf } from './chart.ts';
import { rulesIn } from './flow.ts';
import { moveFor } from './position.ts';
import { sail } from './sail.ts';
import { seaOf } from './sea.ts';
import type { Action, SailAction, State } from './state.ts';
import { writeAction } from './text.ts';

/**
 * `K14-K12`; `x` captures, `$` comes by treasure, `+` wins. A whole stack is `K14(3)-K12`, its carrier alone `K14$-K12`, and
 * where the ship that gets the treasure must be named, `$$` is the carrier. Other actions as in the log: `roll`, `name3`.
 */
export function notate(state: State, action: Action): string {
  return action.kind === 'sail' ? sailNotation(state, action) : writeAction(action).replace(':', ' ');
}

function sailNotation(state: State, action: SailAction): string {
  const sea = seaOf(state, state.seat);
  const chart = chartOf(rulesIn(state).maps);
  const ships = sea.count[numberOf(chart, action.from)] ?? 0;
  const who = action.which === 'stack' ? `(${ships})` : action.which === '' ? '' : '$';
  const trace = sail(sea, moveFor(sea, action));
  const treasure = trace.taker < 0 ? '' : action.aboard === null || action.aboard === '' ? '$' : '$$';
  return `${action.from}${who}-${action.to}${trace.foe === 0 ? '' : 'x'}${treasure}${trace.wins ? '+' : ''}`;
}
