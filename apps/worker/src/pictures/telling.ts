/** What cards say of a game: its options, what each seat has, and what the match waits for. */
import type { AnyGame, backgammon, pirateer, pirates } from '@sandbar/engine';
import type { Words } from '@sandbar/words';

/** What a game tells about a seat: its note, the look of its piece, whether it has left. */
export interface SeatTold {
  readonly note: string;
  readonly look: string | undefined;
  readonly left: boolean;
}

/** How cards tell of a game. */
export interface Telling {
  /** `match to 5` */
  options(options: unknown, seats: number, words: Words): string;
  /** A seat, in a state or (undefined) before the start. */
  seat(state: unknown, seat: number, words: Words): SeatTold;
  /** What the seat to act is about to do. */
  turn(state: unknown, who: string, words: Words): string;
}

/** A telling with the types of its game. */
interface TellingOf<S, O> {
  options(options: O, seats: number, words: Words): string;
  seat(state: S | undefined, seat: number, words: Words): SeatTold;
  turn(state: S, who: string, words: Words): string;
}

const countText = (n: number, words: Words): string => words.say(`number.${n}`);
const listed = (texts: readonly string[], words: Words): string =>
  texts.length < 2
    ? (texts[0] ?? '')
    : `${texts.slice(0, -1).join(', ')} ${words('option.and')} ${texts.at(-1)}`;
const playing = (who: string, dice: readonly number[], words: Words): string =>
  dice.length === 0
    ? words('card.turn.act', { who })
    : words('card.turn.play', { who, dice: dice.join('-') });

const ofBackgammon: TellingOf<backgammon.State, backgammon.Options> = {
  options(options, _seats, words) {
    switch (options.mode) {
      case 'match':
        return words('title.match', { n: options.length });
      case 'money':
        return options.games === null
          ? words('title.money.open')
          : words('title.money', { n: options.games });
      case 'lead':
        return words('title.lead', { n: options.lead });
      case 'single':
        return words('title.single');
    }
  },
  seat: (state, seat) => ({
    note: state === undefined || state.options.mode === 'single' ? '' : String(state.score[seat] ?? ''),
    look: ['ivory', 'ebony'][seat],
    left: false,
  }),
  turn(state, who, words) {
    if (state.stage === 'doubled' || state.stage === 'beavered') return words('card.turn.answer', { who });
    return state.stage === 'ready' ? words('card.turn.roll', { who }) : playing(who, state.roll ?? [], words);
  },
};

const ofPirates: TellingOf<pirates.State, pirates.Options> = {
  options: ({ gold, d10 }, seats, words) =>
    words(d10 ? 'title.pirates.d10' : 'title.pirates', { count: countText(seats, words), gold }),
  seat(state, seat, words) {
    const pirate = state?.pirates[seat];
    const left = pirate?.at === 'gone';
    return {
      note: pirate === undefined ? '' : left ? words('card.gone') : words('card.gold', { n: pirate.chest }),
      look: `ship${seat}`,
      left,
    };
  },
  turn: (state, who, words) =>
    state.stage === 'ready' ? words('card.turn.roll', { who }) : playing(who, state.roll ?? [], words),
};

const ofPirateer: TellingOf<pirateer.State, pirateer.Options> = {
  options({ variants }, seats, words) {
    const count = countText(seats, words);
    if (variants.length === 0) return words('title.pirateer', { count });
    const rules = listed(
      variants.map((id) => words.say(`variant.${id}`)),
      words,
    );
    return words('title.pirateer.with', { count, rules });
  },
  seat(state, seat, words) {
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

const TELLINGS = { backgammon: ofBackgammon, pirates: ofPirates, pirateer: ofPirateer };

/** How cards tell of that game; undefined for one that they do not know. */
export const tellingOf = (game: AnyGame): Telling | undefined =>
  Object.hasOwn(TELLINGS, game.id) ? (TELLINGS[game.id as keyof typeof TELLINGS] as Telling) : undefined;
