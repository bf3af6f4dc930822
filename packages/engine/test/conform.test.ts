/** The conformance suite for every game in the registry: a sample each time, everything with CONFORM=full. */
import { describe, expect, test } from 'vitest';
import { backgammon, games } from '../src/index.ts';
import { agree, fastIds } from './agree.ts';
import { conform, type Subject } from './conform.ts';
import { ALL, SAMPLE } from './option-sets.ts';
import { boardNamed, positionId } from './position-id.ts';
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
    expect(boardNamed(positionId(board, side), side)).toEqual(board);
  }
  expect(state.dice.length > 0, '[case 22] dice stand only while they are played').toBe(
    state.stage === 'moving',
  );
}

const subject: Backgammon = {
  game: backgammon.backgammon,
  invariants,
  weight: ({ kind }) => (kind === 'double' ? 0.05 : kind === 'drop' ? 0.4 : 1),
  sameEnds: (state, ends) => {
    if (state.stage !== 'moving' || state.roll === null) return;
    const whole = state.dice.length === (state.roll[0] === state.roll[1] ? 4 : 2);
    if (!whole) return;
    agree(state.board, state.side, state.roll);
    const ids = ends.map((end) => positionId(end.state.board, backgammon.other(state.side))).sort();
    expect(fastIds(state.board, state.side, state.roll)).toEqual(ids);
  },
};

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
