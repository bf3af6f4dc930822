/** A match as it stood at an earlier moment: a session over the first entries of another session's log. [R28] */
import { NOTHING, type Replica } from '@sandbar/protocol';
import { createWatchers, type Session } from './session.ts';

export interface Lookback extends Session {
  /** Shows the match after this many game entries. What is one `step` further is told, so that it can be watched. */
  show(count: number, step: boolean): void;
}

/** Looks back in what `live` holds of a match. Nothing done here changes what is live; commands go on to it. */
export function lookBack(live: Session): Lookback {
  const watchers = createWatchers();
  /** The states after 0, 1, 2 … entries, as far as they have been asked for. */
  const states: unknown[] = [];
  let count = 0;
  let entries: Replica['entries'] = [];

  const stateAt = (n: number): unknown => {
    const { game, first, entries: all } = live.replica;
    if (game === null) return undefined;
    if (states.length === 0) states.push(first);
    for (const { event } of all.slice(states.length - 1, n))
      states.push(game.next(states.at(-1), event).state);
    return states[n];
  };

  const past: Replica = {
    ...INERT,
    get you() {
      const { you } = live.replica;
      return you === null ? null : { ...you, seat: null };
    },
    get table() {
      return live.replica.table;
    },
    get people() {
      return live.replica.people;
    },
    get time() {
      return live.replica.time;
    },
    get said() {
      return live.replica.said;
    },
    get game() {
      return live.replica.game;
    },
    get have() {
      return live.replica.have;
    },
    get first() {
      return live.replica.first;
    },
    get entries() {
      return entries;
    },
    get at() {
      return count;
    },
    get confirmed() {
      return stateAt(count);
    },
    get shown() {
      return stateAt(count);
    },
  };

  return {
    replica: past,
    get connection() {
      return live.connection;
    },
    get why() {
      return live.why;
    },
    get retryAt() {
      return live.retryAt;
    },
    watch: watchers.add,
    ask: live.ask,
    confirm: () => undefined,
    touched: () => {},
    retry: live.retry,
    close: () => {},
    show(next, step) {
      const told = step ? live.replica.entries.slice(count, next) : [];
      count = next;
      entries = live.replica.entries.slice(0, next);
      watchers.tell({ ...NOTHING, kind: 'log', entries: told });
    },
  };
}

/** What a replica of the past answers whatever is asked of it: nothing can be done there. */
const INERT = {
  draft: [],
  draftFacts: [],
  sent: null,
  theirs: [],
  hello: () => '',
  receive: () => NOTHING,
  step: () => false,
  undo: () => {},
  clear: () => {},
  commit: () => undefined,
  actAs: () => {},
} as const satisfies Partial<Replica>;
