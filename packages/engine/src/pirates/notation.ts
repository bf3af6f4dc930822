/** [PB29] Steps as people write them: `14/17`, `14/17*` where something is taken, `22/home +9` for bearing off with a hold of 9. */
import { pirateOf } from './fleet.ts';
import { seatToAct } from './round.ts';
import type { Action, Fact, State } from './state.ts';
import { takes } from './steps.ts';

/** One step, or `roll`. */
export function notate(state: State, action: Action): string {
  if (action.kind === 'roll') return 'roll';
  const { from, to } = action;
  if (to === 'off') return `${from}/${home(pirateOf(state, seatToAct(state)).hold)}`;
  return `${from}/${to}${takes(state, to) ? '*' : ''}`;
}

const home = (gold: number): string => (gold === 0 ? 'home' : `home +${gold}`);

/**
 * A turn from its facts, joined: `14/20/home +9`, `bar/4*`, with a star after each point where something was taken, and
 * with `bar` at the end where the ship was sunk: `14/11/bar`, `14/bar`. Empty when nothing moved.
 */
export function notateTurn(facts: readonly Fact[]): string {
  let text = '';
  for (const fact of facts) {
    if (fact.kind === 'moved') {
      if (text === '') text = `${fact.from}`;
      if (fact.to !== 'off') text += `/${fact.to}`;
    } else if (fact.kind === 'entered') text = `bar/${fact.at}`;
    else if (fact.kind === 'banked') text += `/${home(fact.gold)}`;
    else if (fact.kind === 'captured' || fact.kind === 'plundered') text = `${text.replace(/\*$/, '')}*`;
    else if (fact.kind === 'sunk' && fact.by !== 'pirate') text = `${text || fact.at}/bar`;
    else if (fact.kind === 'turned' || fact.kind === 'phase') break;
  }
  return text;
}
