/** Boards on another site: a page of another origin frames them, with third-party storage blocked and no referrer. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { test } from './people.ts';
import { endPlayers, playOn } from './players.ts';

/** A site that is not ours. Its pages are handed in; `localhost` and `127.0.0.1` are two sites to a browser. */
const pages = new Map<string, string>();
let site: Server;
let origin: string;

test.beforeAll(async () => {
  site = createServer((request, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.setHeader('referrer-policy', 'no-referrer');
    answer.end(`<!doctype html><title>A club</title>${pages.get(request.url ?? '') ?? ''}`);
  });
  await new Promise<void>((done) => site.listen(0, 'localhost', done));
  origin = `http://localhost:${(site.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  endPlayers();
  return new Promise<void>((done) => void site.close(() => done()));
});

/** Shows a page of the other site. */
async function visit(page: Page, html: string): Promise<void> {
  pages.set('/page', html);
  await page.goto(`${origin}/page`);
}

const frame = (src: string, more = ''): string =>
  `<iframe src="${src}" width="640" height="482" style="border:0" ${more}></iframe>`;

const board = (inside: FrameLocator) => inside.locator('.sb-board[data-drawn]');

/** What an embed must do without: here it throws. */
const NO_STORAGE = (): void => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      get() {
        throw new Error('storage is blocked');
      },
    });
};

test('[R26] [case 102] every kind of embed stands on another site without storage, referrer or origin', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const id = await playOn(baseURL ?? '', { game: 'backgammon', options: { mode: 'match', length: 3 } }, 24);
  page.on('pageerror', (error) => {
    throw error;
  });
  const requests: string[] = [];
  page.on('request', (request) => {
    const referrer = request.headers().referer;
    if (request.url().startsWith(baseURL ?? '') && referrer?.startsWith(origin)) requests.push(request.url());
  });
  await page.addInitScript(NO_STORAGE);
  // All four frames side by side: nothing is scrolled under the pointer.
  await page.setViewportSize({ width: 1320, height: 1010 });
  const sandboxed = 'sandbox="allow-scripts"';
  await visit(
    page,
    [
      frame(`${baseURL}/embed/m/${id}?theme=light&motion=off`, sandboxed),
      frame(`${baseURL}/embed/replay/${id}?ply=2&unknown=1&motion=off`, sandboxed),
      frame(`${baseURL}/embed/pos?game=backgammon&id=4HPwATDgc/ABMA:cAkAAAAAAAAA`, sandboxed),
      frame(`${baseURL}/embed/m/nothing`, sandboxed),
    ].join(''),
  );
  const [live, replay, position, nothing] = [0, 1, 2, 3].map((i) =>
    page.locator('iframe').nth(i).contentFrame(),
  ) as [FrameLocator, FrameLocator, FrameLocator, FrameLocator];
  await expect(live.getByText('Live', { exact: true })).toBeVisible();
  await expect(board(live)).toBeVisible();
  await expect(live.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(board(replay)).toBeVisible();
  const slider = replay.getByRole('slider', { name: 'Position in the match' });
  await expect(slider).toHaveAttribute('aria-valuenow', '2');
  await replay.getByRole('button', { name: 'Next move' }).click();
  await expect(slider).toHaveAttribute('aria-valuenow', '3');
  await expect(board(position)).toBeVisible();
  await expect(nothing.getByText('There’s no board at this address.')).toBeVisible();
  expect(requests, 'no referrer of the other site').toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

  // [case 103] A live board moves with the match.
  const said = live.locator('.embed-now');
  const before = await said.textContent();
  await playOn(baseURL ?? '', id, 6);
  await expect(said).not.toHaveText(before ?? '');
});

test('the custom element: lazy, keeps its shape, forwards options, tells events, gives the record', {
  tag: '@smoke',
}, async ({ page, baseURL }) => {
  const id = await playOn(baseURL ?? '', { game: 'pirates', options: {}, seats: 3 }, 30);
  await visit(
    page,
    `<script async src="${baseURL}/embed.js"></script>
     <script>
       told = [];
       for (const type of ['ready', 'state', 'resize', 'event'])
         addEventListener('sandbar-' + type, (event) => told.push(event.detail));
     </script>
     <div style="width: 600px"><sandbar-board replay="${id}" theme="dark" motion="off" ply="4">
       <a href="${baseURL}/m/${id}">Watch on Sandbar</a></sandbar-board></div>`,
  );
  const element = page.locator('sandbar-board');
  const inside = element.locator('iframe').contentFrame();
  await expect(board(inside)).toBeVisible();
  await expect(inside.locator('html')).toHaveAttribute('data-theme', 'dark');
  const slider = inside.getByRole('slider', { name: 'Position in the match' });
  await expect(slider).toHaveAttribute('aria-valuenow', '4');
  await element.evaluate((board) => board.setAttribute('theme', 'light'));
  await expect(inside.locator('html')).toHaveAttribute('data-theme', 'light');
  await element.evaluate((board) => (board as HTMLElement & { goto(ply: number): void }).goto(7));
  await expect(slider).toHaveAttribute('aria-valuenow', '7');
  const record = await element.evaluate((board) =>
    (board as HTMLElement & { getRecord(): Promise<string> }).getRecord(),
  );
  expect(JSON.parse(record.split('\n')[0] ?? '')).toMatchObject({ game: 'pirates', seats: 3 });
  const told = await page.evaluate(() => (globalThis as unknown as { told: { type: string }[] }).told);
  const box = await element.boundingBox();
  const size = told.findLast(({ type }) => type === 'resize') as unknown as { height: number };
  expect(box?.width).toBe(600);
  expect(box?.height).toBe(size.height);
  expect(told.some(({ type }) => type === 'ready')).toBe(true);
  expect(told.findLast(({ type }) => type === 'state')).toMatchObject({ ply: 7, match: id, live: false });
});

test('[case 104] a table made in a frame is played in frames: who comes first sits down', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(NO_STORAGE);
  await visit(
    page,
    frame(`${baseURL}/embed/new?game=backgammon&motion=off`, 'sandbox="allow-scripts allow-forms"'),
  );
  const ann = page.locator('iframe').contentFrame();
  await ann.getByRole('button', { name: 'Set up a table here' }).click();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Sit down' }).click();
  const link = `http://${await ann.locator('.link-field > span').textContent()}`;
  const framed = link.replace('/m/', '/embed/m/');
  const other = await (await browser.newContext()).newPage();
  await visit(other, frame(framed, 'sandbox="allow-scripts allow-forms"'));
  const bob = other.locator('iframe').contentFrame();
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Sit down' }).click();
  await expect(board(ann)).toBeVisible();
  await expect(board(bob)).toBeVisible();
  const movable = (inside: FrameLocator) => inside.locator('.sb-access [data-spot][aria-label*="Can move."]');
  await expect
    .poll(async () => (await movable(ann).count()) + (await movable(bob).count()))
    .toBeGreaterThan(0);
  const mover = (await movable(ann).count()) > 0 ? ann : bob;
  while ((await movable(mover).count()) > 0) {
    await movable(mover).first().press('Enter');
    await mover.locator('.sb-access [data-spot][aria-label*="Move here"]').first().press('Enter');
  }
  await mover.getByRole('button', { name: 'Confirm' }).click();
  await expect(
    mover === ann ? bob.getByRole('button', { name: 'Roll' }) : ann.getByRole('button', { name: 'Roll' }),
  ).toBeVisible();
});
