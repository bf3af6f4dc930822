/** The hurricane: which ship it takes, and what becomes of its treasure. [PV6] */
import type { Step } from '../core/game.ts';
import { joined, withCargo } from './cargo.ts';
import { chartOf, numberOf, type SpaceName } from './chart.ts';
import { finish, noisy, passTurn, resultOf, rulesIn, tellOut } from './flow.ts';
import type { FleetId } from './ports.ts';
import type { Action, Cargo, Fact, Loose, Ship, State } from './state.ts';
import { stepsHome } from './steps.ts';

interface Victim {
  readonly fleet: FleetId;
  readonly ship: Ship;
}

/** The ships of the seat that are furthest from their homes; those that cannot be told apart once. */
function furthest(state: State): readonly Victim[] {
  const chart = chartOf(rulesIn(state).maps);
  const own = (state.fleets[state.seat] ?? []).flatMap((fleet) =>
    (state.ships[fleet] ?? []).map((ship) => ({
      fleet,
      ship,
      steps: stepsHome(chart, fleet, ship.at, false) ?? Number.POSITIVE_INFINITY,
    })),
  );
  const most = Math.max(...own.map(({ steps }) => steps));
  return own.filter(
    ({ ship, steps }, i) =>
      steps === most &&
      own.findIndex((other) => other.ship.at === ship.at && other.ship.cargo === ship.cargo) === i,
  );
}

/** The ships that the seat may choose to lose. */
export const losses = (state: State): Action[] =>
  furthest(state).map(({ ship }) => ({ kind: 'lose', at: ship.at, which: ship.cargo }));

/** A hurricane was rolled: the only ship that is furthest is lost at once, among several the seat chooses. */
export function struck(state: State, roll: readonly number[], facts: Fact[]): State {
  facts.push({ kind: 'struck', seat: state.seat, roll });
  const [first, ...others] = furthest(state);
  if (first === undefined) throw new Error(`seat ${state.seat} has no ship to lose`);
  const shown: State = { ...state, stage: 'storm', roll: [...roll].sort((a, b) => b - a) };
  return others.length > 0 ? shown : lose(shown, first, facts);
}

export function lost(state: State, at: SpaceName, which: Cargo): Step<State, Fact> {
  const victim = furthest(state).find(({ ship }) => ship.at === at && ship.cargo === which);
  if (victim === undefined) throw new Error(`no ship at ${at} with cargo ${which || 'none'} can be lost`);
  const facts: Fact[] = [];
  return { state: lose(state, victim, facts), facts };
}

/** The tie is not decided by the seat: the first is lost. */
export function loseFirst(state: State, facts: Fact[]): State {
  const [first] = furthest(state);
  if (first === undefined) throw new Error(`seat ${state.seat} has no ship to lose`);
  return lose(state, first, facts);
}

function lose(state: State, { fleet, ship }: Victim, facts: Fact[]): State {
  const list = state.ships[fleet] ?? [];
  const ships = { ...state.ships, [fleet]: list.toSpliced(list.indexOf(ship), 1) };
  facts.push({ kind: 'foundered', fleet, ...ship });
  const after = adrift(noisy({ ...state, ships }), ship, facts);
  tellOut(state, after, facts);
  const result = resultOf(after, 'last');
  return result === undefined ? passTurn(after, facts) : finish(after, result, facts);
}

/** The treasure stays on the space; on a bare wreck, which nobody can enter, it goes back to the island. */
function adrift(state: State, { at, cargo }: Ship, facts: Fact[]): State {
  const here = state.loose.find((one) => one.at === at);
  const all = joined(here?.cargo ?? '', cargo);
  if (all === '') return state;
  const others = state.loose.filter((one) => one !== here);
  const occupied = Object.values(state.ships).some((list) => list.some((ship) => ship.at === at));
  if (state.wrecks.includes(at) && !occupied) {
    facts.push({ kind: 'returned', cargo: all });
    return { ...state, loose: others, island: withCargo(state.island, all) };
  }
  return { ...state, loose: inOrder(state, [...others, { at, cargo: all }]) };
}

function inOrder(state: State, loose: readonly Loose[]): readonly Loose[] {
  const chart = chartOf(rulesIn(state).maps);
  return loose.toSorted((a, b) => numberOf(chart, a.at) - numberOf(chart, b.at));
}
