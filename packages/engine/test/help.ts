/** What tests of backgammon share: positions drawn as text, states to start from, and events written as log words. */
import { type Options, readOptions } from '../src/backgammon/options.ts';
import { backgammon, type Event, eventText, readEvent, referee } from '../src/index.ts';

type Action = backgammon.Action;
type Board = backgammon.Board;
type Fact = backgammon.Fact;
type Side = backgammon.Side;
type State = backgammon.State;

export const game = backgammon.backgammon;

/** Options of backgammon; a mistake in them is a mistake of the test. */
export function options(raw: object): Options {
  const read = readOptions(raw);
  if (!read.ok) throw new Error(`${JSON.stringify(raw)}: ${read.why}`);
  return read.value;
}

/**
 * A board drawn as text, each side in its own numbering: `board('6x5 8x3 bar', '24x2 1')`. A point without a number has
 * one checker; what is not drawn is borne off.
 */
export function board(red: string, black: string): Board {
  const points = Array.from({ length: 24 }, () => 0);
  const bar: [number, number] = [0, 0];
  const off: [number, number] = [15, 15];
  for (const [side, text] of [red, black].entries()) {
    for (const word of text.split(' ').filter((one) => one !== '')) {
      const [at, times = '1'] = word.split('x') as [string, string?];
      const n = Number(times);
      off[side as Side] -= n;
      if (at === 'bar') bar[side as Side] += n;
      else {
        const cell = backgammon.pointOf(side as Side, Number(at)) - 1;
        if (points[cell] !== 0) throw new Error(`two drawings on one point: ${word}`);
        points[cell] = side === 0 ? n : -n;
      }
    }
  }
  if (off.some((n) => n < 0)) throw new Error(`more than fifteen checkers: ${red} | ${black}`);
  return { points, bar, off };
}

/** The checkers of a side as `board` draws them. */
export function drawn(at: Board, side: Side): string {
  const words = at.bar[side] === 0 ? [] : [`bar${at.bar[side] > 1 ? `x${at.bar[side]}` : ''}`];
  for (let own = 24; own >= 1; own--) {
    const n = backgammon.count(at, side, backgammon.pointOf(side, own));
    if (n > 0) words.push(n === 1 ? `${own}` : `${own}x${n}`);
  }
  return words.join(' ');
}

/** A state in which `side` is to double or to roll, in an open money session unless `mode` says otherwise. */
export function ready(at: Board, side: Side, change: Partial<State> = {}, mode: object = MONEY): State {
  return { ...game.begin(options(mode), 2), stage: 'ready', board: at, side, ...change };
}

export const MONEY = { mode: 'money', games: null };

/** Events of the log in one text: `A8/5`, `=31`, `!end`, separated by spaces. */
export function events(words: string): Event<Action>[] {
  return words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const read = readEvent(game, word);
      if (!read.ok) throw new Error(`${word}: ${read.why}`);
      return read.value;
    });
}

/** Plays log words through the referee; a refused one is a mistake of the test. */
export function play(from: State, words: string): { state: State; facts: Fact[] } {
  let state = from;
  const facts: Fact[] = [];
  for (const event of events(words)) {
    const step = referee(game, state, event);
    if (!step.ok)
      throw new Error(`${eventText(game, event)} is refused (${step.why}) in ${game.write(state)}`);
    state = step.value.state;
    facts.push(...step.value.facts);
  }
  return { state, facts };
}

/** Why the referee refuses a log word, or undefined when it takes it. */
export function refusal(state: State, word: string): string | undefined {
  const [event] = events(word);
  const step = referee(game, state, event as Event<Action>);
  return step.ok ? undefined : step.why;
}

/** The legal actions as text, sorted. */
export const legalTexts = (state: State): string[] => game.legal(state).map(game.writeAction).sort();

/** The state after the roll is known, so that the dice are to be played. */
export const rolled = (at: Board, side: Side, a: number, b: number): State =>
  play(ready(at, side, { stage: 'rolling' }), `=${a}${b}`).state;
