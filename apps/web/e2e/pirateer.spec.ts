/** Pieces of Eight on screen: eight captains on two charts, two of them in browsers of their own, to the end. */
import { expect } from '@playwright/test';
import { pirateer } from '@sandbar/engine';
import { isRetired } from '@sandbar/protocol';
import { actThrough, type Sailor, sailor, sameLog, seatToAct } from './crew.ts';
import { joinAsMate, type Mate, watchTable } from './mates.ts';
import { createLink, DESKTOP, join, loosen, playTurn, spots, test } from './people.ts';

const chart = pirateer.chartOf(2);

/** What a captain strives for: a ship with treasure near home, the others near the island that holds some. */
function worth(raw: unknown, seat: number): number {
  const state = raw as pirateer.State;
  if (state.result?.winner === seat) return 1e6;
  const map = state.island.findIndex((n) => n > 0) + 1;
  const ships = (state.fleets[seat] ?? []).flatMap((fleet) =>
    (state.ships[fleet] ?? []).map((ship) => ({ fleet, ...ship })),
  );
  return ships.reduce((sum, { fleet, at, cargo }) => {
    if (cargo !== '') return sum + 500 - 5 * (pirateer.stepsHome(chart, fleet, at, true) ?? 99);
    const [half] = pirateer.spaceAt(chart, pirateer.numberOf(chart, at)).halves;
    if (map === 0 || half === undefined) return sum;
    return sum - Math.abs(half.x - 9.5) - Math.abs(half.y - 9.5) - (half.map === map ? 0 : 14);
  }, 0);
}

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];

test('eight captains at one table of Pieces of Eight: two rounds on two screens, a reload, one leaves, on to the end', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const ann = await sailor(browser, { viewport: DESKTOP, autoRoll: true });
  const bob = await sailor(browser, { viewport: DESKTOP, autoRoll: true });

  await ann.goto('/');
  await ann.getByText('Pirateer', { exact: true }).first().click();
  await ann.getByLabel('Number of captains').selectOption('8');
  await expect(ann.getByRole('button', { name: 'Pieces of Eight' })).toBeVisible();
  const link = await createLink(ann, 'Ann');
  await loosen(ann, link);
  const crew: Sailor[] = [ann];
  for (const name of NAMES.slice(1)) {
    if (name === 'Bob') await join(bob, link, name);
    crew.push(name === 'Bob' ? bob : await joinAsMate(link, name));
    await expect(ann.getByText(name, { exact: true }).first()).toBeVisible();
  }
  await expect(ann.getByText('Everyone is here.').first()).toBeVisible();
  const watcher = await watchTable(link);
  const { replica } = watcher;
  await ann.getByRole('button', { name: 'Start', exact: true }).click();
  await watcher.until(() => seatToAct(watcher) !== null, 'the first turn');
  expect(replica.table?.seats.map(({ name }) => name)).toEqual(NAMES);

  const state = (): pirateer.State => replica.confirmed as pirateer.State;
  let turns = 0;
  const screens = [0, 0];
  while (Math.min(...screens) < 2 && turns < 4 * NAMES.length && replica.table?.phase === 'playing') {
    const seat = seatToAct(watcher) as number;
    const page = seat === 0 ? ann : bob;
    if (seat > 1) await actThrough(crew[seat] as Sailor, watcher, worth);
    else {
      await watcher.until(() => state().stage === 'sailing' || state().seat !== seat, 'the roll');
      if (state().seat === seat && state().stage === 'sailing') {
        await expect(spots(page, 'Can move.').first()).toBeAttached();
        if (seat === 1 && screens[1] === 1) {
          await page.reload();
          await expect(spots(page, 'Can move.').first()).toBeAttached();
        }
        const { at } = replica;
        await playTurn(page);
        await watcher.until(() => replica.at > at, 'the turn from the screen');
        screens[seat] = (screens[seat] ?? 0) + 1;
      }
    }
    if (state().stage === 'ready' || replica.table?.phase !== 'playing') turns++;
  }
  expect(Math.min(...screens)).toBeGreaterThanOrEqual(2);

  // Gus opens his seat on a phone and leaves for good: the page asks once more, and the others play on.
  const gus = await sailor(browser);
  await gus.goto(`${link.split('#')[0]}#t=${(crew[6] as Mate).secret}`);
  await gus.getByRole('button', { name: 'Settings and more' }).click();
  await gus.getByRole('button', { name: 'Leave table' }).click();
  await gus.getByRole('button', { name: 'Leave', exact: true }).click();
  await watcher.until(() => isRetired(replica.table?.seats[6]), 'Gus having left');

  for (const page of [ann, bob]) {
    await page.evaluate(() =>
      localStorage.setItem(
        'sandbar.settings',
        JSON.stringify({ speed: 'off', sound: false, autoRoll: false }),
      ),
    );
    await page.reload();
    await expect(page.getByRole('button', { name: 'Settings and more' })).toBeVisible();
  }
  while (replica.table?.phase === 'playing') {
    const seat = seatToAct(watcher);
    if (seat !== null) await actThrough(crew[seat] as Sailor, watcher, worth);
  }
  expect(state().result?.how).toBe('treasure');
  await expect(ann.getByRole('tab', { name: 'Result' })).toBeVisible();
  await expect(gus.getByText('has left').first()).toBeAttached();
  await sameLog(watcher, crew);
  watcher.close();
  for (const who of crew) if ('replica' in who) who.close();
});
