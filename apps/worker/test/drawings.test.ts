/** [R34] Pictures that have to be drawn are counted by the place that asks for them; those that are kept are not. */
import { exports } from 'cloudflare:workers';
import { expect, it } from 'vitest';

/** As in wrangler.jsonc. */
const MOST = 120;
const START = encodeURIComponent('4HPwATDgc/ABMA:cAkAAAAAAAAA');

/** Asks for the start of a game, as wide as that: each width is a picture of its own. */
const ask = (width: number, address: string): Promise<Response> =>
  exports.default.fetch(`http://sandbar.test/diagram/backgammon.svg?width=${width}&id=${START}`, {
    headers: { 'cf-connecting-ip': address },
  });

it('[R34] more than 120 drawings in a minute are refused with the reason; other places and kept pictures are not', async () => {
  let n = 0;
  let answer = await ask(200, '203.0.113.7');
  // A new minute may begin in between, and gives as many again.
  while (answer.status === 200 && n <= 2 * MOST) {
    await answer.arrayBuffer();
    answer = await ask(200 + ++n, '203.0.113.8');
  }
  expect(n).toBeGreaterThanOrEqual(MOST);
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(await answer.json()).toEqual({ why: 'too-many' });
  expect((await ask(210, '203.0.113.7')).status).toBe(200);
  // Somebody else has it drawn: the refusal was not kept, the picture is.
  expect((await ask(200 + n, '198.51.100.7')).status).toBe(200);
  expect((await ask(200 + n, '203.0.113.8')).status).toBe(200);
}, 60_000);
