/** The gallery: every interesting state of the board is drawn, and its picture kept in .state/gallery to be looked at. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const FOLDER = fileURLToPath(new URL('../../../.state/gallery/', import.meta.url));
/** A blank board makes a picture of a few kB only. */
const DRAWN_BYTES = 25_000;

const SHOWN = [
  ['moving', 'dark', 1120, 720],
  ['doubled', 'dark', 1120, 720],
  ['crawford', 'light', 1120, 720],
  ['bear-off', 'dark', 1120, 720],
  ['on-the-bar', 'light', 1120, 720],
  ['tall', 'dark', 1120, 720],
  ['last-play', 'dark', 1120, 720],
  ['pending', 'light', 1120, 720],
  ['refused', 'dark', 1120, 720],
  ['focus', 'dark', 1120, 720],
  ['dim', 'dark', 1120, 720],
  ['embed-320', 'dark', 340, 320],
  ['portrait', 'dark', 400, 760],
  ['portrait-doubled', 'light', 400, 760],
  ['portrait-bar', 'dark', 400, 760],
  ['pirates-crowd', 'light', 1120, 720],
  ['pirates-phone-home', 'dark', 400, 760],
  ['pirateer-carrier', 'dark', 1120, 720],
  ['pirateer-device', 'light', 1120, 720],
  ['pirateer-eight', 'dark', 1120, 720],
  ['pirateer-phone-picked', 'dark', 400, 760],
  ['pirateer-embed-320', 'light', 340, 320],
] as const;

test('the board is drawn in every interesting state', async ({ page }) => {
  test.setTimeout(180_000);
  mkdirSync(FOLDER, { recursive: true });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const [name, theme, width, height] of SHOWN) {
    await page.setViewportSize({ width, height });
    await page.goto(`/gallery?one=${name}&theme=${theme}`);
    await expect(page.locator('body[data-ready]')).toBeAttached();
    await expect(page.locator('.sb-board canvas')).toHaveCount(1);
    await expect(page.locator('.sb-board[data-drawn]')).toHaveCount(1);
    const picture = await page.screenshot({ path: `${FOLDER}${name}-${theme}.png` });
    expect(picture.length, name).toBeGreaterThan(DRAWN_BYTES);
  }
  expect(errors).toEqual([]);
});
