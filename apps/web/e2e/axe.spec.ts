/** Every screen once, on a phone by night and on a desktop by day: axe finds nothing grave, and nothing is wider than the screen. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import {
  boardAtRest,
  createLink,
  DESKTOP,
  filledTable,
  PHONE,
  person,
  playTurn,
  spots,
  test,
} from './people.ts';

const LOOKS = [
  ['dark', PHONE],
  ['light', DESKTOP],
] as const;

/** What is there, and how a page comes to it from the screen before. */
type Screen = readonly [name: string, open: (page: Page) => Promise<unknown>];

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const at = (address: string) => (page: Page) => page.goto(address).then(() => heading(page));
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const choose = async (page: Page, game: string): Promise<void> => {
  await page.goto('/');
  await page.getByText(game, { exact: true }).first().click();
};
/** At one screen with the game that is chosen, its board drawn. */
const playHere = async (page: Page): Promise<void> => {
  await press(page, /^play here/);
  await expect(spots(page, 'Move here').or(spots(page, 'Can move.')).first()).toBeAttached();
};

const BESIDE_TABLES: readonly Screen[] = [
  ['the start page', at('/')],
  ['the start page with Pirates Backgammon', (page) => choose(page, 'Pirates Backgammon')],
  [
    "the sheet of Pirateer's rules",
    async (page) => {
      await choose(page, 'Pirateer');
      await press(page, 'no extra rules');
    },
  ],
  [
    'the start page with Pieces of Eight',
    async (page) => {
      await page.getByText('Pieces of Eight', { exact: true }).click();
      await press(page, 'Done');
    },
  ],
  [
    'the waiting room of eight',
    async (page) => {
      await createLink(page, 'Ann');
      await expect(page.getByText('Seven seats are still open.')).toBeVisible();
    },
  ],
  [
    'the waiting room of two',
    async (page) => {
      await page.goto('/');
      await createLink(page, 'Ann');
    },
  ],
  [
    'the page of a guest',
    async (page) => {
      const made = await page.request.post('/api/matches', {
        data: { game: 'backgammon', options: { mode: 'single' } },
      });
      const { id, invite } = await made.json();
      await page.goto(`/m/${id}#t=${invite}`);
      await expect(page.getByLabel('Your name')).toBeVisible();
    },
  ],
  ['the rules', at('/rules/pirateer')],
  ['privacy', at('/privacy')],
  ['no such table', at('/m/23456789abcdefghj')],
  ['no such page', at('/nowhere')],
];

const AT_TABLES: readonly Screen[] = [
  [
    'a table where the other is to move',
    async (page) => {
      const { own } = await filledTable(
        page,
        'backgammon',
        { mode: 'match', length: 5, crawford: true },
        [5, 6],
      );
      await page.goto(own[0] ?? '');
      await boardAtRest(page);
    },
  ],
  [
    'backgammon',
    async (page) => {
      await page.goto('/');
      await page.getByLabel('Match length').selectOption('5');
      await playHere(page);
    },
  ],
  [
    'a double to answer',
    async (page) => {
      // The board follows its room a moment after the screen has become narrow again.
      const canvas = page.locator('.sb-board canvas');
      await expect.poll(async () => (await canvas.boundingBox())?.width).toBeLessThanOrEqual(PHONE.width);
      await boardAtRest(page);
      await playTurn(page);
      await press(page, /^Double/);
      const again = page.getByRole('button', { name: 'Tap again to double' });
      if (await again.isVisible()) await again.click();
      await expect(page.getByRole('button', { name: /^Take/ })).toBeEnabled();
    },
  ],
  ['the settings', (page) => press(page, 'Settings and more')],
  [
    'Pirates Backgammon',
    async (page) => {
      await choose(page, 'Pirates Backgammon');
      await playHere(page);
    },
  ],
  [
    'Pirateer',
    async (page) => {
      await choose(page, 'Pirateer');
      await playHere(page);
    },
  ],
  [
    'a chart that is turned over',
    async (page) => {
      await boardAtRest(page);
      const place = page.locator('.sb-access [data-spot]').first();
      const before = await place.boundingBox();
      await press(page, 'Settings and more');
      await page.getByRole('switch', { name: 'Home board on the left' }).click();
      await page.keyboard.press('Escape');
      await expect.poll(async () => (await place.boundingBox())?.x).not.toBe(before?.x);
    },
  ],
];

for (const [where, screens] of [
  ['beside tables', BESIDE_TABLES],
  ['at tables', AT_TABLES],
] as const)
  test(`axe finds nothing grave on any screen ${where}, and each fits`, async ({ browser }) => {
    const page = await person(browser, { viewport: PHONE });
    for (const [name, open] of screens) {
      await test.step(name, () => open(page));
      for (const [colorScheme, viewport] of LOOKS)
        await test.step(`${name}, ${colorScheme}, ${viewport.width} wide`, async () => {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(viewport);
          expect(await findings(page)).toEqual([]);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(width, 'as wide as the screen at most').toBeLessThanOrEqual(viewport.width);
        });
      await page.setViewportSize(PHONE);
    }
  });

/** What is serious or critical. */
async function findings(page: Page): Promise<readonly string[]> {
  // Colors are read when nothing is on its way any more.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished.catch(() => undefined)),
    ).then(() => undefined),
  );
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
