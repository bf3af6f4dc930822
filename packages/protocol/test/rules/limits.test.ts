/** The rules of old clients and of limits, for every game. [R33] [R34] */
import { describe, expect, test } from 'vitest';
import { CLOSE, LIMITS } from '../../src/index.ts';
import { secret } from '../hall.ts';
import { at, GAMES, keyOf, started, storedText } from './games.ts';
import { actor, answerTo, compose, playTurn } from './turns.ts';

describe.each(GAMES)('$name', (set) => {
  test('[R33] a client of another version is told once which side is old', () => {
    const party = started(set);
    const { hall } = party;
    for (const [v, side] of [
      [0, 'client'],
      [99, 'server'],
    ] as const) {
      const guest = hall.join(null);
      const before = storedText(hall);
      expect(guest.say({ t: 'hello', v, tokens: [secret(keyOf(0))], have: 0 })).toEqual([
        { t: 'no', why: 'version' },
      ]);
      expect(hall.outcomes.at(-1)?.closes).toEqual([{ to: guest.id, code: CLOSE.version, why: side }]);
      expect(storedText(hall)).toBe(before);
      playTurn(party);
      expect(guest.frames()).toEqual([]);
    }
  });

  test('[R34] a frame has 16 KiB at most, in bytes', () => {
    const party = started(set);
    expect(LIMITS.frame).toBe(16 * 1024);
    const { frame } = compose(party);
    const guest = at(party, actor(party));
    const long = (letter: string, count: number): string =>
      JSON.stringify({ t: 'say', id: 'long', text: letter.repeat(count) });
    expect(guest.say(long('x', 16_000))).toEqual([{ t: 'no', id: 'long', why: 'unreadable' }]);
    expect(answerTo(guest, 'turn', frame('turn'))).toBe('ok');
    for (const [letter, count] of [
      ['x', 16_400],
      ['海', 6_000],
    ] as const) {
      const tab = party.hall.join([keyOf(0)]);
      expect(tab.say(long(letter, count))).toEqual([{ t: 'no', id: 'long', why: 'too-large' }]);
      expect(tab.closed()).toBe(CLOSE.tooLarge);
    }
    expect(party.hall.stored().said).toEqual([]);
  });
  test('[R34] a socket has 20 commands at once, then 5 a second, and says so', () => {
    const { burst, perSecond } = LIMITS;
    expect([burst, perSecond]).toEqual([20, 5]);
    const party = started(set, { limits: { burst } });
    const { hall } = party;
    hall.now += 60_000;
    const [ann, bob] = [at(party, 0), at(party, 1)];
    const asked = (times: number): string[] =>
      [...Array(times)].map(() => ann.ask({ t: 'name', name: 'Ann' }));
    expect(asked(22)).toEqual([...Array(20).fill('ok'), 'too-many', 'too-many']);
    expect(bob.ask({ t: 'name', name: 'Bob' })).toBe('ok');
    hall.now += 1_000;
    expect(asked(6)).toEqual([...Array(5).fill('ok'), 'too-many']);
    // The game goes on for everybody else.
    if (actor(party) === 0) hall.now += 1_000;
    playTurn(party);
  });
  test('[R34] a seat has 40 sockets, and there are 500 direct watchers', () => {
    const { perSeat, watchers } = LIMITS;
    expect([perSeat, watchers]).toEqual([40, 500]);
    const party = started(set);
    const { hall } = party;
    const codes = (token: string, times: number): (number | null)[] =>
      [...Array(times)].map(() => hall.join([token]).closed());
    // The one that has played so far is one of them.
    expect(codes(keyOf(0), 40)).toEqual([...Array(39).fill(null), CLOSE.tooMany]);
    expect(codes('watch', 501)).toEqual([...Array(500).fill(null), CLOSE.full]);
    expect(codes(keyOf(1), 1)).toEqual([null]);
    const more = hall.join(null);
    const hello = { t: 'hello', v: 1, tokens: [secret(keyOf(0))], have: 0 };
    expect(more.say(hello)).toEqual([{ t: 'no', why: 'too-many' }]);
    at(party, 0).leave();
    expect(codes(keyOf(0), 2)).toEqual([null, CLOSE.tooMany]);
  });
});
