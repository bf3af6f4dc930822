/** The rules of clocks, for every game. [R21] [R22] */
import { describe, expect, test } from 'vitest';
import { plays } from '../../src/index.ts';
import type { Hall } from '../hall.ts';
import { at, atNow, CREWS, GAMES, keyOf, PAIRS, rejoined, started, tableOf } from './games.ts';
import { actor, endedTurn, playTurn, playUntil } from './turns.ts';

const CLOCK = { delay: 10_000, bank: 60_000, grace: 20_000 };
const timed = { making: { clock: CLOCK } };

const pass = (hall: Hall, ms: number): void => {
  hall.now += ms;
  hall.tick();
};
const timeOf = (hall: Hall) => {
  const { time } = hall.stored().kept;
  if (time === null) throw new Error('there is no clock');
  return time;
};

describe.each(GAMES)('$name', (set) => {
  test('[R21] timed: a delay that is free, then the bank, by the time of the host alone', () => {
    const party = started(set, timed);
    const { hall } = party;
    const banks = Array<number>(set.seats).fill(CLOCK.bank);
    for (let turn = 0; turn < 6; turn++) {
      const { seat, since } = timeOf(hall);
      expect([seat, since]).toEqual([actor(party), hall.now]);
      // Two turns within the delay, then two beyond it, and so on.
      const step = turn % 4 < 2 ? 4_000 : 13_000;
      playUntil(party, () => {
        if (timeOf(hall).since !== since) return true;
        hall.now += step;
        hall.reopen();
        return false;
      });
      banks[seat ?? -1] = (banks[seat ?? -1] ?? 0) - Math.max(0, hall.now - since - CLOCK.delay);
      expect(timeOf(hall).banks).toEqual(banks);
    }
    expect(Math.min(...banks)).toBeLessThan(CLOCK.bank);
  });
  test('[R21] being disconnected is free for a bounded grace', () => {
    const party = started(set, timed);
    const { hall } = party;
    const due = hall.host().alarm() ?? 0;
    expect(due).toBe(hall.now + CLOCK.delay + CLOCK.bank);
    const seat = actor(party);
    at(party, seat).leave();
    expect(hall.host().alarm()).toBe(due + CLOCK.grace);
    hall.now += 12_000;
    const whole = rejoined(party, seat);
    expect(hall.host().alarm()).toBe(due + 12_000);
    const { since } = timeOf(hall);
    playUntil(whole, () => timeOf(hall).since !== since);
    expect(timeOf(hall).grace[seat]).toBe(CLOCK.grace - 12_000);
    expect(timeOf(hall).banks[seat]).toBe(CLOCK.bank);
  });
  test('[R21] what lies between the last event and the first connection after a restart is not charged, at most 15 s', () => {
    for (const [away, free] of [
      [4_000, 4_000],
      [40_000, 15_000],
    ] as const) {
      const party = started(set, timed);
      const { hall } = party;
      const { since } = timeOf(hall);
      for (const guest of party.guests) guest.drop();
      hall.reopen();
      hall.now += away;
      hall.join([keyOf(0)]);
      expect(timeOf(hall).since).toBe(since + free);
    }
  });
  test('[R21] each turn has a delay of its own, also one that follows a turn of the same seat', () => {
    const party = started(set, timed);
    const { hall } = party;
    for (let i = 0; i < 120 && tableOf(hall).phase === 'playing'; i++) {
      const { since } = timeOf(hall);
      hall.now += 100;
      const batch = playTurn(party);
      const begun = endedTurn(party, batch);
      expect(timeOf(hall).since, `${batch.seat} has played ${batch.words}`).toBe(begun ? hall.now : since);
    }
  });
});

describe.each(GAMES)('$name', (set) => {
  const agreed = (party: ReturnType<typeof started>, what: string): void => {
    at(party, 0).ask({ t: 'offer', at: atNow(party.hall), what });
    for (let seat = 1; seat < set.seats; seat++) {
      expect(timeOf(party.hall).paused === null).toBe(what !== 'resume');
      at(party, seat).ask({ t: 'answer', what, yes: true });
    }
  };
  test('[R16] a pause of the clock needs all who play, and costs nobody anything however long it is', () => {
    const party = started(set, timed);
    const { hall } = party;
    hall.now += 3_000;
    agreed(party, 'pause:60');
    expect(timeOf(hall).paused).toBe(hall.now + 60 * 60_000);
    pass(hall, 60 * 60_000);
    expect(timeOf(hall)).toMatchObject({ paused: null, banks: Array(set.seats).fill(CLOCK.bank) });
    expect(hall.host().alarm()).toBe(hall.now + CLOCK.delay + CLOCK.bank - 3_000);
  });
  test('[R16] it is played on in a pause without a clock, and all together end it', () => {
    const party = started(set, timed);
    const { hall } = party;
    agreed(party, 'pause:1440');
    for (let turn = 0; turn < 5; turn++) {
      hall.now += 10 * CLOCK.bank;
      playTurn(party);
    }
    expect(timeOf(hall).banks).toEqual(Array(set.seats).fill(CLOCK.bank));
    agreed(party, 'resume');
    expect(timeOf(hall)).toMatchObject({ paused: null, since: hall.now });
  });
});

describe.each(CREWS)('$name', (set) => {
  test('[R22] with more seats a flag skips the turn, and the next clock runs', () => {
    const party = started(set, timed);
    const { hall } = party;
    const seat = actor(party);
    pass(hall, CLOCK.delay + CLOCK.bank);
    expect(tableOf(hall)).toMatchObject({ phase: 'playing', flagged: null });
    expect(tableOf(hall).seats[seat]?.who).toBe('human');
    expect(timeOf(hall)).toMatchObject({ seat: actor(party), since: hall.now });
    expect(actor(party)).not.toBe(seat);
  });
  test('[R22] or the seat is held as well, where the table was made so, until its owner says that they are back', () => {
    const party = started(set, { making: { clock: CLOCK, flag: 'hold' } });
    const { hall } = party;
    const seat = actor(party);
    pass(hall, CLOCK.delay + CLOCK.bank);
    expect(tableOf(hall).seats[seat]?.who).toBe('held');
    // A whole round and more: the held seat is never to act.
    for (let turn = 0; turn < 2 * set.seats; turn++) expect(playTurn(party).seat).not.toBe(seat);
    expect(at(party, seat).ask({ t: 'ready', on: true })).toBe('ok');
    expect(tableOf(hall).seats[seat]?.who).toBe('human');
    playUntil(party, () => actor(party) === seat);
  });
  test('[R22] held seats that follow a flag are skipped in the same breath: no clock runs for them', () => {
    const party = started(set, { making: { clock: CLOCK, flag: 'hold' } });
    const { hall } = party;
    for (let i = 0; i < 10 * set.seats && tableOf(hall).phase === 'playing'; i++) {
      pass(hall, CLOCK.delay + CLOCK.bank);
      const { seats } = tableOf(hall);
      if (seats.some(plays)) expect(seats[actor(party)]?.who).toBe('human');
      at(party, (i * i) % set.seats).ask({ t: 'ready', on: true });
    }
  });
});

describe.each(PAIRS)('$name', (set) => {
  test('[R22] with two seats a flag loses the match, and the table says that it was the time', () => {
    const party = started(set, timed);
    const { hall } = party;
    const seat = actor(party);
    pass(hall, CLOCK.delay + CLOCK.bank - 1);
    expect(tableOf(hall)).toMatchObject({ phase: 'playing', flagged: null });
    pass(hall, 1);
    expect(tableOf(hall)).toMatchObject({ phase: 'over', flagged: seat });
    expect(party.game.turn(hall.host().room().state)).toMatchObject({ result: { winner: 1 - seat } });
  });
});
