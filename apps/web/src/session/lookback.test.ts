import { backgammon, eventText, games, readEvent } from '@sandbar/engine';
import { expect, test } from 'vitest';
import { historyOf } from '../games/backgammon/history.ts';
import { pliesOf } from '../games/backgammon/plies.ts';
import { stopsOf } from '../table/replay/stops.ts';
import { lookBack } from './lookback.ts';
import type { Session } from './session.ts';
import { sessionOf } from './told.ts';

const LOG = '=31 A17/20 A19/20 Broll =64 B24/18 B13/9 Aroll =52 A12/17 A12/14 Bdouble Atake Broll =66';

const EVENTS = LOG.split(' ').map((word) => {
  const event = readEvent(backgammon.backgammon, word);
  if (!event.ok) throw new Error(word);
  return event.value;
});

/** A session that holds the match so far, with the first seat as the viewer's. */
function held(): Session {
  const session = sessionOf(games, {
    game: 'backgammon',
    edition: backgammon.backgammon.edition,
    seats: 2,
    options: { mode: 'match', length: 5, crawford: true },
    names: ['Ann', 'Bob'],
    date: null,
    events: EVENTS,
  });
  if (session === null) throw new Error('the match does not play out');
  session.replica.actAs(0);
  return session;
}

const live = held();
const write = (state: unknown): string => backgammon.backgammon.write(state as backgammon.State);

test('[R28] looking back shows the state after any number of entries, and changes nothing that is live', () => {
  const before = write(live.replica.confirmed);
  const past = lookBack(live);
  let state = live.replica.first as backgammon.State;
  const words = LOG.split(' ');
  for (const count of [words.length, 0, 5, 4, ...words.keys()]) {
    past.show(count, false);
    state = live.replica.first as backgammon.State;
    for (const event of EVENTS.slice(0, count)) state = backgammon.backgammon.next(state, event).state;
    expect(write(past.replica.shown)).toBe(write(state));
    expect(past.replica.at).toBe(count);
    expect(past.replica.entries.map(({ event }) => eventText(backgammon.backgammon, event as never))).toEqual(
      words.slice(0, count),
    );
  }
  expect(write(live.replica.confirmed)).toBe(before);
});

test('[R28] nobody acts in the past', () => {
  const past = lookBack(live);
  past.show(3, false);
  expect(live.replica.you?.seat).toBe(0);
  expect(past.replica.you?.seat).toBe(null);
  expect(past.replica.step({ kind: 'roll' })).toBe(false);
  expect(past.confirm()).toBe(undefined);
});

test('a step forward is told with what it did, a jump is not', () => {
  const past = lookBack(live);
  const told: number[] = [];
  past.watch((update) => void told.push(update?.entries.length ?? -1));
  past.show(3, false);
  past.show(7, true);
  past.show(2, false);
  expect(told).toEqual([0, 4, 0]);
});

test('the stops of a match are its turns and decisions, each up to the end of what it did', () => {
  const facts = live.replica.entries.flatMap((entry) => entry.facts) as backgammon.Fact[];
  const { plies, ends, numbers } = stopsOf(live, pliesOf(historyOf(facts)));
  expect(plies.map(({ seat, place, text }) => `${seat} ${place} ${text}`)).toEqual([
    '0 Move 1 3-1: 8/5 6/5',
    '1 Move 1 6-4: 24/18 13/9',
    '0 Move 2 5-2: 13/8 13/11',
    '1 Move 2 Doubles to 2',
    '0 Move 3 Takes',
    '1 Move 3 6-6: ',
  ]);
  expect(ends).toEqual([0, 3, 7, 11, 12, 13, 15]);
  expect(numbers.get(facts.find(({ kind }) => kind === 'doubled'))).toBe(4);
});
