/** Every page: what it says when things go wrong, whether it fits, and whether everybody can use it. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import {
  boardAtRest,
  DESKTOP,
  hasTurn,
  join,
  PHONE,
  person,
  playTurn,
  script,
  setTable,
  spots,
  test,
  twoAtTable,
} from './people.ts';

/** No serious or critical finding. */
async function scan(page: Page): Promise<void> {
  // Colors are read when nothing is on its way any more.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished.catch(() => undefined)),
    ).then(() => undefined),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

for (const [colorScheme, viewport] of [
  ['dark', PHONE],
  ['light', DESKTOP],
] as const)
  test(`axe finds nothing grave, ${colorScheme}, ${viewport.width} wide, on any page`, async ({
    browser,
  }) => {
    test.setTimeout(150_000);
    const ann = await person(browser, { colorScheme, viewport });
    const bob = await person(browser, { colorScheme, viewport });
    await ann.goto('/');
    await expect(ann.getByRole('heading', { level: 1 })).toBeVisible();
    await scan(ann);
    const link = await setTable(ann, { length: '5' });
    await scan(ann);
    await script(ann, link, [6, 5]);
    await bob.goto(link);
    await expect(bob.getByLabel('Your name')).toBeVisible();
    await scan(bob);
    await join(bob, link);
    await expect.poll(() => hasTurn(ann)).toBe(true);
    await scan(ann);
    await scan(bob);
    await playTurn(ann);
    await ann.getByRole('button', { name: 'Settings and more' }).click();
    await scan(ann);
    await ann.keyboard.press('Escape');
    const double = bob.getByRole('button', { name: /^Double/ });
    await double.click();
    if (viewport === PHONE) await bob.getByRole('button', { name: 'Tap again to double' }).click();
    await expect(ann.getByRole('button', { name: /^Take/ })).toBeEnabled();
    await scan(ann);
  });

for (const [colorScheme, viewport] of [
  ['dark', DESKTOP],
  ['light', PHONE],
] as const)
  test(`axe finds nothing grave, ${colorScheme}, ${viewport.width} wide, where the other games are`, async ({
    browser,
  }) => {
    test.setTimeout(150_000);
    const ann = await person(browser, { colorScheme, viewport });
    await ann.goto('/rules/pirateer');
    await expect(ann.getByRole('heading', { level: 1 })).toBeVisible();
    await scan(ann);
    await ann.goto('/privacy');
    await expect(ann.getByRole('heading', { level: 1 })).toBeVisible();
    await scan(ann);
    for (const game of ['Pirates Backgammon', 'Pirateer']) {
      await ann.goto('/');
      await ann.getByText(game, { exact: true }).first().click();
      if (game === 'Pirateer') {
        await ann.getByRole('button', { name: 'nothing extra' }).click();
        await scan(ann);
        await ann.getByText('Pieces of Eight', { exact: true }).click();
        await ann.getByRole('button', { name: 'Done' }).click();
      }
      await scan(ann);
      await ann.getByRole('button', { name: /^play here/ }).click();
      await expect(ann.getByRole('button', { name: 'Settings and more' })).toBeVisible();
      await expect(spots(ann, 'Move here').or(spots(ann, 'Can move.')).first()).toBeAttached({
        timeout: 30_000,
      });
      await scan(ann);
      expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
    }
    await ann.goto('/');
    await ann.getByRole('button', { name: 'Create link' }).click();
    await ann.getByLabel('Your name').fill('Ann');
    await ann.getByRole('button', { name: 'Sit down' }).click();
    await expect(ann.getByText('Seven seats are still open.')).toBeVisible();
    await scan(ann);
  });

test('every page and file comes with its headers: no frame, no sniffing, no foreign script, no device', async ({
  request,
}) => {
  for (const path of ['/', '/m/abc', '/local', '/rules/pirateer', '/privacy', '/favicon.svg']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy'], path).toContain("default-src 'self'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('no-referrer');
    expect(headers['permissions-policy'], path).toContain('camera=()');
  }
});

test('nothing is wider than a phone of 360 px', async ({ browser }) => {
  const ann = await person(browser, { viewport: PHONE });
  const bob = await person(browser, { viewport: PHONE });
  const fits = async (page: Page): Promise<void> =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await ann.goto('/');
  await fits(ann);
  const link = await setTable(ann, { length: '5' });
  await fits(ann);
  await join(bob, link);
  await expect.poll(async () => (await hasTurn(ann)) || (await hasTurn(bob))).toBe(true);
  await fits(ann);
});

test('an unknown table, a wrong secret and an unknown page each say so, with a way on', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.goto('/m/23456789abcdefghj');
  await expect(page.getByRole('heading', { name: 'No such table.' })).toBeVisible();
  await page.getByRole('link', { name: 'To the start page', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'No such page.' })).toBeVisible();
  const ann = await person(browser);
  const link = await setTable(ann);
  await page.goto(`${link.split('#')[0]}#t=${'z'.repeat(22)}`);
  await expect(page.locator('.toast')).toContainText('That link no longer opens a seat');
});

test('a lost connection is said, the draft is kept, and everything goes on by itself', async ({
  browser,
}) => {
  const { ann, bob } = await twoAtTable(browser, '1');
  await ann.context().setOffline(true);
  await expect(ann.getByText(/Connection lost/).first()).toBeVisible({ timeout: 40_000 });
  await expect(ann.getByRole('button', { name: 'Try now' })).toBeVisible();
  // The net is back: nobody has to press anything.
  await ann.context().setOffline(false);
  await expect(ann.getByText(/Connection lost/)).toHaveCount(0);
  await boardAtRest(ann);
  await playTurn(ann);
  await expect.poll(() => hasTurn(bob)).toBe(true);
});

test('a turn is played from the keyboard alone, and told in words once', { tag: '@smoke' }, async ({
  browser,
}) => {
  const { ann, bob } = await twoAtTable(browser, '1');
  const confirm = ann.getByRole('button', { name: 'Confirm' });
  for (let step = 0; step < 4 && !(await confirm.isEnabled()); step++) {
    await spots(ann, 'Can move.').first().focus();
    await ann.keyboard.press('Enter');
    await spots(ann, 'Move here').first().focus();
    await ann.keyboard.press('Enter');
  }
  await confirm.focus();
  await ann.keyboard.press('Enter');
  await expect.poll(() => hasTurn(bob)).toBe(true);
  // [case 95] The live region of the other side speaks of the move.
  await expect(bob.locator('[aria-live="polite"]').first()).toContainText('Ann moves');
});

test('two people at one screen play a game, and a reload goes on where they were', { tag: '@smoke' }, async ({
  browser,
}) => {
  const page = await person(browser);
  await page.goto('/');
  await page.getByRole('button', { name: 'play here, two at one screen' }).click();
  await expect.poll(() => hasTurn(page)).toBe(true);
  await playTurn(page);
  await page.getByRole('button', { name: 'Roll' }).click();
  await expect.poll(() => hasTurn(page)).toBe(true);
  const rows = await page.locator('.move-table tbody td').allTextContents();
  await page.reload();
  await expect.poll(() => hasTurn(page)).toBe(true);
  expect(await page.locator('.move-table tbody td').allTextContents()).toEqual(rows);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Go on with the game on this device' })).toBeVisible();
});

test('after a look at the settings, Enter confirms what was tapped on the board', async ({ browser }) => {
  const { ann, bob } = await twoAtTable(browser, '1');
  await ann.getByRole('button', { name: 'Settings and more' }).click();
  await expect(ann.getByRole('dialog')).toBeVisible();
  await ann.keyboard.press('Escape');
  await expect(ann.getByRole('dialog')).toBeHidden();
  await playTurn(ann);
  await expect.poll(() => hasTurn(bob)).toBe(true);
});

test('a chart that is turned over is drawn anew, once', async ({ browser }) => {
  const ann = await person(browser);
  const errors: string[] = [];
  ann.on('pageerror', (error) => errors.push(error.message));
  await ann.goto('/');
  await ann.getByText('Pirateer', { exact: true }).first().click();
  await ann.getByRole('button', { name: 'play here' }).click();
  const place = ann.locator('.sb-access [data-spot]').first();
  await expect(place).toBeAttached();
  await boardAtRest(ann);
  const before = await place.boundingBox();
  await ann.getByRole('button', { name: 'Settings and more' }).click();
  await ann.getByRole('switch', { name: 'Home at the left' }).click();
  await ann.keyboard.press('Escape');
  await expect.poll(async () => (await place.boundingBox())?.x).not.toBe(before?.x);
  expect(errors).toEqual([]);
});

test('[case 78] the tab says that it is my turn while it is hidden', async ({ browser }) => {
  const { ann, bob } = await twoAtTable(browser, '1');
  await bob.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await playTurn(ann);
  await expect(bob).toHaveTitle(/Your turn/);
});

test('where storage throws, a table is set and played all the same, and a reload keeps the seat', async ({
  browser,
}) => {
  const ann = await person(browser, {}, 'forgets');
  const bob = await person(browser);
  const link = await setTable(ann, { length: '1' });
  await script(ann, link, [6, 5]);
  await join(bob, link);
  await expect.poll(() => hasTurn(ann)).toBe(true);
  await ann.reload();
  await expect.poll(() => hasTurn(ann)).toBe(true);
});

test('a page that is slow to settle misses nothing of its welcome', async ({ browser }) => {
  const ann = await person(browser);
  await ann.addInitScript(() => {
    // Frames and short timers come late, as on a machine that is very busy; the socket does not.
    const later = window.setTimeout;
    window.requestAnimationFrame = (frame) => later(() => frame(performance.now()), 2_000);
    window.setTimeout = ((run: TimerHandler, wait = 0) =>
      later(run, wait < 200 ? 2_000 : wait)) as typeof setTimeout;
  });
  await setTable(ann);
});
