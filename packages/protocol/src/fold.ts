/** The log as a page holds it: folds words into the state of the game, and says when they do not fit. */
import { type AnyGame, type Event, type Games, gameOf, readEvent, referee } from '@sandbar/engine';
import { readStart, stateHash } from './frames.ts';
import type { Table } from './table.ts';
import type { Entry } from './update.ts';

export interface Fold {
  /** The game that is played; null before the first table, and where this page does not know it. */
  readonly game: AnyGame | null;
  /** Entries held of the log, table entries included. */
  readonly have: number;
  /** Whether the log that is held has come to its start. */
  readonly begun: boolean;
  readonly entries: readonly Entry[];
  /** The state before the first game entry, and the one after the last. */
  readonly first: unknown;
  readonly state: unknown;
  /** The table says what is played, and under which options a bare start begins. */
  open(table: Table): void;
  /** Holds nothing any more. The last state stays to be looked at until the log has come anew. */
  forget(): void;
  /** Adds words; null when one cannot be read or applied: what is held is then not to be trusted. `ms` belongs to the first. */
  add(words: readonly string[], ms: number): readonly Entry[] | null;
  /** Whether the state has this hash; true without one. */
  agrees(hash: string | undefined): boolean;
}

export function createFold(games: Games): Fold {
  let table: Table | null = null;
  let game: AnyGame | null = null;
  let have = 0;
  let begun = false;
  let entries: readonly Entry[] = [];
  let first: unknown;
  let state: unknown;

  const add = (words: readonly string[], ms: number): readonly Entry[] | null => {
    const added: Entry[] = [];
    for (const word of words) {
      if (game === null) return null;
      if (word.startsWith('#')) {
        const head = word === '#start' ? startOf(table) : readStart(word);
        if (head !== undefined) {
          first = game.begin(head.options, head.seats);
          state = first;
        }
        begun ||= head !== undefined;
        have++;
        continue;
      }
      const event = begun ? readEvent(game, word) : undefined;
      if (event?.ok !== true) return null;
      const step = referee(game, state, event.value as Event<unknown>);
      if (!step.ok) return null;
      state = step.value.state;
      added.push({
        event: event.value as Event<unknown>,
        facts: step.value.facts,
        ms: added.length === 0 ? ms : 0,
      });
      have++;
    }
    entries = [...entries, ...added];
    return added;
  };

  return {
    get game() {
      return game;
    },
    get have() {
      return have;
    },
    get begun() {
      return begun;
    },
    get entries() {
      return entries;
    },
    get first() {
      return first;
    },
    get state() {
      return state;
    },
    open: (now) => {
      table = now;
      game = gameOf(games, now.game) ?? null;
    },
    forget: () => {
      have = 0;
      begun = false;
      entries = [];
    },
    add,
    agrees: (hash) => hash === undefined || (game !== null && stateHash(game.write(state)) === hash),
  };
}

/** What was started, where the history leaves it to the table. */
const startOf = (table: Table | null): { readonly options: unknown; readonly seats: number } | undefined =>
  table === null ? undefined : { options: table.options, seats: table.seats.length };
