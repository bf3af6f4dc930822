/** Pictures of boards: whole, and plain enough for rasterizers where that is asked for. */
import { type AnyGame, games } from '@sandbar/engine';
import { createWords } from '@sandbar/words';
import { describe, expect, test } from 'vitest';
import type { Theme } from './board.ts';
import { boards } from './boards.ts';
import { picture } from './svg.ts';

const words = createWords();

function begun(id: string): unknown {
  const game: AnyGame | undefined = games[id];
  const options = game?.readOptions(id === 'backgammon' ? { mode: 'single' } : {});
  if (game === undefined || options?.ok !== true) throw new Error(`no match of ${id}`);
  return game.begin(options.value, game.seats(options.value)[0] ?? 2);
}

function draw(id: string, theme: Theme, width: number, plain: boolean): string {
  const board = boards[id];
  if (board === undefined) throw new Error(`no board of ${id}`);
  const room = { width, height: width * 0.8 };
  return picture(board, begun(id), { viewer: null, room, theme, numbers: 'mover', words, plain });
}

const ALL = Object.keys(boards).flatMap((id) =>
  (['dark', 'light'] as const).flatMap((theme) => [160, 640].map((width) => [id, theme, width] as const)),
);

describe.each(ALL)('%s, %s, %i wide', (id, theme, width) => {
  test('a plain picture has no noise, which rasterizers take seconds for', () => {
    expect(draw(id, theme, width, true)).not.toContain('feTurbulence');
  });
  test.each([true, false])(
    'whatever is filled, clipped or filtered by name is there (plain: %s)',
    (plain) => {
      const svg = draw(id, theme, width, plain);
      const named = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name));
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, name]) => name);
      expect(used.filter((name) => !named.has(name))).toEqual([]);
    },
  );
});

test('the rays of the sea chart end at its rim: the rasterizer fails on lines that run far out', () => {
  const svg = draw('pirates', 'dark', 640, false);
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  const ends = [...svg.matchAll(/<path d="M[\d.-]+ [\d.-]+L([\d.-]+) ([\d.-]+)" stroke="#efe2c4"/g)];
  expect(ends).toHaveLength(32);
  for (const [, x, y] of ends) {
    expect(Number(x)).toBeGreaterThanOrEqual(0);
    expect(Number(x)).toBeLessThanOrEqual(width ?? 0);
    expect(Number(y)).toBeGreaterThanOrEqual(0);
    expect(Number(y)).toBeLessThanOrEqual(height ?? 0);
  }
});
