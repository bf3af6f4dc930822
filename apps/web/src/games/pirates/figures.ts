/** The pictures of the rules of Pirates Backgammon. */
import { piratesBoard } from '@sandbar/boards/pirates';
import { pirates } from '@sandbar/engine';
import type { Figures } from '../contract.ts';

type At = pirates.Point | 'bar';
type Ship = readonly [kind: pirates.Kind, at: pirates.Point, gold?: number];

/** A state in which the first captain plays these dice; captains as point, hold and chest. */
function sea(
  captains: readonly (readonly [at: At, hold: number, chest: number])[],
  ships: readonly Ship[],
  dice?: readonly [number, number],
): pirates.State {
  const state = pirates.stateFrom(
    {
      d10: false,
      pirates: captains.map(([at, hold, chest], i) => ({
        at,
        hold,
        chest,
        order: captains.slice(0, i).filter(([other]) => other === at && at !== 'bar').length,
      })),
      ships: ships.map(([kind, at, gold = 0]) => ({ kind, at, gold })),
    },
    { turn: 0 },
  );
  if (dice === undefined) return state;
  const rolling = pirates.pirates.next(state, { kind: 'act', seat: 0, action: { kind: 'roll' } }).state;
  return pirates.pirates.next(rolling, { kind: 'roll', roll: dice }).state;
}

const points = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `p${from + i}`);

export const piratesFigures: Figures = {
  game: pirates.pirates,
  board: piratesBoard,
  drawings: {
    sea: {
      state: sea(
        [
          [16, 7, 14],
          [4, 0, 18],
          [11, 5, 9],
          [4, 3, 6],
        ],
        [
          ['mow', 19],
          ['merchant', 14, 3],
          ['merchant', 21, 6],
          ['mow', 8],
          ['merchant', 2, 2],
        ],
      ),
      viewer: 0,
    },
    guarded: {
      state: sea(
        [[16, 7, 14]],
        [
          ['mow', 19],
          ['merchant', 19, 4],
          ['merchant', 21, 6],
        ],
      ),
      viewer: 0,
      around: points(13, 24),
    },
    sail: {
      state: sea(
        [
          [16, 7, 14],
          [4, 0, 18],
        ],
        [
          ['mow', 19],
          ['merchant', 21, 6],
          ['merchant', 11, 2],
        ],
        [5, 3],
      ),
      viewer: 0,
      picked: 'p16',
    },
    sink: {
      state: sea(
        [
          [16, 7, 14],
          [4, 0, 18],
          [11, 5, 9],
        ],
        [['mow', 8]],
        [5, 1],
      ),
      viewer: 0,
      picked: 'p16',
      around: [...points(7, 18)],
    },
    home: {
      state: sea(
        [
          [20, 14, 6],
          [4, 0, 18],
        ],
        [['mow', 14]],
        [5, 2],
      ),
      viewer: 0,
      picked: 'p20',
      around: [...points(19, 24), 'home24'],
    },
    stuck: {
      state: sea(
        [
          [14, 7, 3],
          [4, 0, 18],
        ],
        [
          ['mow', 17],
          ['mow', 8],
          ['mow', 23],
          ['mow', 5],
        ],
        [3, 6],
      ),
      viewer: 0,
      picked: 'p14',
    },
  },
};
