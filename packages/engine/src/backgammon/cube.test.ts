/** The doubling cube in every mode. */
import { describe, expect, test } from 'vitest';
import { board, game, legalTexts, options, play, ready, refusal } from '../../test/help.ts';
import { backgammon } from '../index.ts';
import { START } from './board.ts';

const { RED, BLACK, canDouble } = backgammon;
const MATCH = { mode: 'match', length: 5 };

const on = (value: number, owner: backgammon.Side | null) => ({ cube: { value, owner } });

describe('[BG16] who may double', () => {
  test.each([
    ['the side on roll while the cube is centered', on(1, null), RED, true],
    ['the owner', on(2, RED), RED, true],
    ['[case 25] not the side that does not own it', on(2, BLACK), RED, false],
  ])('[BG16] %s', (_, change, side, may) => {
    const state = ready(START, side, change);
    expect(canDouble(state)).toBe(may);
    expect(legalTexts(state)).toEqual(may ? ['double', 'roll'] : ['roll']);
    expect(refusal(state, 'Adouble')).toBe(may ? undefined : 'illegal');
    expect(refusal(state, 'Bdouble')).toBe('turn');
  });
  test('[BG16] [case 36] not after the roll, and doubling draws no dice', () => {
    const rolling = play(ready(START, RED), 'Aroll').state;
    expect(refusal(rolling, 'Adouble')).toBe('turn');
    const moving = play(rolling, '=65').state;
    expect(refusal(moving, 'Adouble')).toBe('illegal');
    const taken = play(ready(START, RED), 'Adouble Btake').state;
    expect(taken).toMatchObject({ stage: 'ready', side: RED, roll: null });
    expect(refusal(taken, '=65')).toBe('chance');
  });
  test('[BG16] [BG2] [case 12] not before the opening roll is played', () => {
    const opened = play(game.begin(options({ mode: 'money' }), 2), '=61').state;
    expect(legalTexts(opened)).not.toContain('double');
    expect(legalTexts(play(opened, 'A12/18 A17/18').state)).toEqual(['double', 'roll']);
  });
  test('[BG16] [case 34] none between games and after the match', () => {
    const dropped = play(ready(START, RED), 'Adouble Bdrop').state;
    expect(game.legal(dropped)).toEqual([]);
    const over = play(ready(START, RED, {}, { mode: 'match', length: 1 }), '!retire:0').state;
    expect(game.legal(over)).toEqual([]);
    expect(refusal(over, 'Bdouble')).toBe('over');
  });
  test('[BG20] [BG25] [case 29] no cube in a single game and in a match to one point', () => {
    for (const mode of [{ mode: 'single' }, { mode: 'match', length: 1 }]) {
      const state = ready(START, RED, {}, mode);
      expect(backgammon.hasCube(state)).toBe(false);
      expect(legalTexts(state)).toEqual(['roll']);
    }
  });
});

describe('[BG17] [BG18] take and drop', () => {
  const doubled = play(ready(START, RED), 'Adouble').state;
  test('[BG17] the taker owns the cube at twice its value, and the doubler rolls', () => {
    const { state, facts } = play(doubled, 'Btake');
    expect(state).toMatchObject({ stage: 'ready', side: RED, cube: { value: 2, owner: BLACK } });
    expect(facts).toEqual([{ kind: 'took', side: BLACK, value: 2 }]);
    expect(legalTexts(state)).toEqual(['roll']);
  });
  test('[BG17] redoubles go on as long as somebody takes', () => {
    const turned = play({ ...ready(START, BLACK), cube: { value: 2, owner: BLACK } }, 'Bdouble Atake').state;
    expect(turned.cube).toEqual({ value: 4, owner: RED });
  });
  test('[BG18] [case 35] a drop ends the game in one event, with nothing left on offer', () => {
    const { state, facts } = play(doubled, 'Bdrop');
    expect(state).toMatchObject({ stage: 'between', score: [1, 0], roll: null, dice: [] });
    expect(facts.map((fact) => fact.kind)).toEqual(['dropped', 'won']);
    for (const word of ['Btake', 'Bdrop']) expect(refusal(state, word)).toBe('turn');
  });
  test('[BG18] [case 27] a drop costs the value before the offer in any position', () => {
    const lost = ready(board('2x2', '24x15'), RED, on(2, RED));
    expect(play(lost, 'Adouble Bdrop').state.score).toEqual([2, 0]);
  });
  test('[BG16] while a double stands open only the other side acts, and only on it', () => {
    expect(legalTexts(doubled)).toEqual(['drop', 'take']);
    for (const word of ['Aroll', 'Adouble', 'Atake']) expect(refusal(doubled, word)).toBe('turn');
    for (const word of ['Broll', 'Bbeaver', 'Bdouble']) expect(refusal(doubled, word)).toBe('illegal');
  });
});

test('[BG19] the cube stops at 2 to the power of 30, and scores stay exact', () => {
  expect(canDouble(ready(START, RED, on(backgammon.MOST_CUBE / 2, RED)))).toBe(true);
  const top = ready(START, RED, on(backgammon.MOST_CUBE, RED));
  expect(canDouble(top)).toBe(false);
  expect(game.read(game.write(top))).toEqual({ ok: true, value: top });
  const won = play(
    ready(board('2', '24x15'), RED, on(backgammon.MOST_CUBE, RED)),
    'Aroll =65 A23/off6',
  ).state;
  expect(won.score).toEqual([3 * backgammon.MOST_CUBE, 0]);
  expect(game.read(game.write(won))).toEqual({ ok: true, value: won });
});

describe('[BG22] Jacoby', () => {
  const gammon = board('1', '7x15');
  const jacoby = { mode: 'money', games: null, jacoby: true, automatic: true };
  const points = (change: object, mode: object): number =>
    play(ready(gammon, RED, change, mode), 'Aroll =65 A24/off6').state.score[RED];
  test('[BG22] a gammon counts one point until a player has turned the cube', () => {
    expect(points({}, jacoby)).toBe(1);
    expect(points(on(2, RED), jacoby)).toBe(4);
    expect(points(on(2, BLACK), jacoby)).toBe(4);
  });
  test('[BG22] [BG24] an automatic double is not a turn of the cube by a player', () => {
    expect(points({ automatic: true, ...on(2, null) }, jacoby)).toBe(2);
  });
  test('[BG22] [case 32] without it gammons count, in every mode that has them', () => {
    expect(points({}, { mode: 'money', games: null })).toBe(2);
    expect(points({}, MATCH)).toBe(2);
    expect(points({}, { mode: 'lead', lead: 5 })).toBe(2);
    expect(points({}, { mode: 'single' })).toBe(2);
  });
});

describe('[BG23] beavers', () => {
  const session = { mode: 'money', games: null, beavers: true };
  const beavered = play(ready(START, RED, {}, session), 'Adouble Bbeaver');
  test('[BG23] the beaver keeps the cube, and the doubler answers', () => {
    expect(beavered.state).toMatchObject({ stage: 'beavered', side: RED, cube: { value: 2, owner: BLACK } });
    expect(beavered.facts.at(-1)).toEqual({ kind: 'beavered', side: BLACK, value: 4 });
    expect(game.turn(beavered.state)).toEqual({ kind: 'seat', seat: RED });
  });
  test('[BG23] taken: four times the value, still with the side that beavered; the doubler rolls', () => {
    const taken = play(beavered.state, 'Atake').state;
    expect(taken).toMatchObject({ stage: 'ready', side: RED, cube: { value: 4, owner: BLACK } });
  });
  test('[BG23] dropped: twice the value', () => {
    expect(play(beavered.state, 'Adrop').state.score).toEqual([0, 2]);
  });
  test('[BG23] no raccoons: a beaver is taken or dropped', () => {
    expect(legalTexts(beavered.state)).toEqual(['drop', 'take']);
  });
  test('[BG23] only where the session has them', () => {
    const doubled = play(ready(START, RED, {}, { mode: 'money' }), 'Adouble').state;
    expect(legalTexts(doubled)).toEqual(['drop', 'take']);
    expect(refusal(doubled, 'Bbeaver')).toBe('illegal');
  });
});

describe('[BG24] automatic doubles', () => {
  const begin = (automatic: boolean) => game.begin(options({ mode: 'money', automatic }), 2);
  test('[BG24] a tie doubles the centered cube, once a game', () => {
    const tied = play(begin(true), '=33');
    expect(tied.state).toMatchObject({ stage: 'opening', automatic: true, cube: { value: 2, owner: null } });
    expect(tied.facts.at(-1)).toEqual({ kind: 'turned', value: 2 });
    expect(play(tied.state, '=55').state.cube.value).toBe(2);
  });
  test('[BG24] the next game begins at 1 again, and may be turned again', () => {
    const next = play(begin(true), '=33 =61 !resign:1:3 =21').state;
    expect(next).toMatchObject({ game: 2, automatic: false, cube: { value: 1, owner: null } });
    expect(play(begin(true), '=33 =61 !resign:1:3 =22').state.cube.value).toBe(2);
  });
  test('[BG24] without the option a tie is only rolled again', () => {
    expect(play(begin(false), '=33').state).toMatchObject({
      stage: 'opening',
      automatic: false,
      cube: { value: 1 },
    });
  });
});

describe('[BG26] Crawford', () => {
  const at = (
    a: number,
    b: number,
    crawford: backgammon.Crawford = 'ahead',
    change = {},
    mode: object = MATCH,
  ) => ready(START, RED, { score: [a, b], crawford, ...change }, mode);
  const nextGame = (state: backgammon.State, words: string): backgammon.State =>
    play(state, `${words} =61`).state;
  const may = (state: backgammon.State): boolean[] =>
    [RED, BLACK].map((side) => canDouble({ ...state, stage: 'ready', side, dice: [], roll: null }));

  test('[BG26] [case 28] Crawford is one game: ahead, now, past', () => {
    const now = nextGame(at(3, 0), 'Adouble Bdrop');
    expect(now).toMatchObject({ crawford: 'now', score: [4, 0], game: 2 });
    expect(may(now)).toEqual([false, false]);
    const past = nextGame({ ...now, stage: 'ready', side: RED, dice: [], roll: null }, '!resign:0:3');
    expect(past).toMatchObject({ crawford: 'past', score: [4, 3], game: 3 });
    expect(may(past)).toEqual([false, true]);
  });
  test('[BG26] the fact that sets up the game tells of it', () => {
    const { facts } = play(at(3, 0), 'Adouble Bdrop =61');
    expect(facts).toContainEqual({ kind: 'set', game: 2, crawford: true });
  });
  test('[BG26] it never comes twice: also not when the other side reaches the same score later', () => {
    const both = nextGame(at(4, 3, 'past'), 'Aroll =61 A12/18 A17/18 Bdouble Adrop');
    expect(both).toMatchObject({ crawford: 'past', score: [4, 4] });
  });
  test('[BG26] [BG27] both one point short: a single game is enough for either, so nobody doubles', () => {
    expect(may(at(4, 4, 'past'))).toEqual([false, false]);
  });
  test('[BG26] only a score of exactly one short brings it', () => {
    expect(nextGame(at(2, 0), 'Adouble Bdrop').crawford).toBe('ahead');
    const over = play(at(3, 0), '!resign:1:2').state;
    expect(over).toMatchObject({ stage: 'over', score: [5, 0] });
  });
  test('[BG26] it can be switched off', () => {
    const mode = { ...MATCH, crawford: false };
    const next = nextGame(at(3, 0, 'off', {}, mode), 'Adouble Bdrop');
    expect(next.crawford).toBe('off');
    expect(may(next)).toEqual([false, true]);
  });
  test('[BG26] [case 28] never in a match to one point', () => {
    expect(game.begin(options({ mode: 'match', length: 1 }), 2).crawford).toBe('off');
  });
  test('[BG26] a match to two points has its Crawford game after the first point', () => {
    const next = nextGame(at(0, 0, 'ahead', {}, { mode: 'match', length: 2 }), 'Adouble Bdrop');
    expect(next.crawford).toBe('now');
  });
});

describe('[BG27] a cube that is enough', () => {
  test.each([
    ['match 3-0 to five, cube 2 owned', MATCH, [3, 0], 2, RED, false],
    ['match 2-0 to five, cube 2 owned', MATCH, [2, 0], 2, RED, true],
    ['match 0-3 to five, cube 2 owned', MATCH, [0, 3], 2, RED, true],
    ['lead of 2 of 3, cube centered', { mode: 'lead', lead: 3 }, [2, 0], 1, null, false],
    ['lead of 1 of 3, cube centered', { mode: 'lead', lead: 3 }, [4, 3], 1, null, true],
    ['behind by 2 of 3, cube centered', { mode: 'lead', lead: 3 }, [0, 2], 1, null, true],
    ['a lead match to one: every game is enough', { mode: 'lead', lead: 1 }, [0, 0], 1, null, false],
    ['behind by 1 of 3, cube 4 owned', { mode: 'lead', lead: 3 }, [0, 1], 4, RED, false],
    ['a money session knows no enough', { mode: 'money', games: 5 }, [99, 0], 64, RED, true],
  ] as const)('[BG27] %s', (_, mode, score, value, owner, may) => {
    expect(canDouble(ready(START, RED, { score, ...on(value, owner) }, mode))).toBe(may);
  });
});
