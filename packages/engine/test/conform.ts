/**
 * What every game must keep, whatever its rules: random matches are played to the end and every promise of `Game` is
 * checked at every step. A game brings its option sets and, if it likes, checks of its own.
 */
import { expect } from 'vitest';
import {
  answers,
  type End,
  type Event,
  eventText,
  type Game,
  ROLL,
  readEvent,
  referee,
  replay,
  type Seat,
  type Step,
} from '../src/index.ts';
import { logText, readLog } from './log.ts';
import { type Random, random } from './random.ts';

export interface Subject<S, A, O, F> {
  readonly game: Game<S, A, O, F>;
  /** What must hold in every state that is reached. */
  invariants(state: S): void;
  /** Compares complete turns with another way to find them, such as a fast path. */
  sameEnds(state: S, ends: readonly End<S, A>[]): void;
  /** How often a listed action is chosen, against 1 for any other: keeps random matches from ending at once. */
  weight(action: A): number;
  /** Whether what `ends` counts as a complete turn is over after this step, though the same seat is to act. */
  cut?(before: S, after: S): boolean;
}

export interface Plan {
  readonly options: unknown;
  readonly seats: number;
  readonly seed: number;
  /** Complete turns are searched through in one of so many states. */
  readonly endsEvery: number;
  /** Beyond so many complete turns they are only played through, not searched for; no limit when left out. */
  readonly manyEnds?: number;
  /** After so many events the match is settled as soon as a settlement ends it, or fails. */
  readonly enough: number;
  /** One in so many events is a settlement, where one is open; 800 unless told. */
  readonly settleEvery?: number;
}

const LIMIT = 50_000;

/** A match that was played: its log as text, its last state as text, and all its facts. */
export interface Played<F> {
  readonly log: string;
  readonly last: string;
  readonly facts: readonly F[];
}

/** Plays one random match and checks everything. */
export function conform<S, A, O, F>(subject: Subject<S, A, O, F>, plan: Plan): Played<F> {
  const { game } = subject;
  const read = game.readOptions(plan.options);
  if (!read.ok) throw new Error(`${JSON.stringify(plan.options)}: ${read.why}`);
  expect(game.readOptions(read.value), 'options read twice').toEqual(read);
  const draws = random(plan.seed);
  const events: Event<A>[] = [];
  const texts: string[] = [];
  const facts: F[] = [];
  let earlier: readonly A[] = [];
  let state = frozen(game.begin(read.value, plan.seats));
  for (;;) {
    texts.push(checkState(subject, state));
    checkRefusals(game, state, earlier, plan.seats, draws);
    if (draws.oneIn(plan.endsEvery)) checkEnds(subject, state, plan.manyEnds ?? Number.POSITIVE_INFINITY);
    const event = choose(subject, state, draws, events.length >= plan.enough, plan.settleEvery ?? 800);
    if (event === undefined) break;
    if (events.length >= LIMIT) throw new Error(`no end in sight: ${game.write(state)}`);
    earlier = game.legal(state);
    const step = applied(game, state, event);
    state = step.state;
    facts.push(...step.facts);
    events.push(event);
  }
  checkLog(game, read.value, plan.seats, events, texts);
  return { log: logText(game, read.value, plan.seats, events), last: game.write(state), facts };
}

/** Applies an event through the referee, which must take it and say the same as the reducer. */
function applied<S, A, O, F>(game: Game<S, A, O, F>, state: S, event: Event<A>): Step<S, F> {
  const step = referee(game, state, event);
  if (!step.ok) throw new Error(`${eventText(game, event)} is refused (${step.why}): ${game.write(state)}`);
  return { state: frozen(step.value.state), facts: step.value.facts };
}

/** The next event, mostly what turn and list ask for; undefined when the match is over. */
function choose<S, A, O, F>(
  { game, weight }: Subject<S, A, O, F>,
  state: S,
  draws: Random,
  end: boolean,
  settleEvery: number,
): Event<A> | undefined {
  const turn = game.turn(state);
  if (turn.kind === 'over') return undefined;
  const open = game.settles(state).map((one) => one.settle);
  if (open.length > 0 && (end || draws.oneIn(settleEvery))) {
    const final = open.filter((settle) => settle.what === 'end' || settle.what === 'retire');
    return { kind: 'settle', settle: draws.pick(end && final.length > 0 ? final : open) };
  }
  if (turn.kind === 'chance') return { kind: 'roll', roll: draws.roll(turn.draw.sides) };
  const legal = game.legal(state);
  let left = draws.below(1000 * legal.reduce((all, action) => all + weight(action), 0)) / 1000;
  const action = legal.find((one) => {
    left -= weight(one);
    return left < 0;
  });
  return { kind: 'act', seat: turn.seat, action: (action ?? legal[0]) as A };
}

/** Everything that holds in one state alone; returns its text. */
function checkState<S, A, O, F>({ game, invariants }: Subject<S, A, O, F>, state: S): string {
  const text = game.write(state);
  const where = (what: string): string => `${what}: ${text}`;
  expect(text, where('one line')).not.toMatch(/[\n\r]/);
  const read = game.read(text);
  expect(read.ok, where('can be read')).toBe(true);
  if (read.ok) expect(read.value, where('reads as written')).toEqual(state);
  expect(JSON.parse(JSON.stringify(state)), where('is plain JSON')).toEqual(state);
  invariants(state);

  const turn = game.turn(state);
  const legal = game.legal(state);
  expect(legal.length > 0, where('actions exactly when a seat is to act')).toBe(turn.kind === 'seat');
  if (turn.kind === 'chance') expect(turn.draw.sides.every((n) => n >= 2 && n <= 12)).toBe(true);
  if (turn.kind === 'over') expect(game.settles(state), where('nothing to settle')).toEqual([]);
  if (turn.kind === 'seat') checkActions(game, state, turn.seat, legal);
  for (const open of game.settles(state)) {
    const after = applied(game, state, { kind: 'settle', settle: open.settle }).state;
    expect(game.read(game.write(after)).ok, where(`after ${JSON.stringify(open.settle)}`)).toBe(true);
  }
  return text;
}

/** Every listed action has an effect of its own, survives as text, and leaves the state as it was. */
function checkActions<S, A, O, F>(game: Game<S, A, O, F>, state: S, seat: Seat, legal: readonly A[]): void {
  const effects = new Set<string>();
  for (const action of legal) {
    const word = game.writeAction(action);
    expect(word).toMatch(/^[^\s,=!#]+$/);
    expect(game.readAction(word)).toEqual({ ok: true, value: action });
    const event: Event<A> = { kind: 'act', seat, action };
    expect(readEvent(game, eventText(game, event))).toEqual({ ok: true, value: event });
    expect(game.notate(state, action)).not.toBe('');
    const after = game.next(state, event).state;
    if (word === ROLL) expect(game.turn(after).kind, 'a roll asks for dice').toBe('chance');
    effects.add(game.write(after));
  }
  expect(effects.size, `actions with one effect: ${game.write(state)}`).toBe(legal.length);
}

/** The complete turns, searched for with nothing but `legal` and `next`, are what `ends` lists. */
function checkEnds<S, A, O, F>({ game, sameEnds, cut }: Subject<S, A, O, F>, state: S, many: number): void {
  const ends = game.ends(state);
  const turn = game.turn(state);
  const found = new Set<string>();
  const seen = new Set<string>();
  const search = (at: S, seat: Seat): void => {
    for (const action of game.legal(at)) {
      const after = game.next(at, { kind: 'act', seat, action }).state;
      const text = game.write(after);
      if (seen.has(text)) continue;
      seen.add(text);
      const then = game.turn(after);
      if (then.kind === 'seat' && then.seat === seat && !(cut?.(at, after) ?? false)) search(after, seat);
      else found.add(text);
    }
  };
  const texts = ends.map((end) => game.write(end.state)).sort();
  expect(new Set(texts).size, 'no complete turn twice').toBe(texts.length);
  if (ends.length <= many) {
    if (turn.kind === 'seat') search(state, turn.seat);
    expect(texts).toEqual([...found].sort());
  }
  for (const end of ends) {
    let at = state;
    if (turn.kind !== 'seat') throw new Error('complete turns without a seat to act');
    for (const action of end.actions) at = game.next(at, { kind: 'act', seat: turn.seat, action }).state;
    expect(game.write(at)).toBe(game.write(end.state));
  }
  sameEnds(state, ends);
}

/** The referee refuses the wrong seat, the wrong roll and the action that is not listed. */
function checkRefusals<S, A, O, F>(
  game: Game<S, A, O, F>,
  state: S,
  earlier: readonly A[],
  seats: number,
  draws: Random,
): void {
  const turn = game.turn(state);
  const legal = game.legal(state);
  const refuses = (event: Event<A>, why: string): void => {
    const answer = referee(game, state, event);
    expect(answer.ok ? 'taken' : answer.why, `${eventText(game, event)} in ${game.write(state)}`).toBe(why);
  };
  const roll = draws.pick([[], [0], [7, 1], [1, 1, 1], [1.5, 2], [1, Number.NaN], [13], [1, -1], [1, 1]]);
  const due = turn.kind === 'chance' && answers(turn.draw, roll);
  if (!due && roll.every((n) => n >= 0))
    refuses({ kind: 'roll', roll }, turn.kind === 'over' ? 'over' : 'chance');
  const action = legal[0] ?? earlier[0];
  if (action !== undefined)
    for (let seat = 0; seat <= seats; seat++)
      if (turn.kind !== 'seat' || seat !== turn.seat)
        refuses({ kind: 'act', seat, action }, turn.kind === 'over' ? 'over' : 'turn');
  if (turn.kind !== 'seat' || earlier.length === 0) return;
  const stale = draws.pick(earlier);
  const listed = legal.some((one) => game.writeAction(one) === game.writeAction(stale));
  if (!listed) refuses({ kind: 'act', seat: turn.seat, action: stale }, 'illegal');
}

/** The log survives as text, and from nothing but the text the whole match comes back, state by state. */
function checkLog<S, A, O, F>(
  game: Game<S, A, O, F>,
  options: O,
  seats: number,
  events: readonly Event<A>[],
  texts: readonly string[],
): void {
  const read = readLog(game, logText(game, options, seats, events));
  expect(read.events).toEqual(events);
  const steps = replay(game, game.begin(read.options, read.seats), read.events);
  if (!steps.ok) throw new Error(`entry ${steps.at} is refused: ${steps.why}`);
  expect(steps.value.map((step) => game.write(step.state))).toEqual(texts.slice(1));
}

/** Freezes a state through and through, so that whoever changes it throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
