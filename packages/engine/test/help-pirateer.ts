/** What tests of Pirateer share: positions as text, rolls, and what they lead to. */
import { type Event, eventText, pirateer, readEvent, referee } from '../src/index.ts';

type State = pirateer.State;
type Fact = pirateer.Fact;
type FleetId = pirateer.FleetId;

export const game = pirateer.pirateer;

/** Options of Pirateer; a mistake in them is a mistake of the test. */
export function options(raw: object): pirateer.Options {
  const read = game.readOptions(raw);
  if (!read.ok) throw new Error(`${JSON.stringify(raw)}: ${read.why}`);
  return read.value;
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

function laden(word: string): { at: string; cargo: string } {
  const [at = '', cargo = ''] = word.split('*');
  return { at, cargo };
}

export interface Extra {
  readonly variants?: readonly pirateer.VariantId[];
  readonly split?: boolean;
  readonly wrecks?: string;
  readonly loose?: string;
  readonly island?: readonly number[];
  readonly seat?: number;
}

/**
 * A position as text, one word for each fleet, seats separated by a bar: `position('P1=T8*1.K4 | S1=A10 F1=J1')`. The first
 * seat is to roll; a treasure that nobody carries lies on the island.
 */
export function position(text: string, extra: Extra = {}): State {
  const { variants = [], split = false, wrecks = '', loose = '', seat = 0 } = extra;
  const seats = text.split('|').map(words);
  const ships = seats.flat().flatMap((word) => {
    const [fleet = '', spaces = ''] = word.split('=');
    return spaces
      .split('.')
      .filter((space) => space !== '')
      .map((space) => ({ fleet: fleet as FleetId, ...laden(space) }));
  });
  const lying = words(loose).map(laden);
  const afloat = [...ships, ...lying].some(({ cargo }) => cargo !== '');
  const two = variants.includes('pieces-of-eight');
  return pirateer.stateAt({
    options: options({ variants, split }),
    fleets: seats.map((list) => list.map((word) => word.split('=')[0] as FleetId)),
    ships,
    wrecks: words(wrecks),
    loose: lying,
    island: extra.island ?? (two ? [2, 0] : [afloat ? 0 : 1]),
    seat,
  });
}

/** The ships of a fleet, as `position` writes them. */
export const shipsOf = (state: State, fleet: FleetId): string =>
  (state.ships[fleet] ?? []).map(({ at, cargo }) => (cargo === '' ? at : `${at}*${cargo}`)).join('.');

/** The state in which the seat uses these dice. */
export const rolled = (state: State, ...dice: number[]): State => pirateer.withDice(state, dice);

/** The legal actions as text, sorted. */
export const legalTexts = (state: State): string[] => game.legal(state).map(game.writeAction).sort();

/** Where the ships of a fleet may be at the ends of a turn, each way once, sorted; `!` after a win. */
export const endsOf = (state: State, fleet: FleetId): string[] => [
  ...new Set(
    game.ends(state).map((end) => `${shipsOf(end.state, fleet)}${end.state.result === null ? '' : '!'}`),
  ),
];

/** Plays log words through the referee; a refused one is a mistake of the test. */
export function play(from: State, text: string): { state: State; facts: Fact[] } {
  let state = from;
  const facts: Fact[] = [];
  for (const word of words(text)) {
    const event = readEvent(game, word);
    if (!event.ok) throw new Error(`${word}: ${event.why}`);
    const step = referee(game, state, event.value as Event<pirateer.Action>);
    if (!step.ok)
      throw new Error(`${eventText(game, event.value)} is refused (${step.why}) in ${game.write(state)}`);
    state = step.value.state;
    facts.push(...step.value.facts);
  }
  return { state, facts };
}

/** The facts of one kind. */
export const factsOf = <K extends Fact['kind']>(
  facts: readonly Fact[],
  kind: K,
): Extract<Fact, { kind: K }>[] =>
  facts.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind);
