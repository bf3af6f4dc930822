/**
 * The client's end of the wire, pure: it folds the log, holds the unfinished turn as a draft, and knows what it has
 * sent. It reads no clock and sends nothing by itself: frames go in, frames to send come out.
 */
import { type AnyGame, type Event, type Games, gameOf, readEvent, referee } from '@sandbar/engine';
import { playFrame, readServerFrame, readStart, stateHash } from './frames.ts';
import type { People, Said, Table, Time, You } from './table.ts';
import { type Entry, NOTHING, type Replica, type Update } from './update.ts';
import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from './wire.ts';
import { readHistory } from './words.ts';

/** A step of the unfinished turn. */
interface DraftStep {
  readonly action: unknown;
  readonly state: unknown;
  readonly facts: readonly unknown[];
}

interface Sent {
  readonly id: string;
  readonly frame: string;
  readonly steps: readonly DraftStep[];
  /** The length of the log that holds it, once the host has said so. */
  readonly taken: number | null;
}

/** Makes the replica of one match, empty until its first welcome. */
export function createReplica(games: Games): Replica {
  let you: You | null = null;
  let table: Table | null = null;
  let people: People | null = null;
  let time: (Time & { readonly now: number }) | null = null;
  let said: readonly Said[] = [];
  let game: AnyGame | null = null;
  let have = 0;
  /** Whether the log that is held has come to its start. */
  let begun = false;
  let entries: readonly Entry[] = [];
  let first: unknown;
  let confirmed: unknown;
  let draft: readonly DraftStep[] = [];
  let sent: Sent | null = null;
  let theirs: readonly unknown[] = [];

  const base = (): unknown => sent?.steps.at(-1)?.state ?? confirmed;
  const shown = (): unknown => draft.at(-1)?.state ?? base();

  /** Holds nothing any more. What was confirmed last stays to be looked at until the log has come anew. */
  const forget = (): void => {
    have = 0;
    begun = false;
    entries = [];
  };

  /** Folds words into the state. Null when one of them cannot be read or applied: the replica is then not to be trusted. */
  const foldWords = (words: readonly string[], ms: number): Entry[] | null => {
    const added: Entry[] = [];
    for (const word of words) {
      if (game === null) return null;
      if (word.startsWith('#')) {
        const head = word === '#start' ? startOf(table) : readStart(word);
        if (head !== undefined) {
          first = game.begin(head.options, head.seats);
          confirmed = first;
        }
        begun ||= head !== undefined;
        have++;
        continue;
      }
      const event = begun ? readEvent(game, word) : undefined;
      if (event?.ok !== true) return null;
      const step = referee(game, confirmed, event.value as Event<unknown>);
      if (!step.ok) return null;
      confirmed = step.value.state;
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

  /** Puts the draft on top of a changed state again: the longest prefix that is still legal stays. */
  const rebase = (): boolean => {
    const actions = draft.map((one) => one.action);
    draft = [];
    for (const action of actions) if (!step(action)) return true;
    return false;
  };

  const step = (action: unknown): boolean => {
    if (game === null || !begun || sent !== null) return false;
    if (you?.seat == null || table?.phase !== 'playing') return false;
    const taken = referee(game, shown(), { kind: 'act', seat: you.seat, action });
    if (!taken.ok) return false;
    draft = [...draft, { action, state: taken.value.state, facts: taken.value.facts }];
    return true;
  };

  /** Whether the new entries begin with the turn that was sent: this page has shown them already. */
  const startsWithSent = (added: readonly Entry[]): boolean => {
    const g = game;
    return (
      sent !== null &&
      g !== null &&
      added.length >= sent.steps.length &&
      sent.steps.every((one, i) => {
        const event = added[i]?.event;
        return (
          event?.kind === 'act' &&
          event.seat === you?.seat &&
          g.writeAction(event.action) === g.writeAction(one.action)
        );
      })
    );
  };

  /** Lets go of the sent turn once its entries are here, in whatever order answer and entries came. */
  const settleSent = (added: readonly Entry[]): boolean => {
    const mine = startsWithSent(added);
    if (mine || (sent?.taken != null && have >= sent.taken)) sent = null;
    return mine;
  };

  const resync = (from: number): Update => {
    if (from === 0) forget();
    return { ...NOTHING, resync: from };
  };

  const log = (message: Extract<ServerMessage, { t: 'log' }>): Update => {
    if (message.from > have) return resync(have);
    const words = message.words.slice(have - message.from);
    if (words.length === 0) return NOTHING;
    theirs = [];
    const added = foldWords(words, message.ms);
    if (added === null || !agrees(message.hash)) return resync(0);
    const mine = settleSent(added);
    return { ...NOTHING, kind: 'log', entries: added, mine, shortened: !mine && rebase() };
  };

  const agrees = (hash: string | undefined): boolean =>
    hash === undefined || (game !== null && stateHash(game.write(confirmed)) === hash);

  const welcome = (message: Extract<ServerMessage, { t: 'welcome' }>): Update => {
    you = message.you;
    table = message.table;
    people = message.people;
    time = message.time === undefined ? null : { ...message.time, now: message.now ?? 0 };
    said = message.said;
    game = gameOf(games, message.table.game) ?? null;
    theirs = [];
    if (message.from === 0) forget();
    else if (message.from !== have) return resync(0);
    if (game === null) return { ...NOTHING, kind: 'no', why: 'version' };
    const added = foldWords(readHistory(message.log, message.table.seats.length), 0);
    if (added === null || !agrees(message.hash)) return resync(0);
    const mine = settleSent(added);
    return { ...NOTHING, kind: 'welcome', entries: added, mine, shortened: rebase() };
  };

  const refused = (message: Extract<ServerMessage, { t: 'no' }>): Update => {
    let shortened = false;
    if (sent !== null && message.id === sent.id) {
      draft = sent.steps;
      sent = null;
      shortened = rebase();
    }
    const { id, why } = message;
    return { ...NOTHING, kind: 'no', why, shortened, ...(id === undefined ? {} : { id }) };
  };

  const receive = (frame: string): Update => {
    const message = readServerFrame(frame);
    if (message === undefined) return NOTHING;
    switch (message.t) {
      case 'welcome':
        return welcome(message);
      case 'log':
        return log(message);
      case 'no':
        return refused(message);
      case 'ok':
        if (sent?.id === message.id) sent = { ...sent, taken: message.n };
        settleSent([]);
        return { ...NOTHING, kind: 'ok', id: message.id, n: message.n };
      case 'table':
        table = message.table;
        if (message.you !== undefined) you = message.you;
        return { ...NOTHING, kind: 'table' };
      case 'clock':
        time = { ...message.time, now: message.now };
        return { ...NOTHING, kind: 'clock' };
      case 'people':
        people = message.people;
        return { ...NOTHING, kind: 'people' };
      case 'said':
        if (said.some((one) => one.n === message.said.n)) return NOTHING;
        said = [...said, message.said];
        return { ...NOTHING, kind: 'said', said: message.said };
      case 'draft': {
        const g = game;
        if (g === null || message.at !== entries.length) return NOTHING;
        theirs = message.actions.flatMap((word) => {
          const action = g.readAction(word);
          return action.ok ? [action.value] : [];
        });
        return { ...NOTHING, kind: 'draft' };
      }
      default:
        return NOTHING;
    }
  };

  return {
    get you() {
      return you;
    },
    get table() {
      return table;
    },
    get time() {
      return time;
    },
    get people() {
      return people;
    },
    get said() {
      return said;
    },
    get game() {
      return game;
    },
    get have() {
      return have;
    },
    get entries() {
      return entries;
    },
    get first() {
      return first;
    },
    get confirmed() {
      return confirmed;
    },
    get shown() {
      return shown();
    },
    get draft() {
      return (sent?.steps ?? draft).map((one) => one.action);
    },
    get draftFacts() {
      return (sent?.steps ?? draft).flatMap((one) => one.facts);
    },
    get sent() {
      return sent;
    },
    get theirs() {
      return theirs;
    },
    get at() {
      return entries.length;
    },
    hello: (tokens, embed = false) =>
      JSON.stringify({
        t: 'hello',
        v: PROTOCOL_VERSION,
        tokens,
        have,
        ...(embed ? { embed } : {}),
      } satisfies ClientMessage),
    receive,
    step,
    undo: () => {
      draft = draft.slice(0, -1);
    },
    clear: () => {
      draft = [];
    },
    commit: (id) => {
      const g = game;
      if (g === null || draft.length === 0 || sent !== null) return undefined;
      const frame = playFrame(
        id,
        entries.length,
        draft.map((one) => g.writeAction(one.action)),
      );
      sent = { id, frame, steps: draft, taken: null };
      draft = [];
      return frame;
    },
    actAs: (seat) => {
      if (you !== null) you = { ...you, seat };
    },
  };
}

/** What was started, where the history leaves it to the table. */
const startOf = (table: Table | null): { readonly options: unknown; readonly seats: number } | undefined =>
  table === null ? undefined : { options: table.options, seats: table.seats.length };
