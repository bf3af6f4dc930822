/** The rules of faults, for every game. [R32] [R35] */
import { SEATS } from '@sandbar/engine';
import { describe, expect, test } from 'vitest';
import { PATIENCE } from '../../src/index.ts';
import { log } from '../hall.ts';
import {
  at,
  CREWS,
  GAMES,
  keyOf,
  opened,
  type Party,
  rejoined,
  sit,
  started,
  stateOf,
  storedText,
  tableOf,
} from './games.ts';
import {
  actor,
  answerTo,
  compose,
  follow,
  idler,
  type Page,
  playTurn,
  playTurns,
  refolded,
} from './turns.ts';

const YEAR = 365 * 86_400_000;

describe.each(GAMES)('$name', (set) => {
  /** A page for each seat, and one that watches. */
  const pagesOf = (party: Party): Page[] =>
    [...Array(set.seats).keys()].map((seat) => follow(party, [keyOf(seat)])).concat(follow(party, []));

  test('[R32] the object may vanish between any two commands: nobody sees another log', () => {
    const hall = opened(set);
    const party = {
      hall,
      game: set.game,
      guests: [...Array(set.seats)].map((_, i) => hall.join([i === 0 ? 'maker' : 'any'])),
    };
    for (const [seat, guest] of party.guests.entries()) {
      hall.reopen();
      expect(sit(guest, seat)).toBe('ok');
    }
    hall.reopen();
    expect(at(party, 0).ask({ t: 'start' })).toBe('ok');
    const pages = pagesOf(party);
    for (let i = 0; i < 30; i++) {
      hall.reopen();
      playTurn(party);
      hall.reopen();
      expect(at(party, i % set.seats).ask({ t: 'say', text: `${i}` })).toBe('ok');
      for (const page of pages) expect(page.pull()).toBe(false);
      const state = stateOf(party);
      expect([...new Set(pages.map((page) => page.text()))]).toEqual([state]);
      expect(refolded(party)).toBe(state);
      expect(follow(party, []).text()).toBe(state);
    }
    expect(hall.stored().said).toHaveLength(30);
    for (const { replica } of pages) expect(replica.have).toBe(log(hall).length);
  });
  test('[R32] messages may be doubled, late or forged: no command is lost, and none is applied twice', () => {
    const party = started(set);
    const { hall } = party;
    const sent: { id: string; seat: number; frame: string; words: readonly string[] }[] = [];
    for (let i = 0; i < 30; i++) {
      const batch = compose(party);
      const { seat, words } = batch;
      const [me, other] = [at(party, seat), at(party, idler(party))];
      expect(answerTo(other, 'forged', batch.frame('forged'))).toBe('not-your-turn');
      expect(answerTo(hall.join(null), 'forged', batch.frame('forged'))).toBe('bad-secret');
      const id = `turn${i}`;
      sent.push({ id, seat, frame: batch.frame(id), words });
      for (let twice = 0; twice < 2; twice++) expect(answerTo(me, id, batch.frame(id))).toBe('ok');
      // What everybody has sent so far comes once more, and again under another id.
      for (const old of sent.slice(-5)) {
        expect(answerTo(at(party, old.seat), old.id, old.frame)).toBe('ok');
        expect(answerTo(at(party, old.seat), 'again', old.frame.replace(/^P\S+/, 'Pagain'))).toBe('stale');
      }
    }
    const plays = hall.stored().lines.filter(({ id }) => id !== null);
    expect(plays.map(({ id }) => id)).toEqual(sent.map(({ id, seat }) => `${seat}:${id}`));
    for (const [i, { seat, words }] of sent.entries())
      expect(plays[i]?.words.slice(0, words.length)).toEqual(words.map((word) => `${SEATS[seat]}${word}`));
    expect(refolded(party)).toBe(stateOf(party));
  });
  test('[R32] messages may be lost: what is said again is carried out once, and pages catch up', () => {
    const party = started(set);
    const { hall } = party;
    const pages = pagesOf(party);
    const gaps = pages.map(() => 0);
    for (let i = 0; i < 30; i++) {
      const { seat, frame } = compose(party);
      const id = `turn${i}`;
      // The connection breaks with the answer: the seat comes back over another one and says it again.
      const tab = hall.join([keyOf(seat)]);
      expect(answerTo(tab, id, frame(id))).toBe('ok');
      tab.drop();
      const before = storedText(hall);
      const back = hall.join([keyOf(seat)]);
      expect(answerTo(back, id, frame(id))).toBe('ok');
      back.leave();
      expect(storedText(hall)).toBe(before);
      for (const [n, page] of pages.entries()) {
        // To each of them other frames are lost.
        if ((i + n) % 3 === 0) page.guest.frames();
        else if (page.pull()) gaps[n] = (gaps[n] ?? 0) + 1;
      }
    }
    playTurn(party);
    for (const page of pages) page.pull();
    expect(Math.min(...gaps)).toBeGreaterThan(5);
    expect([...new Set(pages.map((page) => page.text()))]).toEqual([stateOf(party)]);
    expect(refolded(party)).toBe(stateOf(party));
  });

  test('[R35] with nobody connected an untimed table stands still', () => {
    for (const absence of ['ask', 'skip', 'wait'] as const) {
      const party = started(set, { making: { absence } });
      const { hall } = party;
      playTurns(party, 4);
      for (const guest of party.guests) guest.leave();
      const wat = hall.join(['watch']);
      const before = storedText(hall);
      for (let i = 0; i < 3; i++) {
        expect(hall.host().alarm()).toBeNull();
        hall.now += YEAR;
        hall.tick();
        hall.reopen();
      }
      expect(storedText(hall)).toBe(before);
      expect(wat.news().filter(({ t }) => t !== 'welcome' && t !== 'people')).toEqual([]);
    }
  });
});

describe.each(CREWS)('$name', (set) => {
  /** All but the first have gone away, one after the other, and are held. */
  const alone = (): Party => {
    const party = started(set, { making: { absence: 'skip' } });
    const { hall } = party;
    for (const guest of party.guests.slice(1)) guest.leave();
    const others = (): string[] =>
      tableOf(hall)
        .seats.slice(1)
        .map(({ who }) => who);
    for (let i = 0; i < 60 && others().includes('human'); i++) {
      if (actor(party) === 0) playTurn(party);
      hall.now += PATIENCE.usual;
      hall.tick();
    }
    expect(others()).toEqual(Array(set.seats - 1).fill('held'));
    expect(actor(party)).toBe(0);
    return party;
  };
  const stands = ({ hall }: Party): void => {
    const before = log(hall);
    hall.now += YEAR;
    hall.tick();
    hall.join(['watch']);
    hall.tick();
    expect(log(hall)).toEqual(before);
    expect(hall.host().alarm()).toBeNull();
  };
  test('[R35] held seats do not play on by themselves when nobody is here', () => {
    const party = alone();
    at(party, 0).leave();
    stands(party);
  });
  test('[R35] nor when the last one who plays has left for good', () => {
    const party = alone();
    const before = log(party.hall).length;
    expect(at(party, 0).ask({ t: 'leave' })).toBe('ok');
    const settled = log(party.hall).slice(before);
    expect(settled.filter((word) => word.startsWith('!'))).toEqual(['!retire:0']);
    expect(tableOf(party.hall).phase).toBe('playing');
    stands(party);
    rejoined(party, actor(party));
    expect(tableOf(party.hall).seats[actor(party)]?.who).toBe('human');
  });
});
