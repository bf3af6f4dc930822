/** A match as one piece of text of our own, for every game: what it was played under, by whom, and every event. */
import {
  type AnyGame,
  type Event,
  eventText,
  type Game,
  type Games,
  gameOf,
  readEvent,
  referee,
} from '@sandbar/engine';
import { type Fault, isDate, isName, linesOf, type MatchRecord, no, type Read } from './record.ts';

/** The version of this text format; the edition of the rules stands beside it. */
export const SAVE_VERSION = 1;

export interface Saved<A, O> extends MatchRecord<A, O> {
  readonly v: number;
}

/** Who played and when: what a save may carry beside the match. */
export type About = Partial<Pick<MatchRecord, 'names' | 'date' | 'edition'>>;

/** One line of JSON for the head, then the words of the log, one a line. Names that are all empty are left out, and so is no date. */
export function save<S, A, O, F>(
  game: Game<S, A, O, F>,
  options: O,
  seats: number,
  events: readonly Event<A>[],
  { names = [], date = null, edition = game.edition }: About = {},
): string {
  const head = {
    v: SAVE_VERSION,
    game: game.id,
    edition,
    seats,
    options,
    ...(names.some((name) => name !== '') ? { names } : {}),
    ...(date === null ? {} : { date }),
  };
  return [JSON.stringify(head), ...events.map((event) => eventText(game, event))].join('\n');
}

/**
 * Reads a save of this game and replays it: an event that the referee refuses is a fault of its line. Reasons of line 1:
 * `save.unreadable`, `save.version`, `save.game`, `save.edition`, `save.seats`, `save.names`, `save.date`, and those of
 * options; of the others: those of `readEvent` and `referee`.
 */
export function readSave<S, A, O, F>(game: Game<S, A, O, F>, text: string): Read<Saved<A, O>> {
  const [first = '', ...lines] = linesOf(text);
  const head = readHead(first);
  if (head === undefined) return no('save.unreadable', 1);
  if (head.v !== SAVE_VERSION) return no('save.version', 1);
  if (head.game !== game.id) return no('save.game', 1);
  const { edition, seats, date = null } = head;
  if (typeof edition !== 'number' || !Number.isInteger(edition) || edition < 1 || edition > game.edition)
    return no('save.edition', 1);
  const options = game.readOptions(head.options);
  if (!options.ok) return no(options.why, 1);
  if (typeof seats !== 'number' || !game.seats(options.value).includes(seats)) return no('save.seats', 1);
  const names = readNames(head.names, seats);
  if (names === undefined) return no('save.names', 1);
  if (date !== null && !isDate(date)) return no('save.date', 1);
  const events = readLines(game, game.begin(options.value, seats), lines);
  if (!Array.isArray(events)) return events as Fault;
  return {
    ok: true,
    value: { v: SAVE_VERSION, game: game.id, edition, seats, options: options.value, names, date, events },
  };
}

/** A record as our own text; the inverse of `readRecord`. `game` is the one that it names. */
export const writeRecord = (game: AnyGame, record: MatchRecord): string =>
  save(game, record.options, record.seats, record.events, record);

/** Reads a record in our own text, of whichever game it names. Reasons: `save.game` for one that is not known, and those of `readSave`. */
export function readRecord(games: Games, text: string): Read<MatchRecord> {
  const id = /^[^\r\n]*?"game"\s*:\s*"([^"]*)"/.exec(text)?.[1];
  const game = id === undefined ? undefined : gameOf(games, id);
  if (game === undefined) return no(id === undefined ? 'save.unreadable' : 'save.game', 1);
  const read = readSave(game, text);
  if (!read.ok) return read;
  const { v: _, ...record } = read.value;
  return { ok: true, value: record };
}

/** The events of the lines after the head, played from `start`. */
function readLines<S, A, O, F>(
  game: Game<S, A, O, F>,
  start: S,
  lines: readonly string[],
): readonly Event<A>[] | Fault {
  const events: Event<A>[] = [];
  let state = start;
  for (const [i, line] of lines.entries()) {
    const event = readEvent(game, line);
    if (!event.ok) return no(event.why, i + 2);
    const step = referee(game, state, event.value);
    if (!step.ok) return no(step.why, i + 2);
    events.push(event.value);
    state = step.value.state;
  }
  return events;
}

function readNames(raw: unknown, seats: number): readonly string[] | undefined {
  if (raw === undefined) return Array.from({ length: seats }, () => '');
  return Array.isArray(raw) && raw.length === seats && raw.every(isName) ? raw : undefined;
}

function readHead(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const head: unknown = JSON.parse(text);
    return typeof head === 'object' && head !== null
      ? (head as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}
