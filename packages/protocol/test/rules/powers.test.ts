/** The rules of what a host may do against misuse, and of deleting a table, for every game. [R36] [R37] */
import { describe, expect, test } from 'vitest';
import { CLOSE, PATIENCE } from '../../src/index.ts';
import { secret } from '../hall.ts';
import { at, atNow, CREWS, GAMES, keyOf, type Party, seated, started, tableOf } from './games.ts';
import { finish, playTurn, reach } from './turns.ts';

describe.each(GAMES)('$name', (set) => {
  const last = set.seats - 1;

  test('[R36] the host removes a watcher with the reason; nobody else can, and no seat is removed', () => {
    const party = started(set);
    const { hall } = party;
    const [ann, bob] = [at(party, 0), at(party, 1)];
    const wat = hall.join([]);
    wat.ask({ t: 'say', text: 'boo', name: 'Wat' });
    bob.ask({ t: 'say', text: 'hush' });
    for (const guest of [bob, wat]) expect(guest.ask({ t: 'remove', n: 1 })).toBe('not-host');
    for (const n of [2, 9]) expect(ann.ask({ t: 'remove', n })).toBe('illegal');
    expect(ann.ask({ t: 'remove', n: 1 })).toBe('ok');
    expect(hall.outcomes.at(-1)?.closes).toEqual([{ to: wat.id, code: CLOSE.removed, why: 'removed' }]);
    expect([wat.closed(), bob.closed()]).toEqual([CLOSE.removed, null]);
  });
  test('[R36] the watch secret can be renewed, and the table made private', () => {
    const party = started(set);
    const { hall } = party;
    const renew = { t: 'renew', what: 'watch', secret: secret('new') };
    for (const command of [renew, { t: 'table', private: true }]) {
      expect(at(party, 1).ask(command)).toBe('not-host');
      expect(at(party, 0).ask(command)).toBe('ok');
    }
    hall.reopen();
    expect(['watch', 'new'].map((token) => hall.join([token]).closed())).toEqual([CLOSE.secret, null]);
    expect(hall.join([]).closed()).toBe(CLOSE.secret);
    expect(hall.join([keyOf(last)]).closed()).toBeNull();
    expect(at(party, 0).ask({ t: 'renew', what: 'any', secret: secret('new') })).toBe('bad-secret');
    expect(at(party, 0).ask({ t: 'renew', what: 1, secret: secret('one') })).toBe('taken');
  });

  test('[R37] the host can delete a table for good when all who are seated agree, before and after it is over', () => {
    const parties = [seated(set), started(set), started(set)];
    const [, , over] = parties;
    if (over !== undefined) finish(over);
    for (const party of parties) {
      const { hall } = party;
      const wat = hall.join(['watch']);
      const offer = { t: 'offer', at: atNow(hall), what: 'delete' };
      expect(at(party, 1).ask(offer)).toBe('not-host');
      expect(at(party, 0).ask(offer)).toBe('ok');
      expect(at(party, last).ask({ t: 'answer', what: 'delete', yes: false })).toBe('ok');
      expect(tableOf(hall).offers).toEqual([]);
      expect(at(party, 0).ask(offer)).toBe('ok');
      for (const guest of party.guests.slice(1)) {
        expect(hall.outcomes.some(({ erase }) => erase)).toBe(false);
        expect(guest.ask({ t: 'answer', what: 'delete', yes: true })).toBe('ok');
      }
      expect(hall.outcomes.at(-1)?.erase).toBe(true);
      for (const guest of [...party.guests, wat]) expect(guest.closed()).toBe(CLOSE.closed);
    }
  });
});

describe.each(CREWS)('$name', (set) => {
  /** Somebody other than the host is away for longer than the table waits. */
  const held = (): { party: Party; seat: number } => {
    const party = started(set, { making: { absence: 'skip' } });
    const { seat } = reach(party, (batch) => batch.seat !== 0);
    at(party, seat).leave();
    party.hall.now += PATIENCE.usual;
    party.hall.tick();
    expect(tableOf(party.hall).seats[seat]?.who).toBe('held');
    return { party, seat };
  };
  test('[R36] the link to a held seat can be renewed: whoever takes the seat has it, the old secret opens nothing', () => {
    const { party, seat } = held();
    const { hall } = party;
    expect(at(party, 0).ask({ t: 'renew', what: seat, secret: secret('new') })).toBe('ok');
    expect(hall.join([`seat${seat}`]).ask({ t: 'sit', name: 'Zoe', secret: secret('zoe') })).toBe(
      'bad-secret',
    );
    const zoe = hall.join(['new']);
    expect(zoe.ask({ t: 'sit', name: 'Zoe', secret: secret('zoe') })).toBe('ok');
    expect(tableOf(hall).seats[seat]).toMatchObject({ who: 'human', name: 'Zoe' });
    expect([hall.join([keyOf(seat)]).peer().seat, hall.join(['zoe']).peer().seat]).toEqual([null, seat]);
  });
  test('[R37] whoever is held is asked about a deletion too', () => {
    const { party, seat } = held();
    const { hall } = party;
    at(party, 0).ask({ t: 'offer', at: atNow(hall), what: 'delete' });
    for (const [one, guest] of party.guests.entries())
      if (one !== 0 && one !== seat) guest.ask({ t: 'answer', what: 'delete', yes: true });
    expect(hall.outcomes.at(-1)?.erase).toBe(false);
    playTurn(party);
    const back = hall.join([keyOf(seat)]);
    expect(back.ask({ t: 'answer', what: 'delete', yes: true })).toBe('ok');
    expect(hall.outcomes.at(-1)?.erase).toBe(true);
  });
});
