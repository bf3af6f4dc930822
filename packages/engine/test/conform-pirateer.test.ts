/** The conformance suite on Pirateer: every legal set of variants at every seat count, some to the end, all with CONFORM=full. */
import { describe, expect, test } from 'vitest';
import { pirateer } from '../src/index.ts';
import { conform, type Subject } from './conform.ts';
import { STARTS } from './starts.ts';

const FULL = process.env.CONFORM === 'full';
const game = pirateer.pirateer;

type State = pirateer.State;

/** Ships, treasures and wrecks are where they can be, and the chart names them. */
function invariants(state: State): void {
  const rules = pirateer.rulesIn(state);
  const chart = pirateer.chartOf(rules.maps);
  const owners = new Map<string, string>();
  for (const fleet of pirateer.FLEETS)
    for (const { at } of state.ships[fleet] ?? []) {
      expect(chart.numbers.has(at)).toBe(true);
      const owner = owners.get(at);
      expect(owner === undefined || (rules.stacks && owner === fleet), 'one ship or stack on a space').toBe(
        true,
      );
      owners.set(at, fleet);
    }
  for (const { at } of state.loose)
    expect(state.wrecks.includes(at) && !owners.has(at), 'treasure on a bare wreck').toBe(false);
  if (state.stage !== 'over') expect(pirateer.seatsIn(state).length).toBeGreaterThan(1);
  if (state.stage === 'sailing') {
    expect(state.must).toBeGreaterThan(0);
    expect(game.legal(state).length).toBeGreaterThan(0);
  }
}

const subject: Subject<State, pirateer.Action, pirateer.Options, pirateer.Fact> = {
  game,
  invariants,
  sameEnds: () => {},
  weight: (action) => {
    if (action.kind === 'sail') return action.plunder === 'take' ? 10 : 1;
    return action.kind === 'device' ? 0.02 : 1;
  },
  cut: (before, after) => before.stage !== after.stage,
};

const subsets = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((all, item) => all.flatMap((set) => [set, [...set, item]]), [[]]);

interface Case {
  readonly variants: readonly pirateer.VariantId[];
  readonly seats: number;
}

/** Every set of variants in which no two clash, at every seat count that it allows. */
const CASES: readonly Case[] = subsets(pirateer.VARIANT_IDS)
  .filter((variants) => pirateer.clashes(variants) === undefined)
  .flatMap((variants) => {
    const read = game.readOptions({ variants });
    if (!read.ok) throw new Error(`${variants.join()}: ${read.why}`);
    return game.seats(read.value).map((seats) => ({ variants, seats }));
  });

/** The table options go with half of the cases that know them. */
const optionsOf = ({ variants }: Case, i: number): object => ({
  variants,
  ...(variants.includes('pieces-of-eight') ? { split: i % 2 === 1 } : {}),
  ...(variants.includes('nuke-a-teer') ? { truce: i % 3 === 1 } : {}),
});

const seen = new Set<string>();

function play(one: Case, i: number, enough: number, endsEvery: number): void {
  const settleEvery = i % 4 === 0 ? 60 : 800;
  const plan = {
    options: optionsOf(one, i),
    seats: one.seats,
    seed: 7000 + i,
    endsEvery,
    manyEnds: 150,
    enough,
    settleEvery,
  };
  for (const fact of conform(subject, plan).facts) {
    seen.add(fact.kind);
    if (fact.kind === 'over') seen.add(fact.result.how);
  }
}

test('[PV1] to [PV9] every combination that makes sense can be played', () => {
  expect(CASES).toHaveLength(3 * 16 * (3 + 1 + 1 + 4));
});

const GROUPS = 12;
describe.each(Array.from({ length: GROUPS }, (_, group) => group))('variant sets, part %d', (group) => {
  test('every set keeps every promise for some dozens of turns', { timeout: 1_200_000 }, () => {
    for (const [i, one] of CASES.entries()) if (i % GROUPS === group) play(one, i, FULL ? 20_000 : 22, 15);
  });
});

/** Some of every kind of setup and fleets. */
const SAMPLE = CASES.filter((_, i) => i % 37 === 5);
test.each(
  SAMPLE.map((one, i) => [`${one.variants.join('+') || 'standard'} with ${one.seats}`, one, i] as const),
)('to the end: %s', { timeout: 600_000 }, (_, one, i) => play(one, 1000 + i, 20_000, 60));

test('to the end: a match in which treasure is lost to a hurricane and found again', {
  timeout: 600_000,
}, () => {
  const plan = { options: { variants: ['hurricane'] }, seats: 4, seed: 11, endsEvery: 1000, enough: 20_000 };
  for (const fact of conform(subject, plan).facts) seen.add(fact.kind);
});

test.each(STARTS.pirateer)(
  '[FROM] a random match from %s keeps every promise',
  { timeout: 600_000 },
  (from) => {
    const options = game.readOptions({ from });
    if (!options.ok) throw new Error(options.why);
    const [seats = 0] = game.seats(options.value);
    for (const fact of conform(subject, { options: { from }, seats, seed: 31, endsEvery: 20, enough: 60 })
      .facts)
      seen.add(fact.kind);
  },
);

test('the random matches of Pirateer have met everything that can happen', () => {
  const kinds = [
    'lots tossed ordered turned rolled sailed captured wrecked seized salvaged plundered declined struck foundered',
    'returned declared blast passed named wild again stopped skipped left out over',
    'treasure last agreed',
  ];
  for (const what of kinds.join(' ').split(' ')) expect([...seen]).toContain(what);
});
