/** Every page: what it says when things go wrong, and whether everybody can use it. */
import { expect } from '@playwright/test';
import { joinAsMate } from './mates.ts';
import {
  boardAtRest,
  DESKTOP,
  HALF,
  hasTurn,
  person,
  playTurn,
  script,
  setTable,
  spots,
  test,
  twoAtTable,
} from './people.ts';

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

test('a file that is not there is no page, and nobody keeps that answer', async ({ request }) => {
  for (const path of ['/assets/table-gone.js', '/art/gone.webp', '/gone.js', '/api/gone']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['cache-control'], path).toBe('no-store');
    expect(answer.headers()['x-content-type-options'], path).toBe('nosniff');
  }
  for (const path of ['/nowhere', '/board', '/rules/pirates'])
    expect((await request.get(path)).headers()['content-type'], path).toContain('text/html');
});

test('an unknown table, a wrong secret and an unknown page each say so, with a way on', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.goto('/m/23456789abcdefghj');
  await expect(page.getByRole('heading', { name: 'This table doesn’t exist.' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'This page doesn’t exist.' })).toBeVisible();
  const ann = await person(browser);
  const link = await setTable(ann);
  await page.goto(`${link.split('#')[0]}#t=${'z'.repeat(22)}`);
  await expect(page.locator('.toast')).toContainText('That link no longer gives you a seat');
});

test('a lost connection is said, the draft is kept, and everything goes on by itself', async ({
  browser,
}) => {
  const { ann, bob } = await twoAtTable(browser, 1);
  await ann.context().setOffline(true);
  await expect(ann.getByText(/Connection lost/).first()).toBeVisible({ timeout: 40_000 });
  await expect(ann.getByRole('button', { name: 'Retry now' })).toBeVisible();
  // The net is back: nobody has to press anything.
  await ann.context().setOffline(false);
  await expect(ann.getByText(/Connection lost/)).toHaveCount(0);
  await boardAtRest(ann);
  await playTurn(ann);
  await expect.poll(() => hasTurn(bob)).toBe(true);
});

test('[case 78] [case 95] a turn is played from the keyboard alone, told in words once, and called out by a hidden tab', {
  tag: '@smoke',
}, async ({ browser }) => {
  const { ann, bob } = await twoAtTable(browser, 1);
  await bob.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(bob).not.toHaveTitle(/Your turn/);
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
  await expect(bob).toHaveTitle(/Your turn/);
  // The live region of the other side speaks of the move.
  await expect(bob.locator('[aria-live="polite"]').first()).toContainText('Ann moves');
});

test('two people at one screen play a game, and a reload goes on where they were', { tag: '@smoke' }, async ({
  browser,
}) => {
  const page = await person(browser);
  await page.goto('/');
  await page.getByRole('button', { name: 'play here, 2 on one screen' }).click();
  await expect.poll(() => hasTurn(page)).toBe(true);
  // After a look at the settings, Enter confirms what was tapped on the board.
  await page.getByRole('button', { name: 'Settings and more' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await playTurn(page);
  await page.getByRole('button', { name: 'Roll' }).click();
  await expect.poll(() => hasTurn(page)).toBe(true);
  const rows = await page.locator('.move-table tbody td').allTextContents();
  await page.reload();
  await expect.poll(() => hasTurn(page)).toBe(true);
  expect(await page.locator('.move-table tbody td').allTextContents()).toEqual(rows);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Resume the game on this device' })).toBeVisible();
});

test('where storage throws, a table is set and played all the same, and a reload keeps the seat', async ({
  browser,
}) => {
  const ann = await person(browser, {}, 'forgets');
  const link = await setTable(ann, { length: '1' });
  await script(ann, link, [6, 5]);
  await joinAsMate(link, 'Bob');
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

test('a part that is missing after a release: the page starts anew once, says so, and goes on when the part is back', async ({
  browser,
}) => {
  // Not a person of the others: a part that is missing is an error here, and it is the matter.
  const page = await browser.newPage({ viewport: DESKTOP, ...HALF });
  let loads = 0;
  page.on('framenavigated', () => loads++);
  // What the page asks for is gone: the answer is the server's own for a file that is not there.
  const gone = /\/assets\/backgammon-[^/]*\.js$/;
  await page.route(gone, (route) =>
    route.continue({ url: route.request().url().replace('.js', '-gone.js') }),
  );
  await page.goto('/');
  const here = page.getByRole('button', { name: /^play here/ });
  await here.click();
  await expect.poll(() => loads, 'it starts anew').toBe(2);
  const said = page.getByRole('alert').filter({ hasText: 'didn’t load' });
  await here.click();
  await expect(said).toBeVisible();
  expect(loads, 'and not for ever').toBe(2);
  await page.unroute(gone);
  await said.getByRole('button', { name: 'Try again' }).click();
  await here.click();
  await expect(spots(page, 'Can move.').first()).toBeAttached();
  await expect(said).toHaveCount(0);
});
