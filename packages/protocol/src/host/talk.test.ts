/** [R17] Talk at the table. */
import { describe, expect, test } from 'vitest';
import { openHall, playing, seated } from '../../test/hall.ts';
import { TALK_KEPT } from './talk.ts';

describe('[R17] talk', () => {
  test('[R17] everybody hears it, numbered, with seat and name', () => {
    const { hall, ann, bob } = playing();
    const wat = hall.join(['watch']);
    expect(ann.ask({ t: 'say', text: ' hello ' })).toBe('ok');
    const said = { n: 1, seat: 0, name: 'Ann', text: 'hello', at: hall.now };
    for (const guest of [bob, wat]) expect(guest.news()).toContainEqual({ t: 'said', said });
  });
  test('[R17] a watcher gives a name with it', () => {
    const { hall, ann } = playing();
    const wat = hall.join(['watch']);
    expect(wat.ask({ t: 'say', text: 'hi' })).toBe('name');
    expect(wat.ask({ t: 'say', text: 'hi', name: ' Wat ' })).toBe('ok');
    expect(ann.news().at(-1)).toMatchObject({ said: { seat: null, name: 'Wat' } });
  });
  test('[R17] a seat cannot talk under another name', () => {
    const { ann, bob } = playing();
    ann.ask({ t: 'say', text: 'hi', name: 'Bob' });
    expect(bob.news().at(-1)).toMatchObject({ said: { seat: 0, name: 'Ann' } });
  });
  test('[R17] the host mutes watchers, or everybody but the host', () => {
    const { hall, ann, bob } = seated();
    const wat = hall.join(['watch']);
    ann.ask({ t: 'table', talk: 'seats' });
    expect(wat.ask({ t: 'say', text: 'hi', name: 'Wat' })).toBe('chat-off');
    expect(bob.ask({ t: 'say', text: 'hi' })).toBe('ok');
    ann.ask({ t: 'table', talk: 'off' });
    expect(bob.ask({ t: 'say', text: 'hi' })).toBe('chat-off');
    expect(ann.ask({ t: 'say', text: 'quiet, please' })).toBe('ok');
  });
  test('[R17] the limits of a line', () => {
    const { ann } = seated();
    for (const text of ['', '  ', 'x'.repeat(301), 'a\nb'])
      expect(ann.ask({ t: 'say', text })).toBe('unreadable');
    expect(ann.ask({ t: 'say', text: 'x'.repeat(300) })).toBe('ok');
  });
  test('[R17] [R34] ten lines at once, then one in two seconds, for each person from wherever it speaks', () => {
    const { hall, ann, bob } = playing({ limits: { talkBurst: 10 } });
    const tab = hall.join(['ann']);
    const say = (guest: typeof ann): string => guest.ask({ t: 'say', text: 'hi' });
    expect([...Array(6)].map(() => say(ann)).concat([...Array(6)].map(() => say(tab)))).toEqual([
      ...Array(10).fill('ok'),
      'too-many',
      'too-many',
    ]);
    expect(say(bob)).toBe('ok');
    hall.now += 2_000;
    expect([say(ann), say(ann)]).toEqual(['ok', 'too-many']);
  });
  test('[R12] [R17] a line said twice under one id stands once, also after a restart', () => {
    const { hall, ann } = seated();
    for (let i = 0; i < 2; i++) {
      expect(ann.ask({ t: 'say', text: 'hello' }, 'once')).toBe('ok');
      hall.reopen();
    }
    expect(hall.stored().said).toHaveLength(1);
  });
  test('[R17] newcomers get the last lines, and the store keeps a bounded number', () => {
    const hall = openHall();
    const wat = hall.join(['watch']);
    for (let i = 0; i < TALK_KEPT + 20; i++) wat.ask({ t: 'say', text: `line ${i}`, name: 'Wat' });
    expect(hall.stored().said).toHaveLength(TALK_KEPT);
    expect(hall.host().room().said).toHaveLength(TALK_KEPT);
    const [welcome] = hall.join([]).say({ t: 'hello', v: 1, tokens: [], have: 0 });
    if (welcome?.t !== 'welcome') throw new Error('no welcome');
    expect(welcome.said).toHaveLength(50);
    expect(welcome.said.at(-1)).toMatchObject({ text: `line ${TALK_KEPT + 19}`, n: TALK_KEPT + 20 });
    hall.reopen();
    wat.ask({ t: 'say', text: 'on', name: 'Wat' });
    expect(hall.stored().said.at(-1)?.n).toBe(TALK_KEPT + 21);
  });
});
