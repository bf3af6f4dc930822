/** Whether a state that came as text can be a state of a match at all: what `read` asks before it trusts one. */
import type { Seat } from '../core/game.ts';
import { codeOf, countsOf, joined } from './cargo.ts';
import { type Chart, chartOf, numberOf } from './chart.ts';
import { isIn, resultOf, rulesIn, seatsIn } from './flow.ts';
import { losses } from './hurricane.ts';
import { createLookahead, mostDice, reaches } from './lookahead.ts';
import { devices } from './nuke.ts';
import { alliedWith, dealtPorts, seats } from './options.ts';
import { type FleetId, isFleet, mapOf } from './ports.ts';
import { diceOf, isAcey, isHurricane, QUIET_ROUNDS, SHIPS } from './rules.ts';
import { fleetsOf, seaOf } from './sea.ts';
import type { Cargo, State } from './state.ts';

/** Every rule that ties the fields of a state together. That the position could be reached in play is not asked. */
export function isValid(state: State): boolean {
  return (
    seatsFit(state) &&
    fleetsFit(state) &&
    shipsFit(state) &&
    watersFit(state) &&
    treasureFits(state) &&
    diceFit(state) &&
    quietFits(state) &&
    resultFits(state)
  );
}

const ascending = (list: readonly number[], least: number, most: number): boolean =>
  list.every(
    (n, i) => Number.isInteger(n) && n >= least && n <= most && (i === 0 || n >= (list[i - 1] ?? 0)),
  );

const early = ({ stage }: State): boolean => stage === 'lots' || stage === 'toss' || stage === 'initiative';

function seatsFit(state: State): boolean {
  const { options, fleets, seat, left, fresh, tied, stage } = state;
  const count = fleets.length;
  const lists = [left, fresh, tied].every(
    (list) => ascending(list, 0, count - 1) && new Set(list).size === list.length,
  );
  if (!seats(options).includes(count) || !lists || !(seat >= 0 && seat < count)) return false;
  if (!Number.isInteger(seat) || (early(state) && seat !== 0)) return false;
  if (!options.truce && fresh.length > 0) return false;
  if (stage === 'initiative' ? tied.length < 2 || !tied.every((one) => isIn(state, one)) : tied.length > 0)
    return false;
  return stage === 'over' || early(state) || isIn(state, seat);
}

/** [PR2] [PV3] [PV4] [PV5] The seats have the fleets that the options give them, or none yet. */
function fleetsFit(state: State): boolean {
  const { options, fleets, stage } = state;
  const rules = rulesIn(state);
  const ports = options.ports ?? dealtPorts(rules, fleets.length);
  const none = fleets.every((list) => list.length === 0);
  if (none || stage === 'lots') return none && ports === undefined && (stage === 'lots' || stage === 'over');
  if (ports !== undefined)
    return fleets.every((list, seat) => {
      const port = ports[seat];
      return port !== undefined && list.join() === alliedWith(rules, port).join();
    });
  const all = fleets.flat();
  return fleets.every((list) => list.length === 1) && new Set(all).size === all.length && all.every(ofOneMap);
}

const ofOneMap = (fleet: FleetId): boolean => isFleet(fleet) && mapOf(fleet) === 1;

function shipsFit(state: State): boolean {
  const { stacks, maps } = rulesIn(state);
  const chart = chartOf(maps);
  const inPlay = state.fleets.flat();
  const all = fleetsOf(state);
  if (all.length !== inPlay.length || !all.every(([fleet]) => inPlay.includes(fleet))) return false;
  const owners = new Map<string, FleetId>();
  for (const [fleet, ships] of all) {
    if (ships.length > SHIPS || !inOrder(chart, ships)) return false;
    for (const { at } of ships) {
      const owner = owners.get(at);
      if (owner !== undefined && (owner !== fleet || !stacks)) return false;
      owners.set(at, fleet);
    }
  }
  return state.left.every((seat) => !(state.fleets[seat] ?? []).some((fleet) => state.ships[fleet]?.length));
}

const inOrder = (chart: Chart, ships: readonly { at: string; cargo: Cargo }[]): boolean =>
  ascending(
    ships.map(({ at, cargo }) => (numberOf(chart, at) << 4) | codeOf(cargo)),
    0,
    Number.MAX_SAFE_INTEGER,
  );

/** [PV6] [PV8] Wrecks and loose treasure lie only where there can be some, in the order of the chart. */
function watersFit(state: State): boolean {
  const { maps, stacks, wrecks, hurricane } = rulesIn(state);
  const chart = chartOf(maps);
  const ordered = (names: readonly string[]): boolean =>
    new Set(names).size === names.length &&
    ascending(
      names.map((at) => numberOf(chart, at)),
      0,
      chart.spaces.length,
    );
  if (state.wrecks.length > 0 && !wrecks) return false;
  if (state.loose.length > 0 && !hurricane) return false;
  if (!ordered(state.wrecks) || !ordered(state.loose.map(({ at }) => at))) return false;
  const ships = fleetsOf(state).flatMap(([, list]) => list.map(({ at }) => at));
  return state.loose.every(
    ({ at, cargo }) => cargo !== '' && (ships.includes(at) ? stacks : !state.wrecks.includes(at)),
  );
}

/** [PR2] [PV5] [PV7] No more treasure than there was, and less only where devices destroy it. */
function treasureFits(state: State): boolean {
  const { maps, devices: destroying } = rulesIn(state);
  const { island, options } = state;
  if (island.length !== maps || !island.every((n) => Number.isInteger(n) && n >= 0)) return false;
  const afloat = [...fleetsOf(state).flatMap(([, ships]) => ships), ...state.loose].reduce<Cargo>(
    (all, one) => joined(all, one.cargo),
    '',
  );
  const counts = countsOf(afloat, maps).map((n, i) => n + (island[i] ?? 0));
  if (afloat.length > counts.reduce((sum, n) => sum + n, 0)) return false;
  const none = counts.every((n) => n === 0);
  if (state.stage === 'lots' || state.stage === 'toss') return none;
  if (none && (state.result?.how === 'left' || state.result?.how === 'agreed')) return true;
  const laid =
    maps === 1
      ? [[1]]
      : options.split
        ? [[1, 1]]
        : [
            [2, 0],
            [0, 2],
          ];
  return laid.some((most) => counts.every((n, i) => (destroying ? n <= (most[i] ?? 0) : n === most[i])));
}

/** [PR14] [PV6] [PV7] [PV9] Roll, dice, device and stage go together. */
function diceFit(state: State): boolean {
  const { stage, roll, dice, must, named, device } = state;
  const rules = rulesIn(state);
  const rolled = stage === 'storm' || stage === 'sailing' || stage === 'naming' || stage === 'again';
  if (roll.length !== (rolled ? diceOf(rules) : 0)) return false;
  if (!ascending(roll.toReversed(), 1, 6) || !ascending(dice, 1, 6)) return false;
  if (stage !== 'sailing' && (must !== 0 || named)) return false;
  if (stage !== 'sailing' && stage !== 'naming' && dice.length > 0) return false;
  if (stage === 'blast')
    return devices({ ...state, stage: 'ready' }).some((one) => one.kind === 'device' && one.at === device);
  if (device !== null) return false;
  if (stage === 'sailing') return sailingFits(state);
  if (stage === 'naming') return rules.again && isAcey(roll) && dice.length < roll.length;
  if (stage === 'again') return rules.again;
  return stage !== 'storm' || (isHurricane(rules, roll) && losses(state).length > 1);
}

/** The dice are of the roll, and as many must be used as can be, unless only a win is left. */
function sailingFits(state: State): boolean {
  const { roll, dice, must, named } = state;
  const rules = rulesIn(state);
  const spare = [...roll];
  for (const die of dice) {
    const i = spare.indexOf(die);
    if (i < 0) return false;
    spare.splice(i, 1);
  }
  if (named ? !rules.again : isHurricane(rules, roll)) return false;
  if (!Number.isInteger(must) || must < 1 || must > dice.length) return false;
  const sea = seaOf(state, state.seat);
  const most = mostDice(sea, dice);
  if (spare.length === 0) return must === most;
  return must >= most && reaches(createLookahead(sea, dice), 0, 0, must);
}

/** [PR16] */
function quietFits(state: State): boolean {
  const { quiet, stage } = state;
  if (!Number.isInteger(quiet) || quiet < -1) return false;
  if (early(state)) return quiet === 0;
  return stage === 'over' || quiet < QUIET_ROUNDS * seatsIn(state).length;
}

/** [PR15] [PR16] [PR18] The match is over exactly when its result stands, and a running one is not decided yet. */
function resultFits(state: State): boolean {
  const { result, stage } = state;
  if ((stage === 'over') !== (result !== null)) return false;
  const home = homeSeats(state);
  if (result === null) return home.length === 0 && resultOf(state, 'last') === undefined;
  if (result.points !== 1) return false;
  const { winner, how } = result;
  switch (how) {
    case 'treasure':
      return winner === state.seat && home.join() === String(winner) && seatsIn(state).length > 1;
    case 'last':
    case 'left':
      return winner !== null && lastSeats(state).join() === String(winner);
    case 'none':
      return winner === null && seatsIn(state).length === 0;
    case 'agreed':
      return winner === null && home.length === 0;
    case 'quiet':
      return winner === null && state.quiet === QUIET_ROUNDS * seatsIn(state).length;
    default:
      return false;
  }
}

/** The seats that are left; before the ships were set, those that have not gone. */
function lastSeats(state: State): readonly Seat[] {
  const before = state.fleets.every((list) => list.length === 0);
  return before
    ? state.fleets.map((_, seat) => seat).filter((seat) => !state.left.includes(seat))
    : seatsIn(state);
}

/** The seats with a treasure on the home anchorage of the ship that carries it. */
function homeSeats(state: State): readonly Seat[] {
  const chart = chartOf(rulesIn(state).maps);
  return state.fleets.flatMap((fleets, seat) =>
    fleets.some((fleet) =>
      (state.ships[fleet] ?? []).some(
        ({ at, cargo }) => cargo !== '' && chart.spaces[numberOf(chart, at)]?.home === fleet,
      ),
    )
      ? [seat]
      : [],
  );
}
