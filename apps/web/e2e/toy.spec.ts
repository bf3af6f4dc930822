/** One more game in the page, added through the registries alone: chosen, played to its end, and looked back at. */
import { expect } from '@playwright/test';
import { DESKTOP, person, test } from './people.ts';

test('a game that is only in the registries is chosen, played at one screen, and replayed', {
  tag: '@smoke',
}, async ({ browser, request }) => {
  const ann = await person(browser, { viewport: DESKTOP });
  // Every document is the page with one more game.
  const document = await (await request.get('/toy')).text();
  await ann.route(/\/(local)?$/, (route) => route.fulfill({ contentType: 'text/html', body: document }));
  await ann.goto('/');
  await ann.locator('.card', { hasText: 'Stones' }).click();
  await ann.getByRole('button', { name: 'play here' }).click();
  const home = ann.getByText(/is home/).first();
  while (!(await home.isVisible())) {
    const press = ann
      .getByRole('button', { name: /^(Roll the die|Step on)/ })
      .or(home)
      .first();
    await press.waitFor();
    if (await home.isVisible()) break;
    await press.click();
  }
  await expect(home).toBeVisible();
  await expect(ann.locator('.sb-board[data-drawn]')).toHaveCount(1);
  await ann.getByRole('button', { name: 'Replay' }).click();
  await ann.getByRole('button', { name: 'Go to the start' }).click();
  await expect(ann.getByRole('button', { name: 'Stone 1: 0 of 6' })).toBeAttached();
});
