/** Two people and a watcher play a match over a link, all of it real but the dice. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import {
  DESKTOP,
  hasTurn,
  join,
  PHONE,
  person,
  playTurn,
  script,
  setTableFrom,
  tapStep,
  test,
  twoAtTable,
} from './people.ts';

/** Both bear off their last six checkers, two a turn; Ann is to roll, and is done after five turns in all. */
const LAST_SIX = 'match:1:c 0.0 1 off ready red - - 1center - bbb------------------BBB 0.0 9.9 -';
const FIVE_ROLLS = [6, 5, 6, 5, 4, 3, 4, 3, 6, 5];

test('two people play a 1-point match to its end; one reloads in mid-turn, a third watches', async ({
  browser,
}) => {
  const ann = await person(browser, { viewport: DESKTOP });
  const bob = await person(browser, { viewport: PHONE });
  const watcher = await person(browser, { viewport: DESKTOP });
  const link = await setTableFrom(ann, LAST_SIX);
  await script(ann, link, FIVE_ROLLS);
  await join(bob, link);
  await watcher.goto(link.split('#')[0] ?? link);
  await expect(watcher.getByText('You’re watching')).toBeVisible();

  await expect.poll(() => hasTurn(ann)).toBe(true);
  await tapStep(ann);
  await expect(ann.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await ann.reload();
  await expect.poll(() => hasTurn(ann)).toBe(true);
  await expect(ann.getByRole('button', { name: 'Undo' })).toBeDisabled();

  const over = ann.getByText('You win the game.').or(ann.getByText('You win the match.')).first();
  for (let turns = 0; turns < 60 && !(await over.isVisible()); turns++) {
    await expect
      .poll(async () => (await hasTurn(ann)) || (await hasTurn(bob)) || (await over.isVisible()))
      .toBe(true);
    if (await over.isVisible()) break;
    await playTurn((await hasTurn(ann)) ? ann : bob);
  }
  await expect(over).toBeVisible();
  await expect(bob.getByText('Ann wins the match.').first()).toBeVisible();
  await expect(watcher.getByText('Ann wins the match.').first()).toBeVisible();
  // On a phone the result has no place beside the board: it is a press away.
  await bob.getByRole('button', { name: 'Result' }).click();
  await expect(bob.getByRole('dialog').getByText('Dice in this match')).toBeVisible();
  await bob.keyboard.press('Escape');
  // All three have the same list of moves.
  const moves = async (page: typeof ann): Promise<string[]> => {
    const tab = page.getByRole('tab', { name: 'Moves' });
    await ((await tab.count()) > 0 ? tab : page.getByRole('button', { name: 'Moves' })).click();
    return (await page.locator('.move-table tbody td').allTextContents())
      .filter((text) => text !== '')
      .sort();
  };
  const seen = await moves(ann);
  expect(seen).toHaveLength(5);
  expect(await moves(bob)).toEqual(seen);
  expect(await moves(watcher)).toEqual(seen);

  // [R28] Anybody looks back, by the list, the keys and a link, and is back with one press.
  await watcher.getByRole('button', { name: 'Replay' }).click();
  const slider = watcher.getByRole('slider', { name: 'Position in the match' });
  await slider.focus();
  await watcher.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Before the first move');
  await watcher.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Move 1, Ann, 6-5/);
  await watcher.locator('.move-table button').nth(2).click();
  await expect(slider).toHaveAttribute('aria-valuenow', '3');
  await watcher.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(slider).not.toHaveAttribute('aria-valuenow', '3');
  await watcher.getByRole('button', { name: 'Result' }).click();
  await expect(slider).toBeHidden();
  const there = `${link.split('#')[0]}#m5`;
  // The page starts anew by itself for another fragment.
  await watcher.goto(there);
  await expect(slider).toHaveAttribute('aria-valuenow', '5');
});

test('[R30] a rematch opens a new table with the sides swapped, and the watcher is carried along', async ({
  browser,
}) => {
  const { ann, bob, link } = await twoAtTable(browser, 1);
  const watcher = await person(browser);
  await watcher.goto(link);
  await bob.getByRole('button', { name: 'Settings and more' }).click();
  await bob.getByRole('button', { name: 'Resign a single game, lose 1 point' }).click();
  await ann.getByRole('button', { name: 'Accept' }).click();
  await expect(ann.getByText('You win the match.').first()).toBeVisible();
  await ann.getByRole('button', { name: 'Rematch' }).click();
  await bob.getByRole('button', { name: 'Accept rematch' }).click();
  for (const page of [ann, bob, watcher]) await expect(page).not.toHaveURL(new RegExp(link));
  await expect.poll(async () => (await hasTurn(ann)) || (await hasTurn(bob))).toBe(true);
  expect(ann.url()).toBe(watcher.url());
  await expect(watcher.getByText('You’re watching')).toBeVisible();
});

test('a double is offered, and taken at a place where Roll never is', { tag: '@smoke' }, async ({
  browser,
}) => {
  const { ann, bob } = await twoAtTable(browser, 5);
  await playTurn(ann);
  const roll = bob.getByRole('button', { name: 'Roll' });
  const where = await roll.boundingBox();
  await bob.getByRole('button', { name: 'Double to 2' }).click();
  await expect(ann.getByRole('heading', { name: 'Play this game for 2 points?' })).toBeVisible();
  const take = ann.getByRole('button', { name: /^Take/ });
  const pass = ann.getByRole('button', { name: /^Pass/ });
  for (const button of [take, pass]) {
    const box = await button.boundingBox();
    const apart =
      box === null ||
      where === null ||
      box.x > where.x + where.width ||
      box.y + box.height < where.y ||
      box.y > where.y + where.height;
    expect(apart).toBe(true);
  }
  // [case 48] Enter and Space answer nothing.
  await take.focus();
  await ann.keyboard.press('Enter');
  await ann.keyboard.press('Space');
  await expect(take).toBeVisible();
  await expect(take).toBeEnabled();
  await take.click();
  // Ann owns the cube now, so Bob has nothing to decide before his roll: it goes by itself.
  await expect.poll(() => hasTurn(bob)).toBe(true);
});

test('pass is held; letting go early does nothing', async ({ browser }) => {
  const { ann, bob } = await twoAtTable(browser, 5);
  await playTurn(ann);
  await bob.getByRole('button', { name: 'Double to 2' }).click();
  const pass = ann.getByRole('button', { name: /^Pass/ });
  await expect(pass).toBeEnabled();
  const box = await pass.boundingBox();
  if (box === null) throw new Error('no place');
  await ann.mouse.move(box.x + 40, box.y + 30);
  await ann.mouse.down();
  await ann.mouse.up();
  await expect(pass).toBeVisible();
  await ann.mouse.down();
  await expect(bob.getByText('You won 1').first()).toBeVisible();
  await ann.mouse.up();
  await expect(bob.getByRole('button', { name: 'Next game' })).toBeVisible();
});

test('a resignation is an offer with its price, and can be refused', async ({ browser }) => {
  const { ann, bob } = await twoAtTable(browser, 3);
  await ann.getByRole('button', { name: 'Settings and more' }).click();
  await ann.getByRole('button', { name: 'Resign a single game, lose 1 point' }).click();
  await expect(bob.getByText('Ann resigns and offers you 1 point.')).toBeVisible();
  await bob.getByRole('button', { name: 'Decline' }).click();
  await expect(bob.getByText('Ann resigns')).toHaveCount(0);
  await expect.poll(() => hasTurn(ann)).toBe(true);
  await ann.getByRole('button', { name: 'Settings and more' }).click();
  await ann.getByRole('button', { name: 'Resign a gammon, lose 2 points' }).click();
  await bob.getByRole('button', { name: 'Accept' }).click();
  await expect(bob.getByText('You won 2').first()).toBeVisible();
});

test('talk reaches everybody, and /leave does what the button does', async ({ browser }) => {
  const { ann, bob } = await twoAtTable(browser, 1);
  for (const page of [ann, bob]) await page.getByRole('tab', { name: 'Chat' }).click();
  await ann.getByLabel('Say something').fill('Good evening <b>all</b>');
  await ann.keyboard.press('Enter');
  await expect(bob.getByText('Good evening <b>all</b>')).toBeVisible();
  await bob.getByLabel('Say something').fill('/leave');
  await bob.keyboard.press('Enter');
  // [R23] Leaving for good is said twice.
  await bob.getByRole('button', { name: 'Leave table' }).click();
  await bob.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(ann.getByText('Bob left. You win the match.').first()).toBeVisible();
});

test('the production bundle has no door for scripted dice', () => {
  const bundle = readFileSync(new URL('../../worker/dist/index.js', import.meta.url), 'utf8');
  const entry = readFileSync(new URL('../../worker/test/entry.ts', import.meta.url), 'utf8');
  expect(entry).toContain('/test\\/(script|loosen)');
  expect(bundle).not.toContain('script|');
  expect(bundle).not.toMatch(/loosen/);
  expect(bundle).not.toMatch(/["'`]script["'`]/);
});
