/** People for browser tests: each has a browser context of their own, and plays on screen. */
import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { idOf, joinAsMate } from './mates.ts';

/** A test that closes the contexts of its people: pages left open would go on drawing behind the tests that follow. */
export const test = base.extend<{ readonly tidy: undefined }>({
  tidy: [
    async ({ browser }, use) => {
      await use(undefined);
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
});

/** Wide enough for the side panel; small, since here the processor draws every pixel. */
export const DESKTOP = { width: 1120, height: 660 };
export const PHONE = { width: 360, height: 740 };

/** Half the pixels each way: the processor draws all of them, and nothing that is tested looks at one. */
export const HALF = { deviceScaleFactor: 0.5 } as const;

/** Opens a page for a newcomer. Motion is off, so that a test waits for nothing but the table. */
export async function person(
  browser: Browser,
  options: BrowserContextOptions = {},
  memory: 'remembers' | 'forgets' = 'remembers',
): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP, ...HALF, ...options });
  await context.addInitScript((forgets) => {
    if (forgets) {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new Error('storage is off');
        },
      });
      return;
    }
    const kept = localStorage.getItem('sandbar.settings');
    if (kept === null)
      localStorage.setItem('sandbar.settings', JSON.stringify({ speed: 'off', sound: false }));
  }, memory === 'forgets');
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

export interface Asked {
  readonly mode?: string;
  readonly length?: string;
  readonly name?: string;
}

/** Sets a table on the start page and sits down. Resolves with the link to send. */
export async function setTable(page: Page, { mode, length, name = 'Ann' }: Asked = {}): Promise<string> {
  await page.goto('/');
  if (mode !== undefined) await page.getByLabel('Kind of match').selectOption(mode);
  if (length !== undefined) await page.getByLabel('Match length').selectOption(length);
  return createLink(page, name);
}

/** Makes the table that the start page says, and sits down. Resolves with the link to send. */
export async function createLink(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  return linkOn(page);
}

/** Sets a table whose match starts from a position in our own text, as anybody can, and sits down. Resolves with the link to send. */
export async function setTableFrom(page: Page, position: string, name = 'Ann'): Promise<string> {
  await page.goto(`/board?id=${encodeURIComponent(position)}`);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  return linkOn(page);
}

/** The link that a waiting room shows. */
export async function linkOn(page: Page): Promise<string> {
  const field = page.locator('.link-field > span');
  await expect(field).toBeVisible();
  return `http://${await field.textContent()}`;
}

/** Opens a link and sits down. */
export async function join(page: Page, link: string, name = 'Bob'): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Scripts the next draws of a table: one number for each die. Only the test entry of the worker knows this door. */
export async function script(page: Page, link: string, numbers: readonly number[]): Promise<void> {
  const answer = await page.request.post(`/api/test/script/${idOf(link)}`, { data: numbers });
  expect(answer.ok()).toBe(true);
}

/** Lifts the allowance of commands at a table, for tests that play faster than people. */
export async function loosen(page: Page, link: string): Promise<void> {
  const answer = await page.request.post(`/api/test/loosen/${idOf(link)}`);
  expect(answer.ok()).toBe(true);
}

/** Takes WebGL away from a page that is opened next: its board is then a picture in the document. */
export const withoutWebGl = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...more]);
      },
    });
  });

/** Spots of the board by the end of their label, as a screen reader finds them. */
export const spots = (page: Page, state: 'Can move.' | 'Picked up.' | 'Move here'): Locator =>
  page.locator(`.sb-access [data-spot][aria-label*="${state}"]`);

/** Plays one step by tapping: a checker that can move, then the first place where it can go. */
export async function tapStep(page: Page): Promise<void> {
  await tap(page, spots(page, 'Can move.').first());
  await tap(page, spots(page, 'Move here').first());
}

/** A press with the pointer in the middle of a spot, as a finger would do it. */
export async function tap(page: Page, spot: Locator): Promise<void> {
  const box = await spot.boundingBox();
  if (box === null) throw new Error('the spot has no place on the screen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Resolves once the board has its place: when a bar comes or goes it grows into the room a moment later. */
export async function boardAtRest(page: Page): Promise<void> {
  const spot = page.locator('.sb-access [data-spot]').first();
  const look = async (): Promise<string> => JSON.stringify(await spot.boundingBox());
  await expect
    .poll(async () => {
      const before = await look();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      return before !== 'null' && before === (await look());
    })
    .toBe(true);
}

/** Plays the turn that is open on this page by choosing legal moves on screen, and confirms it. */
export async function playTurn(page: Page): Promise<void> {
  const confirm = page.getByRole('button', { name: 'Confirm' });
  const movable = spots(page, 'Can move.');
  await expect(movable.first()).toBeAttached();
  while ((await movable.count()) > 0) {
    await tapStep(page);
    await expect(spots(page, 'Picked up.')).toHaveCount(0);
  }
  await expect(confirm).toBeEnabled();
  await page.keyboard.press('Enter');
}

/** Whether it is this page's turn to move checkers. */
export const hasTurn = async (page: Page): Promise<boolean> => (await spots(page, 'Can move.').count()) > 0;

export const turnTag = (page: Page) => page.locator('.plate.turn .tag');

/** A table of two, made and filled without a page. Resolves with its address and each seat's own link, which opens the seat. */
export async function filledTable(
  page: Page,
  game: string,
  options: object,
  dice: readonly number[],
): Promise<{ readonly link: string; readonly own: readonly string[] }> {
  const answer = await page.request.post('/api/matches', { data: { game, options } });
  const { id, host, invite } = await answer.json();
  const link = `${new URL(answer.url()).origin}/m/${id}`;
  await script(page, link, dice);
  const own: string[] = [];
  for (const [name, token] of [
    ['Ann', host],
    ['Bob', invite],
  ]) {
    const mate = await joinAsMate(`${link}#t=${token}`, name);
    own.push(`${link}#t=${mate.secret}`);
    mate.close();
  }
  return { link, own };
}

/** Two people at a match of that length. Ann has won the opening roll with 6 against 5 and is to move. */
export async function twoAtTable(
  browser: Browser,
  length: number,
): Promise<{ readonly ann: Page; readonly bob: Page; readonly link: string }> {
  const [ann, bob] = [await person(browser), await person(browser)];
  const options = { mode: 'match', length, crawford: true };
  const { link, own } = await filledTable(ann, 'backgammon', options, [6, 5]);
  await Promise.all([ann, bob].map((page, seat) => page.goto(own[seat] ?? link)));
  await expect.poll(() => hasTurn(ann)).toBe(true);
  return { ann, bob, link };
}
