/** The rules of looking back, of the end and of what comes after, for every game. [R28] to [R31] */
import { fold } from '@sandbar/engine';
import { describe, expect, test } from 'vitest';
import { firstStored, type Making, openHost } from '../../src/index.ts';
import { type Hall, hash, log, openHall, secret } from '../hall.ts';
import {
  at,
  atNow,
  GAMES,
  keyOf,
  NAMES,
  type Party,
  seated,
  started,
  stateOf,
  storedText,
  tableOf,
} from './games.ts';
import { answerTo, compose, finish, follow, playTurn, playTurns, refolded } from './turns.ts';

/** The match that the last command has led to. */
const madeBy = (hall: Hall): Making => {
  const made = hall.outcomes.at(-1)?.make;
  if (made == null) throw new Error('nothing is to be made');
  return made;
};

/** What the first version stored of a table: nothing that has come since. */
function asFirst(hall: Hall): void {
  const { table, done, made } = hall.stored().kept;
  const { game, options, phase, seats, host, talk, private: hidden, offers, next, before, after } = table;
  const first = { game, options, phase, seats, host, talk, private: hidden, offers, next, before, after };
  Object.assign(hall.stored(), { kept: { table: first, done, made }, snapshot: null });
  hall.reopen();
}

describe.each(GAMES)('$name', (set) => {
  const last = set.seats - 1;

  test('[R28] looking back changes nothing that is live, and what is live goes on meanwhile', () => {
    const party = started(set);
    const { game } = party;
    playTurns(party, 6);
    const page = follow(party, [keyOf(0)]);
    const { first, entries, shown } = page.replica;
    const live = page.text();
    const begun = game.write(first);
    const seen = entries.map((_, i) =>
      game.write(
        fold(
          game,
          first,
          entries.slice(0, i).map(({ event }) => event),
        ),
      ),
    );
    expect(seen[0]).toBe(begun);
    expect(new Set(seen).size).toBeGreaterThan(6);
    expect([page.text(), page.replica.shown, game.write(page.replica.first)]).toEqual([live, shown, begun]);
    playTurn(party);
    page.pull();
    expect(
      game.write(
        fold(
          game,
          first,
          entries.map(({ event }) => event),
        ),
      ),
    ).toBe(live);
    // One press returns: what is shown is the live position, with the turn that came while one looked.
    expect(game.write(page.replica.shown)).toBe(stateOf(party));
    expect(page.text()).not.toBe(live);
  });

  test('[R29] when the game is over nothing but chat, a rematch and reading is possible', () => {
    const party = started(set);
    playTurns(party, 3);
    const { frame, seat, at: now } = compose(party);
    finish(party);
    const { hall } = party;
    const before = storedText(hall);
    const guest = at(party, seat);
    expect(answerTo(guest, 'late', frame('late'))).toBe('over');
    for (const what of [`resign:${seat}:1`, 'draw', 'end', 'retire:0'])
      expect(guest.ask({ t: 'offer', at: now, what })).toBe('over');
    for (const change of [
      { options: set.options },
      { seats: set.seats },
      { free: last },
      { swap: [0, last] },
    ])
      expect(at(party, 0).ask({ t: 'table', ...change })).toBe('started');
    expect(at(party, 0).ask({ t: 'start' })).toBe('started');
    expect(guest.ask({ t: 'stand' })).toBe('started');
    expect(guest.ask({ t: 'vote', way: 'wait' })).toBe('no-offer');
    expect(hall.join(['any']).ask({ t: 'sit', name: 'Zoe', secret: secret('zoe') })).toBe('over');
    expect([storedText(hall), hall.host().alarm()]).toEqual([before, null]);
    expect(guest.ask({ t: 'say', text: 'well played' })).toBe('ok');
    expect(guest.ask({ t: 'offer', at: atNow(hall), what: 'rematch' })).toBe('ok');
  });
  test('[R29] the result and the log stay readable at the same links', () => {
    const party = started(set);
    playTurns(party, 3);
    finish(party);
    const { hall, game } = party;
    hall.now += 300 * 86_400_000;
    hall.reopen();
    for (const tokens of [[keyOf(0)], ['watch'], []]) {
      const { replica } = follow(party, tokens);
      expect(game.turn(replica.confirmed)).toMatchObject({ kind: 'over' });
      expect([replica.have, game.write(replica.confirmed)]).toEqual([log(hall).length, refolded(party)]);
    }
  });

  /** A match that is over, whose rematch everybody has agreed to. */
  const again = (): { party: Party; made: Making } => {
    const party = started(set);
    finish(party);
    for (const guest of party.guests) {
      expect(tableOf(party.hall).after).toBeNull();
      expect(guest.ask({ t: 'offer', at: atNow(party.hall), what: 'rematch' })).toBe('ok');
    }
    return { party, made: madeBy(party.hall) };
  };
  test('[R30] a rematch is a new match with the same options, seats moved on by one, linked both ways', () => {
    const { party, made } = again();
    const { hall } = party;
    const { after, host, options } = tableOf(hall);
    const names = NAMES.slice(0, set.seats);
    expect(made).toMatchObject({ id: after, before: 'match-1', game: set.game.id, options });
    expect(made.seats).toEqual([...names.slice(-1), ...names.slice(0, -1)]);
    expect(made.host).toBe(((host ?? 0) + 1) % set.seats);
    hall.reopen();
    expect(hall.host().unmade()).toEqual(made);
    expect(at(party, 0).ask({ t: 'offer', at: atNow(hall), what: 'rematch' })).toBe('over');
    // It starts by itself, once.
    const { env } = hall.host().room();
    const next = openHost(made.id, firstStored(made, 5_000), { ...env, peers: () => [] });
    expect(next.start(5_000).rows.map(({ kind }) => kind)).toContain('line');
    expect(next.start(5_000).rows).toEqual([]);
    expect(next.room().kept.table).toMatchObject({ phase: 'playing', before: 'match-1' });
  });
  test('[R30] every secret opens there what it opened here, and who watches is told where it goes on', () => {
    const { party, made } = again();
    const wat = follow(party, ['watch']);
    expect(wat.replica.table?.after).toBe(made.id);
    const next = openHall({ making: made });
    for (const seat of party.guests.keys())
      expect(next.join([keyOf(seat)]).peer().seat).toBe((seat + 1) % set.seats);
    expect(next.join(['maker']).peer().host).toBe(true);
    expect(made.roles).toContainEqual([hash(secret('watch')), { kind: 'watch' }]);
    expect(next.join(null).say({ t: 'hello', v: 1, tokens: [secret('watch')], have: 0 })).toMatchObject([
      { t: 'welcome', table: { before: 'match-1' } },
      { t: 'people' },
    ]);
  });
  test('[R30] who has left is not asked, and their seat is open there', () => {
    const party = started(set);
    const { hall } = party;
    at(party, last).ask({ t: 'leave' });
    if (tableOf(hall).phase === 'playing') finish(party);
    expect(tableOf(hall).phase).toBe('over');
    for (const guest of party.guests.slice(0, last))
      guest.ask({ t: 'offer', at: atNow(hall), what: 'rematch' });
    const made = madeBy(hall);
    expect(made.seats).toEqual(['', ...NAMES.slice(0, last)]);
    expect(made.roles.map(([hashed]) => hashed)).not.toContain(hash(secret(keyOf(last))));
  });

  test('[R31] a table as the first version stored it opens, before the start, while it is played and after', () => {
    const party = seated(set);
    const { hall } = party;
    asFirst(hall);
    expect(hall.join(['ann']).peer().seat).toBe(0);
    expect(at(party, 0).ask({ t: 'start' })).toBe('ok');
    for (let i = 0; i < 4; i++) {
      playTurns(party, 10);
      const state = stateOf(party);
      asFirst(hall);
      expect(stateOf(party)).toBe(state);
      expect(follow(party, [keyOf(last)]).replica).toMatchObject({
        you: { seat: last },
        table: { absence: 'ask', absent: null, muted: [], clock: null, flag: 'skip', flagged: null },
      });
    }
    expect(refolded(party)).toBe(stateOf(party));
    finish(party);
    asFirst(hall);
    expect(follow(party, []).text()).toBe(refolded(party));
    for (const guest of party.guests) guest.ask({ t: 'offer', at: atNow(hall), what: 'rematch' });
    expect(madeBy(hall)).toMatchObject({ absence: 'ask', clock: null, before: 'match-1' });
  });
  test('[R31] a snapshot that cannot be read only makes opening slower', () => {
    const party = started(set);
    playTurns(party, 60);
    const { hall } = party;
    expect(hall.stored().snapshot?.n).toBeGreaterThan(0);
    const state = stateOf(party);
    for (const snapshot of [null, { n: 3, state: 'of another edition' }]) {
      Object.assign(hall.stored(), { snapshot });
      hall.reopen();
      expect(stateOf(party)).toBe(state);
    }
    playTurn(party);
  });
});
