/**
 * The gallery: every interesting state of the board is drawn, and compared with the picture that is kept of it beside this
 * file. After a change that should be seen: `npm run e2e -- gallery --update-snapshots`, and look at what changed.
 */
import { expect, test } from '@playwright/test';

/**
 * Builds of Chromium draw edges and letters a little differently: a pixel counts from three tenths of the way to another color,
 * and the two builds that were compared (150 and 159) then differ by 37 pixels at most. A light checker has 240.
 */
const TOLERANCE = { threshold: 0.3, maxDiffPixels: 120 };

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

test.use({ deviceScaleFactor: 0.35, contextOptions: { reducedMotion: 'reduce' } });

for (const shown of ['dark', 'light'] as const)
  test(`the board is drawn in every interesting state as in the kept pictures, ${shown}`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    for (const [name, theme, width, height] of SHOWN) {
      if (theme !== shown) continue;
      await page.setViewportSize({ width, height });
      await page.goto(`/gallery?one=${name}&theme=${theme}`);
      await expect(page.locator('body[data-ready]')).toBeAttached();
      await expect(page.locator('.sb-board canvas')).toHaveCount(1);
      await expect(page.locator('.sb-board[data-drawn]')).toHaveCount(1);
      expect.soft(await page.screenshot(), name).toMatchSnapshot(`${name}.png`, TOLERANCE);
    }
    expect(errors).toEqual([]);
  });
