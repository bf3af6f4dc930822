/** The rules of being away, for every game: presence, patience, leaving for good. [R18] to [R20] [R23] */
import { describe, expect, test } from 'vitest';
import { PATIENCE } from '../../src/index.ts';
import { type Guest, type Hall, log } from '../hall.ts';
import {
  at,
  CREWS,
  GAMES,
  keyOf,
  PAIRS,
  type Party,
  rejoined,
  started,
  storedText,
  tableOf,
} from './games.ts';
import { actor, answerTo, compose, playTurn, playTurns, playUntil, reach } from './turns.ts';

const LATER = PATIENCE.usual;
const YEAR = 365 * 86_400_000;

const pass = (hall: Hall, ms: number): void => {
  hall.now += ms;
  hall.tick();
};
/** The seat to act goes away; the others, in order. */
function gone(party: Party): { seat: number; others: readonly Guest[] } {
  const seat = actor(party);
  at(party, seat).leave();
  return { seat, others: party.guests.filter((_, one) => one !== seat) };
}
const maySkip = ({ hall, game }: Party): boolean =>
  game.settles(hall.host().room().state).some(({ settle }) => settle.what === 'skip');

describe.each(GAMES)('$name', (set) => {
  test('[R18] disconnecting is presence, seen at once, and never a result', () => {
    const party = started(set);
    const { hall } = party;
    playTurns(party, 3);
    const words = log(hall);
    hall.now += 7_000;
    const since = hall.now;
    const { seat, others } = gone(party);
    const [first, ...rest] = others;
    const seats = [...party.guests.keys()].map((one) => (one === seat ? since : 0));
    expect(first?.news().at(-1)).toEqual({ t: 'people', people: { seats, watching: 0 } });
    for (const one of [...rest, first]) one?.leave();
    pass(hall, YEAR);
    hall.reopen();
    pass(hall, YEAR);
    expect([log(hall), tableOf(hall).phase]).toEqual([words, 'playing']);
    const back = hall.join([keyOf(seat)]);
    const { frame } = compose(party);
    expect(answerTo(back, 'back', frame('back'))).toBe('ok');
  });
  test('[R18] a seat is here as long as one of its connections is', () => {
    const party = started(set);
    const { hall } = party;
    const seat = actor(party);
    const tab = hall.join([keyOf(seat)]);
    gone(party);
    expect(hall.stored().kept.away[seat]).toBe(0);
    tab.leave();
    expect(hall.stored().kept.away[seat]).toBe(hall.now);
  });
  test('[R19] since when a seat is away is stored', () => {
    const party = started(set);
    const { hall } = party;
    const { seat } = gone(party);
    const since = hall.now;
    hall.now += 60_000;
    hall.reopen();
    const [welcome] = hall.join([]).say({ t: 'hello', v: 1, tokens: [], have: 0 });
    expect(welcome).toMatchObject({ t: 'welcome' });
    expect(welcome?.t === 'welcome' && welcome.people.seats[seat]).toBe(since);
  });

  test('[R20] when the seat to act has been away for the patience, its table asks, and not before', () => {
    const party = started(set);
    const { hall } = party;
    const since = hall.now;
    const { seat } = gone(party);
    expect(hall.host().alarm()).toBe(since + LATER);
    pass(hall, LATER - 1);
    expect(tableOf(hall).absent).toBeNull();
    hall.reopen();
    pass(hall, 1);
    const ways = ['wait', ...(maySkip(party) ? ['skip'] : [])];
    expect(tableOf(hall).absent).toEqual({ seat, since, until: null, ways, votes: [] });
    hall.join([keyOf(seat)]);
    expect(tableOf(hall).absent).toBeNull();
  });
  test('[R20] more than half of the people present choose, and waiting asks again', () => {
    const party = started(set);
    const { hall } = party;
    const { others } = gone(party);
    const before = log(hall);
    pass(hall, LATER);
    expect(hall.join(['watch']).ask({ t: 'vote', way: 'wait' })).toBe('not-seated');
    expect(others[0]?.ask({ t: 'vote', way: 'claim' })).toBe('no-offer');
    const needed = Math.floor(others.length / 2) + 1;
    for (const [i, one] of others.slice(0, needed).entries()) {
      expect(tableOf(hall).absent).toMatchObject({ until: null });
      expect(tableOf(hall).absent?.votes).toHaveLength(i);
      expect(one.ask({ t: 'vote', way: 'wait' })).toBe('ok');
    }
    expect(tableOf(hall).absent).toMatchObject({ until: hall.now + LATER, votes: [] });
    expect(hall.host().alarm()).toBe(hall.now + LATER);
    pass(hall, LATER);
    expect(tableOf(hall).absent).toMatchObject({ until: null, votes: [] });
    expect(log(hall)).toEqual(before);
  });
  test('[R20] the setting of its making decides: `wait` never asks, and the patience is the one that was set', () => {
    const still = started(set, { making: { absence: 'wait' } });
    gone(still);
    const before = storedText(still.hall);
    expect(still.hall.host().alarm()).toBeNull();
    pass(still.hall, YEAR);
    expect(storedText(still.hall)).toBe(before);
    const quick = started(set, { making: { patience: PATIENCE.least } });
    const { seat } = gone(quick);
    pass(quick.hall, PATIENCE.least - 1);
    expect(tableOf(quick.hall).absent).toBeNull();
    pass(quick.hall, 1);
    expect(tableOf(quick.hall).absent?.seat).toBe(seat);
  });

  test('[R23] leaving for good retires the seat, and said twice it retires it once', () => {
    const party = started(set);
    playTurns(party, 3);
    const { hall } = party;
    const seat = actor(party);
    const before = log(hall).length;
    const guest = at(party, seat);
    for (let i = 0; i < 2; i++) {
      expect(guest.ask({ t: 'leave' }, 'bye-')).toBe('ok');
      hall.reopen();
    }
    expect(
      log(hall)
        .slice(before)
        .filter((word) => word.startsWith('!')),
    ).toEqual([`!retire:${seat}`]);
    expect(tableOf(hall).seats[seat]?.who).toBe('retired');
    const over = set.seats === 2;
    expect(tableOf(hall).phase).toBe(over ? 'over' : 'playing');
    if (over)
      expect(party.game.turn(hall.host().room().state)).toMatchObject({ result: { winner: 1 - seat } });
    // The others play on: no turn comes back to who has left.
    else for (let i = 0; i < 3 * set.seats; i++) expect(playTurn(party).seat).not.toBe(seat);
  });
});

describe.each(CREWS)('$name', (set) => {
  test('[R20] skipping holds the seat: its turns are skipped in every round until its owner is back', () => {
    const party = started(set);
    const { hall } = party;
    const { seat, others } = gone(party);
    pass(hall, LATER);
    for (const one of others)
      if (tableOf(hall).absent !== null) expect(one.ask({ t: 'vote', way: 'skip' })).toBe('ok');
    expect(tableOf(hall).seats[seat]?.who).toBe('held');
    for (let i = 0; i < 5 * set.seats; i++) expect(playTurn(party).seat).not.toBe(seat);
    const skips = log(hall).filter((word) => word.startsWith('!'));
    expect(new Set(skips)).toEqual(new Set([`!skip:${seat}`]));
    expect(skips.length).toBeGreaterThan(1);
    const whole = rejoined(party, seat);
    expect(tableOf(hall).seats[seat]?.who).toBe('human');
    playUntil(whole, () => actor(party) === seat);
    expect(playTurn(whole).seat).toBe(seat);
  });
  test('[R20] the host breaks a tie; without the host among them it is to wait', () => {
    for (const host of [true, false]) {
      const party = started(set);
      const { hall } = party;
      reach(party, ({ seat }) => (seat !== 0) === host);
      const { seat, others } = gone(party);
      const [first, second, ...rest] = others;
      for (const one of rest) one.leave();
      expect(first?.peer().seat === tableOf(hall).host).toBe(host);
      pass(hall, LATER);
      expect(second?.ask({ t: 'vote', way: 'wait' })).toBe('ok');
      expect(first?.ask({ t: 'vote', way: 'skip' })).toBe('ok');
      expect(tableOf(hall).seats[seat]?.who).toBe(host ? 'held' : 'human');
      if (!host) expect(tableOf(hall).absent?.until).toBe(hall.now + LATER);
    }
  });
  test('[R20] `skip` at the making skips by itself', () => {
    const party = started(set, { making: { absence: 'skip' } });
    const { hall } = party;
    const { seat } = gone(party);
    const before = log(hall).length;
    pass(hall, LATER - 1);
    expect(log(hall)).toHaveLength(before);
    pass(hall, 1);
    expect(log(hall)[before]).toBe(`!skip:${seat}`);
    expect(tableOf(hall)).toMatchObject({ absent: null });
    expect(tableOf(hall).seats[seat]?.who).toBe('held');
  });
});

describe.each(PAIRS)('$name', (set) => {
  test('[R20] with two seats the win can be claimed after a further wait', () => {
    const party = started(set);
    const { hall } = party;
    const { seat, others } = gone(party);
    const vote = (): string | undefined => others[0]?.ask({ t: 'vote', way: 'claim' });
    pass(hall, LATER);
    expect(vote()).toBe('no-offer');
    pass(hall, LATER);
    expect(vote()).toBe('ok');
    expect(log(hall).at(-1)).toBe(`!retire:${seat}`);
    expect(party.game.turn(hall.host().room().state)).toMatchObject({ result: { winner: 1 - seat } });
  });
  test('[R23] with two seats leaving loses the match', () => {
    for (const leaver of [0, 1]) {
      const party = started(set);
      playTurns(party, 2);
      expect(at(party, leaver).ask({ t: 'leave' })).toBe('ok');
      expect(tableOf(party.hall).phase).toBe('over');
      const turn = party.game.turn(party.hall.host().room().state);
      expect(turn).toMatchObject({ kind: 'over', result: { winner: 1 - leaver } });
    }
  });
});
