/** The pictures in documents are diagrams like any other: drawn by the SVG renderer, and kept up with it. */
import { games } from '@sandbar/engine';
import { createWords } from '@sandbar/words';
import { expect, test } from 'vitest';
import { boards } from './boards.ts';
import { picture } from './svg.ts';

/** `vitest run packages/boards/src/documents.test.ts --update` writes them anew. */
test.each(['backgammon', 'pirates'])('the diagram of the start of %s in the documents', async (id) => {
  const game = games[id];
  const board = boards[id];
  const options = game?.readOptions({});
  if (game === undefined || board === undefined || !options?.ok) throw new Error(id);
  const state = game.begin(options.value, game.seats(options.value)[0] ?? 2);
  const svg = picture(board, state, {
    viewer: null,
    room: { width: 720, height: 480 },
    theme: 'dark',
    numbers: 'absolute',
    words: createWords(),
    plain: true,
    title: `The start of ${id}`,
  });
  await expect(svg).toMatchFileSnapshot(`../docs/start-${id}.svg`);
});
