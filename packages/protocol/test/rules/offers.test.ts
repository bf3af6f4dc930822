/** The rules of offers and of talk, for every game. [R16] [R17] */
import { settleText } from '@sandbar/engine';
import { describe, expect, test } from 'vitest';
import { PATIENCE } from '../../src/index.ts';
import { log } from '../hall.ts';
import { at, atNow, CREWS, GAMES, keyOf, PAIRS, type Party, started, storedText, tableOf } from './games.ts';
import { actor, endedTurn, finish, offerOf, playTurn, playTurns, playUntil, reach } from './turns.ts';

/** The seat to act makes an offer that others may refuse. */
function offered(party: Party): { by: number; what: string; ask: readonly number[]; answer: string } {
  const by = actor(party);
  const { what, ask } = offerOf(party, by);
  return { by, what, ask, answer: at(party, by).ask({ t: 'offer', at: atNow(party.hall), what }) };
}

describe.each(GAMES)('$name', (set) => {
  test('[R16] an offer is state, answered by the seats that the game names, all of them', () => {
    const party = started(set);
    playTurns(party, 2);
    const { hall } = party;
    const { by, what, ask, answer } = offered(party);
    expect(answer).toBe('ok');
    hall.reopen();
    const [offer] = tableOf(hall).offers;
    expect(offer).toMatchObject({ what, by, yes: [by], refusable: true });
    expect(offer?.ask.filter((seat) => seat !== by)).toEqual(ask);
    expect(ask).toEqual([...party.guests.keys()].filter((seat) => seat !== by));
    const before = log(hall).length;
    for (const seat of ask) {
      expect(log(hall)).toHaveLength(before);
      expect(at(party, seat).ask({ t: 'answer', what, yes: true })).toBe('ok');
    }
    expect(log(hall)[before]).toBe(`!${what}`);
    expect(tableOf(hall).offers).toEqual([]);
  });
  test('[R16] it is answerable once: a no takes it away, and it can be made anew', () => {
    const party = started(set);
    playTurns(party, 2);
    const { hall } = party;
    const { what, ask } = offered(party);
    const [first = -1] = ask;
    const before = log(hall);
    expect(at(party, first).ask({ t: 'answer', what, yes: false })).toBe('ok');
    expect(tableOf(hall).offers).toEqual([]);
    for (const seat of party.guests.keys())
      expect(at(party, seat).ask({ t: 'answer', what, yes: true })).toBe('no-offer');
    expect(log(hall)).toEqual(before);
    expect(offered(party).answer).toBe('ok');
  });
  test('[R16] there is one open offer of a kind', () => {
    const party = started(set);
    playTurns(party, 2);
    const { hall } = party;
    const { by, what } = offered(party);
    expect(at(party, by).ask({ t: 'offer', at: atNow(hall), what })).toBe('ok');
    expect(tableOf(hall).offers).toHaveLength(1);
    // Of another level, where there are any: the newer one stands.
    const kind = what.split(':')[0] ?? '';
    for (const { settle, refusable } of party.game.settles(hall.host().room().state)) {
      const other = settleText(settle);
      if (!refusable || !other.startsWith(kind) || ('seat' in settle && settle.seat !== by)) continue;
      expect(at(party, by).ask({ t: 'offer', at: atNow(hall), what: other })).toBe('ok');
      expect(tableOf(hall).offers.map((one) => one.what)).toEqual([other]);
    }
    finish(party);
    for (const seat of [0, 0, 1]) {
      expect(tableOf(hall).offers.length).toBeLessThan(2);
      expect(at(party, seat).ask({ t: 'offer', at: atNow(hall), what: 'rematch' })).toBe('ok');
    }
    // Two who want the same have agreed: the second voice is an answer.
    if (set.seats > 2) expect(tableOf(hall).offers).toMatchObject([{ what: 'rematch', by: 0, yes: [0, 1] }]);
    else expect(tableOf(hall).after).not.toBeNull();
  });
  test('[R16] a seat offers only what the game lists for it, on the present log; skipping and leaving cannot be offered', () => {
    const party = started(set);
    playTurns(party, 2);
    const { hall, game } = party;
    const seat = actor(party);
    const guest = at(party, seat);
    const offer = (what: string, now = atNow(hall)): string => guest.ask({ t: 'offer', at: now, what });
    const before = storedText(hall);
    const open = game.settles(hall.host().room().state).map(({ settle }) => settle);
    for (const settle of open)
      if (settle.what === 'retire' || settle.what === 'skip' || ('seat' in settle && settle.seat !== seat))
        expect(offer(settleText(settle))).toBe('illegal');
    const listed = open.map(settleText);
    for (const what of ['draw', 'end', `resign:${seat}:1`, `resign:${seat}:3`, `skip:${seat}`])
      if (!listed.includes(what)) expect(offer(what)).toBe('illegal');
    expect(offer('rematch')).toBe('illegal');
    expect(offer('castle')).toBe('unreadable');
    const { what } = offerOf(party, seat);
    expect(offer(what, atNow(hall) - 1)).toBe('stale');
    expect(hall.join(['watch']).ask({ t: 'offer', at: atNow(hall), what })).toBe('not-seated');
    expect(storedText(hall)).toBe(before);
    expect(offer(what)).toBe('ok');
    expect(hall.join(['watch']).ask({ t: 'answer', what, yes: true })).toBe('not-seated');
  });

  test('[R17] chat is plain text up to 300 characters, with seat and name, and kept', () => {
    const party = started(set);
    const { hall } = party;
    const [ann, bob] = [at(party, 0), at(party, 1)];
    for (const text of ['', '   ', 'x'.repeat(301), 'a\nb', 'a\u202Eb'])
      expect(ann.ask({ t: 'say', text })).toBe('unreadable');
    expect(hall.stored().said).toEqual([]);
    bob.news();
    const text = `<b>${'x'.repeat(296)}`;
    expect(ann.ask({ t: 'say', text: ` ${text}x `, name: 'Bob' })).toBe('ok');
    const said = { n: 1, seat: 0, name: 'Ann', text: `${text}x`, at: hall.now };
    expect(bob.news()).toEqual([{ t: 'said', said }]);
    hall.reopen();
    expect(hall.stored().said).toMatchObject([said]);
    const [welcome] = hall.join([]).say({ t: 'hello', v: 1, tokens: [], have: 0 });
    expect(welcome).toMatchObject({ t: 'welcome', said: [said] });
  });
  test('[R17] it is limited in rate, for each person from wherever they speak', () => {
    const party = started(set, { limits: { talkBurst: 10 } });
    const tabs = [at(party, 0), party.hall.join([keyOf(0)])];
    const say = (guest = tabs[0]): string | undefined => guest?.ask({ t: 'say', text: 'hi' });
    expect([...Array(12).keys()].map((i) => say(tabs[i % 2]))).toEqual([
      ...Array(10).fill('ok'),
      'too-many',
      'too-many',
    ]);
    expect(say(at(party, 1))).toBe('ok');
    party.hall.now += 2_000;
    expect([say(), say()]).toEqual(['ok', 'too-many']);
    expect(party.hall.stored().said).toHaveLength(12);
  });
  test('[R17] the host mutes a seat for all, those who watch, or everybody', () => {
    const party = started(set);
    const { hall } = party;
    const [ann, bob, wat] = [at(party, 0), at(party, 1), hall.join(['watch'])];
    const all = (): string[] =>
      [ann, bob, wat].map((guest) =>
        guest.ask({ t: 'say', text: 'hi', ...(guest === wat ? { name: 'Wat' } : {}) }),
      );
    expect(all()).toEqual(['ok', 'ok', 'ok']);
    expect(bob.ask({ t: 'table', muted: [0] })).toBe('not-host');
    for (const [change, heard] of [
      [{ muted: [1] }, ['ok', 'chat-off', 'ok']],
      [{ muted: [], talk: 'seats' }, ['ok', 'ok', 'chat-off']],
      [{ talk: 'off' }, ['ok', 'chat-off', 'chat-off']],
      [{ talk: 'all' }, ['ok', 'ok', 'ok']],
    ] as const) {
      expect(ann.ask({ t: 'table', ...change })).toBe('ok');
      hall.reopen();
      expect(all()).toEqual(heard);
    }
  });
});

describe.each(PAIRS)('$name', (set) => {
  test('[R16] with two seats an offer lapses when its maker next acts in the game, and not before', () => {
    const party = started(set);
    const { hall } = party;
    const { by, what } = offered(party);
    const other = 1 - by;
    at(party, other).ask({ t: 'say', text: 'hm' });
    at(party, by).ask({ t: 'say', text: 'well?' });
    expect(tableOf(hall).offers).toMatchObject([{ what, by }]);
    expect(playTurn(party).seat).toBe(by);
    expect(tableOf(hall).offers).toEqual([]);
    expect(at(party, other).ask({ t: 'answer', what, yes: true })).toBe('no-offer');
    playUntil(party, () => actor(party) !== by);
    const { what: mine } = offerOf(party, by);
    expect(at(party, by).ask({ t: 'offer', at: atNow(hall), what: mine })).toBe('ok');
    expect(playTurn(party).seat).toBe(other);
    expect(tableOf(hall).offers).toMatchObject([{ what: mine, by }]);
  });
});

describe.each(CREWS)('$name', (set) => {
  test('[R16] with more it stands for one round', () => {
    const party = started(set);
    const { hall } = party;
    const { by, what } = offered(party);
    for (let ended = 0, i = 0; ended < set.seats && i < 100; i++) {
      expect(tableOf(hall).offers).toMatchObject([{ what, by }]);
      if (endedTurn(party, playTurn(party))) ended++;
    }
    expect(tableOf(hall).offers).toEqual([]);
    expect(at(party, (by + 1) % set.seats).ask({ t: 'answer', what, yes: true })).toBe('no-offer');
  });
  test('[R16] who has left is not asked', () => {
    const party = started(set);
    const { hall } = party;
    const { by, what, ask } = offered(party);
    const [gone = -1, ...rest] = ask;
    expect(at(party, gone).ask({ t: 'leave' })).toBe('ok');
    // The offer that asked them is gone with them; a new one asks the others.
    expect(tableOf(hall).offers).toEqual([]);
    expect(at(party, by).ask({ t: 'offer', at: atNow(hall), what })).toBe('ok');
    expect(tableOf(hall).offers[0]?.ask.filter((seat) => seat !== by)).toEqual(rest);
    for (const seat of rest) at(party, seat).ask({ t: 'answer', what, yes: true });
    expect([log(hall).at(-1), tableOf(hall).phase]).toEqual([`!${what}`, 'over']);
  });
  test('[R16] who is merely away is asked, who is held is not', () => {
    const party = started(set, { making: { absence: 'skip' } });
    const { hall } = party;
    const { seat } = reach(party, (batch) => batch.seat !== 0);
    const asked = (): readonly number[] | undefined => {
      const { what } = offerOf(party, 0);
      expect(at(party, 0).ask({ t: 'offer', at: atNow(hall), what })).toBe('ok');
      const ask = tableOf(hall).offers[0]?.ask;
      expect(at(party, 0).ask({ t: 'answer', what, yes: false })).toBe('ok');
      return ask;
    };
    const all = [...party.guests.keys()];
    at(party, seat).leave();
    expect(asked()).toEqual(all);
    hall.now += PATIENCE.usual;
    hall.tick();
    expect(tableOf(hall).seats[seat]?.who).toBe('held');
    expect(asked()).toEqual(all.filter((one) => one !== seat));
  });
});
