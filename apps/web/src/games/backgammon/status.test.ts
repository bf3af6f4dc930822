import { describe, expect, test } from 'vitest';
import { played, RACE } from './played.fixture.ts';
import type { Options } from './setting/sentence.tsx';
import { leftLine, matchTitle, myLine, type Seen, seatToAct, target, theirLine } from './status.ts';

const MATCH: Options = { mode: 'match', length: 5, crawford: true };
const MONEY: Options = { mode: 'money', games: 3, jacoby: false, beavers: true, automatic: false };
const at = (words: string, options: Options = MATCH, from = {}) => played(options, words, from).state;

const OPENED = '=31 A17/20 A19/20';
const opening = at('');
const moving = at('=31');
const ready = at(OPENED);
const doubled = at(`${OPENED} Bdouble`);
const beavered = at(`${OPENED} Bdouble Abeaver`, MONEY);
const between = at('=31 !resign:0:1');
const over = at('=31 !retire:0');

describe('the line of one’s own plate', () => {
  const mine = (state: Seen['state'], seat: 0 | 1, more: Partial<Seen> = {}): string =>
    myLine({ state, seat, names: ['Ann', 'Bob'], sending: false, drafting: false, ...more }, false);

  test.each([
    ['before the opening roll', opening, 0, 'Rolling'],
    ['with dice to play', moving, 0, '3 and 1 left to play'],
    ['while the other side plays', moving, 1, 'here, playing Ebony'],
    ['to roll or to double', ready, 1, 'Roll, or double first'],
    ['to answer a double', doubled, 0, 'Take or pass? Choose on the right.'],
    ['having doubled', doubled, 1, 'here, playing Ebony'],
    ['to answer a beaver', beavered, 1, 'Take or pass? Choose on the right.'],
    ['between games', between, 0, 'The next game starts automatically in a moment'],
    ['after the match', over, 0, 'The match is over'],
  ] as const)('%s', (_, state, seat, text) => expect(mine(state, seat)).toBe(text));

  test('to roll where there is no cube', () => {
    expect(mine(at(OPENED, { mode: 'single' }), 1)).toBe('Roll when you’re ready');
  });
  test('on a phone the answer is not at the right', () => {
    const seen = { state: doubled, seat: 0, names: [], sending: false, drafting: false };
    expect(myLine(seen, true)).toBe('Take or pass?');
  });
  test('a draft that is not finished says what is left, a finished one asks to confirm', () => {
    expect(mine(at('=31 A17/20'), 0, { drafting: true })).toBe('One 1 left to play');
    expect(mine(ready, 0, { drafting: true })).toBe('All played. Confirm or undo.');
  });
  test('a draft that ends the game or the match is still to be confirmed, and then on its way', () => {
    const race = { ...RACE, stage: 'ready', side: 0 } as const;
    const won = at('Aroll =21 A24/off1 A24/off2', MATCH, race);
    const last = at('Aroll =21 A24/off1 A24/off2', { mode: 'single' }, race);
    expect([won.stage, last.stage]).toEqual(['between', 'over']);
    for (const state of [won, last]) {
      expect(mine(state, 0, { drafting: true })).toBe('All played. Confirm or undo.');
      expect(mine(state, 0, { drafting: true, sending: true })).toBe('Sending');
    }
  });
});

describe('dice left', () => {
  test.each([
    [[1, 3], '3 and 1 left to play'],
    [[5], 'One 5 left to play'],
    [[2, 2], 'Two 2s left to play'],
    [[2, 2, 2], 'Three 2s left to play'],
    [[6, 6, 6, 6], 'Four 6s left to play'],
  ])('%j', (dice, text) => {
    expect(leftLine(dice)).toBe(text);
    expect(leftLine(dice, '.short')).toBe(text.replace(' to play', ''));
  });
});

describe('the line of another’s plate', () => {
  test.each([
    ['to roll', ready, 1, 'to roll'],
    ['to play', moving, 0, 'to play'],
    ['waiting', moving, 1, 'here, playing Ebony'],
    ['having doubled', doubled, 1, 'offers the cube'],
    ['to answer', doubled, 0, 'to take or pass'],
    ['to answer a beaver', beavered, 1, 'to take or pass'],
    ['between games', between, 0, 'here, playing Ivory'],
    ['after the match', over, 0, 'here, playing Ivory'],
  ] as const)('%s', (_, state, seat, text) => expect(theirLine(state, seat)).toBe(text));
});

describe('titles and figures of a match', () => {
  test('the title names the game being played, or that it is over', () => {
    expect(matchTitle(MATCH, undefined)).toBe('match to 5');
    expect(matchTitle(MATCH, at('=31 !resign:0:1 =21'))).toBe('match to 5, game 2');
    expect(matchTitle(MATCH, over)).toBe('match to 5, finished');
    expect(matchTitle({ mode: 'single' }, at('=31', { mode: 'single' }))).toBe('single game');
  });
  test('nobody acts while dice are due or the match is over', () => {
    expect([opening, moving, ready, doubled, beavered, between, over].map(seatToAct)).toEqual([
      null,
      0,
      1,
      0,
      1,
      null,
      null,
    ]);
  });
  test('only a match is played to a number of points', () => {
    expect([MATCH, MONEY, { mode: 'lead', lead: 3 } as const].map(target)).toEqual([5, null, null]);
  });
});
