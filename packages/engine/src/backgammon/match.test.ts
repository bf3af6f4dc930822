/** The course of matches and sessions: how games start, what they are worth, when it is over, and leaving. */
import { describe, expect, test } from 'vitest';
import { board, drawn, events, game, options, play, ready, refusal } from '../../test/help.ts';
import { random } from '../../test/random.ts';
import { backgammon } from '../index.ts';
import { START } from './board.ts';

const { RED, BLACK } = backgammon;
type State = backgammon.State;

const begin = (mode: object): State => game.begin(options(mode), 2);

describe('[BG2] the opening roll', () => {
  test('[BG2] [case 12] the higher die starts and plays both dice', () => {
    const red = play(begin({ mode: 'match' }), '=52');
    expect(red.state).toMatchObject({ stage: 'moving', side: RED, roll: [5, 2], dice: [2, 5] });
    expect(red.facts).toEqual([{ kind: 'opened', dice: [5, 2], side: RED }]);
    expect(play(begin({ mode: 'match' }), '=25').state).toMatchObject({ side: BLACK, roll: [5, 2] });
  });
  test('[BG2] [case 12] a tie is rolled again, however often', () => {
    const tied = play(begin({ mode: 'match' }), '=33 =11');
    expect(tied.state.stage).toBe('opening');
    expect(tied.facts.at(-1)).toEqual({ kind: 'opened', dice: [1, 1], side: null });
    expect(play(tied.state, '=14').state.side).toBe(BLACK);
  });
  test('[BG2] [case 12] of all rolls each side starts with half, and no start is a double', () => {
    const starts = [0, 0];
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        const { state } = play(begin({ mode: 'match' }), `=${a}${b}`);
        if (state.stage === 'moving') starts[state.side] = (starts[state.side] ?? 0) + 1;
        expect(state.stage === 'moving').toBe(a !== b);
      }
    expect(starts).toEqual([15, 15]);
  });
  test('[BG15] each game of a match has its own opening roll, after a wait', () => {
    const ended = play(ready(START, RED), 'Adouble Bdrop').state;
    expect(game.turn(ended)).toEqual({
      kind: 'chance',
      draw: { sides: [6, 6], why: 'draw.opening', wait: true },
    });
    const next = play(ended, '=25');
    expect(next.state).toMatchObject({
      side: BLACK,
      game: 2,
      score: [1, 0],
      cube: { value: 1, owner: null },
    });
    expect(next.facts.map((fact) => fact.kind)).toEqual(['set', 'opened']);
    expect(drawn(next.state.board, RED)).toBe('24x2 13x5 8x3 6x5');
    const tied = play(ended, '=22').state;
    expect(game.turn(tied)).toEqual({ kind: 'chance', draw: { sides: [6, 6], why: 'draw.opening' } });
    expect(tied.game).toBe(2);
  });
});

describe('[BG12] [BG13] [BG14] what a game is worth', () => {
  test.each([
    ['single: the loser has one off', '5x14', 1, 'single'],
    ['[BG13] one off and one on the bar is a single game still', 'bar 5x13', 1, 'single'],
    ['gammon: none off', '7x15', 2, 'gammon'],
    ['[BG13] backgammon: one in the home of the winner', '22 6x14', 3, 'backgammon'],
    ['[BG13] the edge of that home counts', '19 6x14', 3, 'backgammon'],
    ['[BG13] one step before it does not', '18 6x14', 2, 'gammon'],
    ['[BG13] backgammon: one on the bar', 'bar 6x14', 3, 'backgammon'],
  ])('[BG12] %s', (_, black, level, how) => {
    for (const [value, owner] of [
      [1, null],
      [4, BLACK],
    ] as const) {
      const state = ready(board('1', black), RED, { cube: { value, owner } });
      const won = play(state, 'Aroll =65 A24/off6');
      const points = level * value;
      expect(won.state.score).toEqual([points, 0]);
      expect(won.facts.at(-1)).toEqual({ kind: 'won', side: RED, points, how, score: [points, 0] });
    }
  });
  test('[BG14] the game ends at once: the dice left over are gone', () => {
    const won = play(ready(board('1 6', '6x14'), RED), 'Aroll =66 A19/off6 A24/off6').state;
    expect(won).toMatchObject({ stage: 'between', roll: null, dice: [] });
  });
});

/** Red wins a game at that level with the cube at one. */
const wins = (side: backgammon.Side, level: number): string => `!resign:${1 - side}:${level}`;

/** Plays whole games by resignations from the opening on. */
function games(mode: object, ...results: readonly (readonly [backgammon.Side, number])[]): State {
  let state = begin(mode);
  for (const [side, level] of results) state = play(state, `=61 ${wins(side, level)}`).state;
  return state;
}

describe('[BG25] matches', () => {
  test('[BG25] [case 33] over exactly when a score has reached the length', () => {
    expect(games({ mode: 'match', length: 3 }, [RED, 2]).stage).toBe('between');
    const over = games({ mode: 'match', length: 3 }, [RED, 2], [BLACK, 2], [RED, 1]);
    expect(over).toMatchObject({
      stage: 'over',
      score: [3, 2],
      result: { winner: RED, points: 3, how: 'match' },
    });
  });
  test('[BG25] points beyond the length change nothing', () => {
    expect(games({ mode: 'match', length: 3 }, [RED, 2], [RED, 3])).toMatchObject({
      score: [5, 0],
      result: { winner: RED, points: 5, how: 'match' },
    });
  });
  test('[BG25] nothing happens after the end', () => {
    const over = games({ mode: 'match', length: 1 }, [BLACK, 1]);
    for (const word of ['=61', 'Aroll', '!retire:0', '!resign:0:1']) expect(refusal(over, word)).toBe('over');
    expect(game.settles(over)).toEqual([]);
  });
});

describe('[BG20] single game', () => {
  test('[BG20] it ends with its first game, gammons counted', () => {
    expect(games({ mode: 'single' }, [BLACK, 2])).toMatchObject({
      stage: 'over',
      score: [0, 2],
      result: { winner: BLACK, points: 2, how: 'resigned' },
    });
    const won = play(ready(board('1', '7x15'), RED, {}, { mode: 'single' }), 'Aroll =65 A24/off6').state;
    expect(won.result).toEqual({ winner: RED, points: 2, how: 'gammon' });
  });
  test('[BG20] there is nothing to agree about but resignation and leaving', () => {
    expect(refusal(play(begin({ mode: 'single' }), '=61').state, '!end')).toBe('illegal');
  });
});

describe('[BG21] money sessions', () => {
  test('[BG21] over after the games agreed; the leader wins by the difference', () => {
    expect(games({ mode: 'money', games: 3 }, [RED, 3], [BLACK, 1]).stage).toBe('between');
    expect(games({ mode: 'money', games: 3 }, [RED, 3], [BLACK, 1], [BLACK, 1])).toMatchObject({
      stage: 'over',
      result: { winner: RED, points: 1, how: 'session' },
    });
  });
  test('[BG21] equal points are a draw', () => {
    expect(games({ mode: 'money', games: 2 }, [RED, 2], [BLACK, 2]).result).toEqual({
      winner: null,
      points: 0,
      how: 'session',
    });
  });
  test('[BG21] five games unless said otherwise', () => {
    expect(options({ mode: 'money' })).toMatchObject({
      games: 5,
      jacoby: false,
      beavers: false,
      automatic: false,
    });
  });
  test('[BG21] [BG31] an open session goes on until both agree', () => {
    const state = games(
      { mode: 'money', games: null },
      ...Array.from({ length: 120 }, () => [RED, 1] as const),
    );
    expect(state.stage).toBe('between');
    expect(play(state, '!end').state.result).toEqual({ winner: RED, points: 120, how: 'agreed' });
  });
});

describe('[BG28] lead matches', () => {
  test('[BG28] over as soon as one side is ahead by so much, however long that takes', () => {
    const even = games({ mode: 'lead', lead: 3 }, [RED, 2], [BLACK, 2], [RED, 2], [BLACK, 3]);
    expect(even).toMatchObject({ stage: 'between', score: [4, 5] });
    const over = games({ mode: 'lead', lead: 3 }, [RED, 2], [BLACK, 2], [BLACK, 1], [BLACK, 2]);
    expect(over).toMatchObject({ score: [2, 5], result: { winner: BLACK, points: 5, how: 'lead' } });
  });
  test('[BG28] gammons count, Crawford does not come', () => {
    expect(games({ mode: 'lead', lead: 3 }, [RED, 2])).toMatchObject({ score: [2, 0], crawford: 'off' });
    expect(games({ mode: 'lead', lead: 3 }, [RED, 3]).stage).toBe('over');
  });
  test('[BG31] an agreed end: the leader wins, the running game counts nothing', () => {
    const running = play(games({ mode: 'lead', lead: 3 }, [RED, 2]), '=61').state;
    expect(play(running, '!end').state.result).toEqual({ winner: RED, points: 2, how: 'agreed' });
    const even = games({ mode: 'lead', lead: 3 }, [RED, 2], [BLACK, 2]);
    expect(play(even, '!end').state.result).toEqual({ winner: null, points: 0, how: 'agreed' });
  });
  test('[BG31] both seats are asked, and may refuse', () => {
    const end = game.settles(begin({ mode: 'lead' })).find((one) => one.settle.what === 'end');
    expect(end).toMatchObject({ ask: [0, 1], refusable: true });
    for (const mode of [{ mode: 'match' }, { mode: 'single' }])
      expect(game.settles(begin(mode)).some((one) => one.settle.what === 'end')).toBe(false);
  });
});

describe('[BG30] leaving', () => {
  const left = (mode: object, change: Partial<State> = {}, at = START) =>
    play(ready(at, RED, change, mode), '!retire:1').state;
  test('[BG30] a match and a lead match are lost, whatever the score', () => {
    expect(left({ mode: 'match', length: 5 }, { score: [0, 3] }).result).toEqual({
      winner: RED,
      points: 0,
      how: 'left',
    });
    expect(left({ mode: 'lead', lead: 5 }, { score: [1, 4] }).result).toEqual({
      winner: RED,
      points: 1,
      how: 'left',
    });
  });
  test('[BG30] a single game is lost at one point', () => {
    expect(left({ mode: 'single' }).result).toEqual({ winner: RED, points: 1, how: 'left' });
    expect(play(begin({ mode: 'single' }), '!retire:1').state.result).toEqual({
      winner: RED,
      points: 1,
      how: 'left',
    });
  });
  test('[BG30] a money session: the running game is lost at the cube, and the session ends', () => {
    const over = left({ mode: 'money' }, { score: [0, 3], cube: { value: 2, owner: RED } });
    expect(over).toMatchObject({ score: [2, 3], result: { winner: BLACK, points: 1, how: 'left' } });
  });
  test('[BG30] [case 38] leaving is not cheaper than the gammon that is already certain', () => {
    const certain = board('1x2', '7x15');
    expect(left({ mode: 'money' }, { cube: { value: 2, owner: RED } }, certain).score).toEqual([4, 0]);
    expect(left({ mode: 'single' }, {}, certain).result?.points).toBe(2);
  });
  test('[BG30] between games nothing is running', () => {
    const state = games({ mode: 'money' }, [BLACK, 2]);
    expect(play(state, '!retire:1').state).toMatchObject({
      score: [0, 2],
      result: { winner: BLACK, points: 2 },
    });
  });
  test('[BG30] while a double is open it costs the value before the offer', () => {
    const doubled = play(ready(board('1x2', '7x15'), RED), 'Adouble').state;
    expect(play(doubled, '!retire:1').state.score).toEqual([1, 0]);
  });
  test('[BG30] it is always open until the end, and nobody is asked', () => {
    for (const state of [begin({ mode: 'match' }), play(begin({ mode: 'match' }), '=61').state])
      for (const seat of [0, 1])
        expect(game.settles(state)).toContainEqual({
          settle: { what: 'retire', seat },
          ask: [],
          refusable: false,
        });
  });
});

test('[case 30] scores and cube are wide: a long session with large cubes stays exact', () => {
  let state = ready(START, RED, { score: [2 ** 40, 7] });
  state = play(state, '!resign:1:3').state;
  expect(state.score).toEqual([2 ** 40 + 3, 7]);
  expect(game.read(game.write(state))).toEqual({ ok: true, value: state });
});

test('the reducer throws on a bug of its caller, with the value in the text', () => {
  const state = begin({ mode: 'match' });
  expect(() => game.next(play(state, '=61').state, { kind: 'roll', roll: [1, 2] })).toThrow('a roll of 1-2');
  expect(() => game.next(state, { kind: 'settle', settle: { what: 'draw' } })).toThrow('draw');
  expect(() => game.next(state, { kind: 'settle', settle: { what: 'retire', seat: 2 } })).toThrow(
    'no seat 2',
  );
  expect(events('')).toEqual([]);
  expect(random(1).below(1)).toBe(0);
});
