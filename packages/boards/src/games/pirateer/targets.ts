/** The targets of the ship in hand: with which dice, by which way, and what comes of it. */
import type { Words } from '@sandbar/words';
import type { SpotId } from '../../board.ts';
import type { TargetChoice } from '../../game.ts';
import type { Target } from '../../marks.ts';
import {
  chartFor,
  type Fact,
  game,
  lyingOn,
  numberOf,
  planOf,
  type State,
  seatOf,
  spaceAt,
} from './rules.ts';

export function targets(
  state: State,
  words: Words,
  from: SpotId,
  choices: readonly TargetChoice[],
): readonly Target[] {
  const found = choices
    // Back and forth to where it lies is played die by die.
    .filter(({ to, dice }) => to !== from || dice.every((die) => die === 0))
    .map((choice) => target(state, words, choice));
  return [...found, ...barredWays(state, from, found)];
}

function target(state: State, words: Words, { to, dice, trail, actions, hits }: TargetChoice): Target {
  const facts = outcome(state, actions);
  const used = placesOf(state, dice);
  const wins = facts.some((fact) => fact.kind === 'over');
  const gains = facts.some(({ kind }) => kind === 'plundered' || kind === 'salvaged' || kind === 'seized');
  return {
    spot: to,
    hits: hits > 0,
    chip: saying(words, facts),
    tone: hits > 0 ? 'hit' : gains || wins ? 'gain' : 'free',
    dice: dice.map((value, i) => ({ value, owner: used[i] ?? 0 })),
    trail,
    wins,
    gains,
    name: to,
  };
}

/** What the steps would bring. */
export function outcome(state: State, actions: readonly unknown[]): readonly Fact[] {
  let at = state;
  return actions.flatMap((action) => {
    const step = game.next(at, { kind: 'act', seat: state.seat, action: action as never });
    at = step.state;
    return step.facts;
  });
}

/** "captures French, takes the treasure": what is worth saying about facts. */
export function saying(words: Words, facts: readonly Fact[]): string {
  const parts = facts.flatMap((fact): string[] => {
    switch (fact.kind) {
      case 'captured':
        return [words('chip.captures', { n: fact.ships, fleet: words(`fleet.${fact.lost}`) })];
      case 'seized':
      case 'salvaged':
        return [words('chip.seizes')];
      case 'plundered':
        return [words('chip.plunders')];
      case 'over':
        return [words('chip.wins')];
      default:
        return [];
    }
  });
  return parts.join(', ');
}

/** Which dice of the roll these are: each of an equal pair in turn, those that are used first. */
export function placesOf(
  { roll, dice: left }: Pick<State, 'roll' | 'dice'>,
  values: readonly number[],
): number[] {
  const free = freeDice(roll, left);
  return values.map((value) => {
    const i = free.findIndex((place) => roll[place] === value);
    return i < 0 ? 0 : (free.splice(i, 1)[0] ?? 0);
  });
}

/** The places in the roll of the dice that are left. */
export function freeDice(roll: readonly number[], left: readonly number[]): number[] {
  const rest = [...left];
  const free: number[] = [];
  for (let place = roll.length - 1; place >= 0; place--) {
    const i = rest.indexOf(roll[place] ?? 0);
    if (i < 0) continue;
    rest.splice(i, 1);
    free.unshift(place);
  }
  return free;
}

/** With treasure aboard: the next space in each direction that leads away from home. */
function barredWays(state: State, from: SpotId, found: readonly Target[]): Target[] {
  const there = lyingOn(state, from);
  if (state.stage !== 'sailing' || there === undefined || seatOf(state, there.fleet) !== state.seat)
    return [];
  if (there.ships.every(({ cargo }) => cargo === '')) return [];
  const chart = chartFor(from);
  return planOf(there.fleet).barred.flatMap((direction): Target[] => {
    const next = chart.near[numberOf(chart, from) * 6 + direction] ?? -1;
    if (next < 0) return [];
    const spot = spaceAt(chart, next).name;
    return found.some((one) => one.spot === spot) ? [] : [{ spot, hits: false, chip: '', tone: 'barred' }];
  });
}
