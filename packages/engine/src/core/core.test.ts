/** The parts that all games share, on a toy game that is small enough to see through. */
import { describe, expect, test } from 'vitest';
import { answers, readRoll, rollText } from './chance.ts';
import { no, yes } from './checked.ts';
import type { Event, Game } from './game.ts';
import { eventText, readEvent, SEATS } from './log.ts';
import { readSettle, referee, sameSettle, settleText } from './referee.ts';
import { fold, replay } from './replay.ts';
import { readSave, save } from './save.ts';
import { turns } from './turns.ts';

/** Three seats take one or two matches in turn from a heap that a die has filled; who takes the last one wins. */
interface Heap {
  readonly left: number;
  readonly seat: number;
  readonly filled: boolean;
}
const rules: Omit<Game<Heap, number, { extra: number }, string>, 'ends'> = {
  id: 'heap',
  edition: 2,
  readOptions: (raw) => {
    const extra = (raw as { extra?: unknown } | null)?.extra ?? 0;
    return typeof extra === 'number' ? yes({ extra }) : no('options.extra');
  },
  seats: () => [3],
  fit: (options) => options,
  begin: ({ extra }) => ({ left: extra, seat: 0, filled: false }),
  turn: ({ left, seat, filled }) => {
    if (!filled) return { kind: 'chance', draw: { sides: [6, 12], why: 'draw.heap' } };
    if (left <= 0) return { kind: 'over', result: { winner: (seat + 2) % 3, points: 1, how: 'last' } };
    return { kind: 'seat', seat };
  },
  legal: ({ left, filled }) => (filled ? [1, 2].filter((n) => n <= left) : []),
  settles: ({ seat, left, filled }) =>
    filled && left > 0 ? [{ settle: { what: 'skip', seat }, ask: [], refusable: false }] : [],
  next: (state, event) => {
    if (event.kind === 'roll')
      return {
        state: { ...state, left: state.left + (event.roll[0] ?? 0), filled: true },
        facts: ['filled'],
      };
    const taken = event.kind === 'act' ? event.action : 0;
    return { state: { ...state, left: state.left - taken, seat: (state.seat + 1) % 3 }, facts: ['taken'] };
  },
  readAction: (text) => (/^[12]$/.test(text) ? yes(Number(text)) : no('action.unreadable')),
  writeAction: String,
  write: (state) => JSON.stringify(state),
  read: (text) => yes(JSON.parse(text)),
  notate: (_, action) => `takes ${action}`,
};
const heap: Game<Heap, number, { extra: number }, string> = {
  ...rules,
  ends: (state) => turns(rules, state),
};

const start = heap.begin({ extra: 0 }, 3);
const fill: Event<number> = { kind: 'roll', roll: [3, 12] };
const act = (seat: number, action: number): Event<number> => ({ kind: 'act', seat, action });
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

describe('saves and replays', () => {
  const events = [fill, act(0, 2), act(1, 1)];
  const text = save(heap, { extra: 0 }, 3, events);
  test('the head is JSON, the events are one word a line', () => {
    expect(text).toBe('{"v":1,"game":"heap","edition":2,"seats":3,"options":{"extra":0}}\n=3c\nA2\nB1');
  });
  test('a save comes back whole, also one of an earlier edition or without events', () => {
    expect(readSave(heap, text)).toMatchObject({ ok: true, value: { edition: 2, seats: 3, events } });
    expect(readSave(heap, save(heap, { extra: 1 }, 3, []))).toMatchObject({
      ok: true,
      value: { events: [] },
    });
  });
  test('names and date are carried, and left out of the text where there are none', () => {
    const about = { names: ['Ann', '', 'Bo'], date: '2026-11-30' };
    const told = save(heap, { extra: 0 }, 3, events, about);
    expect(told).toContain('"options":{"extra":0},"names":["Ann","","Bo"],"date":"2026-11-30"}');
    expect(readSave(heap, told)).toMatchObject({ ok: true, value: about });
    expect(save(heap, { extra: 0 }, 3, events, { names: ['', '', ''], date: null })).toBe(text);
    expect(readSave(heap, text)).toMatchObject({ ok: true, value: { names: ['', '', ''], date: null } });
  });
  test('an old save, a save with an end of line after the last entry, and one with CRLF open', () => {
    for (const one of [text, `${text}\n`, text.replaceAll('\n', '\r\n')])
      expect(readSave(heap, one)).toMatchObject({ ok: true, value: { events } });
  });
  test('a save is written under the edition that it was played under', () => {
    expect(readSave(heap, save(heap, { extra: 0 }, 3, events, { edition: 1 }))).toMatchObject({
      value: { edition: 1 },
    });
  });
  test.each([
    ['save.unreadable', 1, ''],
    ['save.unreadable', 1, 'null'],
    ['save.unreadable', 1, '{'],
    ['save.version', 1, text.replace('"v":1', '"v":2')],
    ['save.game', 1, text.replace('heap', 'sheep')],
    ['save.edition', 1, text.replace('"edition":2', '"edition":3')],
    ['save.edition', 1, text.replace('"edition":2', '"edition":0')],
    ['save.edition', 1, text.replace('"edition":2', '"edition":1.5')],
    ['options.extra', 1, text.replace('"extra":0', '"extra":"x"')],
    ['save.seats', 1, text.replace('"seats":3', '"seats":2')],
    ['save.names', 1, text.replace('"seats":3', '"seats":3,"names":["a"]')],
    ['save.names', 1, text.replace('"seats":3', '"seats":3,"names":["a","b","\\u0007"]')],
    ['save.date', 1, text.replace('"seats":3', '"seats":3,"date":"2026-02-30"')],
    ['save.date', 1, text.replace('"seats":3', '"seats":3,"date":7')],
    ['action.unreadable', 3, text.replace('A2', 'A9')],
    ['log.unreadable', 5, `${text}\n\n`],
    ['over', 5, `${text}\n=11`],
    ['turn', 4, text.replace('B1', 'C1')],
  ])('refused with %s on line %d', (reason, line, bad) => {
    expect(readSave(heap, bad)).toEqual({ ok: false, why: reason, line });
  });
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
