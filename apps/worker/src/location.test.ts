/** [R3] A match is made near its maker. */
import { describe, expect, it } from 'vitest';
import { hintFor } from './location.ts';
import { matchRoutes } from './routes/matches.ts';

const PLACES = [
  ['EU', '2.35', 'weur'],
  ['EU', '21.01', 'eeur'],
  ['NA', '-122.4', 'wnam'],
  ['NA', '-74.0', 'enam'],
  ['SA', '-46.6', 'sam'],
  ['AS', '55.3', 'me'],
  ['AS', '139.7', 'apac'],
  ['OC', '151.2', 'oc'],
  ['AF', '3.4', 'afr'],
] as const;
const cfOf = (continent: string, longitude: string) => ({ continent, longitude }) as CfProperties;

describe('[R3] the region', () => {
  it.each(PLACES)('of %s at %s degrees east is %s', (continent, longitude, hint) =>
    expect(hintFor(cfOf(continent, longitude))).toBe(hint),
  );
  it('is left to the platform where nothing is known', () => {
    expect(hintFor(undefined)).toBeUndefined();
    expect(hintFor(cfOf('AN', '0'))).toBeUndefined();
  });
});

it('[R3] the object is asked for with the hint when the match is made, and only then', async () => {
  const asked: unknown[] = [];
  const stub = { make: async () => {}, summary: async () => null };
  const MATCH = {
    idFromName: (name: string) => name,
    get: (_id: string, options?: unknown) => {
      asked.push(options);
      return stub;
    },
  };
  const routes = matchRoutes();
  const made = await routes.fetch(
    new Request('http://sandbar.test/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'backgammon', options: { mode: 'single' } }),
      cf: { continent: 'AS', longitude: '139.7' },
    }),
    { MATCH } as unknown as Env,
  );
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { readonly id: string };
  await routes.fetch(new Request(`http://sandbar.test/api/matches/${id}`), { MATCH } as unknown as Env);
  expect(asked).toEqual([{ locationHint: 'apac' }, undefined]);
});
