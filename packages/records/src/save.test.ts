/** A match as one text of our own, on a toy game; then on positions and golden logs of the real ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { type AnyGame, games } from '@sandbar/engine';
import { act, fill, heap, STARTS } from '@sandbar/engine/testing';
import { describe, expect, test } from 'vitest';
import { readRecord, readSave, save, writeRecord } from './save.ts';

describe('our own text', () => {
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
});

const starts = Object.entries(STARTS).flatMap(([id, texts]) =>
  texts.map((from): [string, AnyGame, string] => [id, games[id] as AnyGame, from]),
);

test.each(starts)('[FROM] %s: a save carries the start', (_, game, from) => {
  const options = game.readOptions({ from });
  if (!options.ok) throw new Error(options.why);
  const text = save(game, options.value, game.seats(options.value)[0] as number, []);
  expect(readSave(game, text)).toMatchObject({ ok: true, value: { options: options.value } });
});

const LOGS = new URL('../../engine/test/games/', import.meta.url);

test.each(readdirSync(LOGS))(
  'the golden log %s is read as a record, and written again to the letter',
  (name) => {
    const [, ...lines] = readFileSync(new URL(name, LOGS), 'utf8').trimEnd().split('\n');
    const read = readRecord(games, lines.join('\n'));
    if (!read.ok) throw new Error(`line ${read.line}: ${read.why}`);
    expect(writeRecord(games[read.value.game] as AnyGame, read.value)).toBe(lines.join('\n'));
  },
);
