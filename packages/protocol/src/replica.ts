/**
 * The client's end of the wire, pure: it folds the log, holds the unfinished turn as a draft, and knows what it has
 * sent. It reads no clock and sends nothing by itself: frames go in, frames to send come out.
 */
import { type AnyGame, type Games, referee } from '@sandbar/engine';
import { createFold } from './fold.ts';
import { playFrame, readServerFrame } from './frames.ts';
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

/** What a host of an earlier version does not say of its clock: for a while a newer page may talk to it. [R32] */
const BEFORE_PAUSES = { spent: 0, paused: null } as const;

/** What steps that nobody has judged yet would do: the facts of the longest prefix that is legal. */
function triedOut(game: AnyGame, from: unknown, words: readonly string[]): readonly unknown[] {
  const facts: unknown[] = [];
  let state = from;
  for (const word of words) {
    const turn = game.turn(state);
    const action = game.readAction(word);
    if (turn.kind !== 'seat' || !action.ok) break;
    const step = referee(game, state, { kind: 'act', seat: turn.seat, action: action.value });
    if (!step.ok) break;
    facts.push(...step.value.facts);
    state = step.value.state;
  }
  return facts;
}

/** Makes the replica of one match, empty until its first welcome. */
export function createReplica(games: Games): Replica {
  let you: You | null = null;
  let table: Table | null = null;
  let people: People | null = null;
  let time: (Time & { readonly now: number }) | null = null;
  let said: readonly Said[] = [];
  const fold = createFold(games);
  let draft: readonly DraftStep[] = [];
  let sent: Sent | null = null;
  let theirs: readonly unknown[] = [];

  const base = (): unknown => sent?.steps.at(-1)?.state ?? fold.state;
  const shown = (): unknown => draft.at(-1)?.state ?? base();

  /** Puts the draft on top of a changed state again: the longest prefix that is still legal stays. */
  const rebase = (): boolean => {
    const actions = draft.map((one) => one.action);
    draft = [];
    for (const action of actions) if (!step(action)) return true;
    return false;
  };

  const step = (action: unknown): boolean => {
    const { game } = fold;
    if (game === null || !fold.begun || sent !== null) return false;
    if (you?.seat == null || table?.phase !== 'playing') return false;
    const taken = referee(game, shown(), { kind: 'act', seat: you.seat, action });
    if (!taken.ok) return false;
    draft = [...draft, { action, state: taken.value.state, facts: taken.value.facts }];
    return true;
  };

  /** Whether the new entries begin with the turn that was sent: this page has shown them already. */
  const startsWithSent = (added: readonly Entry[]): boolean => {
    const { game } = fold;
    return (
      sent !== null &&
      game !== null &&
      added.length >= sent.steps.length &&
      sent.steps.every((one, i) => {
        const event = added[i]?.event;
        return (
          event?.kind === 'act' &&
          event.seat === you?.seat &&
          game.writeAction(event.action) === game.writeAction(one.action)
        );
      })
    );
  };

  /** Lets go of the sent turn once its entries are here, in whatever order answer and entries came. */
  const settleSent = (added: readonly Entry[]): boolean => {
    const mine = startsWithSent(added);
    if (mine || (sent?.taken != null && fold.have >= sent.taken)) sent = null;
    return mine;
  };

  const resync = (from: number): Update => {
    if (from === 0) fold.forget();
    return { ...NOTHING, resync: from };
  };

  const log = (message: Extract<ServerMessage, { t: 'log' }>): Update => {
    if (message.from > fold.have) return resync(fold.have);
    const words = message.words.slice(fold.have - message.from);
    if (words.length === 0) return NOTHING;
    theirs = [];
    const added = fold.add(words, message.ms);
    if (added === null || !fold.agrees(message.hash)) return resync(0);
    const mine = settleSent(added);
    return { ...NOTHING, kind: 'log', entries: added, mine, shortened: !mine && rebase() };
  };

  const welcome = (message: Extract<ServerMessage, { t: 'welcome' }>): Update => {
    you = message.you;
    table = message.table;
    people = message.people;
    time = message.time === undefined ? null : { ...BEFORE_PAUSES, ...message.time, now: message.now ?? 0 };
    said = message.said;
    fold.open(message.table);
    theirs = [];
    if (message.from === 0) fold.forget();
    else if (message.from !== fold.have) return resync(0);
    if (fold.game === null) return { ...NOTHING, kind: 'no', why: 'version' };
    const added = fold.add(readHistory(message.log, message.table.seats.length), 0);
    if (added === null || !fold.agrees(message.hash)) return resync(0);
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
        fold.open(table);
        if (message.you !== undefined) you = message.you;
        return { ...NOTHING, kind: 'table' };
      case 'clock':
        time = { ...BEFORE_PAUSES, ...message.time, now: message.now };
        return { ...NOTHING, kind: 'clock' };
      case 'people':
        people = message.people;
        return { ...NOTHING, kind: 'people' };
      case 'said':
        if (said.some((one) => one.n === message.said.n)) return NOTHING;
        said = [...said, message.said];
        return { ...NOTHING, kind: 'said', said: message.said };
      case 'draft': {
        const { game } = fold;
        if (game === null || message.at !== fold.entries.length) return NOTHING;
        theirs = triedOut(game, base(), message.actions);
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
      return fold.game;
    },
    get have() {
      return fold.have;
    },
    get entries() {
      return fold.entries;
    },
    get first() {
      return fold.first;
    },
    get confirmed() {
      return fold.state;
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
      return fold.entries.length;
    },
    hello: (tokens, embed = false) =>
      JSON.stringify({
        t: 'hello',
        v: PROTOCOL_VERSION,
        tokens,
        have: fold.have,
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
      const { game } = fold;
      if (game === null || draft.length === 0 || sent !== null) return undefined;
      const frame = playFrame(
        id,
        fold.entries.length,
        draft.map((one) => game.writeAction(one.action)),
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
