/** The pictures of the rules of backgammon. */
import { backgammonBoard } from '@sandbar/boards/backgammon';
import { backgammon } from '@sandbar/engine';
import type { Figures } from '../contract.ts';
import { position, rolled } from './positions.ts';

const MATCH = { mode: 'match', length: 5, crawford: true } as const;
const begun = backgammon.backgammon.begin(MATCH, 2);
const START = position({
  ivory: { 24: 2, 13: 5, 8: 3, 6: 5 },
  ebony: { 1: 2, 12: 5, 17: 3, 19: 5 },
});
const RIGHT = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p19', 'p20', 'p21', 'p22', 'p23', 'p24'];

export const backgammonFigures: Figures = {
  game: backgammon.backgammon,
  board: backgammonBoard,
  drawings: {
    start: { state: { ...begun, board: START.board }, viewer: 0 },
    move: { state: rolled(START, 3, 1).state, viewer: 0, picked: 'p17' },
    bar: {
      state: rolled(
        position({
          ivory: { 13: 4, 8: 3, 6: 5, 24: 2 },
          ebony: { 1: 1, 12: 5, 17: 3, 19: 4, 21: 2 },
          bar: [1, 0],
        }),
        5,
        2,
      ).state,
      viewer: 0,
      picked: 'bar0',
    },
    off: {
      state: rolled(
        position({ ivory: { 5: 3, 4: 2, 3: 2, 1: 1 }, ebony: { 19: 4, 20: 3, 21: 2, 24: 1 } }),
        6,
        1,
      ).state,
      viewer: 0,
      picked: 'p20',
      around: RIGHT,
    },
    cube: { state: { ...START, stage: 'doubled' }, viewer: 1 },
  },
};
