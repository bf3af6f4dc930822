/** Clocks: delay, bank, grace, flags and restarts, all by the host's time. [R21] [R22] */
import { describe, expect, test } from 'vitest';
import { crew, type Guest, type Hall, log, playing, type Setting } from '../../test/hall.ts';
import { playFrame } from '../frames.ts';

const CLOCK = { delay: 10_000, bank: 60_000, grace: 20_000 };
const timed: Setting = { making: { clock: CLOCK, options: { mode: 'match', length: 3, crawford: true } } };
const table = (hall: Hall) => hall.stored().kept.table;
const time = (hall: Hall) => hall.stored().kept.time;
const pass = (hall: Hall, ms: number): void => {
  hall.now += ms;
  hall.tick();
};
let ids = 0;
const play = (hall: Hall, guest: Guest, actions: string): string => {
  const id = `t${++ids}xx`;
  const answers = guest.say(playFrame(id, hall.host().room().at, actions.split(',')));
  const answer = answers.find((one) => 'id' in one && one.id === id);
  return answer?.t === 'no' ? answer.why : (answer?.t ?? 'nothing');
};

describe('[R21] delay and bank', () => {
  test('the delay of a turn is free, what goes beyond it comes from the bank', () => {
    const { hall, ann } = playing({ ...timed, rolls: '31' });
    expect(time(hall)).toMatchObject({ seat: 0, banks: [60_000, 60_000], since: 2_000 });
    hall.now += 9_000;
    expect(play(hall, ann, '17/20,19/20')).toBe('ok');
    expect(time(hall)).toMatchObject({ seat: 1, banks: [60_000, 60_000], since: hall.now });
  });
  test('rolling and moving are one turn with one delay', () => {
    const { hall, ann, bob } = playing({ ...timed, rolls: '31 65' });
    play(hall, ann, '17/20,19/20');
    hall.now += 8_000;
    expect(play(hall, bob, 'roll')).toBe('ok');
    hall.now += 8_000;
    expect(play(hall, bob, '24/18,18/13')).toBe('ok');
    expect(time(hall)?.banks).toEqual([60_000, 54_000]);
  });
  test('everybody is told when a clock starts, and a newcomer with the welcome', () => {
    const { hall, ann, bob } = playing({ ...timed, rolls: '31' });
    play(hall, ann, '17/20,19/20');
    expect(bob.news().find((one) => one.t === 'clock')).toMatchObject({ time: { seat: 1 }, now: hall.now });
    const eve = hall.join([]);
    expect(eve.say({ t: 'hello', v: 1, tokens: [], have: 0 })[0]).toMatchObject({
      t: 'welcome',
      time: { seat: 1, banks: [60_000, 60_000] },
      now: hall.now,
    });
  });
  test('a seat that plays twice in a row has its delay anew', () => {
    const { hall, ann, bob, cyd } = crew({
      rolls: '1 3 5 61 654 12 12 12 1 62 126 12',
      making: { clock: CLOCK },
    });
    for (const [one, steps] of [
      [ann, '1/2,2/4'],
      [bob, '3/4,4/6'],
    ] as const) {
      play(hall, one, 'roll');
      play(hall, one, steps);
    }
    hall.now += 9_000;
    play(hall, cyd, 'roll');
    play(hall, cyd, '5/6,6/8');
    // Cyd is the first of the next round.
    expect(time(hall)).toMatchObject({ seat: 2, since: hall.now });
    hall.now += 9_000;
    play(hall, cyd, 'roll');
    expect(time(hall)?.banks).toEqual([60_000, 60_000, 60_000]);
    expect(hall.host().alarm()).toBe(hall.now + 61_000);
  });
  test('no clock runs between the games of a match', () => {
    const { hall, ann } = playing({ ...timed, rolls: '31' });
    ann.ask({ t: 'offer', at: 1, what: 'resign:0:3' });
    expect(table(hall).phase).toBe('over');
    const two = playing({ making: { ...timed.making, options: { mode: 'money', games: 5 } }, rolls: '31' });
    two.ann.ask({ t: 'offer', at: 1, what: 'resign:0:1' });
    two.bob.ask({ t: 'answer', what: 'resign:0:1', yes: true });
    expect(table(two.hall).next).not.toBeNull();
    expect(time(two.hall)?.seat).toBeNull();
    expect(two.hall.host().alarm()).toBe(table(two.hall).next?.by);
  });
});

describe('[R22] a flag', () => {
  test('with two seats the match is lost, and the table says that it was the time', () => {
    const { hall } = playing({ ...timed, rolls: '31' });
    expect(hall.host().alarm()).toBe(2_000 + 70_000);
    pass(hall, 69_999);
    expect(table(hall).phase).toBe('playing');
    pass(hall, 1);
    expect(table(hall)).toMatchObject({ phase: 'over', flagged: 0 });
    expect(log(hall).at(-1)).toBe('!retire:0');
    expect(table(hall).seats[0]?.who).toBe('human');
  });
  test('with more seats the turn is skipped, and the next clock runs', () => {
    const { hall } = crew({ making: { clock: CLOCK } });
    pass(hall, 70_000);
    expect(log(hall).at(-1)).toBe('!skip:0');
    expect(time(hall)).toMatchObject({ seat: 1, banks: [0, 60_000, 60_000] });
  });
  test('[R35] with more seats nothing is skipped while nobody is there, and it goes on when somebody comes', () => {
    const { hall, ann, bob, cyd } = crew({ making: { clock: CLOCK } });
    for (const one of [ann, bob, cyd]) one.leave();
    expect(hall.host().alarm()).toBeNull();
    const before = log(hall).length;
    pass(hall, 500_000);
    expect(log(hall)).toHaveLength(before);
    hall.join(['bob']);
    hall.tick();
    expect(log(hall).at(-1)).toBe('!skip:0');
  });
  test('a play that comes too late is too late', () => {
    const { hall, ann } = playing({ ...timed, rolls: '31' });
    pass(hall, 70_000);
    expect(play(hall, ann, '17/20,19/20')).toBe('over');
  });
});

describe('[R21] being disconnected', () => {
  test('it costs the grace first, also in the middle of a turn', () => {
    const { hall, ann } = playing({ ...timed, rolls: '31' });
    hall.now += 5_000;
    ann.leave();
    expect(hall.host().alarm()).toBe(2_000 + 70_000 + 20_000);
    hall.now += 12_000;
    const back = hall.join(['ann']);
    // 17 s have passed, 12 of them away: the turn has cost 5 s of its delay.
    expect(hall.host().alarm()).toBe(2_000 + 70_000 + 12_000);
    hall.now += 8_000;
    expect(play(hall, back, '17/20,19/20')).toBe('ok');
    expect(time(hall)).toMatchObject({ banks: [57_000, 60_000], grace: [8_000, 20_000] });
  });
  test('the grace is bounded', () => {
    const { hall, ann } = playing({ ...timed, rolls: '31' });
    ann.leave();
    pass(hall, 89_999);
    expect(table(hall).phase).toBe('playing');
    pass(hall, 1);
    expect(table(hall).flagged).toBe(0);
  });
});

describe('[R21] a restart of the object', () => {
  test('what lies between the last event and the first connection is not charged, up to 15 s', () => {
    for (const [gone, free] of [
      [4_000, 4_000],
      [40_000, 15_000],
    ] as const) {
      const { hall, ann, bob } = playing({ ...timed, rolls: '31' });
      ann.drop();
      bob.drop();
      hall.reopen();
      hall.now += gone;
      hall.join(['ann']);
      expect(time(hall)?.since).toBe(2_000 + free);
    }
  });
  test('an alarm in a fresh object without sockets waits before it flags', () => {
    const { hall, ann, bob } = playing({ ...timed, rolls: '31' });
    ann.drop();
    bob.drop();
    hall.reopen();
    pass(hall, 70_000);
    expect(table(hall).phase).toBe('playing');
    expect(hall.host().alarm()).toBe(2_000 + 70_000 + 15_000);
    pass(hall, 15_000);
    expect(table(hall).flagged).toBe(0);
  });
});

test('[R16] nobody gets out of a turn by offering to be skipped, nor leaves by an offer', () => {
  const { hall, ann } = crew();
  const at = hall.host().room().at;
  expect(ann.ask({ t: 'offer', at, what: 'skip:0' })).toBe('illegal');
  expect(ann.ask({ t: 'offer', at, what: 'retire:0' })).toBe('illegal');
});
