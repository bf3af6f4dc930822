import { describe, expect, test } from 'vitest';
import type { Progress } from '../view.ts';
import { createShowing } from './showing.ts';

describe('showing', () => {
  const follow = () => {
    const said: Progress<string>[] = [];
    return { said, showing: createShowing<string>((progress) => said.push(progress)) };
  };

  test('counts what is told and not on the board yet, also what waits behind it', () => {
    const { said, showing } = follow();
    showing.tell({ facts: ['a', 'b'], how: 'theirs' });
    showing.begin();
    showing.reached(0, false);
    showing.reached(0, true);
    showing.tell({ facts: ['c'], how: 'theirs' });
    showing.reached(1, true);
    showing.rest();
    expect(said.map(({ at, left }) => [at, left])).toEqual([
      [-1, 2],
      [0, 2],
      [0, 1],
      [0, 2],
      [1, 1],
      [-1, 1],
    ]);
  });

  test('rest is told once: telling it again and again would keep a page drawing', () => {
    const { said, showing } = follow();
    showing.begin();
    showing.rest();
    showing.rest();
    expect(said).toEqual([]);
  });
});
