/** Which actions are legal, and the complete turns that they lead to. [PR14], [PV6] to [PV9] */
import type { End } from '../core/game.ts';
import { afterSails } from './capture.ts';
import { losses } from './hurricane.ts';
import { choices, eachEnd, oneDie } from './lookahead.ts';
import { next } from './next.ts';
import { devices } from './nuke.ts';
import { actionOf } from './position.ts';
import { seaOf } from './sea.ts';
import { actorOf } from './settle.ts';
import type { Action, SailAction, State } from './state.ts';

/** The legal actions of the seat to act; empty when chance or nobody is to act. */
export function legal(state: State): readonly Action[] {
  switch (state.stage) {
    case 'ready':
      return [{ kind: 'roll' }, ...devices(state)];
    case 'sailing': {
      const sea = seaOf(state, state.seat);
      return choices(sea, state.dice, state.must).map((choice) => actionOf(sea.chart, choice));
    }
    case 'storm':
      return losses(state);
    case 'naming':
      return [...names(state), ...(state.dice.length === 0 ? [STOP] : [])];
    case 'again':
      return [{ kind: 'roll' }, STOP];
    default:
      return [];
  }
}

const STOP: Action = { kind: 'stop' };

const names = ({ dice }: State): Action[] =>
  [1, 2, 3, 4, 5, 6].filter((die) => die >= (dice.at(-1) ?? 1)).map((die) => ({ kind: 'name', die }));

/** Every sail of a die from here, whatever must be done with the other dice: legal or not for that reason alone. */
export function sailsWith(state: State, die: number): readonly SailAction[] {
  const sea = seaOf(state, state.seat);
  return oneDie(sea, die).map((choice) => actionOf(sea.chart, choice));
}

/**
 * The distinct complete turns. With Acey-Deucey a turn has parts, and these are the ends of the part that runs: a roll is
 * used up, a roll is named, or the seat rolls again or stops.
 */
export function ends(state: State): readonly End<State, Action>[] {
  switch (state.stage) {
    case 'sailing':
      return sailingEnds(state);
    case 'naming':
      return namings(state, []);
    default: {
      const seat = actorOf(state);
      if (seat === undefined) return [];
      return legal(state).map((action) => ({
        actions: [action],
        state: next(state, { kind: 'act', seat, action }).state,
      }));
    }
  }
}

/** [PV9] Every roll that can still be named, and stopping. */
function namings(state: State, actions: readonly Action[]): End<State, Action>[] {
  return legal(state).flatMap((action) => {
    const after = next(state, { kind: 'act', seat: state.seat, action }).state;
    const path = [...actions, action];
    return after.stage === 'naming' && after.dice.length > 0
      ? namings(after, path)
      : [{ actions: path, state: after }];
  });
}

function sailingEnds(state: State): readonly End<State, Action>[] {
  const sea = seaOf(state, state.seat);
  const found: End<State, Action>[] = [];
  eachEnd(sea, state.dice, state.must, (path, traces) => {
    const dice = path.map(({ die }) => die);
    found.push({
      actions: path.map((choice) => actionOf(sea.chart, choice)),
      state: afterSails(state, sea, traces, dice, []),
    });
  });
  return found;
}
