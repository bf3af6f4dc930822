/** The authority of one match, pure: frames and the time go in; rows to store and frames to send come out. */
import { type Event, gameOf, readEvent } from '@sandbar/engine';
import { draftFrame } from '../frames.ts';
import { idOf, isLonger, readClientFrame } from '../read.ts';
import { plays } from '../table.ts';
import { CLOSE, type ClientMessage, refusalOf, type ServerMessage, type Why } from '../wire.ts';
import { absenceDue, followAbsence, takeBack, tickAbsence, vote } from './absence.ts';
import { allowed, mayShow } from './allowance.ts';
import { hello, isHost, type Watched, watched } from './hello.ts';
import { change, ready, rename, sit, stand, start } from './lobby.ts';
import { drawNext, startMatch, takeActions } from './log.ts';
import { upgraded } from './making.ts';
import { answer, leave, offer, pressNext } from './offers.ts';
import { remove, renew } from './powers.ts';
import { peopleOf, tellPeople } from './presence.ts';
import { makingOf } from './rematch.ts';
import { emptyOut, keep, keepDone, send, sendOf } from './room.ts';
import { say } from './talk.ts';
import { clockDue, followTime, tickTime } from './time.ts';
import type { Answer, Call, Env, Line, Making, Moment, Of, Outcome, Peer, Room, Stored } from './types.ts';

export interface Host {
  /** Takes one frame of a connection. Never throws for anything that a client can send. */
  take(peer: Peer, frame: string, now: number): Outcome;
  /** Starts a match that was made with every seat filled (a rematch); nothing if it has started or cannot. */
  start(now: number): Outcome;
  /** A connection has come or gone. */
  people(now: number): Outcome;
  /** A deadline has come: does what is due by now, if anything. Harmless when called too early or twice. */
  tick(now: number): Outcome;
  /** When `tick` should be called next, ms since 1970. */
  alarm(): number | null;
  /** What a watcher at a relay is told; the reason and close code where these secrets may not see the table. */
  watched(tokens: readonly string[], now: number): Watched;
  /** A match that was to be made (a rematch) and may not have been: make it again, making is harmless. */
  unmade(): Making | null;
  /** The match that was to be made has been made. */
  othersMade(): Outcome;
  /** The table and the log as they stand. */
  room(): Readonly<Room>;
}

/** Builds a host from what a store gave back. Folds at most the entries since the last snapshot. */
export function openHost(id: string, stored: Stored, env: Env): Host {
  const room = openRoom(id, stored, env);
  /** What comes of doing something at some moment. */
  const at =
    (does: (moment: Moment) => void) =>
    (now: number): Outcome => {
      const out = emptyOut();
      does({ room, out, now });
      return out;
    };
  return {
    take: (peer, frame, now) => take(room, peer, frame, now),
    start: at((moment) => {
      const { table } = room.kept;
      if (table.phase === 'lobby' && table.seats.every(plays)) startMatch(moment);
    }),
    people: at((moment) => {
      tellPeople(moment);
      followAbsence(moment);
      followTime(moment);
    }),
    tick: at((moment) => {
      const { now } = moment;
      const { next } = room.kept.table;
      if (next !== null && next.by <= now) drawNext(moment);
      if (room.told.due !== null && room.told.due <= now) tellPeople(moment);
      tickTime(moment);
      tickAbsence(moment);
      followAbsence(moment);
      followTime(moment);
    }),
    alarm: () => earliest(room.kept.table.next?.by ?? null, absenceDue(room), clockDue(room), room.told.due),
    watched: (tokens, now) => watched(room, tokens, now),
    unmade: () => {
      const { table, unmade } = room.kept;
      return table.after === null || unmade !== true ? null : makingOf(room, table.after);
    },
    othersMade: () => {
      const out = emptyOut();
      const { unmade: _, ...kept } = room.kept;
      keep(room, out, kept);
      return out;
    },
    room: () => room,
  };
}

function openRoom(id: string, stored: Stored, env: Env): Room {
  const { table } = stored.kept;
  const game = gameOf(env.games, table.game);
  if (game === undefined) throw new Error(`no game ${table.game}`);
  const words = stored.lines.flatMap((line) => line.words);
  const tableEntries = words.filter((word) => word.startsWith('#')).length;
  const room: Room = {
    id,
    env,
    game,
    // A store from before the order was kept has none.
    kept: upgraded(stored.kept),
    lines: [...stored.lines],
    last: stored.lines.reduce((at, line) => at + line.ms, stored.kept.made),
    n: words.length,
    at: words.length - tableEntries,
    state: undefined,
    roles: new Map(stored.roles),
    said: [...stored.said],
    ids: new Map(stored.lines.flatMap((line) => (line.id === null ? [] : [[line.id, endOf(line)] as const]))),
    buckets: new Map(),
    told: { people: { seats: [], watching: 0 }, at: 0, due: null },
    fresh: env.peers().length === 0,
    turned: false,
  };
  if (table.phase !== 'lobby') room.state = stateOf(room, stored, words);
  room.told = { ...room.told, people: peopleOf(room) };
  return room;
}

function earliest(...times: readonly (number | null)[]): number | null {
  const due = times.filter((time) => time !== null);
  return due.length === 0 ? null : Math.min(...due);
}

const endOf = (line: Line): number => line.from + line.words.length;

function stateOf(room: Room, stored: Stored, words: readonly string[]): unknown {
  const { game } = room;
  const { table } = room.kept;
  const snapshot = stored.snapshot === null ? undefined : game.read(stored.snapshot.state);
  let state: unknown = snapshot?.ok === true ? snapshot.value : game.begin(table.options, table.seats.length);
  for (const word of words.slice(snapshot?.ok === true ? (stored.snapshot?.n ?? 0) : 0)) {
    if (word.startsWith('#')) continue;
    const event = readEvent(game, word);
    if (!event.ok) throw new Error(`the log holds ${word}: ${event.why}`);
    state = game.next(state, event.value as Event<unknown>).state;
  }
  return state;
}

function take(room: Room, peer: Peer, frame: string, now: number): Outcome {
  const out = emptyOut();
  const call: Call = { room, out, now, peer };
  if (isLonger(frame, room.env.limits().frame)) {
    refuse(call, idOf(frame.slice(0, 200)), 'too-large');
    out.closes.push({ to: peer.id, code: CLOSE.tooLarge, why: 'too-large' });
    return out;
  }
  const read = readClientFrame(frame);
  if (read.ok && read.value.t === 'draft') relay(call, read.value);
  else if (!allowed(call)) refuse(call, idOf(frame.slice(0, 200)), 'too-many');
  else if (!read.ok) refuse(call, idOf(frame), 'unreadable');
  else command(call, read.value);
  if (out.peers.length > 0) tellPeople(call);
  followAbsence(call);
  followTime(call);
  return out;
}

function refuse({ out, peer }: Call, id: string | undefined, why: Why): void {
  send(out, peer.id, { t: 'no', id, why });
}

function command(call: Call, message: ClientMessage): void {
  const { out, peer } = call;
  if (message.t === 'hello') hello(call, message);
  else if (message.t !== 'draft') {
    const answered = answerTo(call, message);
    // The answer goes first: what follows it in `out` is what the command led to.
    out.sends.unshift(sendOf(peer.id, answered));
  }
}

/** [R12] The answer to a command: an id that was accepted before gets its answer again, and nothing changes. */
function answerTo(call: Call, message: Command): ServerMessage {
  const { room, out, peer } = call;
  const { id } = message;
  if (!peer.greeted) return { t: 'no', id, why: 'bad-secret' };
  const key = keyOf(room, peer, id);
  const taken = room.ids.get(key);
  if (taken !== undefined) return { t: 'ok', id, n: taken };
  if (room.kept.done.includes(key)) return { t: 'ok', id, n: room.n };
  const why = carryOut(call, message);
  if (why !== null) return { t: 'no', id, why };
  if (message.t !== 'play' && message.t !== 'say') {
    // Who stands up or changes seats is somebody else afterwards, and may say it again as either.
    const after = out.peers.find((one) => one.id === peer.id) ?? peer;
    keepDone(room, out, new Set([key, keyOf(room, after, id)]));
  }
  return { t: 'ok', id, n: room.n };
}

type Command = Exclude<ClientMessage, { t: 'hello' | 'draft' }>;

/** [R12] [R7] A command's id among the ids of who sent it: a seat (from all its tabs), the host, or one connection. */
const keyOf = (room: Room, peer: Peer, id: string): string =>
  `${peer.seat ?? (isHost(room, peer) ? 'host' : peer.id)}:${id}`;

/** Carries a command out. */
function carryOut(call: Call, message: Command): Answer {
  const { room } = call;
  switch (message.t) {
    case 'play':
      return play(call, message);
    case 'sit':
      return sit(call, message);
    case 'stand':
      return stand(call);
    case 'name':
      return rename(call, message);
    case 'ready':
      if (room.kept.table.phase === 'lobby') return ready(call, message);
      return takeBack(call) ? null : pressNext(call);
    case 'start':
      return start(call);
    case 'table':
      return change(call, message);
    case 'offer':
      return offer(call, message);
    case 'answer':
      return answer(call, message);
    case 'remove':
      return remove(call, message);
    case 'renew':
      return renew(call, message);
    case 'vote':
      return vote(call, message);
    case 'say':
      return say(call, message);
    case 'leave':
      return leave(call);
  }
}

/** [R11] A turn is one batch, bound to the number of game entries that it was composed on. */
function play(call: Call, message: Of<'play'>): Answer {
  const { room, peer } = call;
  const { phase } = room.kept.table;
  if (peer.seat === null) return 'not-seated';
  if (phase !== 'playing') return phase === 'lobby' ? 'not-started' : 'over';
  if (message.at !== room.at) return 'stale';
  const actions: unknown[] = [];
  for (const word of message.actions) {
    const action = room.game.readAction(word);
    if (!action.ok) return 'unreadable';
    actions.push(action.value);
  }
  const taken = takeActions(call, peer.seat, actions, keyOf(room, peer, message.id));
  if (taken.ok) {
    takeBack(call);
    return null;
  }
  return refusalOf(taken.why);
}

/** [R15] Shows an unfinished turn to the others; never stored, and dropped when there are too many. */
function relay(call: Call, message: Of<'draft'>): void {
  const { room, out, peer } = call;
  if (room.kept.table.phase !== 'playing' || message.at !== room.at) return;
  const turn = room.game.turn(room.state);
  if (turn.kind !== 'seat' || turn.seat !== peer.seat) return;
  if (!message.actions.every((word) => room.game.readAction(word).ok)) return;
  if (!mayShow(call)) return;
  out.sends.push({ to: 'all', frame: draftFrame(message.at, message.actions), but: peer.id });
}
