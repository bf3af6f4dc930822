/** The board where a browser has no WebGL: a still picture that can be touched like the other. */
import { expect } from '@playwright/test';
import { DESKTOP, person, playTurn, spots, test } from './people.ts';

test('without WebGL a turn is played on a still picture, in the fonts of the page, and nothing lies over the plates', {
  tag: '@smoke',
}, async ({ browser }) => {
  const ann = await person(browser, { viewport: DESKTOP });
  await ann.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...more]);
      },
    });
  });
  await ann.goto('/');
  await ann.getByRole('button', { name: /^play here/ }).click();
  await expect(spots(ann, 'Can move.').first()).toBeAttached();
  const board = ann.locator('.sb-board[data-plain] svg');
  await expect(board).toBeVisible();
  expect(await board.evaluate((svg) => document.fonts.check('12px Inter') && svg.isConnected)).toBe(true);
  await playTurn(ann);
  await ann.getByRole('button', { name: /^Roll/ }).click();
  await expect(spots(ann, 'Can move.').first()).toBeAttached();
  // The list of moves shows itself to the keyboard alone, and over the board alone.
  const list = ann.locator('.sb-moves');
  expect((await list.boundingBox())?.width).toBeLessThanOrEqual(1);
  await list.getByRole('button').first().focus();
  const [open, room] = [await list.boundingBox(), await ann.locator('.sb-board').boundingBox()];
  if (open === null || room === null) throw new Error('no list, or no board');
  expect(open.y + open.height).toBeLessThanOrEqual(room.y + room.height + 1);
  expect(open.y).toBeGreaterThanOrEqual(room.y);
});
