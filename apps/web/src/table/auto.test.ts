/** Which turns go by themselves, and which never do. */
import { backgammon } from '@sandbar/engine';
import { describe, expect, test } from 'vitest';
import { byItself } from './auto.ts';

function state(text: string): backgammon.State {
  const read = backgammon.backgammon.read(text);
  if (!read.ok) throw new Error(`${text}: ${read.why}`);
  return read.value;
}

const ALL = { autoRoll: true, autoForced: true };
const NONE = { autoRoll: false, autoForced: false };
const START = 'B----e-c---Ee---C-E----b 0.0 0.0 -';
/** One red checker on point 1 with 2 and 1: either die first, one board in the end. */
const ONE_WAY = state('single 0.0 1 off moving red 21 12 1center - A----------------------o 0.0 14.0 -');

describe('a roll', () => {
  test('goes by itself where there is no cube', () => {
    expect(
      byItself(backgammon.backgammon, state(`single 0.0 1 off ready red - - 1center - ${START}`), ALL, false),
    ).toEqual([{ kind: 'roll' }]);
  });
  test('[case 29] goes by itself in a match to one point', () => {
    expect(
      byItself(
        backgammon.backgammon,
        state(`match:1:c 0.0 1 off ready red - - 1center - ${START}`),
        ALL,
        false,
      ),
    ).toHaveLength(1);
  });
  test('waits while a double is possible, and where the person rolls', () => {
    expect(
      byItself(
        backgammon.backgammon,
        state(`match:5:c 0.0 1 ahead ready red - - 1center - ${START}`),
        ALL,
        false,
      ),
    ).toBeNull();
    expect(
      byItself(
        backgammon.backgammon,
        state(`single 0.0 1 off ready red - - 1center - ${START}`),
        NONE,
        false,
      ),
    ).toBeNull();
  });
});

describe('a whole turn', () => {
  test('[case 16] [case 97] goes by itself when every way to play it ends in one board', () => {
    expect(backgammon.backgammon.legal(ONE_WAY)).toHaveLength(2);
    expect(byItself(backgammon.backgammon, ONE_WAY, ALL, false)).toHaveLength(2);
  });
  test('never goes by itself while there is a choice, or unasked', () => {
    expect(
      byItself(
        backgammon.backgammon,
        state(`single 0.0 1 off moving red 31 13 1center - ${START}`),
        ALL,
        false,
      ),
    ).toBeNull();
    expect(byItself(backgammon.backgammon, ONE_WAY, NONE, false)).toBeNull();
  });
  test('[case 19] never goes by itself after an undo', () => {
    expect(byItself(backgammon.backgammon, ONE_WAY, ALL, true)).toBeNull();
  });
});
