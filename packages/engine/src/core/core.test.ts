/** The parts that all games share, on a toy game that is small enough to see through. */
import { describe, expect, test } from 'vitest';
import { act, fill, type Heap, heap, rules, start } from '../../test/heap.ts';
import { answers, readRoll, rollText } from './chance.ts';
import { yes } from './checked.ts';
import type { Event } from './game.ts';
import { eventText, readEvent, SEATS } from './log.ts';
import { readSettle, referee, sameSettle, settleText } from './referee.ts';
import { fold, replay } from './replay.ts';
import { turns } from './turns.ts';

const filled = heap.next(start, fill).state;
const why = (state: Heap, event: Event<number>): string | undefined => {
  const step = referee(heap, state, event);
  return step.ok ? undefined : step.why;
};

describe('draws and rolls', () => {
  test('a roll answers a draw with one number in range for each die', () => {
    const draw = { sides: [6, 12], why: 'draw.heap' };
    expect(answers(draw, [6, 12])).toBe(true);
    for (const roll of [[], [6], [7, 1], [0, 1], [1, 13], [1.5, 1], [Number.NaN, 1], [1, 1, 1]])
      expect(answers(draw, roll)).toBe(false);
  });
  test('rolls up to twelve are one digit a die', () => {
    expect(rollText([1, 9, 10, 11, 12])).toBe('19abc');
    expect(readRoll('19abc')).toEqual([1, 9, 10, 11, 12]);
    for (const text of ['', '0', 'd', '1 2', '1111111111111', 'A']) expect(readRoll(text)).toBeUndefined();
  });
});

describe('the referee', () => {
  test('takes what is due and nothing else', () => {
    expect(why(start, fill)).toBeUndefined();
    expect(why(start, { kind: 'roll', roll: [7, 1] })).toBe('chance');
    expect(why(start, act(0, 1))).toBe('turn');
    expect(why(filled, fill)).toBe('chance');
    expect(why(filled, act(0, 2))).toBeUndefined();
    expect(why(filled, act(1, 2))).toBe('turn');
    expect(why(filled, act(0, 3))).toBe('illegal');
    expect(why(filled, act(-1, 1))).toBe('turn');
  });
  test('takes a settlement only while the game lists it', () => {
    expect(why(filled, { kind: 'settle', settle: { what: 'skip', seat: 0 } })).toBeUndefined();
    expect(why(filled, { kind: 'settle', settle: { what: 'skip', seat: 1 } })).toBe('illegal');
    expect(why(filled, { kind: 'settle', settle: { what: 'end' } })).toBe('illegal');
  });
  test('takes nothing when it is over', () => {
    const over = fold(heap, start, [fill, act(0, 2), act(1, 1)]);
    for (const event of [fill, act(2, 1), { kind: 'settle', settle: { what: 'end' } } as const])
      expect(why(over, event)).toBe('over');
  });
  test('settlements as words', () => {
    for (const text of ['resign:0:2', 'retire:1', 'skip:7', 'draw', 'end']) {
      const read = readSettle(text);
      if (!read.ok) throw new Error(text);
      expect(settleText(read.value)).toBe(text);
      expect(sameSettle(read.value, read.value)).toBe(true);
    }
    for (const text of [
      '',
      'resign',
      'resign:0',
      'resign:0:4',
      'retire',
      'retire:x',
      'end:1',
      'toString',
      'skip:01',
    ])
      expect(readSettle(text)).toEqual({ ok: false, why: 'settle.unreadable' });
  });
});

describe('the log as words', () => {
  test('a seat is a capital letter, a roll an equals sign, a settlement an exclamation mark', () => {
    const events: Event<number>[] = [
      act(0, 1),
      act(7, 2),
      fill,
      { kind: 'settle', settle: { what: 'skip', seat: 2 } },
    ];
    const words = events.map((event) => eventText(heap, event));
    expect(words).toEqual(['A1', 'H2', '=3c', '!skip:2']);
    expect(words.map((word) => readEvent(heap, word))).toEqual(events.map(yes));
    expect(SEATS).toHaveLength(8);
  });
  test.each(['', 'A', 'A3', 'I1', 'a1', '=', '=d', '=0', '!', '!x', '1', ' A1'])('refused: %j', (word) => {
    expect(readEvent(heap, word).ok).toBe(false);
  });
});

describe('replays', () => {
  const events = [fill, act(0, 2), act(1, 1)];
  test('a replay names the entry at fault', () => {
    expect(replay(heap, start, events)).toMatchObject({ ok: true });
    expect(replay(heap, start, [fill, act(0, 2), act(0, 1)])).toEqual({ ok: false, why: 'turn', at: 2 });
  });
});

describe('complete turns', () => {
  test('every state in which another is to act, once', () => {
    expect(turns(rules, filled).map((end) => end.actions)).toEqual([[1], [2]]);
    expect(turns(rules, start)).toEqual([]);
  });
});
