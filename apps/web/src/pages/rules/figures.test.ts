/** Every picture that the rules name is there, can be drawn, and shows what may be picked. */
import { ruleBook } from '@sandbar/words/rules';
import { describe, expect, test } from 'vitest';
import { pageGames } from '../../games/registry.ts';
import { draw } from './figures.ts';

describe.each(Object.entries(pageGames))('the pictures of the rules of %s', (game, { figures }) => {
  test('are those that the text names, no more and no fewer', async () => {
    const book = await ruleBook(game);
    const named = book?.sections.flatMap(({ parts }) =>
      parts.flatMap(({ figures = [] }) => figures.map(({ name }) => name)),
    );
    expect(Object.keys((await figures()).drawings).sort()).toEqual(named?.sort());
  });
  test('are states of the game in which the piece that is picked may move', async () => {
    const all = await figures();
    for (const [name, drawing] of Object.entries(all.drawings)) {
      const { state, picked, viewer } = drawing;
      if (picked !== undefined) {
        const turn = all.game.turn(state);
        expect(turn, name).toEqual({ kind: 'seat', seat: viewer });
        const movable = all.game.legal(state).some((action: unknown) => {
          const handle = all.board.handle(action);
          return 'trail' in handle && handle.trail[0] === picked;
        });
        expect(movable, `${name}: nothing can be picked up from ${picked}`).toBe(true);
      }
    }
  });
  test.each(['dark', 'light'] as const)('can be drawn, %s', async (theme) => {
    const all = await figures();
    for (const [name, drawing] of Object.entries(all.drawings))
      expect(draw(all, drawing, theme, name), name).toMatch(/^<svg .*<\/svg>$/s);
  });
});
