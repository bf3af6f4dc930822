// The start page opens.
import { expect, test } from '@playwright/test';

test('the start page shows the name of the place', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Sandbar/);
  await expect(page.getByRole('heading', { name: 'Sandbar' })).toBeVisible();
});
