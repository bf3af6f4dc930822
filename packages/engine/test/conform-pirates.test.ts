/** The conformance suite for Pirates Backgammon: a sample each time, everything with CONFORM=full. */
import { describe, expect, test } from 'vitest';
import { pirates, referee } from '../src/index.ts';
import { conform, type Plan, type Subject } from './conform.ts';
import { game, sea } from './help-pirates.ts';
import { readLog } from './log.ts';
import { STARTS } from './starts.ts';

const FULL = process.env.CONFORM === 'full';
const GAMES = FULL ? 6 : 2;

type Fact = pirates.Fact;
type State = pirates.State;

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);

/** All the gold that is afloat or in chests. */
const gold = (state: State): number =>
  sum(state.pirates.map((pirate) => pirate.hold + pirate.chest)) + sum(state.ships.map((ship) => ship.gold));

/** At rest no pirate lies beside a ship that travels, and outside the Outer Sea no two pirates lie together. */
function invariants(state: State): void {
  const points = state.pirates.map((pirate) => pirate.at).filter((at) => typeof at === 'number');
  for (const at of points) {
    expect(pirates.shipsOn(state.ships, at), `alone on ${at}: ${game.write(state)}`).toEqual([]);
    if (!pirates.inOuterSea(at)) expect(pirates.piratesOn(state.pirates, at)).toHaveLength(1);
    const ranks = pirates.piratesOn(state.pirates, at).map((seat) => state.pirates[seat]?.rank);
    expect(ranks, '[PB8] the order of arrival has no gaps').toEqual(ranks.map((_, i) => i));
  }
  for (const { at, hold } of state.pirates) if (typeof at !== 'number') expect(hold).toBe(0);
  expect(state.dice.length > 0).toBe(state.stage === 'moving');
  const again = pirates.positionOf(state);
  expect(pirates.positionOf(pirates.stateFrom(again, { phase: 'luck' }))).toEqual(again);
  if (state.stage !== 'moving') return;
  for (let to = 1; to <= pirates.POINTS; to++) barred(state, to);
  barred(state, 'off');
}

/** A sea so full that ships get stuck, which hardly ever happens from the set-up. */
const CROWDED = '9:3/0 16:2/4 20 | W2 W5 W7 W8 W11 W12 W13 W14 m15=3 W17 W18 W19 W21 W22 W23 W24';

/** A reason is given exactly for what is not listed. */
function barred(state: State, to: pirates.To): void {
  const listed = game.legal(state).some((action) => action.kind === 'sail' && action.to === to);
  expect(pirates.barredWhy(state, to) === undefined, `${to} in ${game.write(state)}`).toBe(listed);
}

const subject: Subject<State, pirates.Action, pirates.Options, Fact> = {
  game,
  invariants,
  weight: () => 1,
  sameEnds: () => {},
};

/** [PB4] What the facts of one event say about all the gold there is. */
function change(facts: readonly Fact[]): number {
  return sum(
    facts.map((fact) => {
      switch (fact.kind) {
        case 'appeared':
          return fact.gold;
        case 'traveled':
          return fact.to === 'off' ? -fact.gold : 0;
        case 'destroyed':
          return -fact.gold;
        case 'sunk':
        case 'retired':
          return -fact.lost;
        default:
          return 0;
      }
    }),
  );
}

/** Every event of a match changes the gold as its facts say. */
function account(from: typeof game, log: string): void {
  const read = readLog(from, log);
  let state = from.begin(read.options, read.seats);
  for (const event of read.events) {
    const step = referee(from, state, event);
    if (!step.ok) throw new Error(step.why);
    expect(gold(step.value.state) - gold(state), game.write(state)).toBe(change(step.value.facts));
    state = step.value.state;
  }
}

const seen = new Set<string>();

const flags = [false, true];
const OPTIONS: readonly object[] = FULL
  ? [5, 10, 25, 50, 100].flatMap((goal) => flags.map((d10) => ({ gold: goal, d10 })))
  : [{}, { d10: true }, { gold: 8 }];

/** Plays one match, accounts for its gold, and notes what happened. */
function met(plan: Plan, from: typeof subject = subject): void {
  const played = conform(from, plan);
  account(from.game, played.log);
  for (const fact of played.facts) {
    seen.add(fact.kind === 'over' ? fact.result.how : fact.kind);
    if (fact.kind === 'sunk') seen.add(`by-${fact.by}`);
    if (fact.kind === 'traveled' || fact.kind === 'appeared') seen.add(fact.what);
  }
}

const enough = FULL ? 3000 : 600;

describe.each(OPTIONS.map((options, i) => [JSON.stringify(options), options, i] as const))(
  'pirates %s',
  (_, options, i) => {
    describe.each([2, 3, 4, 5, 6])('with %d seats', (seats) => {
      test.each(Array.from({ length: GAMES }, (_, n) => n))(
        'random match %d keeps every promise',
        { timeout: 600_000 },
        (n) => met({ options, seats, seed: 1000 * i + 100 * seats + n, endsEvery: 5, enough }),
      );
    });
  },
);

test.each(Array.from({ length: FULL ? 60 : 12 }, (_, n) => n))(
  'random match %d from a crowded sea keeps every promise',
  { timeout: 600_000 },
  (n) => {
    const due = { turn: n % 3 };
    const crowded = { ...game, begin: () => pirates.stateFrom(sea(CROWDED), due) };
    met(
      { options: {}, seats: 3, seed: n, endsEvery: 1, enough: 60, settleEvery: 20 },
      { ...subject, game: crowded },
    );
  },
);

test.each(STARTS.pirates)(
  '[FROM] random matches from %s keep every promise',
  { timeout: 600_000 },
  (from) => {
    const seats = from.split(' | ')[1]?.split(' ').length ?? 0;
    for (let seed = 0; seed < GAMES; seed++)
      met({ options: { from }, seats, seed: 70_000 + 900 * seed, endsEvery: 5, enough: 300 });
  },
);

test('the random matches of Pirates Backgammon have met everything that can happen', () => {
  const kinds =
    'placed phase traveled sunk plundered captured protected appeared destroyed ordered turned rolled entered';
  const more = 'moved banked stuck skipped retired gold left agreed by-mow by-typhoon by-pirate by-stuck';
  for (const what of `${kinds} ${more} merchant mow typhoon`.split(' ')) expect([...seen]).toContain(what);
});
