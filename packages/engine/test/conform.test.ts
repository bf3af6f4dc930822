/** The conformance suite for every game in the registry: a sample each time, everything with CONFORM=full. */
import { describe, expect, test } from 'vitest';
import { backgammon, games } from '../src/index.ts';
import { agree, fastIds } from './agree.ts';
import { conform, type Subject } from './conform.ts';
import { STARTS } from './starts.ts';

const FULL = process.env.CONFORM === 'full';
const GAMES = FULL ? 12 : 5;

type Backgammon = Subject<backgammon.State, backgammon.Action, backgammon.Options, backgammon.Fact>;

const SIDES = [backgammon.RED, backgammon.BLACK] as const;
const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);

/** Fifteen checkers a side, position IDs that come back, dice gone when nobody plays them. */
function invariants(state: backgammon.State): void {
  const { board } = state;
  for (const side of SIDES) {
    const on = sum(board.points.map((n) => Math.max(0, side === 0 ? n : -n)));
    expect(on + board.bar[side] + board.off[side], 'fifteen checkers a side').toBe(15);
    const id = backgammon.positionId(board, side);
    expect(backgammon.readPositionId(id, side)).toEqual({ ok: true, value: board });
  }
  expect(state.dice.length > 0, '[case 22] dice stand only while they are played').toBe(
    state.stage === 'moving',
  );
  const setup = backgammon.setupOf(state);
  if (setup === undefined) return;
  const id = backgammon.gnubgId(setup);
  if (id !== undefined) expect(backgammon.readGnubgId(id)).toEqual({ ok: true, value: told(setup, id) });
  for (const bottom of SIDES) {
    const text = backgammon.xgid(setup, bottom);
    if (text !== undefined) expect(backgammon.readXgid(text, bottom)).toEqual({ ok: true, value: setup });
  }
  const again = backgammon.stateOf(setup);
  if (!again.ok) throw new Error(`${id} gives no state: ${again.why}`);
  expect(backgammon.setupOf(again.value)).toEqual(setup);
}

/** What a match ID keeps of a setup: whether beavers are allowed it does not tell. */
const told = (setup: backgammon.Setup, _: string): backgammon.Setup => ({
  ...setup,
  beavers: setup.offer === 'beaver',
});

const subject: Backgammon = {
  game: backgammon.backgammon,
  invariants,
  weight: ({ kind }) => (kind === 'double' ? 0.05 : kind === 'drop' ? 0.4 : 1),
  sameEnds: (state, ends) => {
    if (state.stage !== 'moving' || state.roll === null) return;
    const whole = state.dice.length === (state.roll[0] === state.roll[1] ? 4 : 2);
    if (!whole) return;
    agree(state.board, state.side, state.roll);
    const ids = ends
      .map((end) => backgammon.positionId(end.state.board, backgammon.other(state.side)))
      .sort();
    expect(fastIds(state.board, state.side, state.roll)).toEqual(ids);
  },
};

const flags = [false, true];
const ALL: readonly object[] = [
  { mode: 'single' },
  ...[1, 2, 3, null].flatMap((games) =>
    flags.flatMap((jacoby) =>
      flags.flatMap((beavers) =>
        flags.map((automatic) => ({ mode: 'money', games, jacoby, beavers, automatic })),
      ),
    ),
  ),
  ...Array.from({ length: 25 }, (_, i) => i + 1).flatMap((length) =>
    flags.map((crawford) => ({ mode: 'match', length, crawford })),
  ),
  ...Array.from({ length: 10 }, (_, i) => ({ mode: 'lead', lead: i + 1 })),
];

const SAMPLE: readonly object[] = [
  { mode: 'single' },
  { mode: 'money', games: null },
  { mode: 'money', games: 4, jacoby: true, beavers: true, automatic: true },
  { mode: 'match', length: 1 },
  { mode: 'match', length: 3 },
  { mode: 'match', length: 5, crawford: false },
  { mode: 'lead', lead: 3 },
];

test('the registry knows the games by their ids', () => {
  for (const [id, game] of Object.entries(games)) expect(game.id).toBe(id);
});

/** What happened in all the matches together: a suite that never saw a backgammon has not tested one. */
const seen = new Set<string>();

const FROM: readonly object[] = STARTS.backgammon.map((from) => ({ from }));

describe.each(
  [...(FULL ? ALL : SAMPLE), ...FROM].map((options, i) => [JSON.stringify(options), options, i] as const),
)('backgammon %s', (_, options, i) => {
  test.each(Array.from({ length: GAMES }, (_, n) => n))(
    'random match %d keeps every promise',
    {
      timeout: 600_000,
    },
    (n) => {
      const plan = { options, seats: 2, seed: 100 * i + n, endsEvery: 10, enough: FULL ? 1500 : 500 };
      for (const fact of conform(subject, plan).facts) seen.add(fact.kind === 'won' ? fact.how : fact.kind);
    },
  );
});

test('the random matches of backgammon have met everything that can happen', () => {
  const kinds = 'opened turned rolled moved hit passed doubled beavered took dropped resigned over set';
  for (const what of `${kinds} single gammon backgammon left`.split(' ')) expect([...seen]).toContain(what);
});
