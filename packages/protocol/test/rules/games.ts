/** The games that every rule of the room is tested with, and tables of them: just made, seated, started. */
import { type AnyGame, games, type Seat } from '@sandbar/engine';
import type { Table } from '../../src/index.ts';
import { type Guest, type Hall, hash, openHall, type Setting, secret } from '../hall.ts';

/** A game as a table of it is made: options as the game reads them, and how many sit there. */
export interface Played {
  readonly name: string;
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
}

const played = (name: string, id: string, options: unknown, seats: number): Played => {
  const game = games[id] as AnyGame;
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.why);
  return { name, game, options: read.value, seats };
};

/** Every game, and Pirateer on two charts with as many seats as any table has. */
export const GAMES: readonly Played[] = [
  played('backgammon', 'backgammon', { mode: 'match', length: 3 }, 2),
  played('pirates', 'pirates', {}, 3),
  played('pirateer', 'pirateer', {}, 4),
  played('pirateer for eight', 'pirateer', { variants: ['pieces-of-eight'] }, 8),
];

/** The same games for two: some rules are other ones there. */
export const PAIRS: readonly Played[] = [
  played('backgammon', 'backgammon', { mode: 'match', length: 3 }, 2),
  played('pirates for two', 'pirates', {}, 2),
  played('pirateer for two', 'pirateer', {}, 2),
];

/** And those with more than two seats. */
export const CREWS: readonly Played[] = GAMES.filter(({ seats }) => seats > 2);

export const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'] as const;
/** The secret of whoever has this name, as `join` takes it. */
export const keyOf = (seat: Seat): string => NAMES[seat]?.toLowerCase() ?? '';

/** A table with the people at it, each at the place of the list that is their seat at the start. */
export interface Party {
  readonly hall: Hall;
  readonly game: AnyGame;
  readonly guests: readonly Guest[];
}

/** A table just made: a host's secret, an open invitation, a link for each seat, and one for watching. Nobody has come. */
export function opened({ game, options, seats }: Played, { making, ...rest }: Setting = {}): Hall {
  const hall = openHall({
    ...rest,
    making: {
      game: game.id,
      options,
      seats: Array<string>(seats).fill(''),
      roles: [
        [hash(secret('maker')), { kind: 'host' }],
        [hash(secret('any')), { kind: 'invite', seat: 'any' }],
        ...Array.from(
          { length: seats },
          (_, seat) => [hash(secret(`seat${seat}`)), { kind: 'invite', seat }] as const,
        ),
        [hash(secret('watch')), { kind: 'watch' }],
      ],
      ...making,
    },
  });
  // The dice fit whatever is drawn, so that no table stalls; each of the hall's draws has numbers of its own.
  const { env } = hall.host().room();
  const ask = env.roll.bind(env);
  env.roll = (draw) => {
    ask(draw);
    return draw.sides.map((sides, i) => 1 + (mixed(hall.drawn.length * 16 + i) % sides));
  };
  return hall;
}

/** A number scattered over 32 bits. */
function mixed(n: number): number {
  const a = Math.imul(n ^ (n >>> 16) ^ 0x9e3779b9, 0x21f0aaad);
  const b = Math.imul(a ^ (a >>> 15), 0x735a2d97);
  return (b ^ (b >>> 15)) >>> 0;
}

/** Sits down under a name, with the secret that `keyOf` has for it. */
export const sit = (guest: Guest, seat: Seat, more: object = {}): string =>
  guest.ask({ t: 'sit', name: NAMES[seat], secret: secret(keyOf(seat)), ...more });

/** A table at which everybody sits, in order, not ready yet; the first has made it. */
export function seated(set: Played, setting: Setting = {}): Party {
  const hall = opened(set, setting);
  const guests = Array.from({ length: set.seats }, (_, seat) => {
    const guest = hall.join([seat === 0 ? 'maker' : 'any']);
    if (sit(guest, seat) !== 'ok') throw new Error(`seat ${seat} is not taken`);
    return guest;
  });
  return { hall, game: set.game, guests };
}

/** The same, playing: the host has started it. */
export function started(set: Played, setting: Setting = {}): Party {
  const party = seated(set, setting);
  if (at(party, 0).ask({ t: 'start' }) !== 'ok') throw new Error('it does not start');
  for (const guest of party.guests) guest.news();
  return party;
}

/** Who sat down at a seat. */
export function at({ guests }: Pick<Party, 'guests'>, seat: Seat): Guest {
  const guest = guests[seat];
  if (guest === undefined) throw new Error(`nobody sits at ${seat}`);
  return guest;
}

/** The same table after the owner of a seat has come back to it. */
export const rejoined = (party: Party, seat: Seat): Party => ({
  ...party,
  guests: party.guests.map((guest, one) => (one === seat ? party.hall.join([keyOf(seat)]) : guest)),
});

export const tableOf = (hall: Hall): Table => hall.stored().kept.table;
/** Everything that is stored, as text: equal exactly when nothing has changed. */
export const storedText = (hall: Hall): string => JSON.stringify(hall.stored());
export const stateOf = ({ hall, game }: Party): string => game.write(hall.host().room().state);
/** The number of game entries: what a play or an offer is bound to. */
export const atNow = (hall: Hall): number => hall.host().room().at;
