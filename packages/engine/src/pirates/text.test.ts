/** Text for actions and states, and notation: round trips, and the texts that are refused. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dice, game, only, options, phase, play, ready } from '../../test/help-pirates.ts';
import { waterOf } from './board.ts';
import { notateTurn } from './notation.ts';
import type { Action } from './state.ts';

describe('actions', () => {
  test.each([
    ['roll', { kind: 'roll' }],
    ['14/17', { kind: 'sail', from: 14, to: 17, die: 3 }],
    ['24/18', { kind: 'sail', from: 24, to: 18, die: 6 }],
    ['3/off5', { kind: 'sail', from: 3, to: 'off', die: 5 }],
    ['24/off1', { kind: 'sail', from: 24, to: 'off', die: 1 }],
  ])('%s', (text, action) => {
    expect(game.readAction(text)).toEqual({ ok: true, value: action });
    expect(game.writeAction(action as Action)).toBe(text);
  });
  test.each(
    ['', ' ', 'Roll', 'roll ', '8', '8/', '/5', '8/8', '8/1', '0/5', '25/20', '22/25', '08/5', '8/05']
      .concat(['bar/4', '8/off6', '3/off2', '3/off', '3/off7', '8/5*', '8/5,5/2', '__proto__'])
      .map((text) => [text]),
  )('refused: %j', (text) => {
    expect(game.readAction(text)).toEqual({ ok: false, why: 'action.unreadable' });
  });
  test('whatever is read is written as it came', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = game.readAction(text);
        if (read.ok) expect(game.writeAction(read.value)).toBe(text);
      }),
    );
  });
});

const moving = '25d10 4 moving 1 36 36 C64.A61.B3 - | 3#0:8/1 15:0/16 3#1:0/0 | 1m21=3 2W5 4T12';

describe('states', () => {
  test('the start of a match, in one line', () => {
    expect(game.write(game.begin(options({}), 3))).toBe('25 0 setup - - - - - | bar:0/0 bar:0/0 bar:0/0 |');
  });
  test.each([
    ['the start', game.begin(options({ d10: true }), 6)],
    ['half a set-up', play(game.begin(options({}), 2), '=4').state],
    ['travel', phase('3 4 | m20=3 W9', 'travel')],
    ['luck', phase('3 4 | m20=3 W9', 'luck', true)],
    ['a tie', play(phase('3 4 bar', 'luck'), '=61 =334').state],
    ['a roll that is due', play(ready('3#1:4/5 3#0'), 'Aroll').state],
    ['half a turn', play(dice('3 10', '61').state, 'A3/9').state],
    ['a win', play(dice('22:20/20 10', '61').state, 'A22/off6').state],
    ['the last one left', play(ready('3 10 11'), '!retire:0 !retire:2').state],
    ['a draw in the set-up', play(game.begin(options({}), 2), '!draw').state],
  ])('%s comes back', (_, state) => {
    expect(game.read(game.write(state))).toEqual({ ok: true, value: state });
  });
  test('a turn in play, in one line', () => {
    const read = game.read(moving);
    expect(read.ok && game.write(read.value)).toBe(moving);
  });

  const change = (from: string, to: string): string => {
    if (!moving.includes(from)) throw new Error(from);
    return moving.replace(from, to);
  };
  test.each([
    ['nothing', ''],
    ['no pirates', '25 0 setup - - - - - | |'],
    ['one pirate', '25 0 setup - - - - - | bar:0/0 |'],
    ['seven pirates', `25 0 setup - - - - - |${' bar:0/0'.repeat(7)} |`],
    ['gold out of bounds', change('25d10', '4d10')],
    ['a typhoon in the standard game', change('25d10', '25')],
    ['a round before the youngest ship', change(' 4 moving', ' 3 moving')],
    ['no such stage', change('moving', 'sailing')],
    ['dice that are due', change('moving', 'rolling')],
    ['no such turn', change('moving 1', 'moving 3')],
    ['nobody to move', change('moving 1', 'moving -')],
    ['dice of another roll', change('36 36', '36 35')],
    ['dice out of order', change('36 36', '36 63')],
    ['an order that is none', change('C64.A61', 'C61.A64')],
    ['an order with a tie', change('C64.A61', 'A61.C61')],
    ['an order with half a tie', change('C64.A61', 'A6.C64')],
    ['an order with the other half of a tie', change('C64.A61.B3', 'A64.C6.B3')],
    ['an order with a seat that has not rolled', change('B3', 'B')],
    ['an order without a seat', change('C64.A61.B3', 'C64.A61')],
    ['a seat twice', change('C64.A61.B3', 'C64.A61.A3')],
    ['a result in the middle', change('B3 - |', 'B3 A:gold |')],
    ['ranks with a gap', change('3#1', '3#2')],
    ['equal ranks', change('3#1', '3#0')],
    ['a rank alone', change('15:', '15#0:')],
    ['two pirates in the Great Sea', change('3#0:8/1 15:0/16 3#1', '9#0:8/1 15:0/16 9#1')],
    ["a pirate on a man-o'-war", change('2W5', '2W3')],
    ['a pirate on a merchant', change('1m21', '1m15')],
    ['gold on the Sand Bar', change('15:0/16', 'bar:1/16')],
    ['a chest that has won', change('0/16', '0/25')],
    ['a point that is none', change('15:0', '25:0')],
    ['a leading zero', change('8/1', '08/1')],
    ['ships out of order', change('1m21=3 2W5', '2W5 1m21=3')],
    ['one ship twice', change('2W5', '1W5')],
    ['a merchant of 2 with ten sides', change('m21=3', 'm21=2')],
    ['an empty merchant', change('m21=3', 'm21')],
    ["a rich man-o'-war", change('W5', 'W5=3')],
    ['two typhoons on one point', change('2W5', '2T12')],
    ['no end', change(' | 1m', ' 1m')],
    ['a mover on the Sand Bar', change('3#0:8/1 15:0/16 3#1:0/0', 'bar:0/1 15:0/16 3:0/0')],
    ['a turn in which nothing can be played', change('36 36', '22 22').replace('1m21=3', '1W1')],
    ['a last one who is not alone', '25 3 over - - - - A:left | 3:0/0 4:0/0 |'],
    ['a winner without gold', '25 3 over - - - - A:gold | bar:0/24 4:0/0 |'],
    ['a winner at sea', '25 3 over - - - - A:gold | 3:0/25 4:0/0 |'],
    ['ties after unequal rolls', '25 3 order - - - D62.C61.A3.B3 - | 3:0/0 4:0/0 5:0/0 6:0/0 |'],
    ['a draw with a winner', '25 3 over - - - - A:agreed | bar:0/24 4:0/0 |'],
    ['an end without a result', '25 3 over - - - - - | bar:0/24 4:0/0 |'],
    ['gold before the first round', '25 0 setup - - - - - | 3:1/0 bar:0/0 |'],
    ['a ship placed in the Great Sea', '25 0 setup - - - - - | 9:0/0 bar:0/0 |'],
    ['a ship placed out of turn', '25 0 setup - - - - - | bar:0/0 3:0/0 |'],
    ['a set-up that is done', '25 0 setup - - - - - | 3:0/0 4:0/0 |'],
    ['a travel of no ship', '25 3 travel 2 - - - - | 3:0/0 4:0/0 | 1m21=3'],
  ])('refused: %s', (_, text) => expect(game.read(text).ok, text).toBe(false));
  test('any text is read or refused, and what is read is canonical', () => {
    const change = fc.tuple(fc.nat(moving.length), fc.constantFrom(...'0123456789 |#:/=mWTA.-x'));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 3 }), (changes) => {
        let text = moving;
        for (const [at, to] of changes) text = text.slice(0, at) + to + text.slice(at + 1);
        const read = game.read(text);
        if (read.ok) expect(game.write(read.value)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('[PB29] notation', () => {
  const notation = (text: string, roll: string): string[] => {
    const { state } = dice(text, roll);
    return game.legal(state).map((action) => game.notate(state, action));
  };
  test('[PB29] steps, captures and bearing off', () => {
    expect(notation('22:9/0 20:1/0 | m23=3', '21')).toEqual(['22/23*', '22/21', '22/24', '22/20*']);
    expect(notation('22:9/0 10', '31')).toContain('22/home +9');
    expect(notation('3 10', '31')).toContain('3/home');
    expect(game.notate(ready('3 10'), { kind: 'roll' })).toBe('roll');
  });
  test.each([
    ['22:9/0 10 | m23=3', '21', 'A22/23 A23/off2', '22/23*/home +12'],
    ['10 12 | m11=3', '12', 'A10/11 A11/9', '10/11*/9'],
    ['14 2 | W17 W8 W23 W5', '36', 'A14/11', '14/11/bar'],
    ['bar 12 | m4=3 m4=2', '4', '', 'bar/4*'],
    ['bar 12 | W4', '4', '', 'bar/4/bar'],
  ])('[PB29] the turn of %s with %s', (text, roll, words, expected) => {
    const rolled = dice(text, roll);
    expect(notateTurn([...rolled.facts, ...play(rolled.state, words).facts])).toBe(expected);
  });
  test('[PB29] a turn ends where the next round begins', () => {
    const turn = play(ready('10 4 | W9', 1), 'Broll =21 B4/6 B6/5 Aroll =11 A10/11 A11/12');
    const round = play(turn.state, '=4');
    expect(only(round.facts, 'sunk')).toHaveLength(1);
    expect(notateTurn([...turn.facts.slice(5), ...round.facts])).toBe('10/11/12');
  });
  test('[PB29] nothing moved, nothing written', () => {
    expect(notateTurn(dice('10 2 | W13 W7', '33').facts)).toBe('10/bar');
    expect(notateTurn(play(ready('10 2'), '!skip:0').facts)).toBe('');
  });
});

test('[PB2] the waters', () => {
  expect([1, 6, 7, 12, 13, 18, 19, 24].map(waterOf)).toEqual(
    ['outer', 'great', 'middle', 'inner'].flatMap((water) => [water, water]),
  );
  expect(() => waterOf(0)).toThrow('0 is no point');
  expect(() => waterOf(25)).toThrow('25 is no point');
});
