import { createWords } from '@sandbar/words';
import { describe, expect, test } from 'vitest';
import { inputFor } from '../../input.ts';
import { backgammonBoard as board } from './index.ts';
import { type Action, type Fact, game, type State } from './rules.ts';

const words = createWords();

/** A small generator of numbers from 0 to n - 1, the same every time. */
function numbers(seed: number): (n: number) => number {
  let s = seed;
  return (n) => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return Math.floor((s / 2 ** 32) * n);
  };
}

/** Plays a match at random and hands over each state, with the facts that led to it. */
function playThrough(seed: number, look: (state: State, facts: readonly Fact[]) => void): void {
  const pickOne = numbers(seed);
  let state = game.begin({ mode: 'match', length: 3, crawford: true }, 2);
  for (let n = 0; n < 600; n++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return;
    const legal = game.legal(state);
    const next =
      turn.kind === 'chance'
        ? game.next(state, { kind: 'roll', roll: turn.draw.sides.map((sides) => 1 + pickOne(sides)) })
        : game.next(state, { kind: 'act', seat: turn.seat, action: legal[pickOne(legal.length)] as Action });
    state = next.state;
    look(state, next.facts);
  }
}

const steps = (state: State): readonly string[] =>
  game
    .legal(state)
    .filter((action) => action.kind === 'move')
    .map(game.writeAction);

describe('whole games', () => {
  test('what can be touched is exactly what is legal, and only by the side to act', () => {
    playThrough(1, (state) => {
      const input = inputFor(game, board, state, state.side);
      const firsts = [...input.picks.values()]
        .flat()
        .map(({ actions }) => game.writeAction(actions[0] as Action));
      expect(steps(state)).toEqual(expect.arrayContaining(firsts));
      // Every legal step from a spot is a choice of its own, unless a better way leads to the same place.
      const spots = new Set(
        game.legal(state).flatMap((action) => {
          const handle = board.handle(action);
          return 'trail' in handle ? [`${handle.trail[0]} ${handle.trail.at(-1)}`] : [];
        }),
      );
      const offered = new Set(
        [...input.picks].flatMap(([from, list]) => list.map(({ to }) => `${from} ${to}`)),
      );
      for (const spot of spots) expect(offered.has(spot), `${spot} in ${game.write(state)}`).toBe(true);
      expect(inputFor(game, board, state, 1 - state.side).picks.size).toBe(0);
    });
  });

  test('thirty checkers are always shown, and every fact and reason is a whole sentence', () => {
    const spots = board.layout(game.begin({ mode: 'single' }, 2), 0, { width: 920, height: 588 }).spots;
    const sentence = (text: string): void => expect(text).toMatch(/^[A-Z“].*[.]$/);
    playThrough(2, (state, facts) => {
      expect(board.scene(state).pieces).toHaveLength(30);
      for (const fact of facts)
        for (const viewer of [0, 1, null]) sentence(board.tell(fact, words, viewer, ['Ines', 'Marisol']));
      sentence(board.text(state, words, state.side).title);
      for (const from of spots)
        for (const to of [undefined, ...spots]) {
          const why = board.barred(state, state.side, from.id, to?.id);
          if (why) sentence(words.say(why.key, why.params));
        }
    });
  });

  test('a legal step is never barred', () => {
    playThrough(3, (state) => {
      for (const action of game.legal(state)) {
        const handle = board.handle(action);
        if (!('trail' in handle)) continue;
        const [from = '', to = ''] = handle.trail;
        expect(board.barred(state, state.side, from, to), game.write(state)).toBeUndefined();
        expect(board.barred(state, state.side, from)).toBeUndefined();
      }
    });
  });
});
