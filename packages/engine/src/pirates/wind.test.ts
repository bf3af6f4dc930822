/** The wind phase, rule by rule: its order, turns, and the steps of a ship. */
import { describe, expect, test } from 'vitest';
import { dice, game, legalTexts, only, phase, play, ready, refusal, where } from '../../test/help-pirates.ts';
import { barredWhy, canPlay, sunkNext } from './legal.ts';

describe('the order', () => {
  const order = phase('1 2 3 bar', 'luck');
  test('[PB15] every player rolls one die, also on the Sand Bar; the highest plays first', () => {
    const state = play(order, '=61').state;
    expect(game.turn(state)).toEqual({ kind: 'chance', draw: { sides: [6, 6, 6, 6], why: 'draw.order' } });
    const done = play(state, '=3251');
    expect(done.facts).toEqual([
      {
        kind: 'ordered',
        rolls: [3, 2, 5, 1].map((die, seat) => ({ seat, die })),
        order: [2, 0, 1, 3],
      },
      { kind: 'turned', seat: 2 },
    ]);
    expect(game.turn(done.state)).toEqual({ kind: 'seat', seat: 2 });
  });
  test('[PB15] a group that ties rolls again and keeps its place against the others', () => {
    const once = play(order, '=61 =6441').state;
    expect(game.turn(once)).toEqual({ kind: 'chance', draw: { sides: [6, 6], why: 'draw.order' } });
    const twice = play(once, '=33').state;
    expect(twice.order.map(({ seat, dice: all }) => [seat, all.join('')])).toEqual([
      [0, '6'],
      [1, '43'],
      [2, '43'],
      [3, '1'],
    ]);
    const { state, facts } = play(twice, '=25');
    expect(facts[0]).toMatchObject({ kind: 'ordered', order: [0, 2, 1, 3] });
    expect(state.order.map((place) => place.seat)).toEqual([0, 2, 1, 3]);
  });
  test('[PB15] two groups that tie roll at the same time', () => {
    const { state, facts } = play(order, '=61 =5225 =1634');
    expect(facts.filter((fact) => fact.kind === 'ordered').map((fact) => fact.order)).toEqual([
      null,
      [3, 0, 2, 1],
    ]);
    expect(game.turn(state)).toEqual({ kind: 'seat', seat: 3 });
  });
  test('[PB25] after the last turn comes the next round', () => {
    const { state, facts } = play(ready('bar bar | W20', 1), 'Broll =1 Aroll =2');
    expect(state).toMatchObject({ round: 3, stage: 'travel', traveling: 1, order: [], turn: null });
    expect(facts.at(-1)).toEqual({ kind: 'phase', round: 3, phase: 'travel' });
  });
  test('[PB25] a ship that is sunk after its turn waits for the next round', () => {
    const { state } = play(ready('10 12'), 'Aroll =11 A10/11 A11/10 Broll =11 B12/11 B11/10');
    expect(where(state)).toBe('bar:0/0 10:0/0');
    expect(state).toMatchObject({ round: 2, stage: 'luck' });
  });
});

describe('[PB16] from the Sand Bar', () => {
  test('[PB16] merchants on the point are captured, pirates share it', () => {
    expect(where(dice('bar:0/3 20 | m4=2 m4=5', '4').state)).toBe('4:7/3 20:0/0');
    expect(where(dice('bar 4', '4').state)).toBe('4#1:0/0 4#0:0/0');
  });
  test.each(['W4', 'T4'])('[PB16] %s on the point sinks the ship again', (ship) => {
    const { state, facts } = dice(`bar:0/3 20 | ${ship}`, '4');
    expect(where(state)).toBe(`bar:0/3 20:0/0 | ${ship}`);
    expect(only(facts, 'sunk')).toEqual([
      { kind: 'sunk', seat: 0, by: ship === 'W4' ? 'mow' : 'typhoon', at: 4, lost: 0 },
    ]);
    expect(game.turn(state)).toEqual({ kind: 'seat', seat: 1 });
  });
});

describe('steps', () => {
  test('[PB17] doubles are two moves, not four, and each is listed once', () => {
    const state = dice('12 3', '44').state;
    expect(state.dice).toEqual([4, 4]);
    expect(legalTexts(state)).toEqual(['12/16', '12/8']);
    expect(game.ends(state).map((end) => end.actions.length)).toEqual([2, 2, 2]);
  });
  test("[PB18] passing over men-o'-war is free, ending on them is not", () => {
    const state = dice('10 3 | W11 W12 W13 T14 W15 W7', '64').state;
    expect(legalTexts(state)).toEqual(['10/6', '10/16', '10/4']);
    expect(barredWhy(state, 14)).toBe('barred.typhoon');
    expect(barredWhy(state, 13)).toBe('barred.distance');
    expect(barredWhy(state, 'off')).toBe('barred.distance');
    expect(barredWhy(state, 16)).toBeUndefined();
  });
  test('[PB20] outside the Outer Sea a pirate that ends on another sinks it and takes its hold', () => {
    const { state } = play(dice('5:1/0 7:6/4 9', '21').state, 'A5/7');
    expect(where(state)).toBe('7:7/0 bar:0/4 9:0/0');
  });
  test('[PB20] in the Outer Sea pirates share points', () => {
    const { state, facts } = play(dice('8:1/0 6:6/4 9', '21').state, 'A8/6');
    expect(where(state)).toBe('6#1:1/0 6#0:6/4 9:0/0');
    expect(facts.map((fact) => fact.kind)).toEqual(['moved']);
  });
  test('[PB21] an empty hold may be borne off, and a die left is lost', () => {
    const { state } = play(dice('20 3', '51').state, 'A20/off5');
    expect(where(state)).toBe('bar:0/0 3:0/0');
    expect(game.turn(state)).toEqual({ kind: 'seat', seat: 1 });
  });
  test('[PB21] bearing off is listed once, with the smaller die', () => {
    expect(legalTexts(dice('3 20', '56').state).filter((one) => one.includes('off'))).toEqual(['3/off5']);
    expect(refusal(dice('3 20', '56').state, 'A3/off6')).toBe('illegal');
  });
  test('[PB22] a step that keeps the other die from being played is none', () => {
    const state = dice('10 3 | W4 W13 W1', '36').state;
    expect(legalTexts(state)).toEqual(['10/16']);
    expect(barredWhy(state, 7)).toBe('barred.dice');
    expect(legalTexts(play(state, 'A10/16').state)).toEqual(['16/19']);
  });
});

describe('[PB23] only one die', () => {
  const state = dice('13:1/2 17:7/0 | W6 W10 W12 W14 W16 W20', '34').state;
  test('[PB23] steps that take something are all listed, of the others one', () => {
    expect(legalTexts(state)).toEqual(['13/17', '13/9']);
    expect(barredWhy(state, 16)).toBe('barred.mow');
    expect(canPlay(state, 4)).toBe(true);
    expect(canPlay(state, 3)).toBe(false);
    expect(legalTexts(dice('14 2 | W17 W8 W23 W5', '36').state)).toEqual(['14/11']);
  });
  test('[PB23] what a step captures on the way down is lost', () => {
    const { facts, state: after } = play(
      dice('13:1/2 3 | m17=4 W6 W10 W12 W14 W16 W20', '34').state,
      'A13/17',
    );
    expect(where(after)).toBe('bar:0/2 3:0/0 | W6 W10 W12 W14 W16 W20');
    expect(only(facts, 'sunk')).toEqual([{ kind: 'sunk', seat: 0, by: 'stuck', at: 17, lost: 5 }]);
  });
  test('[PB22] nothing is told of a sinking while both dice can be played', () => {
    expect(sunkNext(dice('10 3', '36').state)).toBeUndefined();
    expect(sunkNext(ready('10 3'))).toBeUndefined();
  });
});
