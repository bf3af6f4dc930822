import { createWords } from '@sandbar/words';
import { describe, expect, test } from 'vitest';
import { piratesBoard as board } from './index.ts';
import { game } from './rules.ts';
import { setUp } from './setup.fixture.ts';

const words = createWords();
const state = setUp('16:7/14 4:0/18 11:5/9 bar:0/6', 'W19 m19=4 m21=6', { roll: [5, 3] });

describe('the sea chart in words', () => {
  test('every spot says its number, its water and what is there', () => {
    const { spots } = board.text(state, words, 0);
    const of = (id: string) => spots.find((spot) => spot.id === id)?.text;
    expect(spots).toHaveLength(27);
    expect(of('p19')).toBe('Point 19, Inner Sea: man-o’-war; merchant with 4 gold, guarded');
    expect(of('p16')).toBe('Point 16, Middle Sea: your ship, 7 gold in the hold');
    expect(of('p4')).toBe('Point 4, Outer Sea: the ivory D, empty hold');
    expect(of('p1')).toBe('Point 1, Outer Sea, empty');
    expect(of('bar')).toBe('Sand Bar: the orange E');
  });

  test('the title says round, turn, dice and gold', () => {
    expect(board.text(state, words, 0).title).toBe(
      'Pirates Backgammon board. Round 4, Wind. It’s your turn. Dice: 5, 3. Your chest holds 14 of 25 gold, and your hold 7.',
    );
    expect(board.text(state, words, 1).title).toContain('It’s the red S’s turn.');
  });

  test('legal steps are sentences', () => {
    const lines = board.text(state, words, 0).legal.map(({ text }) => text);
    expect(lines).toContain('16 to 21 with the 5, captures 6 gold');
    expect(lines).toContain('16 to 11 with the 5, sinks the black P for 5 gold');
    expect(lines).toHaveLength(game.legal(state).length);
  });
});

describe('facts in words', () => {
  const names = ['Mira', 'Chen', 'Tobias'];
  const tell = (fact: Parameters<typeof board.tell>[0], viewer: number | null = 1) =>
    board.tell(fact, words, viewer, names);

  test('are told to the one whose ship it is, and to the others', () => {
    const sunk = { kind: 'sunk', seat: 0, by: 'mow', at: 16, lost: 7 } as const;
    expect(tell(sunk, 0)).toBe('A man-o’-war sinks your ship on 16. 7 gold is lost.');
    expect(tell(sunk)).toBe('A man-o’-war sinks Mira on 16. 7 gold is lost.');
    expect(tell({ kind: 'banked', seat: 1, gold: 9, chest: 26 })).toBe(
      'You bring 9 gold home. Your chest holds 26.',
    );
    expect(tell({ kind: 'stuck', seat: 0, dice: [3, 5] })).toBe('Mira can’t play 3, 5.');
  });

  test('chance is told, too', () => {
    expect(tell({ kind: 'traveled', ship: 1, what: 'mow', gold: 0, die: 4, from: 12, to: 8 })).toBe(
      'The man-o’-war rolls 4 and sails 12 to 8.',
    );
    expect(tell({ kind: 'appeared', ship: 2, what: 'merchant', gold: 6, dice: [6, 4], at: 21 })).toBe(
      'A merchant with 6 gold appears on 21.',
    );
    expect(tell({ kind: 'ordered', rolls: [], order: [1, 0, 2] })).toBe(
      'Order of the round: You, Mira, Tobias.',
    );
    expect(tell({ kind: 'turned', seat: 0 })).toBe('');
  });
});
