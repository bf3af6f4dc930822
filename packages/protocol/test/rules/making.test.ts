/** The rules of making and joining, for every game. [R1] [R2] [R4] to [R7] */
import { games } from '@sandbar/engine';
import { describe, expect, test } from 'vitest';
import { readRequest } from '../../src/index.ts';
import { secret } from '../hall.ts';
import { at, GAMES, keyOf, NAMES, opened, seated, sit, started, storedText, tableOf } from './games.ts';
import { playTurns, reach } from './turns.ts';

const names = (hall: Parameters<typeof tableOf>[0]): string[] => tableOf(hall).seats.map(({ name }) => name);
const NOBODY = { greeted: true, seat: null };

describe.each(GAMES)('$name', (set) => {
  const { game, options, seats } = set;
  const last = seats - 1;
  const request = { game: game.id, options, seats };

  test('[R1] anyone makes a match of a game with its options, seats, clock, watching, chat and embedding', () => {
    const asked = {
      talk: 'seats',
      private: true,
      absence: 'wait',
      patience: 60_000,
      clock: { delay: 8_000, bank: 60_000 },
      flag: 'hold',
      embed: { play: true },
    };
    const read = readRequest(games, { ...request, ...asked });
    if (!read.ok) throw new Error(read.why);
    expect(read.value).toMatchObject({ ...request, ...asked });
    const { game: _, seats: count, ...making } = read.value;
    const hall = opened(set, { making: { ...making, seats: Array(count).fill('') } });
    const [welcome] = hall.join(null).say({ t: 'hello', v: 1, tokens: [secret('watch')], have: 0 });
    expect(welcome).toMatchObject({
      t: 'welcome',
      table: { ...asked, game: game.id, options, phase: 'lobby', seats: Array(seats).fill({ who: 'open' }) },
    });
  });
  test('[R1] a refusal names the field', () => {
    const refusals = [
      [{ game: 'chess' }, 'request.game'],
      [{ options: { ...(options as object), colour: 1 } }, 'options.unknown'],
      [{ options: 7 }, 'options.unreadable'],
      [{ seats: 1 }, 'request.seats'],
      [{ seats: 9 }, 'request.seats'],
      [{ talk: 'loud' }, 'request.talk'],
      [{ private: 1 }, 'request.private'],
      [{ absence: 'never' }, 'request.absence'],
      [{ patience: 59_999 }, 'request.patience'],
      [{ clock: { delay: 0, bank: 0 } }, 'request.clock'],
      [{ flag: 'white' }, 'request.flag'],
      [{ embed: { play: 1 } }, 'request.embed'],
      [{ colour: 'red' }, 'request.colour'],
    ] as const;
    for (const [change, why] of refusals)
      expect(readRequest(games, { ...request, ...change }), why).toEqual({ ok: false, why });
  });

  test('[R2] each link opens what it is for, and no secret is stored or sent', () => {
    const hall = opened(set);
    const you = (token: string): unknown => {
      const [welcome] = hall.join(null).say({ t: 'hello', v: 1, tokens: [secret(token)], have: 0 });
      return welcome?.t === 'welcome' ? welcome.you : welcome;
    };
    expect(you('maker')).toEqual({ seat: null, host: true, invite: null });
    expect(you('any')).toEqual({ seat: null, host: false, invite: 'any' });
    for (let seat = 0; seat < seats; seat++)
      expect(you(`seat${seat}`)).toEqual({ seat: null, host: false, invite: seat });
    expect(you('watch')).toEqual({ seat: null, host: false, invite: null });
    const party = started(set);
    playTurns(party, 3);
    const frames = party.hall.outcomes.flatMap(({ sends }) => sends.map(({ frame }) => frame)).join('\n');
    const tokens = ['maker', 'any', 'watch', 'seat0', ...party.guests.map((_, seat) => keyOf(seat))];
    for (const token of tokens) {
      expect(storedText(party.hall)).toContain(`"#${secret(token)}"`);
      expect(storedText(party.hall)).not.toContain(`"${secret(token)}"`);
      expect(frames).not.toContain(secret(token));
    }
  });

  test('[R4] the invitation seats the next person in the next open seat, and then leads to watching', () => {
    const hall = opened(set);
    for (let seat = 0; seat < seats; seat++) {
      const guest = hall.join(['any']);
      expect(sit(guest, seat)).toBe('ok');
      expect(guest.peer().seat).toBe(seat);
    }
    expect(names(hall)).toEqual(NAMES.slice(0, seats));
    const late = hall.join(['any']);
    expect(late.ask({ t: 'sit', name: 'Zoe', secret: secret('zoe') })).toBe('taken');
    expect([late.closed(), late.peer()]).toMatchObject([null, NOBODY]);
    expect(hall.join(['zoe']).peer().seat).toBeNull();
  });
  test('[R4] a seat link leads to that seat, the watch link and no link to none', () => {
    const hall = opened(set);
    const guest = hall.join([`seat${last}`]);
    expect(sit(guest, 1, { seat: 0 })).toBe('bad-secret');
    expect(sit(guest, 1)).toBe('ok');
    expect(guest.peer().seat).toBe(last);
    for (const tokens of [['watch'], []]) expect(sit(hall.join(tokens), 0)).toBe('bad-secret');
    expect(names(hall)).toEqual([...Array(last).fill(''), 'Bob']);
  });

  test('[R5] sitting asks for a name only: 1 to 20 characters, trimmed, no control characters', () => {
    const hall = opened(set);
    const guest = hall.join(['any']);
    for (const name of ['', '   ', 'x'.repeat(21), 'A\u0007nn', 'A\u202Enn'])
      expect(sit(guest, 0, { name })).toBe('name');
    expect(names(hall)).toEqual(Array(seats).fill(''));
    expect(sit(guest, 0, { name: ` ${'x'.repeat(20)} ` })).toBe('ok');
    expect(names(hall)[0]).toBe('x'.repeat(20));
  });
  test('[R5] two may have one name, and it can be changed at any time', () => {
    const party = seated(set);
    const bob = at(party, 1);
    expect(bob.ask({ t: 'name', name: ' Ann ' })).toBe('ok');
    at(party, 0).ask({ t: 'start' });
    expect(names(party.hall).slice(0, 2)).toEqual(['Ann', 'Ann']);
    expect(bob.ask({ t: 'name', name: 'Robert' })).toBe('ok');
    expect(bob.ask({ t: 'name', name: '\n' })).toBe('name');
    expect(names(party.hall)[1]).toBe('Robert');
  });

  test('[R6] who sits has a secret of their own; the links to the seat are taken until they stand up', () => {
    const party = seated(set);
    const { hall } = party;
    const zoe = { t: 'sit', name: 'Zoe', secret: secret('zoe') };
    expect(hall.join([`seat${last}`]).ask(zoe)).toBe('taken');
    expect(hall.join(['any']).ask(zoe)).toBe('taken');
    at(party, last).leave();
    hall.reopen();
    const back = hall.join([keyOf(last)]);
    expect(back.peer().seat).toBe(last);
    expect(back.ask({ t: 'stand' })).toBe('ok');
    expect(hall.join([keyOf(last)]).peer().seat).toBeNull();
    expect(hall.join([`seat${last}`]).ask(zoe)).toBe('ok');
    expect(hall.join(['zoe']).peer().seat).toBe(last);
  });
  test('[R6] a sit that is said again is harmless, also over another connection', () => {
    const hall = opened(set);
    for (const guest of [hall.join(['any']), hall.join(['any'])])
      for (let i = 0; i < 2; i++) {
        expect(sit(guest, 0)).toBe('ok');
        expect(guest.peer().seat).toBe(0);
        hall.reopen();
      }
    expect(names(hall)).toEqual(['Ann', ...Array(last).fill('')]);
    expect(hall.stored().roles.filter(([, role]) => role.kind === 'seat')).toHaveLength(1);
  });

  test('[R7] a seat secret works from several tabs: all show the same, and a command is taken once', () => {
    const party = started(set);
    const { hall } = party;
    const { seat, frame } = reach(party, ({ words }) => words.length > 1);
    const [one, two] = [hall.join([keyOf(seat)]), hall.join([keyOf(seat)])];
    expect([one.peer().seat, two.peer().seat]).toEqual([seat, seat]);
    two.frames();
    const [answer] = one.say(frame('same'));
    const shown = two.frames().filter((text) => text.startsWith('L'));
    expect(shown).toHaveLength(1);
    expect(two.say(frame('same'))).toEqual([answer]);
    expect(answer).toMatchObject({ t: 'ok', id: 'same' });
    expect(hall.stored().lines.filter(({ id }) => id === `${seat}:same`)).toHaveLength(1);
  });
});
