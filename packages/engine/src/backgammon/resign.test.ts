/** [BG29] Resignations: which levels may be offered, which must be accepted, and that "certain" is never wrong. */
import { describe, expect, test } from 'vitest';
import { board, game, play, ready, refusal } from '../../test/help.ts';
import { randomBoard } from '../../test/positions.ts';
import { random } from '../../test/random.ts';
import { backgammon } from '../index.ts';
import { START } from './board.ts';

const { RED, BLACK } = backgammon;
type State = backgammon.State;

/** What Black may offer: each level, with a question mark where Red may refuse. */
const offers = (state: State): string =>
  game
    .settles(state)
    .filter((one) => one.settle.what === 'resign' && one.settle.seat === BLACK)
    .map((one) => `${'level' in one.settle ? one.settle.level : ''}${one.refusable ? '?' : ''}`)
    .join(' ');

describe('[BG29] what may be offered', () => {
  test.each([
    ['contact: everything, and only a backgammon cannot be refused', START, RED, {}, '1? 2? 3'],
    ['[case 39] a checker off: a single game, at once', board('6', '24 6x13'), RED, {}, '1'],
    [
      '[case 39] a race, nobody in the home of the winner: no backgammon any more',
      board('6x15', '7x15'),
      RED,
      {},
      '1? 2',
    ],
    ['a race with a checker in the home of the winner', board('1x15', '20 6x14'), RED, {}, '1? 2? 3'],
    ['[case 38] a gammon that is certain: no cheap single game', board('1x4', '7x15'), RED, {}, '2'],
    ['a backgammon that is certain', board('1x2', '20x5 6x10'), RED, {}, '3'],
    [
      'the loser has one turn and four dice to leave the home of the winner',
      board('1x2', '20x4 6x11'),
      BLACK,
      {},
      '2? 3',
    ],
    ['five checkers are one too many', board('1x2', '20x5 6x10'), BLACK, {}, '3'],
    ['one turn could bear one off', board('1x2', '7x3 6x12'), BLACK, {}, '1? 2'],
    ['one turn cannot', board('1x2', '7x4 6x11'), BLACK, {}, '2'],
    ['one checker needs three dice to come home', board('1x2', '13x2 6x13'), BLACK, {}, '2'],
    [
      'the turn that runs counts with the dice left in it',
      board('1x2', '7x3 6x12'),
      RED,
      { stage: 'moving', roll: [2, 1], dice: [1] },
      '1? 2',
    ],
    [
      'with both dice left it is enough',
      board('1x2', '7x3 6x12'),
      RED,
      { stage: 'moving', roll: [2, 1], dice: [1, 2] },
      '2',
    ],
  ] as const)('[BG29] %s', (_, at, side, change, expected) => {
    expect(offers(ready(at, side, change))).toBe(expected);
  });
  test('[BG29] [BG22] under Jacoby with the cube in the middle there is only a single game', () => {
    const jacoby = { mode: 'money', games: null, jacoby: true };
    expect(offers(ready(START, RED, {}, jacoby))).toBe('1');
    expect(offers(ready(START, RED, { cube: { value: 2, owner: RED } }, jacoby))).toBe('1? 2? 3');
  });
  test('[BG29] [BG18] who is doubled could drop, so nothing more is certain', () => {
    const doubled = play(ready(board('1x4', '7x15'), RED), 'Adouble').state;
    expect(offers(doubled)).toBe('1? 2');
  });
  test('[BG29] not between games and not before the opening roll', () => {
    expect(offers(ready(START, RED, { stage: 'opening' }))).toBe('');
    expect(offers(play(ready(START, RED), 'Adouble Bdrop').state)).toBe('');
    expect(refusal(play(ready(START, RED), 'Adouble Bdrop').state, '!resign:1:1')).toBe('illegal');
  });
  test('[BG29] either side may, in and out of turn, and the other is asked', () => {
    const open = game.settles(ready(START, RED)).filter((one) => one.settle.what === 'resign');
    expect(open).toHaveLength(6);
    for (const one of open) expect(one.ask).toEqual([1 - ('seat' in one.settle ? one.settle.seat : 0)]);
  });
});

test('[BG29] [case 41] an accepted resignation names the level and scores it times the cube', () => {
  const { state, facts } = play(ready(START, RED, { cube: { value: 4, owner: RED } }), '!resign:1:2');
  expect(state.score).toEqual([8, 0]);
  expect(facts).toEqual([
    { kind: 'resigned', side: BLACK, level: 2 },
    { kind: 'won', side: RED, points: 8, how: 'resigned', score: [8, 0] },
  ]);
});

test('[BG29] what is certain comes true, and what is impossible does not, whatever is rolled and played', () => {
  const draws = random(29);
  const mode = { mode: 'money', games: null };
  let certain = 0;
  for (let i = 0; i < 4000; i++) {
    const at = randomBoard(draws);
    const start = ready(raced(at), draws.oneIn(2) ? RED : BLACK, {}, mode);
    if (backgammon.contact(start.board)) continue;
    const loser = draws.oneIn(2) ? RED : BLACK;
    const range = backgammon.lossRange(start, loser);
    if (range.least > 1) certain++;
    else if (!draws.oneIn(8)) continue;
    // The worst dice for one side and the best for the other, half the time; any dice otherwise.
    const spite = draws.oneIn(2);
    let state = start;
    while (state.stage !== 'between') {
      const turn = game.turn(state);
      const dice = spite ? (state.side === loser ? [6, 6] : [2, 1]) : draws.roll([6, 6]);
      if (turn.kind === 'chance') state = game.next(state, { kind: 'roll', roll: dice }).state;
      else if (turn.kind === 'seat') {
        const actions = game.legal(state).filter((action) => action.kind !== 'double');
        state = game.next(state, { kind: 'act', seat: turn.seat, action: draws.pick(actions) }).state;
      }
      // What was said at the start must hold at every later moment too, or be said more sharply.
      if (state.stage === 'ready' || state.stage === 'moving')
        expect(backgammon.lossRange(state, loser).least).toBeGreaterThanOrEqual(range.least);
    }
    const lost = state.score[backgammon.other(loser)];
    if (range.least > 1) expect(lost, game.write(start)).toBeGreaterThanOrEqual(range.least);
    if (lost > 0) expect(lost, game.write(start)).toBeLessThanOrEqual(range.most);
  }
  expect(certain).toBeGreaterThan(100);
});

/** The same checkers with the sides past each other: a race, mostly one that somebody has nearly won. */
function raced(at: backgammon.Board): backgammon.Board {
  const few = at.points.reduce((all, n) => all + Math.max(0, n), 0) % 5;
  const points = Array.from({ length: 24 }, () => 0);
  points[23] = few + 1;
  let left = 15;
  for (let own = 22; own >= 7 && left > 0; own -= 3) {
    const n = Math.min(left, 1 + (Math.abs(at.points[own] ?? 0) % 4));
    points[own - 1] = -n;
    left -= n;
  }
  points[5] = (points[5] ?? 0) - left;
  return { points, bar: [0, 0], off: [14 - few, 0] };
}
