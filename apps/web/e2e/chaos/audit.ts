/** What became of a table, judged from the logs alone with a fold of its own: no line of the host is used. */
import { eventText, gameOf, games, readEvent } from '@sandbar/engine';
import { openRemote } from '../../src/session/remote.ts';
import { type Table, until } from './table.ts';

export interface Verdict {
  /** Turns that were acknowledged and are not where they were said to be. */
  readonly lost: number;
  /** Words of turns that stand in the log without having been acknowledged once: applied twice, or made up. */
  readonly twice: number;
  /** Clients whose log or state is not that of a newcomer, or whose state is not what a fresh fold gives. */
  readonly differing: number;
  /** Turns and matches that a clock took: a restart has been charged to somebody. [R21] */
  readonly flags: number;
}

/** Compares all clients with a newcomer, and everything with a fold from the beginning. */
export async function audit(table: Table): Promise<Verdict> {
  const fresh = openRemote(table.id, games, () => []);
  await until(fresh, () => fresh.replica.table !== null && fresh.connection === 'open');
  const game = gameOf(games, table.kind.game);
  if (game === null || game === undefined) throw new Error(`no game ${table.kind.game}`);
  const { options, seats } = fresh.replica.table ?? { options: null, seats: [] };
  const log = fresh.replica.entries.map(({ event }) => eventText(game, event));
  fresh.close();

  let state: unknown = game.begin(options, seats.length);
  for (const word of log) {
    const event = readEvent(game, word);
    if (!event.ok) throw new Error(`${table.id}: ${word} cannot be read`);
    if (event.value.kind === 'act') {
      const text = game.writeAction(event.value.action);
      if (!game.legal(state).some((one: unknown) => game.writeAction(one) === text))
        throw new Error(`${table.id}: ${word} was never legal`);
    }
    state = game.next(state, event.value).state;
  }
  const last = game.write(state);
  const text = log.join(' ');

  // The start is an entry of the log, but not of the game.
  const lost = table.acknowledged.filter(({ words, n }) => {
    const before = log.slice(0, n - 1);
    while (before.at(-1)?.startsWith('=') || before.at(-1)?.startsWith('!')) before.pop();
    return before.slice(-words.length).join(' ') !== words.join(' ');
  }).length;
  const acts = log.filter((word) => /^[A-H]/.test(word)).length;
  const said = table.acknowledged.reduce((sum, { words }) => sum + words.length, 0);
  const differing = table.sessions.filter(({ replica }) => {
    const own = replica.entries.map(({ event }) => eventText(game, event)).join(' ');
    return own !== text || game.write(replica.confirmed) !== last;
  }).length;
  // Nobody here settles anything.
  const flags = log.filter((word) => word.startsWith('!')).length;
  return { lost, twice: Math.abs(acts - said), differing, flags };
}
