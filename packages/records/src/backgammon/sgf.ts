/** Reads backgammon in SGF (FF[4], GM[6]), as GNU Backgammon saves matches: one tree for each game. White is Red, seat 0. */
import { no, type Read } from '../record.ts';
import { recordOf } from './retelling.ts';
import { readGame } from './sgf-game.ts';
import { type Root, readRoot } from './sgf-root.ts';
import { treesIn } from './sgf-tree.ts';
import { optionsOf, tagsIn } from './tags.ts';
import type { BackgammonRecord, Entry, ToldGame } from './transcript.ts';

/**
 * Reads an SGF file and replays it. Reasons besides those of `recordOf`: `record.sgf` (the syntax), `record.unreadable` (a
 * value), `record.game` (a tree of another game), `record.setup` (a position is set in the middle of a game, or cannot
 * be one), `record.empty`, `record.options`, `options.length`.
 */
export function readSgf(text: string): Read<BackgammonRecord> {
  const trees = treesIn(text);
  if (!trees.ok) return trees;
  const roots: Root[] = [];
  const games: ToldGame[] = [];
  for (const [i, tree] of trees.value.entries()) {
    const root = readRoot(tree);
    if ('ok' in root) return root;
    if (roots[0] !== undefined && roots[0].length !== root.length) return no('record.options', root.line);
    const game = readGame(tree, root);
    if ('ok' in game) return game;
    if (i > 0 && game.start !== null) return no('record.setup', game.line);
    roots.push(root);
    games.push(game);
  }
  const [first] = roots;
  if (first === undefined) return no('record.empty', 1);
  const options = optionsOf({
    length: first.length,
    tags: tagsIn(first.comment),
    crawford: first.length > 1 ? first.rules.includes('Crawford') : undefined,
    jacoby: first.rules.includes('Jacoby'),
    beavers: games.some(({ entries }) => entries.some((entry, n) => isBeaver(entries, entry, n))),
    automatic: games.some((game) => game.automatic),
  });
  if (options === undefined) return no('record.options', first.line);
  return recordOf({ options, names: first.names, date: first.date, games });
}

const isBeaver = (entries: readonly Entry[], { kind }: Entry, n: number): boolean =>
  kind === 'double' && entries[n - 1]?.kind === 'double';
