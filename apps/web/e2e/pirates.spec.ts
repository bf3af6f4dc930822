/** Pirates Backgammon on screen: four captains, two of them in browsers of their own, to 25 gold. */
import { expect, type Page } from '@playwright/test';
import type { pirates } from '@sandbar/engine';
import { actThrough, type Sailor, sailor, sameLog, seatToAct } from './crew.ts';
import { joinAsMate, watchTable } from './mates.ts';
import { DESKTOP, join, loosen, setTableFrom, spots, tap, test } from './people.ts';

/** The first round before its luck, with 22 gold in every chest. */
const NEAR_THE_END = '25 1 luck - - - - - | 4#0:0/22 2:0/22 4#1:0/22 6:0/22 |';

/** What a captain strives for: gold in the chest, gold in the hold, and the way home with it. */
function worth(state: unknown, seat: number): number {
  const { chest, hold, at } = (state as pirates.State).pirates[seat] as pirates.Pirate;
  const way = hold > 0 && typeof at === 'number' ? Math.max(at, 25 - at) * 0.05 : 0;
  return chest * 10 + hold * 2 + way;
}

/** One turn by tapping: the only ship is in the hand already, so each tap is a place to sail to. */
async function sail(page: Page): Promise<void> {
  const confirm = page.getByRole('button', { name: 'Confirm' });
  while (!(await confirm.isEnabled())) {
    const told = await page.locator('.sb-access').textContent();
    await tap(page, spots(page, 'Move here').first());
    await expect(page.locator('.sb-access')).not.toHaveText(told ?? '');
  }
  await page.keyboard.press('Enter');
}

test('four captains play a match to 25 gold; two rounds of it on screen, and one of them reloads', async ({
  browser,
}) => {
  const ann = await sailor(browser, { viewport: DESKTOP, autoRoll: true });
  const bob = await sailor(browser, { viewport: { width: 360, height: 740 }, autoRoll: true });

  await ann.goto('/');
  await ann.getByText('Pirates Backgammon').first().click();
  await expect(ann.getByLabel('Number of captains')).toHaveValue('4');
  await expect(ann.getByLabel('Gold to win')).toHaveValue('25');
  const link = await setTableFrom(ann, NEAR_THE_END);
  await expect(ann.getByText('Three seats are still open.')).toBeVisible();
  await expect(ann.getByRole('button', { name: 'Waiting for 3 more' })).toBeDisabled();
  await join(bob, link, 'Bob');
  const crew: readonly Sailor[] = [ann, bob, await joinAsMate(link, 'Cyd'), await joinAsMate(link, 'Dan')];
  await loosen(ann, link);
  const watcher = await watchTable(link);
  await expect(ann.getByText('Everyone is here.').first()).toBeVisible();
  await ann.getByRole('button', { name: 'Start', exact: true }).click();
  await watcher.until(() => seatToAct(watcher) !== null, 'the first turn');

  // Two rounds: Ann and Bob by tapping on their boards, the others through their sockets.
  const { replica } = watcher;
  const round = (): number => (replica.confirmed as pirates.State).round;
  let reloaded = false;
  while (round() <= 2 && replica.table?.phase === 'playing') {
    const seat = seatToAct(watcher) as number;
    if (seat > 1) {
      await actThrough(crew[seat] as Sailor, watcher, worth);
      continue;
    }
    const page = seat === 0 ? ann : bob;
    // Their pages roll by themselves; from the Sand Bar that is the whole turn.
    await watcher.until(() => {
      const { stage, turn } = replica.confirmed as pirates.State;
      return stage === 'moving' || turn === null || seatToAct(watcher) !== seat;
    }, 'the roll');
    if (seatToAct(watcher) !== seat || (replica.confirmed as pirates.State).stage !== 'moving') continue;
    await expect(spots(page, 'Move here').first()).toBeAttached();
    if (seat === 0 && !reloaded) {
      reloaded = true;
      await page.reload();
      await expect(spots(page, 'Move here').first()).toBeAttached();
    }
    const { at } = replica;
    await sail(page);
    await watcher.until(() => replica.at > at, 'the turn from the screen');
  }
  expect(reloaded).toBe(true);

  // On to the end through the sockets.
  for (const page of [ann, bob])
    await page.evaluate(() =>
      localStorage.setItem(
        'sandbar.settings',
        JSON.stringify({ speed: 'off', sound: false, autoRoll: false }),
      ),
    );
  await Promise.all([ann, bob].map((page) => page.reload()));
  await Promise.all(
    [ann, bob].map((page) => expect(page.getByRole('button', { name: 'Settings and more' })).toBeVisible()),
  );
  while (replica.table?.phase === 'playing') {
    const seat = seatToAct(watcher);
    if (seat !== null) await actThrough(crew[seat] as Sailor, watcher, worth);
  }
  const { result, pirates: fleet } = replica.confirmed as pirates.State;
  expect(result?.how).toBe('gold');
  expect(fleet[result?.winner ?? 0]?.chest).toBeGreaterThanOrEqual(25);
  await expect(ann.getByRole('tab', { name: 'Result' })).toBeVisible();
  await bob.getByRole('button', { name: 'Result' }).click();
  await expect(bob.getByRole('dialog').getByText('gold in the chest')).toBeVisible();
  await sameLog(watcher, crew);
  watcher.close();
  for (const who of crew) if ('replica' in who) who.close();
});
