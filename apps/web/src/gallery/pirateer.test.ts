import { inputFor } from '@sandbar/boards';
import { pirateerBoard } from '@sandbar/boards/pirateer';
import { pirateer } from '@sandbar/engine';
import { expect, test } from 'vitest';
import { pirateerExhibits } from './pirateer.ts';

test.each(pirateerExhibits().map((one) => [one.name, one] as const))(
  '%s can be hung, and what is tapped there can be picked',
  (_name, { view, taps = [] }) => {
    const state = view.state as pirateer.State;
    const input = inputFor(
      pirateer.pirateer,
      pirateerBoard,
      state,
      view.legalFor ?? null,
      null,
      view.wish ?? null,
    );
    expect(pirateerBoard.scene(state).pieces.length).toBeGreaterThan(0);
    const [first] = taps;
    if (first !== undefined) expect([...input.picks.keys()]).toContain(first);
  },
);
