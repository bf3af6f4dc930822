import type { Update } from '@sandbar/protocol';
import { describe, expect, test } from 'vitest';
import { commandId, createOutbox, createWatchers } from './session.ts';

const update = (change: Partial<Update>): Update => ({
  kind: 'none',
  entries: [],
  mine: false,
  shortened: false,
  resync: null,
  ...change,
});

/** Whether a promise has been kept by now. */
const settled = (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<boolean>((done) => setImmediate(done, false))]);

describe('[R12] the outbox', () => {
  test('an answer finds its command by its id, in whatever order it comes', async () => {
    const outbox = createOutbox();
    const first = outbox.put('aaaa', 'frame a');
    const second = outbox.put('bbbb', 'frame b');
    outbox.answered(update({ kind: 'no', id: 'bbbb', why: 'stale' }));
    outbox.answered(update({ kind: 'ok', id: 'aaaa' }));
    expect(await first).toMatchObject({ kind: 'ok', id: 'aaaa' });
    expect(await second).toMatchObject({ kind: 'no', id: 'bbbb', why: 'stale' });
    expect(outbox.frames()).toEqual([]);
  });
  test('what is not answered yet is sent again as it was, oldest first', () => {
    const outbox = createOutbox();
    for (const id of ['aaaa', 'bbbb', 'cccc']) void outbox.put(id, `frame ${id}`);
    outbox.answered(update({ kind: 'ok', id: 'bbbb' }));
    expect(outbox.frames()).toEqual(['frame aaaa', 'frame cccc']);
    expect(outbox.frames()).toEqual(['frame aaaa', 'frame cccc']);
  });
  test('what is no answer, or an answer to something else, leaves it waiting', async () => {
    const outbox = createOutbox();
    const answer = outbox.put('aaaa', 'frame');
    outbox.answered(update({ kind: 'log' }));
    outbox.answered(update({ kind: 'log', id: 'aaaa' }));
    outbox.answered(update({ kind: 'no', why: 'unreadable' }));
    outbox.answered(update({ kind: 'ok', id: 'bbbb' }));
    expect(await settled(answer)).toBe(false);
    expect(outbox.frames()).toEqual(['frame']);
  });
  test('an answer that comes twice is taken once', async () => {
    const outbox = createOutbox();
    const answer = outbox.put('aaaa', 'frame');
    outbox.answered(update({ kind: 'ok', id: 'aaaa' }));
    outbox.answered(update({ kind: 'no', id: 'aaaa', why: 'stale' }));
    expect((await answer).kind).toBe('ok');
  });
  test('giving up answers everything with the reason, and nothing is sent again', async () => {
    const outbox = createOutbox();
    const answers = [outbox.put('aaaa', 'a'), outbox.put('bbbb', 'b')];
    outbox.fail('removed');
    expect(await Promise.all(answers)).toMatchObject([
      { kind: 'no', id: 'aaaa', why: 'removed' },
      { kind: 'no', id: 'bbbb', why: 'removed' },
    ]);
    expect(outbox.frames()).toEqual([]);
  });
});

describe('watchers', () => {
  test('are told until they stop, also when one stops while being told', () => {
    const watchers = createWatchers();
    const heard: string[] = [];
    const stop = watchers.add(() => {
      heard.push('a');
      stop();
    });
    watchers.add(() => heard.push('b'));
    watchers.tell(null);
    watchers.tell(null);
    expect(heard).toEqual(['a', 'b', 'b']);
  });
});

test('[R12] ids of commands have the shape that the host reads, and never meet', () => {
  const ids = Array.from({ length: 1000 }, commandId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9A-Za-z_-]{4,16}$/);
});
