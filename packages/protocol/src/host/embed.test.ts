/** [R1] A table in frames on other sites: what its secrets open there, and who may frame it. */
import { games } from '@sandbar/engine';
import { expect, test } from 'vitest';
import { MAKING, openHall, secret } from '../../test/hall.ts';
import { readRequest } from '../http.ts';
import { PROTOCOL_VERSION } from '../wire.ts';

const hello = (token: string) => ({
  t: 'hello',
  v: PROTOCOL_VERSION,
  tokens: [secret(token)],
  have: 0,
  embed: true,
});

test.each(['maker', 'any', 'seat0'])('[R1] in a frame the secret %s only lets one watch', (token) => {
  const hall = openHall();
  const [welcome] = hall.join(null).say(hello(token));
  expect(welcome).toMatchObject({ t: 'welcome', you: { seat: null, host: false, invite: null } });
});

test('[R1] where the table lets frames play, an invitation seats who comes first in a frame too', () => {
  const hall = openHall({ making: { ...MAKING, embed: { play: true, sites: null } } });
  const guest = hall.join(null);
  expect(guest.say(hello('any'))[0]).toMatchObject({ t: 'welcome', you: { invite: 'any' } });
  expect(guest.ask({ t: 'sit', name: 'Ann', secret: secret('ann') })).toBe('ok');
});

test('[R26] a private table is watched in a frame by its watch secret alone', () => {
  const hall = openHall({ making: { ...MAKING, private: true } });
  expect(hall.join(null).say(hello('watch'))[0]).toMatchObject({ t: 'welcome' });
  expect(hall.join(null).say({ ...hello('watch'), tokens: [] })[0]).toMatchObject({ why: 'bad-secret' });
});

test.each([
  [{ play: true }, { play: true, sites: null }],
  [{}, { play: false, sites: null }],
  [{ sites: ['https://club.example', 'http://localhost:8080'] }, undefined],
  [{ sites: ['https://club.example/'] }, null],
  [{ sites: ['club.example'] }, null],
  [{ sites: ['https://club.example; script-src *'] }, null],
  [{ sites: Array.from({ length: 11 }, (_, i) => `https://s${i}.example`) }, null],
  [{ play: 1 }, null],
])('[R1] [case 107] what a maker says of frames is read strictly: %j', (embed, read) => {
  const request = readRequest(games, { game: 'backgammon', embed });
  if (read === null) expect(request).toEqual({ ok: false, why: 'request.embed' });
  else
    expect(request.ok && request.value.embed).toEqual(
      read ?? { play: false, sites: ['https://club.example', 'http://localhost:8080'] },
    );
});
