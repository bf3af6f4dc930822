// The border lint tells what may be imported from what may not.
import { expect, test } from 'vitest';
import { border, importsOf } from './borders.mjs';

const manifests = {
  '': { devDependencies: { vitest: '1' } },
  'packages/engine': { exports: { '.': './src/index.ts', './testing': './test/testing.ts' } },
  'packages/words': { exports: { '.': './src/index.ts', './*': './src/*.ts' } },
  'packages/protocol': { dependencies: { valibot: '1' }, devDependencies: { '@sandbar/dice': '*' } },
  'apps/web': { dependencies: { 'pixi.js': '8', 'lucide-static': '1' }, devDependencies: { vite: '1' } },
};

const fine = [
  ['packages/engine/src/core/game.ts', './checked.ts'],
  ['packages/engine/test/conform.ts', '../src/index.ts'],
  ['packages/engine/test/conform.test.ts', 'vitest'],
  ['packages/engine/test/conform.test.ts', 'node:fs'],
  ['packages/boards/src/board.ts', '@sandbar/engine'],
  ['packages/boards/src/board.ts', '@sandbar/words/english'],
  ['packages/bots/src/search.ts', '@sandbar/engine'],
  ['packages/records/src/save.ts', '@sandbar/engine'],
  ['packages/records/src/save.test.ts', '@sandbar/engine/testing'],
  ['packages/protocol/src/read.ts', 'valibot'],
  ['packages/protocol/src/host.test.ts', '@sandbar/dice'],
  ['packages/bench/src/main.ts', '@sandbar/bots'],
  ['apps/worker/src/index.ts', 'cloudflare:workers'],
  ['apps/web/src/ui/icon.ts', 'lucide-static/icons/x.svg?raw'],
  ['apps/web/src/board/pixi/stage.ts', 'pixi.js'],
  ['apps/web/src/board/pixi/stage.ts', 'pixi.js/unsafe-eval'],
  ['apps/web/vite.config.ts', 'vite'],
  ['apps/web/src/app.tsx', './pages/table.tsx'],
  ['apps/web/src/embed/page.tsx', '../table/table.tsx'],
  ['apps/web/src/pages/start/start.tsx', '../../games/contract.ts'],
  ['apps/web/src/games/registry.ts', './pirates/index.ts'],
  ['apps/web/src/games/pirates/view.tsx', '../../table/frame/play.tsx'],
  ['apps/web/src/table/turn.ts', '../board/board.ts'],
  ['apps/web/src/session/session.test.ts', '../games/registry.ts'],
];

test.each(fine)('%s may import %s', (file, name) => {
  expect(border(file, name, manifests)).toBeUndefined();
});

const crossed = [
  ['packages/engine/src/core/game.ts', '@sandbar/dice', /may not import/],
  ['packages/engine/src/core/game.ts', 'valibot', /does not list/],
  ['packages/engine/src/core/game.ts', 'node:fs', /Node is for/],
  ['packages/engine/src/core/game.ts', 'vitest', /does not list/],
  ['packages/engine/src/core/game.ts', '@sandbar/engine', /itself/],
  ['packages/dice/src/index.ts', '@sandbar/protocol', /may not import/],
  ['packages/protocol/src/host.ts', '@sandbar/dice', /may not import/],
  ['packages/bots/src/search.ts', '@sandbar/words', /may not import/],
  ['packages/engine/src/core/core.test.ts', '@sandbar/records', /may not import/],
  ['packages/protocol/src/host.ts', '@sandbar/records', /may not import/],
  ['packages/records/src/save.ts', '@sandbar/engine/testing', /for tests/],
  ['packages/words/src/index.ts', '@sandbar/boards', /may not import/],
  ['packages/boards/src/board.ts', '@sandbar/protocol', /may not import/],
  ['packages/boards/src/board.ts', '../../engine/src/index.ts', /relative/],
  ['packages/boards/src/board.ts', '@sandbar/engine/src/core/game.ts', /exports/],
  ['packages/bench/src/main.ts', '@sandbar/worker', /never imported/],
  ['apps/worker/src/index.ts', '@sandbar/web', /never imported/],
  ['apps/web/src/main.tsx', '@sandbar/bench', /never imported/],
  ['apps/web/src/main.tsx', '../../worker/src/index.ts', /relative/],
  ['apps/web/src/main.tsx', 'cloudflare:workers', /Cloudflare/],
  ['apps/web/src/main.tsx', 'vite', /does not list/],
  ['apps/web/src/pages/app.tsx', 'pixi.js', /PixiJS/],
  ['apps/web/src/games/pirateer/words.ts', 'pixi.js', /PixiJS/],
  ['apps/web/src/table/table.tsx', '../games/registry.ts', /table\/ may not import games\//],
  ['apps/web/src/games/contract.ts', '../pages/table.tsx', /games\/ may not import pages\//],
  ['apps/web/src/pages/table.tsx', '../embed/page.tsx', /pages\/ may not import embed\//],
  ['apps/web/src/pages/table.tsx', '../main.tsx', /pages\/ may not import main.tsx/],
  ['apps/web/src/board/view.ts', '../session/session.ts', /board\/ may not import session\//],
  ['apps/web/src/ui/theme.ts', '../session/device.ts', /ui\/ may not import session\//],
  ['apps/web/src/games/pirates/play.tsx', '../pirateer/art.tsx', /does not know another/],
  ['apps/web/src/shell/parts.tsx', '../ui/icon.tsx', /no room of the page/],
];

test.each(crossed)('%s may not import %s', (file, name, why) => {
  expect(border(file, name, manifests)).toMatch(why);
});

test('every way of naming a module is seen', () => {
  const code = `
    import type { A } from 'a';
    import 'b';
    export * from 'c';
    export { d } from 'd';
    const e = await import('e');
    type F = import('f').F;
    const text = "import x from 'not'"; // import y from 'not'
    export const view = <p>import z from 'not'</p>;`;
  expect(importsOf('x.tsx', code)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
