/** A frame has the height of its width, and its code says exactly what it is given. */
import { expect, test } from 'vitest';
import { frameCode, heightFor, widthFor } from './frame.ts';

test('a frame has the height of its width, and a width that keeps to a height', () => {
  expect([320, 480, 640].map(heightFor)).toEqual([286, 386, 485]);
  expect([286, 386, 485].map(widthFor)).toEqual([319, 480, 640]);
});

test('the code has a size, or fills the page around it', () => {
  expect(frameCode('https://sandbar.example/embed/new', 'Sandbar', 480)).toBe(
    '<iframe src="https://sandbar.example/embed/new" width="480" height="386" style="border:0" title="Sandbar" loading="lazy" allowfullscreen></iframe>',
  );
  expect(frameCode('/embed/new', 'Sandbar', 'fill')).toBe(
    '<iframe src="/embed/new" style="border:0;width:100%;aspect-ratio:640/485" title="Sandbar" loading="lazy" allowfullscreen></iframe>',
  );
});

test('nothing leaves its attribute', () => {
  const code = frameCode('/embed/pos?id=x&seat=1', '"><script>&', 480);
  expect(code).toContain('src="/embed/pos?id=x&amp;seat=1"');
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;&amp;"');
});
