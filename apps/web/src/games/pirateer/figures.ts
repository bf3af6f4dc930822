/** The pictures of the rules of Pirateer. */
import { pirateerBoard } from '@sandbar/boards/pirateer';
import { pirateer } from '@sandbar/engine';
import type { Figures } from '../contract.ts';

type Fleet = pirateer.FleetId;
type Ship = readonly [fleet: Fleet, at: string, cargo?: string];

const FOUR: readonly Fleet[] = ['S1', 'F1', 'P1', 'B1'];

/** A state of four captains with these ships, in which `seat` uses these dice. */
function chart(
  ships: readonly Ship[],
  seat: number,
  dice?: readonly number[],
  more: {
    readonly variants?: readonly pirateer.VariantId[];
    readonly wrecks?: readonly string[];
    readonly island?: number;
  } = {},
): pirateer.State {
  const { variants = [], wrecks = [], island } = more;
  const carried = ships.some(([, , cargo = '']) => cargo !== '');
  const state = pirateer.stateAt({
    options: { variants, ports: null, split: false, truce: false },
    fleets: FOUR.map((fleet) => [fleet]),
    ships: ships.map(([fleet, at, cargo = '']) => ({ fleet, at, cargo })),
    wrecks,
    island: [island ?? (carried ? 0 : 1)],
    seat,
  });
  return dice === undefined ? state : pirateer.withDice(state, dice);
}

/** The first state of a match in which a seat is to act. */
function start(variants: readonly pirateer.VariantId[], seats: number): pirateer.State {
  const game = pirateer.pirateer;
  const read = game.readOptions({ variants });
  if (!read.ok) throw new Error(read.why);
  let state = game.begin(read.value, seats);
  for (let turn = game.turn(state); turn.kind === 'chance'; turn = game.turn(state))
    state = game.next(state, {
      kind: 'roll',
      roll: turn.draw.sides.map((sides, i) => Math.max(1, sides - i)),
    }).state;
  return state;
}

export const pirateerFigures: Figures = {
  game: pirateer.pirateer,
  board: pirateerBoard,
  drawings: {
    chart: { state: start([], 4), viewer: 0 },
    tack: {
      state: chart(
        [
          ['P1', 'N9'],
          ['S1', 'A11'],
        ],
        2,
        [3, 2],
      ),
      viewer: 2,
      picked: 'N9',
      around: ['I9', 'S9', 'N5', 'N13'],
    },
    jibe: {
      state: chart(
        [
          ['P1', 'N9'],
          ['P1', 'Q12'],
          ['S1', 'A11'],
        ],
        2,
        [4, 2],
      ),
      viewer: 2,
      picked: 'Q12',
      around: ['K9', 'S12', 'N9', 'Q16'],
    },
    wind: {
      state: chart(
        [
          ['S1', 'D13'],
          ['P1', 'T9'],
        ],
        0,
        [6, 3],
      ),
      viewer: 0,
      picked: 'D13',
      around: ['D13', 'M4', 'H7'],
    },
    strait: {
      state: chart(
        [
          ['B1', 'D7'],
          ['P1', 'T9'],
        ],
        3,
        [2, 1],
      ),
      viewer: 3,
      picked: 'D7',
      around: ['D5', 'E4', 'D7', 'F6'],
    },
    capture: {
      state: chart(
        [
          ['P1', 'Q8'],
          ['F1', 'Q13'],
          ['S1', 'A11'],
        ],
        2,
        [5, 3],
      ),
      viewer: 2,
      picked: 'Q8',
      around: ['Q5', 'Q14', 'N8', 'S8'],
    },
    plunder: {
      state: chart(
        [
          ['S1', 'I14'],
          ['P1', 'T9'],
        ],
        0,
        [4, 2],
      ),
      viewer: 0,
      picked: 'I14',
      around: ['I14', 'L9', 'H10'],
    },
    home: {
      state: chart(
        [
          ['P1', 'O13', '1'],
          ['S1', 'A11'],
        ],
        2,
        [2, 1],
      ),
      viewer: 2,
      picked: 'O13',
      around: ['L10', 'R14', 'O10', 'M14'],
    },
    poison: {
      state: chart(
        [
          ['P1', 'J20', '1'],
          ['S1', 'A11'],
        ],
        2,
        [1, 5],
      ),
      viewer: 2,
      picked: 'J20',
      around: ['H20', 'K20', 'I18'],
    },
    waste: {
      state: chart(
        [
          ['P1', 'F12'],
          ['S1', 'A10'],
        ],
        2,
        [5, 4],
      ),
      viewer: 2,
      picked: 'F12',
      around: ['F12', 'K12', 'L9', 'E16'],
    },
    win: {
      state: chart(
        [
          ['P1', 'T8', '1'],
          ['S1', 'A11'],
        ],
        2,
        [3, 1],
      ),
      viewer: 2,
      picked: 'T8',
      around: ['T6', 'T11', 'Q9'],
    },
    'devils-island': { state: start(['devils-island'], 4), viewer: 0, around: ['G10', 'N11', 'J7', 'K14'] },
    flotilla: {
      state: pirateer.withDice(start(['flotilla'], 4), [5, 2]),
      viewer: 0,
      picked: 'A10',
      around: ['A10', 'A15', 'D11'],
    },
    eight: { state: start(['pieces-of-eight'], 8), viewer: 0 },
    hurricane: {
      state: chart(
        [
          ['P1', 'C14'],
          ['P1', 'T9'],
          ['P1', 'Q12'],
          ['S1', 'A11'],
        ],
        2,
        undefined,
        {
          variants: ['hurricane'],
        },
      ),
      viewer: 2,
      around: ['C14', 'K11', 'E10'],
    },
    nuke: {
      state: chart(
        [
          ['P1', 'N10'],
          ['S1', 'M11'],
          ['F1', 'O9'],
          ['B1', 'R12'],
        ],
        2,
        undefined,
        {
          variants: ['nuke-a-teer'],
        },
      ),
      viewer: 2,
      around: ['K10', 'R12', 'N7', 'N13'],
    },
    wreck: {
      state: chart(
        [
          ['P1', 'Q8'],
          ['S1', 'A11'],
        ],
        2,
        [5, 3],
        { variants: ['shipwreck'], wrecks: ['Q11'] },
      ),
      viewer: 2,
      picked: 'Q8',
      around: ['Q5', 'Q14', 'N8', 'S8'],
    },
  },
};
