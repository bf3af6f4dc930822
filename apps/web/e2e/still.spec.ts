/** The board where a browser has no WebGL: a still picture that can be touched like the other. */
import { expect } from '@playwright/test';
import {
  DESKTOP,
  hasTurn,
  join,
  person,
  playTurn,
  script,
  setTable,
  spots,
  tapStep,
  test,
  withoutWebGl,
} from './people.ts';

test('without WebGL a turn is played on a still picture, in the fonts of the page, and nothing lies over the plates', {
  tag: '@smoke',
}, async ({ browser }) => {
  const ann = await person(browser, { viewport: DESKTOP });
  await withoutWebGl(ann);
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

test('[R15] what one tries is a ghost for the other, until it is taken back or no longer shared', async ({
  browser,
}) => {
  const [ann, bob] = [await person(browser), await person(browser)];
  await withoutWebGl(bob);
  const link = await setTable(ann, { length: '5' });
  await script(ann, link, [6, 5]);
  await join(bob, link);
  await expect.poll(() => hasTurn(ann)).toBe(true);
  const ghosts = bob.locator('.sb-board svg g[transform][opacity="0.5"]');
  await expect(bob.locator('.sb-board svg')).toBeVisible();
  await expect(ghosts).toHaveCount(0);
  await tapStep(ann);
  await expect(ghosts).toHaveCount(1);
  await ann.getByRole('button', { name: 'Undo' }).click();
  await expect(ghosts).toHaveCount(0);
  await tapStep(ann);
  await expect(ghosts).toHaveCount(1);
  await ann.getByRole('button', { name: 'Settings and more' }).click();
  await ann.getByRole('switch', { name: 'Share moves as you try them' }).click();
  await ann.keyboard.press('Escape');
  await tapStep(ann);
  await expect(ghosts).toHaveCount(0);
});
