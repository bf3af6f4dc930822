/** What leads out of a table and into it: the share dialog, and the page for positions and matches that somebody brings. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { hasTurn, join, person, test } from './people.ts';
import { playOn } from './players.ts';

const XGID = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10';
const MAT = readFileSync(new URL('../../../packages/records/test/files/match5.mat', import.meta.url), 'utf8');

test('the share dialog copies the code that it shows, and its preview is a board', async ({
  browser,
  baseURL,
}) => {
  const id = await playOn(baseURL ?? '', { game: 'pirates', options: {}, seats: 3 }, 20);
  const page = await person(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`/m/${id}`);
  const button = page.getByRole('button', { name: 'Share table' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Share this table' });
  const preview = dialog.locator('iframe').contentFrame();
  await expect(preview.locator('.sb-board[data-drawn]')).toBeVisible();
  await dialog.getByText('640', { exact: true }).click();
  await dialog.getByText('Light', { exact: true }).click();
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'light');
  const copy = async (): Promise<string> => {
    await dialog.getByRole('button', { name: 'Copy code' }).click();
    await expect(dialog.getByText('Copied')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const code = `<iframe src="${baseURL}/embed/m/${id}?theme=light" width="640" height="485"`;
  const copied = await copy();
  expect(copied).toContain(code);
  await expect(dialog.getByRole('region', { name: 'Code for your page' })).toHaveText(copied);
  await expect(dialog.getByText('All seats are taken')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a pasted XGID is a board, and a match can begin there', async ({ browser }) => {
  const page = await person(browser);
  await page.goto('/');
  await page.getByRole('link', { name: 'Open a position or a match' }).click();
  await page.getByLabel('Position or match').fill(XGID);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.locator('.sb-board[data-drawn]')).toBeVisible();
  await expect(page.getByText('match to 7')).toBeVisible();
  await expect(page).toHaveURL(/\/board\?id=XGID/);
  await page.reload();
  await expect(page.locator('.sb-board[data-drawn]')).toBeVisible();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Sit down' }).click();
  const link = `http://${await page.locator('.link-field > span').textContent()}`;
  const bob = await person(browser);
  await join(bob, link);
  // 3 and 1 lie on the table already: nobody rolls for the start.
  await expect.poll(() => hasTurn(page)).toBe(true);
});

test('a pasted .mat opens as a replay; a broken one names line and reason', async ({ browser }) => {
  const page = await person(browser);
  await page.goto('/board');
  const field = page.getByLabel('Position or match');
  const lines = MAT.split('\n');
  const at = lines.findIndex((line) => /^\s*3\)/.test(line));
  await field.fill(lines.with(at, '  3) 66: 8/2 6/1').join('\n'));
  const open = page.getByRole('button', { name: 'Open', exact: true });
  await open.click();
  await expect(page.getByRole('alert')).toHaveText(new RegExp(`^Line ${at + 1}: .+\\.$`));
  await page.locator('input[type=file]').setInputFiles({
    name: 'match5.mat',
    mimeType: 'text/plain',
    buffer: Buffer.from(MAT),
  });
  await expect(page.locator('.sb-board[data-drawn]')).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Position in the match' });
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('button', { name: 'Next move' }).click();
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await page.goBack();
  await expect(field).toBeVisible();
});
