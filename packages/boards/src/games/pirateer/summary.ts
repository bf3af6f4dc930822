/** Pirateer in a few words. */
import { pirateer, type Seat } from '@sandbar/engine';
import type { Words } from '@sandbar/words';
import { playing, type Summary } from '../../summary.ts';

/** The fleets of a seat under these options; undefined where lots will decide. */
export function fleetsFor(
  options: pirateer.Options,
  seats: number,
  seat: Seat,
): readonly pirateer.FleetId[] | undefined {
  const rules = pirateer.rulesOf(options.variants);
  const port = (options.ports ?? pirateer.dealtPorts(rules, seats))?.[seat];
  return port === undefined ? undefined : pirateer.alliedWith(rules, port);
}

/** `the Dutch and the Maltese` */
export const fleetNames = (fleets: readonly pirateer.FleetId[], words: Words): string =>
  words.list(fleets.map((fleet) => words(`fleet.${fleet}`)));

export const pirateerSummary: Summary<pirateer.State, pirateer.Options> = {
  name: (words) => words('start.pirateer'),
  who: (words) => words('start.pirateer.who'),
  line: (words) => words('start.pirateer.line'),
  title({ variants }, seats, words) {
    const count = words.count(seats);
    if (variants.length === 0) return words('title.pirateer', { count });
    const rules = words.list(variants.map((id) => words.say(`variant.${id}`)));
    return words('title.pirateer.with', { count, rules });
  },
  seatName(options, seats, seat, words) {
    const fleets = fleetsFor(options, seats, seat);
    return fleets === undefined ? words('fleet.lot') : fleetNames(fleets, words);
  },
  standing(state, seat, words) {
    const fleets = state?.fleets[seat] ?? [];
    const ships = fleets.flatMap((fleet) => state?.ships[fleet] ?? []);
    const treasures = ships.reduce((sum, ship) => sum + ship.cargo.length, 0);
    const left = state?.left.includes(seat) ?? false;
    const afloat = fleets.length === 0 ? '' : words('card.ships', { n: ships.length });
    const note = treasures > 0 ? words('card.treasures', { n: treasures }) : afloat;
    return { note: left ? words('card.gone') : note, look: fleets[0], left };
  },
  turn: (state, who, words) =>
    state.stage === 'ready' ? words('card.turn.roll', { who }) : playing(who, state.roll, words),
};
