import { describe, expect, test } from 'vitest';
import { diceOf, type GameLine, historyOf, lastPlay, playText, type TurnLine } from './history.ts';
import { played } from './played.fixture.ts';
import type { Options } from './setting/sentence.tsx';

const MATCH: Options = { mode: 'match', length: 5, crawford: true };
const MONEY: Options = { mode: 'money', games: 3, jacoby: false, beavers: true, automatic: true };
const games = (options: Options, words: string, from = {}): readonly GameLine[] =>
  historyOf(played(options, words, from).facts);

/** A turn in one line: side, roll and play, or the decision with its value. */
const line = (turn: TurnLine): string =>
  turn.dice === null
    ? `${turn.side} ${turn.kind} ${turn.value}`
    : `${turn.side} ${turn.dice.join('')}: ${playText(turn)}`;
const lines = (game: GameLine | undefined): string[] => game?.turns.map(line) ?? [];

describe('turns', () => {
  test('before the first roll there is one game without any', () => {
    expect(historyOf([])).toEqual([{ number: 1, turns: [], won: null, cube: 1 }]);
  });
  test('the opening roll is the first turn of whoever won it, higher die first', () => {
    expect(lines(games(MATCH, '=31 A17/20 A19/20')[0])).toEqual(['0 31: 8/5 6/5']);
    expect(lines(games(MATCH, '=13 B8/5 B6/5')[0])).toEqual(['1 31: 8/5 6/5']);
  });
  test('a tied opening roll is none', () => {
    expect(lines(games(MATCH, '=44 =31')[0])).toEqual(['0 31: ']);
  });
  test('a roll gathers what is played with it, hits too', () => {
    const [game] = games(MATCH, '=31 A17/20 A19/20 Broll =64 B24/18 B13/9');
    expect(lines(game)).toEqual(['0 31: 8/5 6/5', '1 64: 24/18 13/9']);
    const hit = games(MATCH, '=21 A12/14 A19/20 Broll =41 B24/20')[0];
    expect(lines(hit).at(-1)).toBe('1 41: 24/20*');
    expect(hit?.turns.at(-1)?.facts.map((fact) => fact.kind)).toEqual(['rolled', 'moved', 'hit']);
  });
  test('a passed turn stands with its roll and no play', () => {
    const points = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2];
    const closed = { board: { points, bar: [0, 1] as const, off: [3, 14] as const } };
    const [game] = games(MATCH, 'Broll =65', { ...closed, stage: 'ready', side: 1 });
    expect(lines(game)).toEqual(['1 65: ']);
    expect(game?.turns[0]?.facts.map((fact) => fact.kind)).toEqual(['rolled', 'passed']);
  });
});

describe('the cube', () => {
  test('double and take are turns of their own, with the value played for', () => {
    const [game] = games(MATCH, '=31 A17/20 A19/20 Bdouble Atake Broll =21');
    expect(lines(game)).toEqual(['0 31: 8/5 6/5', '1 doubled 2', '0 took 2', '1 21: ']);
    expect(game?.cube).toBe(2);
  });
  test('a drop ends the game at the value before', () => {
    const [game, ...more] = games(MATCH, '=31 A17/20 A19/20 Bdouble Adrop');
    expect(lines(game).slice(1)).toEqual(['1 doubled 2', '0 dropped 1']);
    expect(game).toMatchObject({ cube: 1, won: { side: 1, points: 1, how: 'dropped', score: [0, 1] } });
    expect(more).toEqual([]);
  });
  test('a beaver taken, and a beaver dropped: the cube is what the game was played for', () => {
    const start = '=31 A17/20 A19/20 Bdouble Abeaver';
    expect(lines(games(MONEY, start)[0]).at(-1)).toBe('0 beavered 4');
    expect(games(MONEY, `${start} Btake`)[0]?.cube).toBe(4);
    expect(games(MONEY, `${start} Bdrop`)[0]).toMatchObject({ cube: 2, won: { side: 0, points: 2 } });
  });
  test('an automatic double turns it without a turn', () => {
    const [game] = games(MONEY, '=22 =31');
    expect([game?.cube, lines(game)]).toEqual([2, ['0 31: ']]);
  });
});

describe('games', () => {
  test('each begins with nothing played and its cube at one', () => {
    const all = games(MATCH, '=31 A17/20 A19/20 Bdouble Adrop =12 B8/6');
    expect(all.map((game) => [game.number, game.cube, lines(game)])).toEqual([
      [1, 1, ['0 31: 8/5 6/5', '1 doubled 2', '0 dropped 1']],
      [2, 1, ['1 21: 8/6']],
    ]);
  });
  test('a resignation tells how much was given up', () => {
    const all = games(MONEY, '=31 !resign:0:2 =21');
    expect(lines(all[0])).toEqual(['0 31: ', '0 resigned 2']);
    expect(all[0]?.won).toMatchObject({ side: 1, points: 2, how: 'resigned' });
    expect(all[1]?.won).toBe(null);
  });
  test('the end of the match adds no game', () => {
    expect(games(MATCH, '=31 !retire:0').map((game) => game.won)).toEqual([null]);
    expect(games({ mode: 'single' }, '=31 !resign:0:3')).toHaveLength(1);
  });
});

describe('what is asked of a history', () => {
  const words = '=31 A17/20 A19/20 Broll =66 B24/18 B24/18 B13/7 B13/7 Adouble Btake Aroll =21';
  test('the last roll of a side in the running game, decisions left out', () => {
    const all = games(MATCH, words);
    expect(line(lastPlay(all, 1) as TurnLine)).toBe('1 66: 24/18(2) 13/7(2)');
    expect(line(lastPlay(all, 0) as TurnLine)).toBe('0 21: ');
    expect(lastPlay(games(MATCH, '=31 !resign:0:1 =21'), 1)).toBe(undefined);
  });
  test('the dice of a side over all games, doubles counting four times', () => {
    const all = games(MATCH, words);
    expect(diceOf(all, 0)).toEqual({ rolls: 2, average: 3.5 });
    expect(diceOf(all, 1)).toEqual({ rolls: 1, average: 24 });
    expect(diceOf(historyOf([]), 0)).toEqual({ rolls: 0, average: 0 });
  });
});
