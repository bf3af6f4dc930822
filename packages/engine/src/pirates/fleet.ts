/** Who is where, and how a pirate leaves and reaches a point: the one place that keeps the order of arrival. [PB8] */
import type { Seat } from '../core/game.ts';
import type { Point } from './board.ts';
import type { Fact, Pirate, Ship, Sinker, State } from './state.ts';

/** The pirate of a seat. Throws on a seat that the match does not have. */
export function pirateOf(state: Pick<State, 'pirates'>, seat: Seat): Pirate {
  const pirate = state.pirates[seat];
  if (pirate === undefined) throw new Error(`no seat ${seat} among ${state.pirates.length}`);
  return pirate;
}

/** The seats that have not left. */
export const seatsIn = (state: Pick<State, 'pirates'>): Seat[] =>
  [...state.pirates.keys()].filter((seat) => state.pirates[seat]?.at !== 'gone');

/** [PB8] The seats of the pirates on a point in the order in which they came. */
export const piratesOn = (pirates: readonly Pirate[], at: Point): Seat[] =>
  [...pirates.keys()]
    .filter((seat) => pirates[seat]?.at === at)
    .sort((a, b) => (pirates[a]?.rank ?? 0) - (pirates[b]?.rank ?? 0));

/** The ships that travel on a point, oldest first. */
export const shipsOn = (ships: readonly Ship[], at: Point): Ship[] => ships.filter((ship) => ship.at === at);

/** [PB18] What keeps pirates from ending on a point: a man-o'-war or a typhoon. */
export function barrier(ships: readonly Ship[], at: Point): 'mow' | 'typhoon' | undefined {
  for (const ship of ships) if (ship.at === at && ship.kind !== 'merchant') return ship.kind;
  return undefined;
}

/** [PB8] The pirate goes elsewhere, and those that came after it on its old point move up. On a point it comes last. */
export function moveTo(pirates: readonly Pirate[], seat: Seat, to: Pirate['at']): Pirate[] {
  const left = pirates[seat];
  if (left === undefined) throw new Error(`no seat ${seat} among ${pirates.length}`);
  return pirates.map((pirate, i) => {
    if (i === seat) {
      const others = pirates.filter((one, n) => n !== seat && one.at === to);
      return { ...pirate, at: to, rank: typeof to === 'number' ? others.length : 0 };
    }
    const closes = pirate.at === left.at && typeof left.at === 'number' && pirate.rank > left.rank;
    return closes ? { ...pirate, rank: pirate.rank - 1 } : pirate;
  });
}

/** Adds to the hold of one pirate. */
export const load = (pirates: readonly Pirate[], seat: Seat, gold: number): Pirate[] =>
  pirates.map((pirate, i) => (i === seat ? { ...pirate, hold: pirate.hold + gold } : pirate));

/** [PB10] To the Sand Bar with the loss of the hold. */
export function sink(
  pirates: readonly Pirate[],
  seat: Seat,
  by: Sinker,
  facts: Fact[],
  at: Point = pointOf(pirates, seat),
): Pirate[] {
  const lost = pirates[seat]?.hold ?? 0;
  facts.push({ kind: 'sunk', seat, by, at, lost });
  return load(moveTo(pirates, seat, 'bar'), seat, -lost);
}

/** The point of a pirate that is on one. Throws where it is not. */
export function pointOf(pirates: readonly Pirate[], seat: Seat): Point {
  const at = pirates[seat]?.at;
  if (typeof at !== 'number') throw new Error(`seat ${seat} is on no point but ${at}`);
  return at;
}

/** What two sides of a meeting have become. */
export interface Waters {
  readonly pirates: readonly Pirate[];
  readonly ships: readonly Ship[];
}

/** [PB19] A pirate takes all merchants of a point, oldest first. */
export function capture({ pirates, ships }: Waters, seat: Seat, at: Point, facts: Fact[]): Waters {
  const taken = shipsOn(ships, at).filter((ship) => ship.kind === 'merchant');
  if (taken.length === 0) return { pirates, ships };
  for (const { id, gold } of taken) facts.push({ kind: 'captured', seat, ship: id, gold, at });
  const gold = taken.reduce((all, ship) => all + ship.gold, 0);
  return { pirates: load(pirates, seat, gold), ships: ships.filter((ship) => !taken.includes(ship)) };
}
