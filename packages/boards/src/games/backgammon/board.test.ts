import { createWords } from '@sandbar/words';
import { describe, expect, test } from 'vitest';
import { NOTHING } from '../../marks.ts';
import { picture } from '../../svg.ts';
import { handle, motions } from './handle.ts';
import { backgammonBoard as board } from './index.ts';
import { game, type State } from './rules.ts';
import { labels, scene } from './scene.ts';
import { setUp } from './setup.fixture.ts';

const words = createWords();

describe('scene', () => {
  test('stands all thirty checkers where they are', () => {
    const state = setUp({ 24: 2, 13: 5, 8: 3, 6: 4 }, { 1: 2, 12: 5, 17: 3, 19: 4 }, { bar: [1, 0] });
    const { pieces } = scene(state);
    expect(pieces).toHaveLength(30);
    expect(pieces.filter((piece) => piece.spot === 'bar0' && piece.look === 'ivory')).toHaveLength(1);
    expect(pieces.filter((piece) => piece.spot === 'off1' && piece.look === 'ebony')).toHaveLength(1);
    expect(pieces.filter((piece) => piece.spot === 'p1').map((piece) => piece.of)).toEqual([2, 2]);
  });

  test('strikes spent dice through: of a double from the left, else the one played', () => {
    const base = setUp({ 24: 15 }, { 1: 15 });
    const dice = (roll: [number, number], left: number[]) =>
      scene({ ...base, stage: 'moving', roll, dice: left }).dice.map((die) => [die.value, die.spent]);
    expect(dice([4, 4], [4, 4, 4])).toEqual([
      [4, true],
      [4, false],
      [4, false],
      [4, false],
    ]);
    expect(dice([6, 3], [3])).toEqual([
      [6, true],
      [3, false],
    ]);
  });

  test('has the cube in the middle at 64, with its owner, offered on the felt, locked in the Crawford game', () => {
    const base = setUp({ 24: 15 }, { 1: 15 });
    const cube = (change: Partial<State>) => scene({ ...base, ...change }).markers[0];
    expect(cube({})).toMatchObject({ at: 'mid', text: '64' });
    expect(cube({ cube: { value: 4, owner: 1 } })).toMatchObject({ at: 'own1', text: '4' });
    expect(cube({ stage: 'doubled', side: 1 })).toMatchObject({ at: 'offer1', text: '2', calls: true });
    expect(cube({ stage: 'beavered', side: 1, cube: { value: 4, owner: 0 } })).toMatchObject({
      at: 'offer0',
      text: '8',
    });
    expect(cube({ crawford: 'now' })).toMatchObject({ locked: true });
    expect(scene({ ...base, options: { mode: 'single' } }).markers).toEqual([]);
  });
});

describe('labels', () => {
  const state = setUp({ 24: 15 }, { 1: 15 }, { side: 1 });
  const numberOn = (spot: string, viewer: number | null, numbers: 'viewer' | 'mover' | 'absolute') => {
    const layout = board.layout(state, viewer, { width: 920, height: 588 });
    return labels(state, viewer, layout, numbers, words).find((label) => label.spot === spot)?.text;
  };

  test('[case 86] number points for the viewer, for the mover or as the rules count, from both seats', () => {
    expect([
      numberOn('p1', 0, 'viewer'),
      numberOn('p1', 1, 'viewer'),
      numberOn('p1', null, 'viewer'),
    ]).toEqual(['24', '1', '24']);
    expect([numberOn('p1', 0, 'mover'), numberOn('p1', 1, 'mover')]).toEqual(['1', '1']);
    expect([numberOn('p1', 0, 'absolute'), numberOn('p1', 1, 'absolute')]).toEqual(['1', '1']);
  });
});

describe('handles and motions', () => {
  test('every legal step of both sides is touched from the spot of its piece', () => {
    for (const side of [0, 1] as const) {
      const home = side === 0 ? { 24: 0, 6: 8, 3: 7 } : {};
      const away = side === 0 ? {} : { 19: 8, 22: 7 };
      const state = setUp(home, away, { side, bar: side === 0 ? [0, 1] : [1, 0], roll: [6, 3] });
      for (const action of game.legal(state)) {
        const touched = handle(action);
        if (!('trail' in touched)) throw new Error('a step has a trail');
        const look = side === 0 ? 'ivory' : 'ebony';
        expect(
          scene(state).pieces.some((piece) => piece.spot === touched.trail[0] && piece.look === look),
        ).toBe(true);
      }
    }
    expect(handle({ kind: 'move', from: 'bar', to: 3, die: 3 })).toEqual({ trail: ['bar0', 'p3'], die: 3 });
    expect(handle({ kind: 'move', from: 'bar', to: 22, die: 3 })).toEqual({ trail: ['bar1', 'p22'], die: 3 });
    expect(handle({ kind: 'move', from: 24, to: 'off', die: 3 })).toEqual({ trail: ['p24', 'off0'], die: 3 });
    expect(handle({ kind: 'move', from: 2, to: 'off', die: 3 })).toEqual({ trail: ['p2', 'off1'], die: 3 });
    expect(handle({ kind: 'take' })).toEqual({ button: 'take' });
  });

  test('a double is thrown as four dice, a hit piece goes to its own bar', () => {
    expect(motions({ kind: 'rolled', side: 1, roll: [2, 2] })).toMatchObject([
      { kind: 'dice', dice: { length: 4 } },
    ]);
    expect(motions({ kind: 'hit', side: 1, at: 7 })).toEqual([
      { kind: 'hit', look: 'ebony', trail: ['p7', 'bar1'] },
    ]);
  });
});

describe('words', () => {
  const state = setUp({ 24: 1, 13: 5, 8: 3, 6: 6 }, { 1: 2, 12: 5, 17: 3, 19: 5 }, { roll: [6, 1] });

  test('[case 96] every spot says its number, owner and count from the side of the reader', () => {
    const mine = board.text(state, words, 0);
    expect(mine.spots).toHaveLength(28);
    expect(mine.spots[0]).toEqual({ id: 'p1', text: 'Point 24, your blot' });
    const theirs = board.text(state, words, 1);
    expect(theirs.spots.find((spot) => spot.id === 'p1')?.text).toBe('Point 1, their blot');
    expect(board.text(state, words, null).spots.find((spot) => spot.id === 'p1')?.text).toBe(
      'Point 24, ivory blot',
    );
  });

  test('the title says whose turn it is, the dice, both races and the cube', () => {
    expect(board.text(state, words, 0).title).toBe(
      'Backgammon board. It’s your turn. Dice: 6, 1. You have 149 pips to go. They have 167 pips to go. The cube is in the middle, at 1.',
    );
    expect(board.text({ ...state, stage: 'doubled' }, words, 1).title).toContain(
      'Your decision: take or pass.',
    );
  });

  test('legal steps are sentences in the mover’s numbers', () => {
    const lines = board.text(state, words, 0).legal.map((line) => line.text);
    expect(lines).toContain('8 to 7 with the 1');
    expect(lines).toContain('24 to 18 with the 6');
    expect(lines).toHaveLength(game.legal(state).length);
  });

  test('facts are told to the one who did it, to the other, and to whoever watches', () => {
    const fact = { kind: 'moved', side: 1, from: 13, to: 7, die: 6 } as const;
    const names = ['Ines', 'Marisol'];
    expect(board.tell(fact, words, 1, names)).toBe('You move 13 to 7.');
    expect(board.tell(fact, words, 0, names)).toBe('Marisol moves 13 to 7.');
    expect(board.tell(fact, words, null, [])).toBe('Ebony moves 13 to 7.');
    expect(board.tell({ kind: 'hit', side: 0, at: 7 }, words, 0, names)).toBe('Your checker is hit.');
    expect(board.tell({ kind: 'opened', dice: [3, 5], side: 1 }, words, 0, names)).toBe(
      'Opening roll: 5 against 3. Marisol starts.',
    );
  });
});

describe('picture', () => {
  const state = setUp({ 24: 2, 13: 5, 8: 3, 6: 5 }, { 1: 2, 12: 5, 17: 3, 19: 5 }, { roll: [3, 1] });
  const print = (prefix: string): string =>
    picture(board, state, {
      viewer: 0,
      room: { width: 690, height: 441 },
      theme: 'dark',
      numbers: 'viewer',
      words,
      show: { ...NOTHING, picked: 'p17', targets: [{ spot: 'p20', hits: false, chip: '3' }] },
      prefix,
    });

  test('is one self-contained drawing at the size of its room', () => {
    const svg = print('x');
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" width="690" height="441"')).toBe(true);
    expect(svg).not.toMatch(/href=|<image|<script|NaN|undefined|~/);
  });

  test('refers only to what it defines, under its own prefix', () => {
    const svg = print('x');
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]));
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(defined.has(id), id).toBe(true);
    for (const id of defined) expect(id?.startsWith('x')).toBe(true);
  });
});
