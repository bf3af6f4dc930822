/**
 * Whole matches as text, for tests of the rules: a head of JSON, then one word of the log a line. The golden logs are kept so. It
 * is the text that people save, but that one is read with more care elsewhere: here a fault is a mistake of the test, and throws.
 */
import { type Event, eventText, type Game, readEvent } from '../src/index.ts';

export interface Log<A, O> {
  readonly edition: number;
  readonly seats: number;
  readonly options: O;
  readonly events: readonly Event<A>[];
}

export function logText<S, A, O, F>(
  game: Game<S, A, O, F>,
  options: O,
  seats: number,
  events: readonly Event<A>[],
): string {
  const head = { v: 1, game: game.id, edition: game.edition, seats, options };
  return [JSON.stringify(head), ...events.map((event) => eventText(game, event))].join('\n');
}

/** Reads what `logText` wrote, under this or an earlier edition. Whether the events are legal is for `replay` to say. */
export function readLog<S, A, O, F>(game: Game<S, A, O, F>, text: string): Log<A, O> {
  const [first = '', ...words] = text.split('\n');
  const { v, game: id, edition, seats, options: raw } = JSON.parse(first);
  if (v !== 1 || id !== game.id || ![...Array(game.edition).keys()].includes(edition - 1))
    throw new Error(`no log of ${game.id}: ${first}`);
  const options = game.readOptions(raw);
  if (!options.ok) throw new Error(`${first}: ${options.why}`);
  if (!game.seats(options.value).includes(seats)) throw new Error(`${first}: the seats`);
  const events = words.map((word, i) => {
    const event = readEvent(game, word);
    if (!event.ok) throw new Error(`line ${i + 2}: ${event.why}`);
    return event.value;
  });
  return { edition, seats, options: options.value, events };
}
