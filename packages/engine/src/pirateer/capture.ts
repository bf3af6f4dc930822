/** One sail in the reducer: what it moves, captures and takes, and what people are told of it. [PR7] to [PR15] */
import type { Step } from '../core/game.ts';
import { type CargoCode, cargoOf } from './cargo.ts';
import { courseOf, pathOf, type SpaceName, spaceAt } from './chart.ts';
import { endDice, finish, noisy, resultOf, tellOut } from './flow.ts';
import { FLEETS, type FleetId, type MapNo } from './ports.ts';
import { moveFor, withSea } from './position.ts';
import { DECLINE, plunderOf, sail, type Trace, toOf } from './sail.ts';
import { num, type Sea, seaOf } from './sea.ts';
import type { Fact, SailAction, State } from './state.ts';

/** [PR7] Sails; then the match is over, the dice are used up, or the turn goes on. */
export function sailed(state: State, action: SailAction): Step<State, Fact> {
  const sea = seaOf(state, state.seat);
  const move = moveFor(sea, action);
  const before = sailFact(state, sea, action);
  const trace = sail(sea, move);
  const facts = [before, ...landingFacts(state, sea, trace)];
  return { state: afterSails(state, sea, [trace], [action.die], facts), facts };
}

/** The state after sails that stand on the working position, with the dice that they used. */
export function afterSails(
  state: State,
  sea: Sea,
  traces: readonly Trace[],
  dice: readonly number[],
  facts: Fact[],
): State {
  const { seat } = state;
  const moved = withSea(state, sea, seat);
  const loud = traces.some((trace) => trace.foe !== 0 || trace.taker >= 0 || trace.returned > 0);
  const used: State = {
    ...(loud ? noisy(moved) : moved),
    dice: dice.reduce(without, state.dice),
    must: state.must - dice.length,
  };
  if (traces.some((trace) => trace.foe !== 0)) tellOut(state, used, facts);
  if (traces.at(-1)?.wins === true) {
    const result = resultOf(used, 'last') ?? { winner: seat, points: 1, how: 'treasure' };
    return finish(used, result, facts);
  }
  return used.must > 0 ? used : endDice(used, facts);
}

export function without(dice: readonly number[], die: number): readonly number[] {
  const i = dice.indexOf(die);
  if (i < 0) throw new Error(`no die ${die} among ${dice.join('-')}`);
  return dice.toSpliced(i, 1);
}

function sailFact(state: State, sea: Sea, { from, to, die, which }: SailAction): Fact {
  const start = sea.chart.numbers.get(from) ?? -1;
  const course = courseOf(sea.chart, start, sea.chart.numbers.get(to) ?? -1);
  if (course === undefined || course.die !== die) throw new Error(`no ${die} goes from ${from} to ${to}`);
  const path = [from, ...pathOf(sea.chart, start, course).map((space) => spaceAt(sea.chart, space).name)];
  const there = Array.from(sea.at.keys()).filter((i) => sea.at[i] === start);
  const [first] = there;
  if (first === undefined) throw new Error(`no ship of seat ${state.seat} at ${from}`);
  const moving =
    which === 'stack' ? there : [there.find((i) => cargoOf(num(sea.cargo, i)) === which) ?? first];
  const cargo = moving.reduce<CargoCode>((sum, i) => sum + num(sea.cargo, i), 0);
  return {
    kind: 'sailed',
    seat: state.seat,
    fleet: fleetOf(num(sea.fleet, first)),
    path,
    die,
    ships: moving.length,
    cargo: cargoOf(cargo),
  };
}

function fleetOf(clock: number): FleetId {
  const fleet = FLEETS[clock];
  if (fleet === undefined) throw new Error(`no fleet ${clock}`);
  return fleet;
}

/** [PR9] [PR10] [PR11] [PV6] [PV8] What happened where the die ended. */
function landingFacts(state: State, sea: Sea, trace: Trace): Fact[] {
  const { seat } = state;
  const to = toOf(trace.move);
  const at: SpaceName = spaceAt(sea.chart, to).name;
  const fleet = fleetOf(num(sea.owner, to) - 1);
  const facts: Fact[] = [];
  if (trace.foe !== 0) {
    const lost = fleetOf(trace.foe - 1);
    facts.push({ kind: 'captured', seat, fleet, at, lost, ships: trace.foeShips });
    if (sea.wrecking && trace.wreckBefore === 0) facts.push({ kind: 'wrecked', at });
    if (trace.seized > 0) facts.push({ kind: 'seized', fleet, from: lost, at, cargo: cargoOf(trace.seized) });
  }
  if (trace.salvaged > 0) facts.push({ kind: 'salvaged', fleet, at, cargo: cargoOf(trace.salvaged) });
  const map: MapNo = sea.beside[to] === 2 ? 2 : 1;
  if (trace.plundered > 0) facts.push({ kind: 'plundered', fleet, at, map });
  else if (plunderOf(trace.move) === DECLINE) facts.push({ kind: 'declined', fleet, at, map });
  if (trace.returned > 0) facts.push({ kind: 'returned', cargo: cargoOf(trace.returned) });
  return facts;
}
