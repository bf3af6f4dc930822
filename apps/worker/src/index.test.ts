// The worker answers at all.
import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';

test('whatever the worker answers is not to be guessed at', async () => {
  for (const path of [
    '/healthz',
    '/api/gone',
    '/oembed',
    '/assets/gone.js',
    '/api/matches/23456789abcdefghj',
  ])
    expect(
      (await exports.default.fetch(`http://sandbar.test${path}`)).headers.get('x-content-type-options'),
      path,
    ).toBe('nosniff');
});

test('a match is made of JSON only, so that no other site makes one without being asked', async () => {
  const make = (type: string) =>
    exports.default.fetch('http://sandbar.test/api/matches', {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify({ game: 'backgammon' }),
    });
  expect((await make('text/plain')).status).toBe(415);
  expect((await make('application/jsonp')).status).toBe(415);
  expect((await make('application/json; charset=utf-8')).status).toBe(201);
});

test('/healthz answers 200', async () => {
  const answer = await exports.default.fetch('http://sandbar.test/healthz');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('ok');
});
