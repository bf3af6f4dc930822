/** Writing the log: events go through the referee, chance is drawn at once, entries are stored and then broadcast. */
import {
  type Checked,
  type Event,
  eventText,
  referee,
  type Seat,
  type Settle,
  settleText,
} from '@sandbar/engine';
import { readPause } from '../clock.ts';
import { logFrame, startWord, stateHash } from '../frames.ts';
import { NEXT_GAME_MS } from '../limits.ts';
import { newTime, setTable } from './room.ts';
import type { Line, Moment, Out, Room } from './types.ts';

/** A snapshot is stored whenever this many game entries have come since the last one. */
const SNAPSHOT_EVERY = 32;

/** The events of one line on trial: nothing in the room changes before `commit`. */
interface Trial {
  state: unknown;
  readonly words: string[];
  /** The turn has gone from the seat that it began with, or begun anew. */
  turned: boolean;
}

/** Applies events in order; the first refusal refuses all. [R11] */
function attempt(room: Room, events: readonly Event<unknown>[]): Checked<Trial> {
  const trial: Trial = { state: room.state, words: [], turned: false };
  const before = room.game.turn(room.state);
  for (const event of events) {
    const step = referee(room.game, trial.state, event);
    if (!step.ok) return step;
    trial.state = step.value.state;
    trial.words.push(eventText(room.game, event));
    const turn = room.game.turn(trial.state);
    const rolling = event.kind === 'act' && room.game.writeAction(event.action) === 'roll';
    // Chance that follows a roll is the seat's own; any other belongs to the time between two turns.
    if (turn.kind === 'seat' ? before.kind !== 'seat' || turn.seat !== before.seat : !rolling)
      trial.turned = true;
  }
  return { ok: true, value: trial };
}

/**
 * Draws what is due now. A draw that waits for the seats is left to `drawNext`. [R14] A roll that cannot be used, or is used
 * up by itself, ends the turn too: then another seat is to act, or more was drawn than the seat's own roll.
 */
function drawDue(room: Room, trial: Trial): void {
  const before = room.game.turn(room.state);
  let draws = 0;
  let turn = room.game.turn(trial.state);
  for (; turn.kind === 'chance' && turn.draw.wait !== true; draws++) {
    const event: Event<unknown> = { kind: 'roll', roll: room.env.roll(turn.draw) };
    trial.state = room.game.next(trial.state, event).state;
    trial.words.push(eventText(room.game, event));
    turn = room.game.turn(trial.state);
  }
  const same = turn.kind === 'seat' && before.kind === 'seat' && turn.seat === before.seat;
  if (!same || draws > 1) trial.turned = true;
}

/** Takes a batch of a seat's actions whole or not at all. Returns the number of entries after it. */
export function takeActions(
  moment: Moment,
  seat: Seat,
  actions: readonly unknown[],
  id: string,
): Checked<number> {
  const { room, out } = moment;
  const trial = attempt(
    room,
    actions.map((action) => ({ kind: 'act', seat, action })),
  );
  if (!trial.ok) return trial;
  drawDue(room, trial.value);
  commit(moment, trial.value, id);
  lapseOffers(room, out, seat, trial.value.turned);
  return { ok: true, value: room.n };
}

/** Puts a settlement in the log. */
export function takeSettle(moment: Moment, settle: Settle, id: string | null): Checked<number> {
  const { room, out } = moment;
  const trial = attempt(room, [{ kind: 'settle', settle }]);
  if (!trial.ok) return trial;
  drawDue(room, trial.value);
  commit(moment, trial.value, id);
  lapseOffers(room, out, null, trial.value.turned);
  return { ok: true, value: room.n };
}

/** Draws for the next game of the match, when the seats are ready or their time is over. */
export function drawNext(moment: Moment): void {
  const { room } = moment;
  const turn = room.game.turn(room.state);
  if (turn.kind !== 'chance') return;
  const event: Event<unknown> = { kind: 'roll', roll: room.env.roll(turn.draw) };
  const state = room.game.next(room.state, event).state;
  const trial: Trial = { state, words: [eventText(room.game, event)], turned: true };
  drawDue(room, trial);
  commit(moment, trial, null);
}

/** The first entry: what is played, under which edition. Then the game begins. [R9] */
export function startMatch(moment: Moment): void {
  const { room, out } = moment;
  const { table } = room.kept;
  const seats = table.seats.length;
  const head = { game: room.game.id, edition: room.game.edition, seats, options: table.options };
  addLine(moment, [startWord(head)], null);
  room.state = room.game.begin(table.options, seats);
  setTable(room, out, { phase: 'playing', offers: [] });
  const trial: Trial = { state: room.state, words: [], turned: true };
  room.turned = true;
  if (table.clock !== null) room.kept = { ...room.kept, time: newTime(table.clock, seats) };
  drawDue(room, trial);
  if (trial.words.length > 0) commit(moment, trial, null);
}

function commit(moment: Moment, trial: Trial, id: string | null): void {
  const { room, out, now } = moment;
  const before = room.at;
  room.state = trial.state;
  room.turned ||= trial.turned;
  room.at += trial.words.length;
  const turn = room.game.turn(trial.state);
  addLine(moment, trial.words, id);
  if (Math.floor(before / SNAPSHOT_EVERY) !== Math.floor(room.at / SNAPSHOT_EVERY))
    out.rows.push({ kind: 'snapshot', n: room.n, state: room.game.write(trial.state) });
  const waits = turn.kind === 'chance';
  if (turn.kind === 'over') setTable(room, out, { phase: 'over', offers: [], next: null });
  else if (waits) setTable(room, out, { offers: [], next: { ready: [], by: now + NEXT_GAME_MS } });
  else if (room.kept.table.next !== null) setTable(room, out, { next: null });
}

function addLine({ room, out, now }: Moment, words: readonly string[], id: string | null): void {
  const ms = Math.max(0, now - room.last);
  const line: Line = { from: room.n, ms, words, id };
  room.lines.push(line);
  room.n += words.length;
  room.last += ms;
  if (id !== null) room.ids.set(id, room.n);
  out.rows.push({ kind: 'line', line });
  out.sends.push({ to: 'all', frame: logFrame(line.from, ms, words, hashAt(room, words)) });
}

/** The hash goes out where a turn ends: not after a roll, and not before the game has begun. */
function hashAt(room: Room, words: readonly string[]): string | undefined {
  const rolled = words.at(-1)?.startsWith('=') === true || words[0]?.startsWith('#') === true;
  return rolled ? undefined : stateHash(room.game.write(room.state));
}

/** Offers about the table itself stand until they are answered. */
export const lapses = (what: string): boolean => what !== 'delete' && what !== 'rematch';

/**
 * [R16] An offer lapses when the game no longer lists it; with two seats when its maker acts in the game, with more after
 * one round.
 */
function lapseOffers(room: Room, out: Out, seat: Seat | null, turned: boolean): void {
  const { offers, seats } = room.kept.table;
  if (offers.length === 0) return;
  const open = new Set(room.game.settles(room.state).map((one) => settleText(one.settle)));
  const left = offers.flatMap((one) => {
    if (!lapses(one.what)) return one;
    const listed = open.has(one.what) || readPause(one.what) !== null;
    if (!listed || (seats.length === 2 && one.by === seat)) return [];
    if (one.turns === undefined || !turned) return one;
    return one.turns > 1 ? { ...one, turns: one.turns - 1 } : [];
  });
  if (left.length !== offers.length || left.some((one, i) => one !== offers[i]))
    setTable(room, out, { offers: left });
}
