/** A match as one piece of text: what it was played under, and every event. */
import { type Checked, no, yes } from './checked.ts';
import type { Event, Game } from './game.ts';
import { eventText, readEvent } from './log.ts';

/** The version of this text format; the edition of the rules stands beside it. */
export const SAVE_VERSION = 1;

export interface Saved<A, O> {
  readonly v: number;
  readonly game: string;
  readonly edition: number;
  readonly seats: number;
  readonly options: O;
  readonly events: readonly Event<A>[];
}

/** One line of JSON for the head, then the words of the log, one a line. */
export function save<S, A, O, F>(
  game: Game<S, A, O, F>,
  options: O,
  seats: number,
  events: readonly Event<A>[],
): string {
  const head = { v: SAVE_VERSION, game: game.id, edition: game.edition, seats, options };
  return [JSON.stringify(head), ...events.map((event) => eventText(game, event))].join('\n');
}

/** Reads a save of this game. Reasons: `save.unreadable`, `save.version`, `save.game`, `save.edition`, and those of the parts. */
export function readSave<S, A, O, F>(game: Game<S, A, O, F>, text: string): Checked<Saved<A, O>> {
  const [first = '', ...lines] = text.split('\n');
  const head = readHead(first);
  if (head === undefined) return no('save.unreadable');
  if (head.v !== SAVE_VERSION) return no('save.version');
  if (head.game !== game.id) return no('save.game');
  const { edition, seats } = head;
  if (typeof edition !== 'number' || edition < 1 || edition > game.edition) return no('save.edition');
  const options = game.readOptions(head.options);
  if (!options.ok) return options;
  if (typeof seats !== 'number' || !game.seats(options.value).includes(seats)) return no('save.seats');
  const events: Event<A>[] = [];
  for (const line of lines) {
    const event = readEvent(game, line);
    if (!event.ok) return event;
    events.push(event.value);
  }
  return yes({ v: SAVE_VERSION, game: game.id, edition, seats, options: options.value, events });
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
