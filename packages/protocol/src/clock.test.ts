/** [R21] [R16] What a clock shows: the same reading as the one that judges. */
import { games } from '@sandbar/engine';
import { describe, expect, test } from 'vitest';
import { playing } from '../test/hall.ts';
import { leftOf, readPause } from './clock.ts';
import { createReplica } from './replica.ts';
import type { Time } from './table.ts';

const CLOCK = { delay: 10_000, bank: 60_000, grace: 20_000 };
const TIME: Time = {
  banks: [60_000, 45_000],
  grace: [20_000, 20_000],
  seat: 0,
  since: 100_000,
  away: 0,
  spent: 0,
  paused: null,
};

describe('[R21] what a seat has left', () => {
  test.each([
    ['at the start of its turn', {}, 0, 100_000, { delay: 10_000, bank: 60_000 }],
    ['within the delay', {}, 0, 104_000, { delay: 6_000, bank: 60_000 }],
    ['beyond it', {}, 0, 125_000, { delay: 0, bank: 45_000 }],
    ['when all is over', {}, 0, 999_000, { delay: 0, bank: 0 }],
    ['after having been away, free', { away: 8_000 }, 0, 115_000, { delay: 3_000, bank: 60_000 }],
    ['while it is away', {}, 103_000, 112_000, { delay: 7_000, bank: 60_000 }],
    ['away for longer than its grace', {}, 100_001, 140_001, { delay: 0, bank: 49_999 }],
    ['in a pause', { spent: 12_000, paused: 900_000 }, 0, 500_000, { delay: 0, bank: 58_000 }],
    ['after a pause', { spent: 12_000 }, 0, 103_000, { delay: 0, bank: 55_000 }],
  ] as const)('%s', (_, change, gone, now, left) => {
    expect(leftOf(CLOCK, { ...TIME, ...change }, 0, gone, now)).toEqual(left);
  });
  test('a seat that is not to act keeps its bank, with a new delay to come', () => {
    expect(leftOf(CLOCK, TIME, 1, 0, 999_000)).toEqual({ delay: 10_000, bank: 45_000 });
  });
  test('is what the host charges when the turn ends', () => {
    const { hall, ann } = playing({ making: { clock: CLOCK }, rolls: '31' });
    const time = hall.stored().kept.time as Time;
    hall.now += 17_000;
    const { bank } = leftOf(CLOCK, time, 0, 0, hall.now);
    ann.say('Pturn 1 17/20,19/20');
    expect(hall.stored().kept.time?.banks[0]).toBe(bank);
  });
});

test.each([
  ['resume', 0],
  ['pause:1', 1],
  ['pause:1440', 1440],
  ['pause:1441', null],
  ['pause:0', null],
  ['pause:007', null],
  ['draw', null],
] as const)('[R16] %s is a pause of %s minutes', (what, minutes) => expect(readPause(what)).toBe(minutes));

test('[R32] the clock of a host from before there were pauses is one without', () => {
  const { hall } = playing({ making: { clock: CLOCK }, rolls: '31' });
  const guest = hall.join(null);
  const [welcome] = guest.say(createReplica(games).hello([]));
  if (welcome?.t !== 'welcome' || welcome.time === undefined) throw new Error('no welcome with a clock');
  const { spent: _spent, paused: _paused, ...before } = welcome.time;
  const replica = createReplica(games);
  replica.receive(JSON.stringify({ ...welcome, time: before }));
  expect(replica.time).toMatchObject({ spent: 0, paused: null });
  replica.receive(JSON.stringify({ t: 'clock', time: before, now: hall.now }));
  expect(replica.time).toMatchObject({ spent: 0, paused: null });
});
