/** What tests of Pirates Backgammon share: positions drawn as text, states to start from, and events written as log words. */
import { type Event, eventText, pirates, readEvent, referee } from '../src/index.ts';

type Action = pirates.Action;
type Fact = pirates.Fact;
type Options = pirates.Options;
type Position = pirates.Position;
type State = pirates.State;

export const game = pirates.pirates;

export const options = (raw: object): Options => {
  const read = game.readOptions(raw);
  if (!read.ok) throw new Error(`${JSON.stringify(raw)}: ${read.why}`);
  return read.value;
};

/**
 * A position drawn as text, seat by seat, then the ships, oldest first: `3#0:8/1 15 3#1 bar:0/9 | m21=3 W5 T12`. What is
 * not said is 0. A typhoon or merchant of more than 6 makes it the d10 variant.
 */
export function sea(text: string): Position {
  const [crews = '', fleet = ''] = text.split('|');
  const words = (part: string): string[] => part.split(' ').filter((word) => word !== '');
  const pirate = (word: string): Position['pirates'][number] => {
    const parts = /^(\d+|bar|gone)(?:#(\d))?(?::(\d+)\/(\d+))?$/.exec(word);
    if (parts === null) throw new Error(`no pirate: ${word}`);
    const at = parts[1] === 'bar' || parts[1] === 'gone' ? parts[1] : Number(parts[1]);
    return {
      at,
      hold: Number(parts[3] ?? 0),
      chest: Number(parts[4] ?? 0),
      order: Number(parts[2] ?? 0),
    };
  };
  const ship = (word: string): Position['ships'][number] => {
    const parts = /^([mWT])(\d+)(?:=(\d))?$/.exec(word);
    if (parts === null) throw new Error(`no ship: ${word}`);
    const kind = parts[1] === 'm' ? 'merchant' : parts[1] === 'W' ? 'mow' : 'typhoon';
    return { kind, at: Number(parts[2]), gold: Number(parts[3] ?? 0) };
  };
  const ships = words(fleet).map(ship);
  const d10 = ships.some((one) => one.kind === 'typhoon' || one.gold > 6);
  return { d10, pirates: words(crews).map(pirate), ships };
}

/** The position as a match state in which a seat is to roll; it must be one that can be. */
export const ready = (text: string, seat = 0, gold = 25): State =>
  sound(pirates.stateFrom(sea(text), { turn: seat }, gold));

/** The position at the start of a phase. */
export const phase = (text: string, what: 'travel' | 'luck', d10 = false): State => {
  const position = sea(text);
  return sound(pirates.stateFrom({ ...position, d10: position.d10 || d10 }, { phase: what }));
};

function sound(state: State): State {
  const text = game.write(state);
  if (!game.read(text).ok) throw new Error(`no state of a match: ${text}`);
  return state;
}

export interface Played {
  readonly state: State;
  readonly facts: readonly Fact[];
}

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

/** Plays log words (`Aroll`, `=31`, `A14/17`, `!skip:0`) through the referee; a refused one is a mistake of the test. */
export function play(from: State, words: string): Played {
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

/** The turn of seat 0 in a position, its dice rolled. */
export const dice = (text: string, roll: string, gold = 25): Played =>
  play(ready(text, 0, gold), `Aroll =${roll}`);

/** The legal actions as text, in their order. */
export const legalTexts = (state: State): string[] => game.legal(state).map(game.writeAction);

/** Who is where, as `positionText` writes it. */
export const where = pirates.positionText;

/** The facts of one kind. */
export const only = <K extends Fact['kind']>(facts: readonly Fact[], kind: K): Extract<Fact, { kind: K }>[] =>
  facts.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind);
