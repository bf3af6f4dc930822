/** The rules of moving, one by one. Black is mostly on roll, because its own numbering is the one of the records. */
import { describe, expect, test } from 'vitest';
import { frozen } from '../../test/conform.ts';
import { board, drawn, game, legalTexts, play, ready, refusal, rolled } from '../../test/help.ts';
import { backgammon, type Event } from '../index.ts';
import { START } from './board.ts';

const { RED, BLACK } = backgammon;
type State = backgammon.State;
type Side = backgammon.Side;

/** Everything that the turn can lead to, as drawings of both sides, sorted. */
const endings = (state: State): string[] =>
  game
    .ends(state)
    .map((end) => `${drawn(end.state.board, RED)} | ${drawn(end.state.board, BLACK)}`)
    .sort();

describe('[BG1] set-up', () => {
  test('[BG1] both sides start alike, in their own numbering', () => {
    for (const side of [RED, BLACK]) expect(drawn(START, side)).toBe('24x2 13x5 8x3 6x5');
    expect(board('24x2 13x5 8x3 6x5', '24x2 13x5 8x3 6x5')).toEqual(START);
  });
  test('[BG32] both have 167 pips to go, and a checker on the bar counts 25', () => {
    expect([RED, BLACK].map((side) => backgammon.pipCount(START, side))).toEqual([167, 167]);
    expect(backgammon.pipCount(board('6 bar', '24'), RED)).toBe(31);
  });
  test('contact is where a checker of one side may still meet one of the other', () => {
    expect(backgammon.contact(START)).toBe(true);
    expect(backgammon.contact(board('12 1', '12 2'))).toBe(false);
    expect(backgammon.contact(board('14', '12 2'))).toBe(true);
    expect(backgammon.contact(board('1', 'bar'))).toBe(true);
  });
});

describe.each([
  ['[BG4] a checker moves forward by the die', '13', '13', BLACK, 61, ['13/12', '13/7']],
  ['[BG4] Red moves the other way', '13', '13', RED, 61, ['12/13', '12/18']],
  ['[BG4] a point with two enemy checkers is closed', '13x2', '13', BLACK, 61, ['13/7']],
  ['[BG4] each landing on the way must be open', '18x2 17x2', '13', BLACK, 65, ['none']],
  [
    '[BG5] a step that keeps the other die from being played is none',
    '18x2',
    '13 8',
    BLACK,
    62,
    ['13/11', '8/2'],
  ],
  ['[BG6] [case 2] either die but not both: the larger', '23x2', '13', BLACK, 65, ['13/7']],
  ['[BG6] only the smaller can be played', '18x2 23x2', '13', BLACK, 65, ['13/8']],
  ['[BG8] the bar comes first', '3x2', 'bar 13', BLACK, 61, ['bar/19', 'bar/24']],
  ['[BG8] Red enters on the point equal to the die', 'bar 13', '3', RED, 61, ['bar/1', 'bar/6']],
  ['[BG8] both checkers on the bar have to enter', '6x2', 'barx2 13', BLACK, 61, ['bar/24']],
  ['[BG9] exact die, or from the highest point', '', '5 4 2', BLACK, 62, ['4/2', '5/3', '5/off6', '2/off2']],
  ['[BG9] nothing is borne off while a checker is outside', '', '7 1', BLACK, 21, ['7/5', '7/6']],
  ['[BG9] [case 7] a larger die spares a checker below', '', '6 2', BLACK, 53, ['6/1', '6/3']],
  ['[BG5] [BG12] both dice also when the larger would win at once', '', '3', BLACK, 62, ['3/1']],
  ['[BG6] [BG12] one die wins: it is the larger', '', '1', BLACK, 65, ['1/off6']],
] as const)('%s', (name, red, black, side, dice, expected) => {
  test(`${red || '-'} | ${black} with ${dice}`, () => {
    const state = rolled(board(red, black), side, Math.floor(dice / 10), dice % 10);
    const found = state.stage === 'moving' ? legalTexts(state) : ['none'];
    expect(found, name).toEqual([...expected].sort());
  });
});

describe('[BG3] dice', () => {
  test('[BG3] [case 11] a double is one turn of four steps', () => {
    const state = rolled(board('13', '24 23'), BLACK, 2, 2);
    const turn = play(state, 'B24/22 B22/20 B23/21 B20/18');
    expect(turn.facts.map((fact) => fact.kind)).toEqual(['moved', 'moved', 'moved', 'moved']);
    expect(turn.state).toMatchObject({ stage: 'ready', side: RED });
    for (const word of ['Aroll', 'Adouble'])
      expect(refusal(play(state, 'B24/22 B22/20').state, word)).toBe('turn');
  });
  test('[BG3] one checker may play both dice', () => {
    expect(endings(rolled(board('1', '13'), BLACK, 6, 1))).toEqual(['1 | 6']);
  });
});

describe('[BG7] hitting', () => {
  const state = rolled(board('18 17 1x2', '13 9'), BLACK, 6, 2);
  test('[BG7] a blot goes to the bar, and the fact says where', () => {
    const hit = play(state, 'B13/7');
    expect(drawn(hit.state.board, RED)).toBe('bar 17 1x2');
    expect(hit.facts).toEqual([
      { kind: 'moved', side: BLACK, from: 13, to: 7, die: 6 },
      { kind: 'hit', side: RED, at: 7 },
    ]);
  });
  test('[BG7] two blots in one turn', () => {
    const turn = play(rolled(board('18 17 1x2', '13x2'), BLACK, 6, 5), 'B13/7 B13/8');
    expect(drawn(turn.state.board, RED)).toBe('barx2 1x2');
  });
  test('[case 15] every step leaves the state before as it was, so undo restores board, bar, off and dice', () => {
    const before = frozen(structuredClone(state));
    const text = game.write(before);
    play(before, 'B13/7 B9/7');
    expect(game.write(before)).toBe(text);
  });
});

describe('[BG8] the bar', () => {
  test('[BG8] [case 10] without a checker there other checkers may move, whatever was on it before', () => {
    const entered = play(rolled(board('1', 'bar 13'), BLACK, 6, 1), 'Bbar/19').state;
    expect(legalTexts(entered)).toEqual(['13/12', '19/18']);
  });
  test('[BG8] [BG10] shut out: the roll passes by itself, and the fact names the dice', () => {
    const shut = play(ready(board('6x2 5x2 4x2 3x2 2x2 1x2', 'bar 13'), BLACK), 'Broll =64');
    expect(shut.facts).toEqual([
      { kind: 'rolled', side: BLACK, roll: [6, 4] },
      { kind: 'passed', side: BLACK, dice: [4, 6] },
    ]);
    expect(shut.state).toMatchObject({ stage: 'ready', side: RED, dice: [], roll: null });
  });
});

describe('[BG9] bearing off', () => {
  test('[BG9] [case 6] the right to bear off is judged anew after each step', () => {
    const state = rolled(board('', '8 5 4'), BLACK, 6, 4);
    expect(legalTexts(state)).toEqual(['5/1', '8/2', '8/4']);
    expect(legalTexts(state)).not.toContain('4/off4');
    expect(legalTexts(play(state, 'B8/2').state)).toContain('4/off4');
    expect(legalTexts(play(state, 'B8/4').state)).toEqual(['5/off6']);
  });
  test('[BG9] [case 20] checkers on 5 and 2 with 4-2: each die is tried', () => {
    const state = rolled(board('', '5 2'), BLACK, 4, 2);
    expect(endings(state)).toEqual([' | 1', ' | 2']);
    expect(legalTexts(state)).toEqual(['2/off2', '5/1', '5/3']);
  });
  test('[BG9] [case 20] more dice than checkers is no trouble', () => {
    const won = play(rolled(board('6', '2 1'), BLACK, 6, 6), 'B2/off6 B1/off6');
    expect(won.state.stage).toBe('between');
    expect(won.state.dice).toEqual([]);
  });
  test('[BG9] [case 8] hit while bearing off: it enters and comes home first, and what is off stays off', () => {
    const hit = play(rolled(board('bar 10', '3 1x2'), RED, 3, 1), 'Abar/3').state;
    expect(hit.board.off[BLACK]).toBe(12);
    const entering = { ...ready(hit.board, BLACK), stage: 'rolling' } as State;
    const after = play(entering, '=61').state;
    expect(legalTexts(after)).toEqual(['bar/19', 'bar/24']);
    expect(legalTexts(play(after, 'Bbar/19').state)).not.toContain('1/off1');
    expect(backgammon.lossRange(hit, BLACK)).toEqual({ least: 1, most: 1 });
  });
});

describe('[BG10] [BG11] the end of a turn', () => {
  test('[BG10] dice that no longer fit are passed, and told', () => {
    const state = rolled(board('18x2 17x2', '13'), BLACK, 6, 5);
    expect(state).toMatchObject({ stage: 'ready', side: RED });
    const half = play(rolled(board('23x2', '13'), BLACK, 6, 5), 'B13/7');
    expect(half.facts.at(-1)).toEqual({ kind: 'passed', side: BLACK, dice: [5] });
  });
  test('[BG11] [case 22] no die is left over for the next turn', () => {
    const state = play(rolled(START, BLACK, 3, 1), 'B8/5 B6/5').state;
    expect(state).toMatchObject({ stage: 'ready', side: RED, roll: null, dice: [] });
    expect(game.read(game.write(state))).toEqual({ ok: true, value: state });
  });
  test('[BG12] [case 5] the last checker off ends the game: nobody on roll, no dice, no cube', () => {
    const won = play(
      ready(board('6', '1'), BLACK, {}, { mode: 'match', length: 1 }),
      'Broll =65 B1/off6',
    ).state;
    expect(game.turn(won)).toMatchObject({ kind: 'over' });
    expect(won).toMatchObject({ stage: 'over', roll: null, dice: [] });
    expect(game.legal(won)).toEqual([]);
  });
});

test('[case 13] a backward step is refused and changes nothing', () => {
  const state = frozen(rolled(START, BLACK, 6, 5));
  for (const word of ['B6/12', 'B1/7', 'B13/18']) expect(refusal(state, word), word).toBe('illegal');
  expect(game.readAction('24/30').ok).toBe(false);
});

test('[case 16] a turn is forced when all its endings are one board, whatever the steps', () => {
  const distinct = (state: State): number => game.ends(state).length;
  expect(distinct(rolled(board('1', '13'), BLACK, 6, 1))).toBe(1);
  // Every play begins with the same step here, and yet there is a choice.
  expect(legalTexts(rolled(board('1', 'bar 13'), BLACK, 6, 6))).toEqual(['bar/19']);
  expect(distinct(rolled(board('1', 'bar 13 9'), BLACK, 6, 6))).toBeGreaterThan(1);
});

test('[case 21] no cap on the length of a game: turns that pass go on for ever', () => {
  const shut = 'bar 6x2 5x2 4x2 3x2 2x2 1x2';
  let state = ready(board(shut, shut), BLACK);
  for (let ply = 0; ply < 3000; ply++) {
    const seat = state.side as Side;
    const roll: Event<backgammon.Action>[] = [
      { kind: 'act', seat, action: { kind: 'roll' } },
      { kind: 'roll', roll: [6, 5] },
    ];
    for (const event of roll) state = game.next(state, event).state;
  }
  expect(state.stage).toBe('ready');
});
