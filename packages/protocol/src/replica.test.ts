/** The client's end: folding, the draft and its rebasing, answers in any order, and asking again when something is missing. */
import { type backgammon, games } from '@sandbar/engine';
import { describe, expect, test } from 'vitest';
import { type Hall, playing } from '../test/hall.ts';
import { action, at, game, page } from '../test/page.ts';
import { createReplica } from './replica.ts';
import type { Replica } from './update.ts';

const confirmed = (replica: Replica): string => game.write(replica.confirmed as backgammon.State);
const shown = (replica: Replica): string => game.write(replica.shown as backgammon.State);
const truth = (hall: Hall): string => game.write(hall.host().room().state as backgammon.State);

describe('the draft', () => {
  test('steps show at once, and the confirmed state stays', () => {
    const { hall, ann } = at();
    expect(ann.step('17/20')).toBe(true);
    expect(ann.replica.draft).toEqual([action('17/20')]);
    expect(confirmed(ann.replica)).toBe(truth(hall));
    expect(shown(ann.replica)).not.toBe(truth(hall));
    expect(ann.replica.draftFacts).toMatchObject([{ kind: 'moved', from: 17, to: 20 }]);
  });
  test('a step that is not legal is not taken, nor one out of turn or without a seat', () => {
    const { hall, ann, bob } = at();
    expect(ann.step('17/21')).toBe(false);
    expect(bob.step('24/21')).toBe(false);
    expect(page(hall, ['watch']).step('17/20')).toBe(false);
    expect(createReplica(games).step(action('roll'))).toBe(false);
  });
  test('[case 15] undo restores board, bar and dice exactly', () => {
    const { ann } = at();
    const before = shown(ann.replica);
    ann.step('17/20');
    ann.step('19/20');
    ann.replica.undo();
    ann.replica.undo();
    ann.replica.undo();
    expect(shown(ann.replica)).toBe(before);
    ann.step('1/2');
    ann.replica.clear();
    expect(shown(ann.replica)).toBe(before);
    expect(ann.replica.commit('abcd')).toBeUndefined();
  });
  test('the turn is sent as one batch, and shown while the answer is awaited', () => {
    const { ann } = at();
    ann.step('17/20');
    ann.step('19/20');
    const before = shown(ann.replica);
    expect(ann.replica.commit('abcd')).toBe('Pabcd 1 17/20,19/20');
    expect(ann.replica.commit('efgh')).toBeUndefined();
    expect(ann.step('1/2')).toBe(false);
    expect(shown(ann.replica)).toBe(before);
    expect(ann.replica.draft).toHaveLength(2);
  });
});

describe('answers', () => {
  test('ok and entries settle the sent turn, and the page knows that it has shown it', () => {
    const { hall, ann, bob } = at();
    ann.step('17/20');
    ann.step('19/20');
    const updates = ann.send('abcd');
    expect(updates.map((one) => one.kind)).toEqual(['ok', 'log']);
    expect(updates[1]).toMatchObject({ mine: true, shortened: false });
    expect(ann.replica.sent).toBe(null);
    expect(confirmed(ann.replica)).toBe(truth(hall));
    expect(bob.pull().filter((one) => one.kind === 'log')).toMatchObject([{ mine: false }]);
    expect(confirmed(bob.replica)).toBe(truth(hall));
  });
  test('in the other order too', () => {
    const { hall, ann } = at();
    ann.step('17/20');
    ann.step('19/20');
    const frame = ann.replica.commit('abcd') as string;
    for (const one of ann.post(frame).reverse()) ann.replica.receive(one);
    expect(ann.replica.sent).toBe(null);
    expect(confirmed(ann.replica)).toBe(truth(hall));
  });
  test('refused, the steps are the draft again as far as they are legal', () => {
    const { ann } = at();
    ann.step('17/20');
    ann.replica.commit('abcd');
    const update = ann.replica.receive('{"t":"no","id":"abcd","why":"too-many"}');
    expect(update).toMatchObject({ kind: 'no', why: 'too-many', shortened: false });
    expect(ann.replica.draft).toEqual([action('17/20')]);
    expect(ann.replica.sent).toBe(null);
  });
  test('[R12] lost on the way back: the same frame again gets the same answer, nothing is doubled', () => {
    const { hall, ann } = at();
    ann.step('17/20');
    ann.step('19/20');
    ann.send('abcd', 'lost');
    const frame = ann.replica.sent?.frame as string;
    const updates = ann.deliver(frame);
    expect(updates).toMatchObject([{ kind: 'ok', id: 'abcd' }]);
    expect(ann.replica.sent).not.toBe(null);
    ann.hello();
    expect(ann.replica.sent).toBe(null);
    expect(confirmed(ann.replica)).toBe(truth(hall));
    expect(ann.replica.entries).toHaveLength(3);
  });
  test('[R12] lost on the way back, and the whole history came meanwhile: the answer settles it', () => {
    const { hall, ann } = at();
    ann.step('17/20');
    ann.step('19/20');
    ann.send('abcd', 'lost');
    // Something was wrong with this replica, so it starts again from nothing.
    ann.replica.receive('L2 0 A17/23 0');
    ann.hello();
    ann.deliver(ann.replica.sent?.frame ?? '');
    expect(ann.replica.sent).toBe(null);
    expect(shown(ann.replica)).toBe(truth(hall));
  });
});

describe('entries arrive during a draft', () => {
  test('[design 4] the longest prefix that is still legal stays, and the page is told', () => {
    const { hall, ann } = at();
    const tab = page(hall, ['ann']);
    ann.step('17/20');
    ann.step('19/20');
    tab.step('17/20');
    tab.send('abcd');
    const [update] = ann.pull().filter((one) => one.kind === 'log');
    // 17/20 has used the 3; the draft began with it, so nothing of it is left to play.
    expect(update).toMatchObject({ mine: false, shortened: true });
    expect(ann.replica.draft).toEqual([]);
    expect(shown(ann.replica)).toBe(truth(hall));
  });
  test('[design 4] a draft whose beginning is legal still keeps it', () => {
    const { hall, ann } = at();
    const tab = page(hall, ['ann']);
    ann.step('19/20');
    ann.step('17/20');
    tab.step('17/20');
    tab.send('abcd');
    expect(ann.pull().find((one) => one.kind === 'log')).toMatchObject({ shortened: true });
    expect(ann.replica.draft).toEqual([action('19/20')]);
    ann.send('efgh');
    expect(confirmed(ann.replica)).toBe(truth(hall));
  });
  test('[design 4] [R11] a turn composed on other entries is refused as stale and comes back as a draft', () => {
    const { hall, ann } = at();
    const tab = page(hall, ['ann']);
    tab.step('17/20');
    tab.send('abcd');
    ann.step('19/20');
    const frame = ann.replica.commit('efgh') as string;
    ann.pull();
    expect(ann.deliver(frame)).toMatchObject([{ kind: 'no', why: 'stale', shortened: false }]);
    expect(ann.replica.draft).toEqual([action('19/20')]);
    expect(ann.replica.sent).toBe(null);
    expect(truth(hall)).toBe(confirmed(ann.replica));
  });
});

describe('what is missing', () => {
  test('[R13] [case 55] a gap: nothing is applied, and the page asks from what it has', () => {
    const { hall, ann, bob } = at();
    ann.step('17/20');
    ann.send('abcd');
    bob.guest.frames();
    ann.step('19/20');
    ann.send('efgh');
    const before = confirmed(bob.replica);
    expect(bob.pull().find((one) => one.resync !== null)?.resync).toBe(2);
    expect(confirmed(bob.replica)).toBe(before);
    bob.hello();
    expect(confirmed(bob.replica)).toBe(truth(hall));
    expect(bob.replica.have).toBe(4);
  });
  test('[R13] entries that are here already are skipped, in part or whole', () => {
    const { hall, ann, bob } = at();
    ann.step('17/20');
    ann.step('19/20');
    ann.send('abcd');
    const frames = bob.guest.frames();
    for (const frame of [...frames, ...frames]) bob.replica.receive(frame);
    expect(bob.replica.receive('L1 0 =31,A17/20,19/20')).toMatchObject({ kind: 'none', resync: null });
    expect(bob.replica.entries).toHaveLength(3);
    expect(confirmed(bob.replica)).toBe(truth(hall));
  });
  test.each([
    ['[case 54] a hash that does not fit', 'L2 0 A17/20,19/20 1'],
    ['an entry that is not legal', 'L2 0 A17/21'],
    ['an entry that cannot be read', 'L2 0 A?'],
    ['a settlement that is not open', 'L2 0 !skip:0'],
  ])('[R32] %s: everything is thrown away and asked for anew', (_, frame) => {
    const { hall, bob } = at();
    expect(bob.replica.receive(frame).resync).toBe(0);
    expect(bob.replica.have).toBe(0);
    bob.hello();
    expect(confirmed(bob.replica)).toBe(truth(hall));
    expect(bob.replica.entries).toHaveLength(1);
  });
  test('[R32] entries before the first welcome are not believed', () => {
    expect(createReplica(games).receive('L0 0 A17/20').resync).toBe(0);
  });
  test('[R7] a page that comes late or comes back sees what everybody sees', () => {
    const { hall, ann } = at();
    ann.step('17/20');
    ann.step('19/20');
    ann.send('abcd');
    const late = page(hall, ['watch']);
    expect(confirmed(late.replica)).toBe(truth(hall));
    expect(late.replica.entries).toEqual(ann.replica.entries.map((entry) => ({ ...entry, ms: 0 })));
    expect(late.replica.you).toMatchObject({ seat: null });
  });
  test('a start in the joined history takes its options from the table that comes with it', () => {
    const { hall } = playing({ rolls: '31' });
    const replica = createReplica(games);
    for (const frame of page(hall, []).post(replica.hello([]))) {
      expect(frame).not.toContain('#start{');
      replica.receive(frame);
    }
    expect(confirmed(replica)).toBe(truth(hall));
  });
});

describe('the rest of the table', () => {
  test('tables, people, talk and the drafts of others', () => {
    const { hall, ann, bob } = at();
    ann.guest.say('D1 17/20');
    expect(bob.pull().at(-1)).toMatchObject({ kind: 'draft' });
    expect(bob.replica.theirs).toMatchObject([{ kind: 'moved' }]);
    // What is not legal from there is not shown.
    ann.guest.say('D1 17/20,1/24');
    bob.pull();
    expect(bob.replica.theirs).toHaveLength(1);
    ann.guest.ask({ t: 'say', text: 'hi' });
    const frames = bob.guest.frames();
    expect(frames.map((frame) => bob.replica.receive(frame).kind)).toEqual(['said']);
    expect(frames.map((frame) => bob.replica.receive(frame).kind)).toEqual(['none']);
    expect(bob.replica.said).toHaveLength(1);
    ann.step('17/20');
    ann.send('abcd');
    bob.pull();
    expect(bob.replica.theirs).toEqual([]);
    ann.guest.ask({ t: 'name', name: 'Anna' });
    bob.pull();
    expect(bob.replica.table?.seats[0]?.name).toBe('Anna');
    hall.join(['watch']);
    bob.pull();
    expect(bob.replica.people?.watching).toBe(1);
  });
  test('frames of no host are ignored, and a game that this page does not know is said to be one', () => {
    const { hall, bob } = at();
    const before = confirmed(bob.replica);
    for (const frame of ['', '{', 'null', '{"t":"new thing"}', 'D9 roll'])
      expect(bob.replica.receive(frame).kind).toBe('none');
    expect(confirmed(bob.replica)).toBe(before);
    const stranger = page(hall, [], createReplica({}));
    expect(stranger.hello()[0]).toMatchObject({ kind: 'no', why: 'version' });
  });
  test('a page that plays several seats says which one acts', () => {
    const { bob } = at();
    bob.replica.actAs(0);
    expect(bob.step('17/20')).toBe(true);
  });
});
