/** The rules of playing, for every game: turns, ids, the log, dice and drafts. [R11] to [R15] */
import { SEATS } from '@sandbar/engine';
import { describe, expect, test } from 'vitest';
import { draftFrame, playFrame, REASONS } from '../../src/index.ts';
import { type Guest, log } from '../hall.ts';
import { at, GAMES, keyOf, seated, started, stateOf, storedText } from './games.ts';
import {
  answerTo,
  type Batch,
  compose,
  finish,
  follow,
  idler,
  playTurn,
  playTurns,
  reach,
  refolded,
} from './turns.ts';

/** A turn of several steps: what is refused whole could be taken in part. */
const several = ({ words }: Batch): boolean => words.length > 1;

describe.each(GAMES)('$name', (set) => {
  test('[R11] a turn is one batch, taken whole or refused whole', () => {
    const party = started(set);
    const { hall, game } = party;
    playTurns(party, 12);
    const batch = reach(party, several);
    const guest = at(party, batch.seat);
    const { state, n } = hall.host().room();
    const [first = ''] = batch.words;
    const action = game.readAction(first);
    if (!action.ok) throw new Error(action.why);
    const after = game.next(state, { kind: 'act', seat: batch.seat, action: action.value }).state;
    const legal = game.legal(after).map((one) => game.writeAction(one));
    // Words that were legal once, and are none now.
    const wrong = log(hall)
      .filter((word) => /^[A-H]/.test(word))
      .map((word) => word.slice(1))
      .filter((word) => !legal.includes(word));
    expect(wrong.length).toBeGreaterThan(0);
    const before = storedText(hall);
    for (const word of wrong)
      expect(answerTo(guest, 'half', playFrame('half', batch.at, [first, word])), word).toBe('illegal');
    expect(answerTo(guest, 'more', playFrame('more', batch.at, [...batch.words, first]))).not.toBe('ok');
    expect(storedText(hall)).toBe(before);
    expect(answerTo(guest, 'whole', batch.frame('whole'))).toBe('ok');
    const line = hall.stored().lines.find(({ id }) => id === `${batch.seat}:whole`);
    expect(line?.from).toBe(n);
    expect(line?.words.slice(0, batch.words.length)).toEqual(
      batch.words.map((word) => `${SEATS[batch.seat]}${word}`),
    );
  });
  test('[R11] it is bound to the length of the log that it was composed on', () => {
    const party = started(set);
    playTurns(party, 5);
    const { hall } = party;
    const { seat, at: now, words } = compose(party);
    const before = storedText(hall);
    for (const other of [0, now - 1, now + 1])
      expect(answerTo(at(party, seat), 'late', playFrame('late', other, words))).toBe('stale');
    expect(storedText(hall)).toBe(before);
    expect(answerTo(at(party, seat), 'late', playFrame('late', now, words))).toBe('ok');
  });
  test('[R11] a refusal has a reason from the closed list, and nothing is stored', () => {
    const lobby = seated(set);
    expect(answerTo(at(lobby, 0), 'early', playFrame('early', 0, ['roll']))).toBe('not-started');
    const party = started(set);
    const { hall } = party;
    const batch = reach(party, several);
    const before = storedText(hall);
    const refused = (guest: Guest, frame: string): string => answerTo(guest, 'none', frame);
    const frame = batch.frame('none');
    const me = at(party, batch.seat);
    const given: [string, string][] = [
      [refused(at(party, idler(party)), frame), 'not-your-turn'],
      [refused(hall.join(['watch']), frame), 'not-seated'],
      [refused(hall.join(null), frame), 'bad-secret'],
      [refused(me, playFrame('none', batch.at, ['castle!'])), 'unreadable'],
      [refused(me, playFrame('none', batch.at, [])), 'unreadable'],
      [refused(me, playFrame('none', batch.at + 1, batch.words)), 'stale'],
      [refused(hall.join([keyOf(0)]), frame + 'x'.repeat(17_000)), 'too-large'],
    ];
    expect(storedText(hall)).toBe(before);
    finish(party);
    given.push([refused(me, frame), 'over']);
    for (const [why, expected] of given) {
      expect(why).toBe(expected);
      expect(REASONS).toContain(why);
    }
  });

  test('[R12] an accepted id gets its answer again and changes nothing, however late and after a restart', () => {
    const party = started(set);
    const { hall } = party;
    const { seat, frame } = compose(party);
    const guest = at(party, seat);
    const [answer] = guest.say(frame('once'));
    expect(answer).toMatchObject({ t: 'ok', id: 'once', n: log(hall).length });
    const talk = { t: 'say', id: 'talk', text: 'hello' };
    const name = { t: 'name', id: 'name', name: 'Zoe' };
    for (const one of [talk, name]) expect(guest.say(one)[0]).toMatchObject({ t: 'ok' });
    const before = storedText(hall);
    for (const again of [frame('once'), talk, name, frame('once')]) {
      expect(guest.say(again)).toMatchObject([{ t: 'ok' }]);
      hall.reopen();
    }
    expect(storedText(hall)).toBe(before);
    playTurns(party, 80);
    hall.reopen();
    const later = storedText(hall);
    expect(guest.say(frame('once'))).toEqual([answer]);
    expect(storedText(hall)).toBe(later);
    expect(hall.stored().lines.filter(({ id }) => id === `${seat}:once`)).toHaveLength(1);
  });
  test('[R12] a refused id is judged anew, and an id belongs to its seat', () => {
    const party = started(set);
    const { seat, at: now, words, frame } = compose(party);
    const guest = at(party, seat);
    expect(answerTo(guest, 'same', playFrame('same', now + 1, words))).toBe('stale');
    expect(answerTo(guest, 'same', frame('same'))).toBe('ok');
    const next = reach(party, (batch) => batch.seat !== seat);
    expect(answerTo(at(party, next.seat), 'same', next.frame('same'))).toBe('ok');
    const owners = party.hall.stored().lines.flatMap(({ id }) => (id?.endsWith(':same') ? [id] : []));
    expect(owners).toEqual([`${seat}:same`, `${next.seat}:same`]);
  });

  test('[R13] what is sent is stored first, and events are numbered without gaps', () => {
    const party = seated(set);
    const { hall } = party;
    const tokens = [...party.guests.keys()].map((seat) => [keyOf(seat)]);
    const tabs = [...tokens, ['watch'], []].map((one) => hall.join(one));
    for (const tab of tabs) tab.frames();
    at(party, 0).ask({ t: 'start' });
    playTurns(party, 25);
    at(party, 1).ask({ t: 'say', text: 'hello' });
    const words = log(hall);
    for (const tab of tabs) {
      const entries = tab.news().filter((one) => one.t === 'log');
      const received: string[] = [];
      for (const entry of entries) {
        expect(entry.from).toBe(received.length);
        received.push(...entry.words);
      }
      expect(received).toEqual(words);
    }
    for (const { rows, sends } of hall.outcomes) {
      const sent = sends.filter(({ frame }) => frame.startsWith('L')).map(({ frame }) => frame.split(' ')[0]);
      const lines = rows.flatMap((row) => (row.kind === 'line' ? [`L${row.line.from.toString(36)}`] : []));
      expect(sent).toEqual(lines);
      const told = sends.filter(({ to, frame }) => to === 'all' && frame.startsWith('{"t":"table"')).at(-1);
      const kept = rows.flatMap((row) => (row.kind === 'table' ? [row.kept.table] : []));
      if (told !== undefined)
        expect([JSON.parse(told.frame).table]).toEqual(JSON.parse(JSON.stringify(kept)));
      expect(rows.filter(({ kind }) => kind === 'said')).toHaveLength(
        sends.filter(({ frame }) => frame.startsWith('{"t":"said"')).length,
      );
    }
  });
  test('[R13] a receiver that sees a gap asks again from what it has', () => {
    const party = started(set);
    const page = follow(party, []);
    playTurn(party);
    expect(page.pull()).toBe(false);
    const { have } = page.replica;
    playTurn(party);
    // Everything of one turn is lost.
    page.guest.frames();
    playTurn(party);
    expect(page.guest.frames().map((frame) => page.replica.receive(frame).resync)).toContain(have);
    expect(page.replica.have).toBe(have);
    const asked = page.replica.hello([]);
    expect(JSON.parse(asked)).toMatchObject({ have });
    const [welcome] = page.guest.say(asked);
    expect(welcome).toMatchObject({ t: 'welcome', from: have, n: log(party.hall).length });
    page.replica.receive(JSON.stringify(welcome));
    expect(page.text()).toBe(stateOf(party));
  });

  test('[R14] dice exist only as stored events, drawn when they are due and never again', () => {
    const party = started(set);
    const { hall } = party;
    const rolls = (): number => log(hall).filter((word) => word.startsWith('=')).length;
    const drawn = (): number => hall.drawn.length;
    expect(drawn()).toBeGreaterThan(0);
    for (let i = 0; i < 20; i++) {
      const batch = compose(party);
      const guest = at(party, batch.seat);
      const before = drawn();
      answerTo(at(party, idler(party)), 'other', batch.frame('other'));
      answerTo(guest, 'stale', playFrame('stale', batch.at + 1, batch.words));
      hall.reopen();
      hall.join(['watch']).leave();
      expect(drawn()).toBe(before);
      const id = `roll${i}`;
      for (let twice = 0; twice < 2; twice++) expect(answerTo(guest, id, batch.frame(id))).toBe('ok');
      // What is due is drawn in the same burst: a seat is to act, or the match is over.
      expect(party.game.turn(hall.host().room().state).kind).not.toBe('chance');
      expect(rolls()).toBe(drawn());
    }
    // The referee takes each of them as the answer to the draw that was due there.
    expect(refolded(party)).toBe(stateOf(party));
  });

  test('[R15] drafts are shown to others, at most four a second, never stored, never needed', () => {
    const party = started(set);
    const { hall } = party;
    const batch = reach(party, several);
    const [me, other, wat] = [at(party, batch.seat), at(party, idler(party)), hall.join(['watch'])];
    for (const guest of [other, wat]) guest.news();
    const before = storedText(hall);
    const draft = draftFrame(batch.at, batch.words.slice(0, 1));
    for (let i = 0; i < 6; i++) expect(me.say(draft)).toEqual([]);
    for (const guest of [other, wat]) expect(guest.frames()).toEqual(Array(4).fill(draft));
    hall.now += 1_000;
    me.say(draftFrame(batch.at, []));
    expect(wat.frames()).toEqual([draftFrame(batch.at, [])]);
    expect(storedText(hall)).toBe(before);
    expect(answerTo(me, 'turn', batch.frame('turn'))).toBe('ok');
  });
  test('[R15] only those of the seat to act, on the present log', () => {
    const party = started(set);
    const { hall } = party;
    const batch = reach(party, several);
    const wat = hall.join([]);
    const draft = draftFrame(batch.at, batch.words);
    at(party, idler(party)).say(draft);
    hall.join(['watch']).say(draft);
    at(party, batch.seat).say(draftFrame(batch.at - 1, batch.words));
    at(party, batch.seat).say(draftFrame(batch.at, ['castle!']));
    expect(wat.frames().filter((frame) => frame.startsWith('D'))).toEqual([]);
    at(party, batch.seat).say(draft);
    expect(wat.frames().filter((frame) => frame.startsWith('D'))).toEqual([draft]);
  });
});
