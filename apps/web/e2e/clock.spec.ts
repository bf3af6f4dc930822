/** [R16] [R21] [R22] [R36] Clocks on screen: a pause that both agree to, and a seat that is held after a flag and given back. */
import { expect, type Page } from '@playwright/test';
import { createLink, hasTurn, join, linkOn, PHONE, person, script, test, twoAtTable } from './people.ts';

const menu = (page: Page) => page.getByRole('button', { name: 'Settings and more' });

test('[R16] two people pause the clock, and run it again', async ({ browser }) => {
  const [ann, bob] = [await person(browser), await person(browser, { viewport: PHONE })];
  await ann.goto('/');
  await ann.getByLabel('Clock', { exact: true }).selectOption({ label: '30 seconds a turn' });
  const link = await createLink(ann, 'Ann');
  await script(ann, link, [6, 5]);
  await join(bob, link);
  await expect.poll(() => hasTurn(ann)).toBe(true);

  await menu(bob).click();
  await bob.getByRole('button', { name: 'Pause the clock' }).click();
  await bob.getByRole('button', { name: '15 minutes' }).click();
  await expect(bob.getByText('You asked to pause the clock for 15 minutes.')).toBeVisible();
  await expect(ann.getByText('Bob wants to pause the clock for 15 minutes.')).toBeVisible();
  await ann.getByRole('button', { name: 'Accept' }).click();
  for (const page of [ann, bob])
    await expect(page.getByText(/Clock paused for another 1\d:\d\d/)).toBeVisible();
  await expect(ann.getByRole('timer', { name: /paused/ })).toBeVisible();

  await ann.getByRole('button', { name: 'Resume the clock' }).click();
  await bob.getByRole('button', { name: 'Accept' }).click();
  for (const page of [ann, bob]) await expect(page.getByText('Clock paused')).toHaveCount(0);
  await expect(ann.getByRole('timer', { name: /paused/ })).toHaveCount(0);
});

test('[R22] a seat is held after a flag: its owner takes it back, and the host has a new link for it', async ({
  browser,
}) => {
  const [ann, bob, cyd] = [await person(browser), await person(browser), await person(browser)];
  await ann.goto('/');
  // The shortest clock that leaves the time to look; the start page offers longer ones.
  const made = await ann.request.post('/api/matches', {
    data: {
      game: 'pirates',
      seats: 3,
      options: { gold: 25, d10: false },
      clock: { delay: 4_000, bank: 0 },
      flag: 'hold',
    },
  });
  const { id, host, invite } = await made.json();
  const link = `${new URL(ann.url()).origin}/m/${id}`;
  await join(ann, `${link}#t=${host}`, 'Ann');
  await join(bob, `${link}#t=${invite}`, 'Bob');
  await join(cyd, `${link}#t=${invite}`, 'Cyd');
  await ann.getByRole('button', { name: 'Start', exact: true }).click();
  const bar = (page: Page) => page.getByText('Your time ran out, so your turns are being skipped.');
  await expect(bar(bob)).toBeVisible();
  await menu(ann).click();
  await expect(ann.getByRole('button', { name: 'Give Bob’s seat to someone else' })).toBeVisible();
  await ann.keyboard.press('Escape');
  await bob.getByRole('button', { name: 'I’m back' }).click();
  await expect(bar(bob)).toHaveCount(0);
});

test('[R10] [R36] a new link for watching, and a table that is closed to strangers while it is played', async ({
  browser,
}) => {
  const { ann, link } = await twoAtTable(browser, 1);
  const eve = await person(browser);
  await menu(ann).click();
  await ann.getByRole('switch', { name: 'Private table' }).click();
  await expect(ann.getByRole('switch', { name: 'Private table' })).toBeChecked();
  await eve.goto(link);
  await expect(eve.getByRole('heading', { name: 'This table is private.' })).toBeVisible();

  await ann.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ann.getByRole('button', { name: 'Replace watch link' }).click();
  await ann.getByRole('button', { name: 'Copy new link' }).click();
  const fresh = await ann.evaluate(() => navigator.clipboard.readText());
  expect(fresh).toContain('#t=');
  await eve.goto(fresh);
  await expect(eve.getByText('You’re watching')).toBeVisible();
});

test('[R2] [R36] a host on another device, which does not know the invitation, makes a new one', async ({
  browser,
}) => {
  const [ann, bob] = [await person(browser), await person(browser)];
  await ann.goto('/');
  const made = await ann.request.post('/api/matches', {
    data: { game: 'backgammon', options: { mode: 'single' } },
  });
  const { id, host, invite } = await made.json();
  const link = `${new URL(ann.url()).origin}/m/${id}`;
  await join(ann, `${link}#t=${host}`, 'Ann');
  await ann.getByRole('button', { name: 'Replace invitation' }).click();
  const fresh = await linkOn(ann);
  // The old one opens nothing any more.
  await bob.goto(`${link}#t=${invite}`);
  await expect(bob.locator('.toast')).toContainText('That link no longer gives you a seat');
  await join(bob, fresh);
  await expect.poll(() => hasTurn(ann).then(async (mine) => mine || (await hasTurn(bob)))).toBe(true);
});

test('[R1] [R20] [R22] what the start page says about absence, time and other sites is what is made', async ({
  browser,
}) => {
  const ann = await person(browser);
  await ann.goto('/');
  await ann.getByText('Pirates Backgammon').first().click();
  await ann.getByLabel('How long the table waits').selectOption({ label: '1 hour' });
  await ann.getByLabel('When someone is away').selectOption({ label: 'skip their turns' });
  const asked = ann.waitForRequest('/api/matches');
  await ann.getByRole('button', { name: 'Create link' }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    absence: 'skip',
    patience: 3_600_000,
    clock: null,
    flag: 'skip',
    embed: { play: false },
  });

  await expect(ann.getByLabel('Your name')).toBeVisible();
  await ann.goto('/');
  await ann.getByLabel('Clock', { exact: true }).selectOption({ label: '60 seconds a turn' });
  await expect(ann.getByLabel('When someone is away')).toHaveCount(0);
  await ann.getByLabel('When time runs out').selectOption({ label: 'skip the player until they’re back' });
  await ann.getByLabel('Embedded on other sites').selectOption({ label: 'watch and play' });
  const timed = ann.waitForRequest('/api/matches');
  await ann.getByRole('button', { name: 'Create link' }).click();
  expect((await timed).postDataJSON()).toMatchObject({
    clock: { delay: 60_000, bank: 120_000 },
    flag: 'hold',
    embed: { play: true },
  });
});
