/** Whether a state that came as text can be a state of a match at all: what `read` asks before it trusts one. */
import type { Seat } from '../core/game.ts';
import { inOuterSea, isPoint } from './board.ts';
import { piratesOn, seatsIn, shipsOn } from './fleet.ts';
import { sorted, tied } from './order.ts';
import type { Pirate, Ship, State } from './state.ts';
import { canSail } from './steps.ts';

/** Every rule that ties the fields of a state together. That the position could be reached in play is not asked. */
export function isValid(state: State): boolean {
  return (
    Number.isSafeInteger(state.round) &&
    state.pirates.length >= 2 &&
    state.pirates.length <= 6 &&
    state.pirates.every((pirate) => pirateFits(state, pirate)) &&
    shipsFit(state) &&
    orderFits(state) &&
    stageFits(state) &&
    resultFits(state)
  );
}

/** [PB8] [PB20] Ranks count from 0, only the Outer Sea is shared, and no pirate rests beside a ship that travels. */
function pirateFits({ pirates, ships }: State, { at, hold, rank }: Pirate): boolean {
  if (typeof at !== 'number') return hold === 0 && rank === 0;
  if (!isPoint(at) || shipsOn(ships, at).length > 0) return false;
  const there = piratesOn(pirates, at);
  return (inOuterSea(at) || there.length === 1) && there.every((seat, i) => pirates[seat]?.rank === i);
}

/** [PB9] Ships stand by age; one appears a round. [PB14] Two typhoons are never on one point. */
function shipsFit(state: State): boolean {
  const { ships, round, stage } = state;
  const newest = stage === 'travel' || stage === 'luck' ? round - 1 : round;
  const typhoons = ships.filter((ship) => ship.kind === 'typhoon').map((ship) => ship.at);
  return (
    ships.every(
      (ship, i) => shipFits(state, ship) && ship.id > (ships[i - 1]?.id ?? 0) && ship.id <= newest,
    ) && new Set(typhoons).size === typhoons.length
  );
}

function shipFits({ options }: State, { kind, at, gold }: Ship): boolean {
  if (!isPoint(at)) return false;
  if (kind === 'typhoon' && !options.d10) return false;
  if (kind !== 'merchant') return gold === 0;
  return options.d10 ? gold >= 3 && gold <= 9 : gold >= 2 && gold <= 6;
}

/** [PB15] An order names exactly the seats that are in; only while it is rolled do seats tie, all after the same rolls. */
function orderFits(state: State): boolean {
  const { order, stage } = state;
  const before = stage === 'setup' || stage === 'travel' || stage === 'luck';
  if (order.length === 0) return before || stage === 'over';
  if (
    before ||
    !sameSeats(
      seatsIn(state),
      order.map((place) => place.seat),
    )
  )
    return false;
  if (sorted(order).some((place, i) => place !== order[i])) return false;
  const ties = tied(order);
  if (stage !== 'over' && ties.length > 0 !== (stage === 'order')) return false;
  const most = Math.max(...order.map((place) => place.dice.length));
  return order.every(({ seat, dice }) => {
    const begins = (other: readonly number[]): boolean =>
      other.length > dice.length && dice.every((die, n) => die === other[n]);
    return !order.some((place) => begins(place.dice)) && (!ties.includes(seat) || dice.length === most);
  });
}

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.join() === [...b].sort((x, y) => x - y).join();

function stageFits(state: State): boolean {
  const { stage, traveling, turn, roll, dice, round } = state;
  if (stage !== 'over' && (stage === 'setup') !== (round === 0)) return false;
  if ((stage === 'travel') !== (traveling !== null)) return false;
  if (traveling !== null && !state.ships.some((ship) => ship.id === traveling)) return false;
  const inTurn = stage === 'ready' || stage === 'rolling' || stage === 'moving';
  if (inTurn !== (turn !== null) || (turn !== null && state.order[turn] === undefined)) return false;
  if ((stage === 'moving') !== (roll !== null) || (roll === null && dice.length > 0)) return false;
  if (stage === 'moving') return diceFit(state);
  return round > 0 || setupFits(state);
}

/** [PB6] Ships are placed in the order of the seats, and nobody has gold yet. */
function setupFits({ pirates, stage }: State): boolean {
  const left = pirates.filter((pirate) => pirate.at !== 'gone');
  const placed = left.filter((pirate) => pirate.at !== 'bar');
  return (
    (placed.length < left.length || stage === 'over') &&
    left.every(({ hold, chest }) => hold + chest === 0) &&
    placed.every((pirate, i) => pirate === left[i] && typeof pirate.at === 'number' && inOuterSea(pirate.at))
  );
}

/** [PB17] [PB23] The dice left are of the roll, and one of them can be played. */
function diceFit(state: State): boolean {
  const { roll, dice, turn, order, pirates, ships } = state;
  const at = pirates[order[turn ?? 0]?.seat ?? 0]?.at;
  if (roll === null || typeof at !== 'number') return false;
  const [low = 0, high] = dice;
  const ofTheRoll =
    high === undefined ? roll.includes(low) : dice.join() === [...roll].sort((a, b) => a - b).join();
  return ofTheRoll && canSail(ships, at, dice);
}

/** [PB3] [PB26] [PB28] The match is over exactly when its result stands, and nobody else has gold enough to win. */
function resultFits(state: State): boolean {
  const { stage, result, options, pirates } = state;
  if ((stage === 'over') !== (result !== null)) return false;
  const left = seatsIn(state);
  const rich = pirates.flatMap((pirate, seat) => (pirate.chest >= options.gold ? [seat] : []));
  if (result === null) return left.length > 1 && rich.length === 0;
  const { winner, how } = result;
  switch (how) {
    case 'gold':
      return left.length > 1 && rich.join() === `${winner}` && pirates[winner ?? 0]?.at === 'bar';
    case 'left':
      return left.join() === `${winner}` && rich.length === 0;
    default:
      return winner === null && left.length > 1 && rich.length === 0;
  }
}
