/** [BG33] The notation that players use. */
import { describe, expect, test } from 'vitest';
import { board, game, play, ready, rolled } from '../../test/help.ts';
import { backgammon } from '../index.ts';
import { START } from './board.ts';

const { RED, BLACK, notate, notateTurn } = backgammon;
type Action = backgammon.Action;

const action = (text: string): Action => {
  const read = game.readAction(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

describe('[BG33] one step, in the numbering of the mover', () => {
  test.each([
    ['Black', '', '8', BLACK, 21, '8/6', '8/6'],
    ['Red', '8', '', RED, 21, '17/19', '8/6'],
    ['a hit', '18', '13', BLACK, 61, '13/7', '13/7*'],
    ['a hit by Red', '13', '18', RED, 61, '12/18', '13/7*'],
    ['from the bar', '', 'bar', BLACK, 43, 'bar/21', 'bar/21'],
    ['from the bar, Red, hitting', 'bar', '4', RED, 43, 'bar/4', 'bar/21*'],
    ['off', '', '6', BLACK, 65, '6/off6', '6/off'],
    ['off, Red', '6', '', RED, 65, '19/off6', '6/off'],
  ] as const)('[BG33] %s', (_, red, black, side, dice, step, text) => {
    const state = rolled(board(red, black), side, Math.floor(dice / 10), dice % 10);
    expect(notate(state, action(step))).toBe(text);
  });
  test.each(['roll', 'double', 'take', 'drop', 'beaver'])('[BG33] %s is called by its name', (word) => {
    expect(notate(ready(START, RED), action(word))).toBe(word);
  });
});

describe('[BG33] a whole turn', () => {
  test.each([
    ['parts from the back to the front', '', '13 8 6', 31, 'B8/5 B6/5', '8/5 6/5'],
    ['the order of play does not matter', '', '13 8 6', 31, 'B6/5 B8/5', '8/5 6/5'],
    ['one checker, both dice', '', '24 6', 65, 'B24/18 B18/13', '24/13'],
    ['a hit on the way is named', '7', '24 6', 65, 'B24/18 B18/13', '24/18*/13'],
    ['a hit at the end', '12', '24 6', 65, 'B24/18 B18/13', '24/13*'],
    ['hits on the way and at the end', '7 12', '24 6', 65, 'B24/18 B18/13', '24/18*/13*'],
    ['equal parts are counted', '', '8x4', 33, 'B8/5 B8/5 B8/5 B8/5', '8/5(4)'],
    ['two and two', '', '13x2 6x2', 11, 'B13/12 B6/5 B13/12 B6/5', '13/12(2) 6/5(2)'],
    [
      'two that went the same way, the first hitting',
      '20',
      '8x2 24',
      33,
      'B8/5 B8/5 B24/21 B21/18',
      '24/18 8/5*(2)',
    ],
    ['one checker, four steps', '', '24 6x2', 22, 'B24/22 B22/20 B20/18 B18/16', '24/16'],
    ['from the bar', '', 'bar 13', 42, 'Bbar/21 B21/19', 'bar/19'],
    ['from the bar, hitting, and on', '4', 'bar 13', 42, 'Bbar/21 B21/19', 'bar/21*/19'],
    ['two from the bar', '', 'barx2', 33, 'Bbar/22 Bbar/22 B22/19 B22/19', 'bar/19(2)'],
    ['off', '6', '6 5 3', 65, 'B6/off6 B5/off5', '6/off 5/off'],
    ['off in numbers', '6', '3x5', 44, 'B3/off4 B3/off4 B3/off4 B3/off4', '3/off(4)'],
    ['into the home and off', '6', '7 1x2', 61, 'B7/6 B6/off6', '7/off'],
    ['half a turn, the rest passed', '23x2', '13', 65, 'B13/7', '13/7'],
  ])('[BG33] %s', (_, red, black, dice, words, text) => {
    const state = rolled(board(red, black), BLACK, Math.floor(dice / 10), dice % 10);
    expect(notateTurn(play(state, words).facts)).toBe(text);
  });
  test('[BG33] Red in its own numbering', () => {
    expect(notateTurn(play(rolled(START, RED, 3, 1), 'A17/20 A19/20').facts)).toBe('8/5 6/5');
  });
  test('[BG33] nothing played is nothing written', () => {
    expect(notateTurn([{ kind: 'passed', side: RED, dice: [6, 6, 6, 6] }])).toBe('');
  });
});
