/** The code for other pages and the links to a move say exactly what was chosen. */
import { expect, test } from 'vitest';
import { atMove, frameAddress, iframeCode, scriptCode, sizeOf, type Wish } from './snippet.ts';

const WISH: Wish = {
  origin: 'https://sandbar.example',
  id: 'k7heron42',
  title: 'Backgammon on Sandbar',
  width: '480',
  theme: 'dark',
  shows: 'live',
  ply: 12,
  token: null,
};

test.each([
  [{}, '/embed/m/k7heron42?theme=dark'],
  [{ theme: 'auto' }, '/embed/m/k7heron42'],
  [{ shows: 'replay', theme: 'light' }, '/embed/replay/k7heron42?theme=light'],
  [{ shows: 'move' }, '/embed/replay/k7heron42?ply=12&theme=dark'],
  [{ shows: 'move', theme: 'auto', ply: 0 }, '/embed/replay/k7heron42?ply=0'],
  [{ token: 'secret' }, '/embed/m/k7heron42?theme=dark#t=secret'],
] as const)('%j is at %s', (change, path) => {
  expect(frameAddress({ ...WISH, ...change })).toBe(`https://sandbar.example${path}`);
});

test('a frame has the height of its width, or fills its page', () => {
  expect(sizeOf('fill', 500)).toEqual({ width: 500, height: 398 });
  expect(iframeCode(WISH)).toBe(
    '<iframe src="https://sandbar.example/embed/m/k7heron42?theme=dark" width="480" height="386" style="border:0" title="Backgammon on Sandbar" loading="lazy" allowfullscreen></iframe>',
  );
  expect(iframeCode({ ...WISH, width: 'fill' })).toContain(
    'style="border:0;width:100%;aspect-ratio:640/485"',
  );
});

test('nothing leaves its attribute', () => {
  const wish: Wish = { ...WISH, shows: 'move', title: '"><script>&' };
  expect(iframeCode(wish)).toContain('?ply=12&amp;theme=dark"');
  expect(iframeCode(wish)).toContain('title="&quot;&gt;&lt;script&gt;&amp;"');
  expect(scriptCode(wish)).toContain('>&quot;&gt;&lt;script&gt;&amp;</a>');
});

test('the script version names the board by attributes and stands as a link without the script', () => {
  expect(scriptCode(WISH)).toBe(
    '<script async src="https://sandbar.example/embed.js"></script>\n' +
      '<sandbar-board match="k7heron42" theme="dark" style="max-width:480px"><a href="https://sandbar.example/m/k7heron42">Backgammon on Sandbar</a></sandbar-board>',
  );
  expect(scriptCode({ ...WISH, width: 'fill', theme: 'auto', shows: 'move' })).toContain(
    '<sandbar-board replay="k7heron42" ply="12"><a href="https://sandbar.example/m/k7heron42#m12">',
  );
});

test('a link to a move, with and without a secret', () => {
  expect(atMove('https://a/m/b', 3)).toBe('https://a/m/b#m3');
  expect(atMove('https://a/m/b#t=s', 3)).toBe('https://a/m/b#t=s&m3');
});
