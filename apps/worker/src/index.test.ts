// The worker answers at all.
import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';

test('/healthz answers 200', async () => {
  const answer = await exports.default.fetch('http://sandbar.test/healthz');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('ok');
});
