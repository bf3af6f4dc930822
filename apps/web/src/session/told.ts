/** A match that somebody brings, as a session that only tells it: nobody acts in it, and nothing goes over the net. */
import { eventText, type Games, gameOf } from '@sandbar/engine';
import { createReplica, historyText, NOTHING, PROTOCOL_VERSION, type Table } from '@sandbar/protocol';
import type { MatchRecord } from '@sandbar/records';
import { createWatchers, type Session } from './session.ts';

/** Null for a record that does not play out: readers refuse such a one before. */
export function sessionOf(games: Games, record: MatchRecord): Session | null {
  const game = gameOf(games, record.game);
  if (game === undefined) return null;
  const replica = createReplica(games);
  const log = historyText(['#start', ...record.events.map((event) => eventText(game, event))], record.seats);
  const tell = (phase: Table['phase']): void => {
    const table: Table = {
      ...EMPTY,
      game: record.game,
      options: record.options,
      phase,
      seats: seatsOf(record),
    };
    replica.receive(
      JSON.stringify({
        t: 'welcome',
        v: PROTOCOL_VERSION,
        you: { seat: null, host: false, invite: null },
        table,
        people: { seats: table.seats.map(() => 0), watching: 0 },
        from: 0,
        n: record.events.length + 1,
        log,
        said: [],
      }),
    );
  };
  tell('playing');
  if (replica.confirmed === undefined || replica.at !== record.events.length) return null;
  if (game.turn(replica.confirmed).kind === 'over') tell('over');
  const watchers = createWatchers();
  return {
    replica,
    connection: 'open',
    why: null,
    retryAt: null,
    watch: watchers.add,
    ask: () => Promise.resolve(NOTHING),
    confirm: () => undefined,
    touched: () => {},
    retry: () => {},
    close: () => {},
  };
}

/** A table at which nobody sits any more. */
const EMPTY = {
  host: null,
  talk: 'off',
  muted: [],
  private: true,
  clock: null,
  flag: 'skip',
  flagged: null,
  absence: 'wait',
  patience: 0,
  absent: null,
  offers: [],
  next: null,
  before: null,
  after: null,
} as const satisfies Partial<Table>;

const seatsOf = ({ names }: MatchRecord): Table['seats'] =>
  names.map((name) => ({ who: 'human', name, ready: true }));
