/** The rules of watching, for every game. [R25] to [R27] */
import { describe, expect, test } from 'vitest';
import { CLOSE } from '../../src/index.ts';
import { log, secret } from '../hall.ts';
import { at, atNow, GAMES, keyOf, opened, seated, started, stateOf, storedText } from './games.ts';
import { actor, answerTo, compose, follow, offerOf, playTurn, playTurns } from './turns.ts';

const hello = (...tokens: string[]) => ({ t: 'hello', v: 1, tokens: tokens.map(secret), have: 0 });

describe.each(GAMES)('$name', (set) => {
  test('[R25] watchers see exactly the public events, count, and chat', () => {
    const party = started(set);
    const { hall } = party;
    const seat = hall.join([keyOf(0)]);
    const pages = [follow(party, ['watch']), follow(party, [])];
    const [wat, eve] = pages.map(({ guest }) => guest);
    seat.frames();
    for (const page of pages) page.pull();
    playTurns(party, 8);
    at(party, 1).ask({ t: 'say', text: 'hello' });
    const told = seat.frames();
    expect(told.filter((frame) => frame.startsWith('L')).length).toBeGreaterThan(7);
    expect([wat?.frames(), eve?.frames()]).toEqual([told, told]);
    for (const { replica } of pages) for (const frame of told) replica.receive(frame);
    expect(pages.map((page) => page.text())).toEqual([stateOf(party), stateOf(party)]);
    wat?.leave();
    expect(at(party, 0).news().at(-1)).toMatchObject({ t: 'people', people: { watching: 1 } });
    expect(eve?.ask({ t: 'say', text: 'hi', name: 'Eve' })).toBe('ok');
    expect(at(party, 0).news().at(-1)).toMatchObject({ t: 'said', said: { seat: null, name: 'Eve' } });
  });
  test('[R25] they can do nothing else, whatever they send, neither before the start nor later', () => {
    const making = { talk: 'seats' } as const;
    const party = started(set, { making });
    playTurns(party, 3);
    const seat = actor(party);
    const { what } = offerOf(party, seat);
    at(party, seat).ask({ t: 'offer', at: atNow(party.hall), what });
    for (const { hall } of [seated(set, { making }), party]) {
      const wat = hall.join(['watch']);
      const before = storedText(hall);
      const answers = [
        { t: 'sit', name: 'Wat', secret: secret('wat') },
        { t: 'sit', name: 'Wat', secret: secret('wat'), seat },
        { t: 'stand' },
        { t: 'name', name: 'Wat' },
        { t: 'ready', on: true },
        { t: 'start' },
        { t: 'table', talk: 'all' },
        { t: 'offer', at: atNow(hall), what },
        { t: 'answer', what, yes: true },
        { t: 'vote', way: 'skip' },
        { t: 'remove', n: 1 },
        { t: 'renew', what: 'watch', secret: secret('wat') },
        { t: 'say', text: 'hi', name: 'Wat' },
        { t: 'leave' },
      ].map((command) => wat.ask(command));
      for (const why of answers) expect(why).toMatch(/^(not-seated|not-host|bad-secret|chat-off)$/);
      expect(answerTo(wat, 'play', compose(party).frame('play'))).toBe('not-seated');
      expect(storedText(hall)).toBe(before);
    }
    expect(playTurn(party).seat).toBe(seat);
  });

  test('[R26] watching needs no secret; a private table needs one, and shows nothing without', () => {
    const open = started(set);
    expect(follow(open, []).text()).toBe(stateOf(open));
    const party = started(set, { making: { private: true } });
    const { hall } = party;
    playTurns(party, 2);
    for (const tokens of [[], ['nobody']]) {
      hall.reopen();
      const stranger = hall.join(null);
      expect(stranger.say(hello(...tokens))).toEqual([{ t: 'no', why: 'bad-secret' }]);
      expect([stranger.closed(), stranger.peer().greeted]).toEqual([CLOSE.secret, false]);
      playTurn(party);
      expect(stranger.frames()).toEqual([]);
    }
    expect(follow(party, ['watch']).text()).toBe(stateOf(party));
    expect(follow(party, [keyOf(0)]).text()).toBe(stateOf(party));
  });

  test('[R27] past the capacity watchers are sent to a relay; when it is full they are told so, and seats never are', () => {
    const party = started(set, { limits: { watchers: 2 } });
    playTurns(party, 2);
    const { hall } = party;
    const watchers = [hall.join([]), hall.join(['watch'])];
    let relay: number | null = 3;
    hall.host().room().env.relay = () => relay;
    const sent = hall.join([]);
    expect(sent.closed()).toBe(CLOSE.relay);
    expect(hall.outcomes.at(-1)).toMatchObject({ closes: [{ to: sent.id, why: '3' }], rows: [] });
    relay = null;
    const full = hall.join(null);
    expect(full.say(hello('watch'))).toEqual([{ t: 'no', why: 'too-many' }]);
    expect(full.closed()).toBe(CLOSE.full);
    for (const token of [keyOf(0), keyOf(1), 'maker']) expect(hall.join([token]).closed()).toBeNull();
    expect(watchers.map((one) => one.closed())).toEqual([null, null]);
    const lobby = opened(set, { limits: { watchers: 0 } });
    expect([lobby.join(['any']).closed(), lobby.join([]).closed()]).toEqual([null, CLOSE.full]);
  });
  test('[R27] who watches through a relay is told the same, and of a private table only with a secret', () => {
    const party = started(set, { making: { private: true } });
    playTurns(party, 4);
    const host = party.hall.host();
    const page = follow(party, ['watch']);
    const { welcome } = host.watched([secret('watch')], party.hall.now);
    page.replica.receive(welcome ?? '');
    expect(page.text()).toBe(stateOf(party));
    expect(page.replica).toMatchObject({ have: log(party.hall).length, you: { seat: null, host: false } });
    // A seat's secret opens no seat there.
    page.replica.receive(host.watched([secret(keyOf(0))], party.hall.now).welcome ?? '');
    expect(page.replica.you).toEqual({ seat: null, host: false, invite: null });
    expect(host.watched([], party.hall.now)).toEqual({
      welcome: null,
      code: CLOSE.secret,
      why: 'bad-secret',
    });
    expect(started(set).hall.host().watched([], 0)).toMatchObject({ open: true });
  });
});
