/** What the table may settle: leaving, a skipped turn, an agreed draw. [PR16] [PR18] [PR19] */
import type { OpenSettle, Seat, Settle, Step } from '../core/game.ts';
import { joined, withCargo } from './cargo.ts';
import { endDice, finish, isIn, noisy, passTurn, resultOf, seatsIn } from './flow.ts';
import { loseFirst } from './hurricane.ts';
import { mostDice } from './lookahead.ts';
import type { FleetId } from './ports.ts';
import { seaOf } from './sea.ts';
import { leaveEarly } from './setup.ts';
import type { Cargo, Fact, Ship, State } from './state.ts';

/** The seat that is to act; undefined when chance or nobody is. */
export function actorOf({ stage, seat }: State): Seat | undefined {
  switch (stage) {
    case 'ready':
    case 'storm':
    case 'sailing':
    case 'naming':
    case 'again':
      return seat;
    default:
      return undefined;
  }
}

/** Every seat still in may leave; the seat to act may be skipped; all still in may agree to a draw. */
export function settles(state: State): readonly OpenSettle[] {
  if (state.stage === 'over') return [];
  const seats = seatsIn(state);
  const open: OpenSettle[] = seats.map((seat) => ({
    settle: { what: 'retire', seat },
    ask: [],
    refusable: false,
  }));
  const actor = actorOf(state);
  if (actor !== undefined) open.push({ settle: { what: 'skip', seat: actor }, ask: [], refusable: false });
  open.push({ settle: { what: 'draw' }, ask: seats, refusable: true });
  return open;
}

/** Applies a settlement that `settles` lists. */
export function settle(state: State, settled: Settle): Step<State, Fact> {
  switch (settled.what) {
    case 'retire':
      return retire(state, settled.seat);
    case 'skip':
      return skip(state, settled.seat);
    case 'draw': {
      const facts: Fact[] = [];
      return { state: finish(state, { winner: null, points: 1, how: 'agreed' }, facts), facts };
    }
    default:
      throw new Error(`Pirateer does not settle ${JSON.stringify(settled)}`);
  }
}

/** [PR19] The dice left are dropped, a hurricane takes the first ship, a named roll stops; nothing is taken. */
function skip(state: State, seat: Seat): Step<State, Fact> {
  if (actorOf(state) !== seat) throw new Error(`seat ${seat} is not to act`);
  const facts: Fact[] = [{ kind: 'skipped', seat }];
  return { state: state.stage === 'storm' ? loseFirst(state, facts) : passTurn(state, facts), facts };
}

/** [PR18] The ships are taken off without wrecks, their treasure goes back to where it came from. */
function retire(state: State, seat: Seat): Step<State, Fact> {
  if (!isIn(state, seat)) throw new Error(`seat ${seat} has left already`);
  const facts: Fact[] = [{ kind: 'left', seat }];
  const after = takenOff({ ...state, left: [...state.left, seat].sort((a, b) => a - b) }, seat, facts);
  if (after.stage === 'lots' || after.stage === 'toss' || after.stage === 'initiative')
    return { state: leaveEarly(after, seat, facts), facts };
  const quietNoMore = noisy(after);
  const result = resultOf(quietNoMore, 'left');
  if (result !== undefined) return { state: finish(quietNoMore, result, facts), facts };
  return { state: state.seat === seat ? passTurn(quietNoMore, facts) : rejudged(quietNoMore, facts), facts };
}

function takenOff(state: State, seat: Seat, facts: Fact[]): State {
  const own = state.fleets[seat] ?? [];
  const gone = own.flatMap((fleet) => state.ships[fleet] ?? []);
  const ships: Partial<Record<FleetId, readonly Ship[]>> = { ...state.ships };
  for (const fleet of own) ships[fleet] = [];
  const bare = state.loose.filter(
    ({ at }) => state.wrecks.includes(at) && gone.some((ship) => ship.at === at),
  );
  const cargo = [...gone, ...bare].reduce<Cargo>((all, one) => joined(all, one.cargo), '');
  const loose = state.loose.filter((one) => !bare.includes(one));
  const fresh = state.fresh.filter((one) => one !== seat);
  if (cargo !== '') facts.push({ kind: 'returned', cargo });
  return { ...state, ships, loose, fresh, island: withCargo(state.island, cargo) };
}

/** Ships that went may have closed or opened ways: how many of the dice left must be used is judged anew. */
function rejudged(state: State, facts: Fact[]): State {
  if (state.stage !== 'sailing') return state;
  const must = mostDice(seaOf(state, state.seat), state.dice);
  return must === 0 ? endDice(state, facts) : { ...state, must };
}
