/** A match that starts from a position: the option `from` of every game, read and applied in this one place. */
import { type Checked, no, yes } from './checked.ts';
import type { Game, Seat } from './game.ts';

/** The part that all games' options share. */
export interface FromOption {
  /** The position that the match starts from, as `game.write` gives it; left out: the set-up of the rules. */
  readonly from?: string;
}

/** A game that knows only its set-up, and what has to be known of its states to start from one. */
interface Rules<S extends { readonly options: O }, O>
  extends Pick<
    Game<S, unknown, O, unknown>,
    'readOptions' | 'seats' | 'fit' | 'begin' | 'turn' | 'read' | 'write'
  > {
  /** How many seats play in a state. */
  seatsOf(state: S): number;
  /** Whether nothing of a turn has been played yet: somebody's turn begins, or chance is due. */
  whole(state: S): boolean;
}

/** What `from` makes of the functions of a game that look at options. */
export type Started<S, O extends object> = Pick<
  Game<S, unknown, O & FromOption, unknown>,
  'readOptions' | 'seats' | 'fit' | 'begin'
>;

/**
 * Adds the option `from` to a game. Whatever other option is given must be as in the position; one that is left out is as
 * there. Reason: `options.from`. The state that a match begins with is the position's: its options have no `from`.
 */
export function withFrom<S extends { readonly options: O }, O extends object>(
  rules: Rules<S, O>,
): Started<S, O> {
  const startOf = (from: string): S => {
    const read = rules.read(from);
    if (!read.ok) throw new Error(`no position to start from: ${from}`);
    return read.value;
  };
  const readFrom = (from: unknown, others: object): Checked<O & FromOption> => {
    const read = typeof from === 'string' ? rules.read(from) : undefined;
    if (read?.ok !== true || rules.turn(read.value).kind === 'over' || !rules.whole(read.value))
      return no('options.from');
    const { options } = read.value;
    const given = rules.readOptions({ ...options, ...others });
    return given.ok && JSON.stringify(given.value) === JSON.stringify(options)
      ? yes({ ...options, from: rules.write(read.value) })
      : no('options.from');
  };
  return {
    readOptions: (raw) => {
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return rules.readOptions(raw);
      const { from, ...others } = raw as { readonly from?: unknown };
      return from === undefined ? rules.readOptions(others) : readFrom(from, others);
    },
    seats: (options) =>
      options.from === undefined ? rules.seats(options) : [rules.seatsOf(startOf(options.from))],
    fit: (options, kept: readonly Seat[]) =>
      options.from === undefined ? rules.fit(options, kept) : options,
    begin: (options, seats) => {
      if (options.from === undefined) return rules.begin(options, seats);
      const state = startOf(options.from);
      if (rules.seatsOf(state) !== seats) throw new Error(`a position of other than ${seats} seats`);
      return state;
    },
  };
}
