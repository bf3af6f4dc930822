/** Whatever is pasted: every form is told from the others, and what is none is refused. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { backgammon, games } from '@sandbar/engine';
import { random, STARTS } from '@sandbar/engine/testing';
import { describe, expect, test } from 'vitest';
import { opened, seeded } from '../test/help.ts';
import { positionTexts, readPasted, writeMat, writeRecord, writeSgf } from './index.ts';

const game = backgammon.backgammon;
const record = seeded({ options: { mode: 'match', length: 3 }, seed: 2 });

/** What other programs call a state. */
const textsOf = (state: unknown): readonly string[] =>
  positionTexts(game, state).flatMap(({ form, text }) => (form === 'text' ? [] : [text]));

describe('records', () => {
  const read = { kind: 'record', record: { names: record.names, options: record.options } };
  test.each([
    ['mat', opened(writeMat(record))],
    ['sgf', opened(writeSgf(record))],
    ['save', writeRecord(game, record)],
  ])('%s', (form, text) => {
    for (const pasted of [text, `\uFEFF${text}`, `\n\n${text}\n`, text.replaceAll('\n', '\r\n')])
      expect(readPasted(games, pasted)).toMatchObject({ ok: true, form, ...read });
  });
  test.each(['match1.mat', 'match7.mat', 'match5.sgf.gz'])('%s of GNU Backgammon', (name) => {
    const bytes = readFileSync(new URL(`../test/files/${name}`, import.meta.url));
    const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    expect(readPasted(games, text)).toMatchObject({ ok: true, kind: 'record' });
  });
  test('a fault names its line, counted in what was pasted', () => {
    const text = writeRecord(game, record);
    expect(readPasted(games, `\n\n${text}\nA1/2`)).toMatchObject({
      ok: false,
      why: 'over',
      line: text.split('\n').length + 3,
    });
  });
  test('a record of a game that is not in the registry', () => {
    expect(readPasted({}, writeRecord(game, record))).toEqual({ ok: false, why: 'save.game', line: 1 });
  });
});

const START = '4HPwATDgc/ABMA';
const XGID = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10';

describe('positions', () => {
  test.each([
    ['gnubg', `${START}:cAkAAAAAAAAA`],
    [
      'gnubg',
      ` GNU Backgammon  Position ID: ${START}\n                 Match ID   : cAkAAAAAAAAA\n +13-14-15+`,
    ],
    ['gnubg', `Position ID: ${START} Match ID: cAkAAAAAAAAA`],
    ['gnubg', START],
    ['xgid', XGID],
    ['xgid', XGID.slice(5)],
    ['xgid', `${XGID}\n\nX:Ann   O:Bo\nScore is X:0 O:0 7 pt.(s) match.\n +13-14-15-16-17-18------19-20+`],
    ['xgid', `Look at this: ${XGID}, what would you play?`],
  ])('%s: %s', (form, text) => {
    expect(readPasted(games, text)).toMatchObject({ ok: true, kind: 'position', game: 'backgammon', form });
  });
  test('a bare position ID is money with Red on roll', () => {
    expect(readPasted(games, START)).toMatchObject({
      state: { options: { mode: 'money', games: null }, stage: 'ready', side: 0, score: [0, 0] },
    });
  });
  test.each(Object.entries(STARTS).flatMap(([id, texts]) => texts.map((text) => [id, text] as const)))(
    '%s: %s',
    (id, text) => {
      const read = readPasted(games, `  ${text}\n`);
      expect(read).toMatchObject({ ok: true, kind: 'position', game: id, form: 'text' });
    },
  );
  test('what the forms of a state say is read as that state', () => {
    let told = 0;
    for (let stop = 1; stop < 260; stop += 4) {
      const { options, events } = seeded({ options: { mode: 'match', length: 3 }, seed: 4, stop });
      let state = game.begin(options, 2);
      for (const event of events) state = game.next(state, event).state;
      const forms = textsOf(state);
      for (const text of forms) {
        told++;
        const read = readPasted(games, text);
        if (!read.ok || read.kind !== 'position') throw new Error(text);
        expect(textsOf(read.state)).toEqual(forms);
      }
    }
    expect(told).toBeGreaterThan(50);
    expect(textsOf(game.begin({ mode: 'single' }, 2))).toEqual([]);
  });
});

describe('what is none', () => {
  test.each([
    ['pasted.empty', 1, ''],
    ['pasted.empty', 1, ' \n\t '],
    ['pasted.unknown', 1, 'hello'],
    ['pasted.unknown', 1, 'Antidisestablishment'],
    ['save.unreadable', 1, '{'],
    ['record.sgf', 1, '(;FF[4'],
    ['position.unreadable', 1, 'XGID=-b----E-C---eE---c-e----B-:0:0'],
    ['position.checkers', 2, 'look:\n//8AAAAAAAAAAA:cAkAAAAAAAAA'],
  ])('%s on line %d', (why, line, text) => {
    expect(readPasted(games, text)).toMatchObject({ ok: false, why, line });
  });
  test('a text beyond all bounds', () => {
    expect(readPasted(games, ' x'.repeat(5_000_000))).toMatchObject({ ok: false, why: 'pasted.long' });
  });
  test('damage never throws', () => {
    const draws = random(5);
    const texts = [
      XGID,
      `${START}:cAkAAAAAAAAA`,
      ...STARTS.pirates,
      ...STARTS.pirateer,
      writeRecord(game, record),
    ];
    for (const text of texts)
      for (let i = 0; i < 60; i++) {
        const at = draws.below(text.length);
        const bad = text.slice(0, at) + draws.pick([...'0a:-|{["\n']) + text.slice(at + draws.below(3));
        const read = readPasted(games, bad);
        if (!read.ok) expect(read).toMatchObject({ why: expect.any(String), line: expect.any(Number) });
      }
  });
});

test('a GNU ID whose plus an address has turned into a blank is still that position', () => {
  const id = '4HPwAQzg8+ABIg:MAGgAAAAAAAE';
  const whole = readPasted(games, id);
  expect(whole).toMatchObject({ ok: true, kind: 'position', form: 'gnubg' });
  expect(readPasted(games, id.replace('+', ' '))).toEqual(whole);
});
