/** The rules of the time before the start, of the start and of the host's powers, for every game. [R8] to [R10] */
import { settleText } from '@sandbar/engine';
import { describe, expect, test } from 'vitest';
import { type Hall, log, secret } from '../hall.ts';
import {
  at,
  atNow,
  CREWS,
  GAMES,
  keyOf,
  opened,
  PAIRS,
  seated,
  sit,
  started,
  storedText,
  tableOf,
} from './games.ts';
import { answerTo, playTurn, reach } from './turns.ts';

const names = (hall: Hall): string[] => tableOf(hall).seats.map(({ name }) => name);

describe.each(GAMES)('$name', (set) => {
  const { game, options, seats } = set;
  const last = seats - 1;

  test('[R8] before the start people change seats and stand up, taking their secret along', () => {
    const party = seated(set);
    const { hall } = party;
    at(party, last).ask({ t: 'stand' });
    expect(names(hall)[last]).toBe('');
    const ann = at(party, 0);
    expect(sit(ann, 0, { seat: last, secret: secret('ann2') })).toBe('ok');
    expect([names(hall)[0], names(hall)[last]]).toEqual(['', 'Ann']);
    for (const token of ['ann', 'ann2']) expect(hall.join([token]).peer().seat).toBe(last);
  });
  test('[R8] the host moves and removes people, and nobody else does', () => {
    const party = seated(set);
    const { hall } = party;
    const [ann, end] = [at(party, 0), at(party, last)];
    for (const change of [{ swap: [0, last] }, { free: 0 }, { options }, { seats }])
      expect(end.ask({ t: 'table', ...change })).toBe('not-host');
    expect(ann.ask({ t: 'table', swap: [0, last] })).toBe('ok');
    expect([ann.peer().seat, end.peer().seat]).toEqual([last, 0]);
    expect(hall.join([keyOf(last)]).peer().seat).toBe(0);
    expect(ann.ask({ t: 'table', free: 0 })).toBe('ok');
    expect([end.peer().seat, names(hall)[0], tableOf(hall).host]).toEqual([null, '', last]);
    expect(hall.join([keyOf(last)]).peer().seat).toBeNull();
  });
  test('[R8] new options clear everybody\'s "ready", and what the game refuses changes nothing', () => {
    const party = seated(set);
    const { hall } = party;
    expect(at(party, 1).ask({ t: 'ready', on: true })).toBe('ok');
    const before = storedText(hall);
    expect(at(party, 0).ask({ t: 'table', options: { colour: 1 } })).toBe('options.unknown');
    expect(storedText(hall)).toBe(before);
    expect(at(party, 0).ask({ t: 'table', options })).toBe('ok');
    expect(tableOf(hall).seats.map(({ ready }) => ready)).toEqual(Array(seats).fill(false));
  });
  test('[R8] the host changes the number of seats within what the game allows; a filled one never goes', () => {
    const hall = opened(set);
    const ann = hall.join(['maker']);
    sit(ann, 0, { seat: last });
    for (const count of [2, 3, 4, 5, 6, 7, 8, seats]) {
      const allowed = game.seats(options).includes(count);
      expect(ann.ask({ t: 'table', seats: count }), `${count}`).toBe(allowed ? 'ok' : 'options');
      if (allowed) expect(names(hall)).toHaveLength(count);
    }
    expect(names(hall).filter((name) => name === 'Ann')).toHaveLength(1);
  });

  test('[R9] the host starts the match when the game allows as many as are filled; open seats are dropped', () => {
    const allowed = game.seats(options);
    const most = Math.max(...allowed);
    const hall = opened({ ...set, seats: most });
    const ann = hall.join(['maker']);
    // From the last seat on, so that the open ones are in front of them.
    for (let filled = 1; filled <= seats; filled++) {
      const guest = filled === 1 ? ann : hall.join(['any']);
      expect(sit(guest, filled - 1, { seat: most - filled })).toBe('ok');
      if (filled > 1) expect(guest.ask({ t: 'start' })).toBe('not-host');
      if (filled < Math.min(...allowed)) expect(ann.ask({ t: 'start' })).toBe('not-started');
    }
    expect([log(hall), tableOf(hall).phase]).toEqual([[], 'lobby']);
    expect(ann.ask({ t: 'start' })).toBe('ok');
    expect(ann.ask({ t: 'start' })).toBe('started');
    const head = { game: game.id, edition: game.edition, seats, options: game.fit(options, []) };
    expect(log(hall)[0]).toBe(`#start${JSON.stringify(head)}`);
    expect(tableOf(hall).seats).toHaveLength(seats);
    hall.reopen();
    for (let seat = 0; seat < seats; seat++)
      expect(hall.join([keyOf(seat)]).peer().seat).toBe(seats - 1 - seat);
  });
  test('[R9] the order of seats is fixed from then on', () => {
    const party = started(set);
    const { hall } = party;
    const before = storedText(hall);
    for (const change of [{ swap: [0, last] }, { free: last }, { options }, { seats }])
      expect(at(party, 0).ask({ t: 'table', ...change })).toBe('started');
    expect(at(party, last).ask({ t: 'stand' })).toBe('started');
    expect(sit(at(party, last), last, { seat: 0, secret: secret('else') })).toBe('started');
    expect(storedText(hall)).toBe(before);
  });

  /** Everybody sits, the maker first and then from the last seat down. */
  const backwards = () => {
    const hall = opened(set);
    const ann = hall.join(['maker']);
    sit(ann, 0);
    for (let seat = last; seat > 0; seat--) sit(hall.join([`seat${seat}`]), seat);
    hall.reopen();
    return { hall, ann };
  };
  test('[R10] the powers pass to the longest-present seat, and the maker keeps them too', () => {
    const { hall, ann } = backwards();
    expect(tableOf(hall).host).toBe(0);
    expect(ann.ask({ t: 'stand' })).toBe('ok');
    expect(tableOf(hall).host).toBe(last);
    expect(hall.join([keyOf(last)]).ask({ t: 'table', talk: 'seats' })).toBe('ok');
    expect(ann.ask({ t: 'table', talk: 'off' })).toBe('ok');
  });
  test('[R10] they pass on as well when the host leaves a running match for good', () => {
    const { hall, ann } = backwards();
    expect(ann.ask({ t: 'start' })).toBe('ok');
    const heir = hall.join([keyOf(last)]);
    expect(heir.ask({ t: 'table', talk: 'off' })).toBe('not-host');
    expect(ann.ask({ t: 'leave' })).toBe('ok');
    expect(tableOf(hall).host).toBe(last);
    expect(heir.ask({ t: 'table', talk: 'off' })).toBe('ok');
    expect(hall.join(['ann']).ask({ t: 'table', talk: 'all' })).toBe('not-host');
  });
  test('[R10] a host acts for no other seat, sees no secret, and changes neither dice, log nor options', () => {
    const party = started(set);
    const { hall } = party;
    const ann = at(party, 0);
    const batch = reach(party, ({ seat }) => seat !== 0);
    const before = storedText(hall);
    expect(answerTo(ann, 'other', batch.frame('other'))).toBe('not-your-turn');
    for (const { settle } of game.settles(hall.host().room().state))
      if ('seat' in settle && settle.seat !== 0)
        expect(ann.ask({ t: 'offer', at: atNow(hall), what: settleText(settle) })).toBe('illegal');
    expect(answerTo(ann, 'dice', `Pdice ${atNow(hall).toString(36)} =66`)).toBe('unreadable');
    expect(ann.ask({ t: 'table', options })).toBe('started');
    expect(ann.ask({ t: 'table', log: [] })).toBe('unreadable');
    expect(storedText(hall)).toBe(before);
    const told = hall.outcomes.flatMap(({ sends }) => sends.map(({ frame }) => frame)).join();
    for (const seat of party.guests.keys()) expect(told).not.toContain(secret(keyOf(seat)));
    playTurn(party);
    expect(storedText(hall)).not.toBe(before);
  });
});

describe.each(PAIRS)('$name', (set) => {
  test('[R9] a game for two starts by itself when both are ready', () => {
    const party = seated(set);
    const { hall } = party;
    const ready = (seat: number, on: boolean): string => at(party, seat).ask({ t: 'ready', on });
    expect([ready(0, true), ready(0, false), ready(1, true)]).toEqual(['ok', 'ok', 'ok']);
    expect([tableOf(hall).phase, log(hall)]).toEqual(['lobby', []]);
    expect(ready(0, true)).toBe('ok');
    expect(tableOf(hall).phase).toBe('playing');
    expect(log(hall)[0]).toMatch(/^#start/);
    expect(log(hall).length).toBeGreaterThan(1);
  });
});

describe.each(CREWS)('$name', (set) => {
  test('[R9] a game for more waits for the host, though everybody is ready', () => {
    const party = seated(set);
    const { hall } = party;
    for (const guest of party.guests) expect(guest.ask({ t: 'ready', on: true })).toBe('ok');
    expect(tableOf(hall).seats.every(({ ready }) => ready)).toBe(true);
    expect([tableOf(hall).phase, log(hall)]).toEqual(['lobby', []]);
    expect(at(party, 0).ask({ t: 'start' })).toBe('ok');
    expect(tableOf(hall).phase).toBe('playing');
  });
});
