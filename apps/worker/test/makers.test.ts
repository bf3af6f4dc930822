/** [R34] Tables from one place, counted and forgotten. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { countersName, inLastHour, MOST_AN_HOUR, placeOf } from '../src/makers.ts';
import { from } from './client.ts';

describe('[R34] matches from one place', () => {
  it('61 in an hour are one too many; another place is not concerned', async () => {
    const make = (address: string) => from(address, '/api/matches', { game: 'backgammon' });
    for (let i = 0; i < MOST_AN_HOUR; i++) expect((await make('203.0.113.7')).status).toBe(201);
    const refused = await make('203.0.113.99');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({ why: 'too-many-tables' });
    expect((await make('198.51.100.7')).status).toBe(201);
  }, 30_000);
  it('what cannot be made is not counted, and no address is kept', async () => {
    const stub = env.MAKERS.get(env.MAKERS.idFromName(countersName(Date.now(), undefined)));
    const rows = (): Promise<string> =>
      runInDurableObject(stub, (_, { storage }) =>
        JSON.stringify(storage.sql.exec('SELECT * FROM count ORDER BY place').toArray()),
      );
    const before = await rows();
    expect((await from('203.0.113.7', '/api/matches', { game: 'chess' })).status).toBe(400);
    expect(await rows()).toBe(before);
    expect(before).not.toContain('203.0.113');
  });
  it('the hour slides: what was made before the full hour still counts after it', () => {
    const at = (minutes: number): number => 1_000 * 3_600_000 + minutes * 60_000;
    expect([0, 15, 30, 59].map((minutes) => inLastHour(1, 60, at(minutes)))).toEqual([61, 46, 31, 2]);
  });
  it('the count and its secret are forgotten by the alarm', async () => {
    const stub = env.MAKERS.get(env.MAKERS.idFromName('a day'));
    expect(await stub.count('203.0.113')).toBe(true);
    const armed = await runInDurableObject(stub, (_, { storage }) => storage.getAlarm());
    expect(armed).toBeLessThanOrEqual(Date.now() + 86_400_000);
    await runDurableObjectAlarm(stub);
    expect(await runInDurableObject(stub, (_, { storage }) => storage.kv.get('salt'))).toBeUndefined();
  });
  it('an address is coarse, and one’s own machine is no place', () => {
    expect(placeOf('203.0.113.7')).toBe('203.0.113');
    expect(placeOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1');
    expect([placeOf('127.0.0.1'), placeOf('::1'), placeOf(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
