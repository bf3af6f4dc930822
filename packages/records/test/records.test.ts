/** Records of backgammon in the forms of other programs: GNU Backgammon's own files, and what our own text keeps in each form. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { backgammon, games } from '@sandbar/engine';
import { random } from '@sandbar/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  type BackgammonRecord,
  type Read,
  readMat,
  readRecord,
  readSgf,
  writeMat,
  writeRecord,
  writeSgf,
} from '../src/index.ts';
import { course, lastOf, opened, seeded } from './help.ts';

const game = backgammon.backgammon;

const sample = (name: string): string => {
  const bytes = readFileSync(new URL(`./files/${name}`, import.meta.url));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
};

describe('files of GNU Backgammon', () => {
  test.each([
    ['match1', 'match:1:c', [0, 2], 1],
    ['match5', 'match:5:c', [2, 6], 3],
    ['match7', 'match:7:c', [12, 0], 1],
  ] as const)('%s.mat opens', (name, options, score, count) => {
    const record = opened(readMat(sample(`${name}.mat`)));
    const last = lastOf(record);
    expect(game.write(last).split(' ')[0]).toBe(options);
    expect(last).toMatchObject({ stage: 'over', score, game: count });
    expect(record).toMatchObject({ names: ['Mira', 'Tobias'], date: '2026-11-29' });
  });
  test.each(['match1', 'match5'])('%s gives the same log from .mat and from SGF', (name) => {
    expect(readSgf(sample(`${name}.sgf.gz`))).toEqual(readMat(sample(`${name}.mat`)));
  });
});

const MODES: readonly object[] = [
  { mode: 'single' },
  { mode: 'match', length: 1 },
  { mode: 'match', length: 5 },
  { mode: 'match', length: 3, crawford: false },
  { mode: 'money', games: 3, jacoby: true, beavers: true },
  { mode: 'money', games: null, beavers: true },
  { mode: 'lead', lead: 2 },
];
const FROM = 'match:5:c 3.2 4 ahead ready black - - 2black - A----d-c---Ee---C-E----a 1.1 0.1 -';

type Writer = (record: BackgammonRecord) => Read<string> | ReturnType<typeof writeSgf>;
const FORMS: readonly (readonly [string, Writer, (text: string) => Read<BackgammonRecord>])[] = [
  ['.mat', writeMat, readMat],
  ['SGF', writeSgf, readSgf],
];

describe.each(FORMS)('%s', (form, write, read) => {
  const cases = MODES.flatMap((options, i) => [0, 1, 2, 3].map((n) => ({ options, seed: 10 * i + n })));
  test.each(cases.map((one) => [JSON.stringify(one), one] as const))('written and read: %s', (_, plan) => {
    const open = (plan.options as { games?: unknown }).games === null;
    const record = seeded({ ...plan, ...(open ? { stop: 900 } : {}) });
    const text = opened(write(record));
    const back = opened(read(text));
    expect(course(back)).toEqual(course(record));
    expect({ ...back, events: [] }).toEqual({ ...record, events: [] });
    expect(opened(write(back)), 'written again').toBe(text);
    expect(opened(read(opened(write(back)))), 'and read again').toEqual(back);
  });
  test('a match that breaks off anywhere comes back as far as it goes', () => {
    for (let stop = 0; stop < 200; stop += 3) {
      const record = seeded({ options: { mode: 'match', length: 5 }, seed: stop, stop });
      const back = opened(read(opened(write(record))));
      const asked = lastOf(record).stage === 'rolling';
      expect(asked || course(back).join('\n') === course(record).join('\n'), `${stop}`).toBe(true);
    }
  });
  test('given up at any time, the score is right', () => {
    for (let seed = 0; seed < 12; seed++) {
      const record = seeded({ options: { mode: 'match', length: 9 }, seed, rude: true });
      const back = opened(read(opened(write(record))));
      expect(lastOf(back)).toMatchObject({ score: lastOf(record).score, result: lastOf(record).result });
    }
  });
  test('a damaged file never throws: it gives a line and a reason, or a record', () => {
    const text = opened(write(seeded({ options: { mode: 'match', length: 3 }, seed: 3 })));
    const draws = random(77);
    let refused = 0;
    const judge = (bad: string): void => {
      const back = read(bad);
      if (back.ok) return void course(back.value);
      refused++;
      expect(back.why).toMatch(/^[a-z-]+(\.[a-z-]+)*$/);
      expect(Number.isInteger(back.line) && back.line >= 1).toBe(true);
      expect(back.line).toBeLessThanOrEqual(bad.split('\n').length);
    };
    for (let i = 0; i < 150; i++) {
      const at = draws.below(text.length);
      const sign = draws.pick([...'0123456789 /*()[]\\;:WBaxyz\n']);
      judge(text.slice(0, at));
      judge(text.slice(0, at) + sign + text.slice(at + 1));
      judge(text.slice(0, at) + text.slice(at + 1));
      judge(text.slice(0, at) + sign + text.slice(at));
    }
    expect(refused).toBeGreaterThan(200);
  });
  test('garbage is refused', () => {
    for (const bad of [
      '',
      '\n',
      '(',
      '(;',
      '(;GM[6]',
      '(;GM[1])',
      '\u0000',
      'x'.repeat(5000),
      '5 point match',
    ])
      expect(read(bad)).toMatchObject({ ok: false, line: expect.any(Number), why: expect.any(String) });
  });
  test(`${form} of names that the form cannot hold as they are still opens`, () => {
    const record = { ...seeded({ options: { mode: 'single' }, seed: 1 }), names: ['A: 1  B] \\', ''] };
    const { names } = opened(read(opened(write(record))));
    expect(names).toEqual(form === 'SGF' ? ['A: 1 B] \\', ''] : ['A. 1 B] \\', '']);
  });
});

describe('[FROM] a match from a position', () => {
  const record = seeded({ options: { from: FROM }, seed: 5 });
  test('SGF sets it up', () => {
    const back = opened(readSgf(opened(writeSgf(record))));
    expect(back.options).toEqual(record.options);
    expect(course(back)).toEqual(course(record));
  });
  test('.mat cannot say it', () => expect(writeMat(record)).toEqual({ ok: false, why: 'record.from' }));
  test('a start at a score is told by both', () => {
    const from = FROM.replace(
      /3.2 .*/,
      '4.2 5 now opening red - - 1center - B----e-c---Ee---C-E----b 0.0 0.0 -',
    );
    const late = seeded({ options: { from }, seed: 6 });
    for (const [, write, read] of FORMS) {
      const back = opened(read(opened(write(late))));
      expect(back.options).toEqual(late.options);
      expect(course(back)).toEqual(course(late));
    }
  });
});

describe('our own text', () => {
  test('keeps everything, of every form', () => {
    for (const options of [...MODES, { from: FROM }]) {
      const record = seeded({ options, seed: 8, stop: 400, rude: true });
      expect(readRecord(games, writeRecord(game, record))).toEqual({ ok: true, value: record });
    }
  });
});

const mat = (rows: string, length = 3): string =>
  ` ${length} point match\n\n Game 1\n A : 0      B : 0\n${rows}`;
const OPENING = '  1) 31: 8/5 6/5                  43: 24/21 13/9\n';

describe('a .mat by hand', () => {
  test.each([
    [
      'chained and repeated parts',
      mat('  1) 31: 8/5 6/5                33: 24/21(2) 13/10(2)\n  2) 65: 24/18/13\n'),
    ],
    [
      'words for bar and off, capital or not',
      mat('  1) 62: 24/18 13/11           64: 24/14\n  2) 21: BAR/23 6/5\n'),
    ],
    ['an order that is not legal as told', mat('  1) 62: 18/16 24/18\n')],
    ['Cannot Move', mat('  1) 62: 24/18 13/11               21: 13/11 6/5\n')],
    ['Windows ends of lines', mat(OPENING).replaceAll('\n', '\r\n')],
  ])('%s', (_, text) => expect(readMat(text)).toMatchObject({ ok: true }));

  test.each([
    ['a play that is not legal', 'record.illegal', 5, mat('  1) 31: 8/3\n')],
    ['a play that the program did not know', 'record.illegal', 5, mat('  1) 31: ????\n')],
    [
      'half a turn, and then the other side',
      'record.illegal',
      5,
      mat('  1) 31: 8/5            62: 24/18 13/11\n'),
    ],
    [
      'no play of a roll that can be played',
      'record.unplayed',
      5,
      mat('  1) 31:                 62: 24/18 13/11\n'),
    ],
    ['a tie in the opening roll', 'record.opening', 5, mat('  1) 33: 8/5 8/5 6/3 6/3\n')],
    ['two turns in a row', 'turn', 6, mat(`${OPENING}  2)                        43: 24/21 13/9\n`)],
    ['a double before the first roll', 'turn', 5, mat('  1)  Doubles => 2           Takes\n')],
    ['a double in a match to one', 'illegal', 6, mat(`${OPENING}  2)  Doubles => 2\n`, 1)],
    ['a cube turned to too much', 'record.cube', 6, mat(`${OPENING}  2)  Doubles => 4\n`)],
    ['a win of too many points', 'record.points', 6, mat(`${OPENING}      Wins 7 points\n`)],
    [
      'another game after one without end',
      'record.unfinished',
      6,
      mat(`${OPENING} Game 2\n A : 0     B : 0\n`),
    ],
    [
      'a score that the games do not give',
      'record.score',
      7,
      mat(`${OPENING}      Wins 1 point\n Game 2\n A : 2     B : 0\n`),
    ],
    ['a game after the end', 'over', 7, mat(`${OPENING}      Wins 3 points\n Game 2\n A : 3     B : 0\n`)],
    ['a word that is none of the form', 'record.unreadable', 5, mat('hello\n')],
    ['dice that are none', 'record.unreadable', 5, mat('  1) 71: 8/7\n')],
    ['a match that is too long', 'options.length', 1, mat(OPENING, 64)],
    ['no game', 'record.empty', 1, ' 5 point match\n'],
    ['our tag for another length', 'record.options', 1, `; [Options "match:5:c"]\n${mat(OPENING)}`],
  ])('refused: %s', (_, why, line, text) => expect(readMat(text)).toMatchObject({ ok: false, why, line }));

  test('Jacoby is told by the points where no tag does', () => {
    const session = (points: number): string =>
      mat(`${OPENING}      Wins ${points} point\n Game 2\n A : ${points}     B : 0\n`, 0);
    expect(readMat(session(1))).toMatchObject({ ok: true, value: { options: { jacoby: false } } });
    expect(readMat(`; [Jacoby "On"]\n${session(1)}`)).toMatchObject({
      ok: true,
      value: { options: { jacoby: true } },
    });
  });
  test('Crawford off is told by a double in what would be the Crawford game', () => {
    const text = mat(
      `${OPENING}      Wins 2 points\n Game 2\n A : 2     B : 0\n${OPENING}  2)  Doubles => 2          Takes\n`,
    );
    expect(readMat(text).ok).toBe(false);
    const other = text.replace(
      '  2)  Doubles => 2          Takes',
      '  2) 62: 24/18 13/11          Doubles => 2',
    );
    expect(readMat(other)).toMatchObject({ ok: true, value: { options: { crawford: false } } });
  });
});

const sgf = (nodes: string, root = 'MI[length:3][game:0][ws:0][bs:0]'): string =>
  `(;FF[4]GM[6]${root}\n${nodes})`;

describe('an SGF by hand', () => {
  test.each([
    ['escapes and ends of line in texts', sgf(';W[31hefe]', 'PW[a\\]b\\\\]C[x\n\\]\n(;]MI[length:3]')],
    ['analysis is skipped', sgf(';W[31hefe]A[0][hefe E ver 3]DA[x]LU[1]MR[]\n;B[43adlp]')],
    ['variations after the first', sgf(';W[31hefe](;B[43adlp])(;B[64ag])')],
    ['text before the first tree', `hello\n${sgf(';W[31hefe]')}`],
    ['compressed point lists', sgf(';AE[a:y]AW[a:c]AB[x]PL[W]\n;W[21caba]')],
  ])('%s', (_, text) => expect(readSgf(text)).toMatchObject({ ok: true }));

  test.each([
    ['a play that is not legal', 'record.illegal', 2, sgf(';W[31ab]')],
    ['letters that are no play', 'record.unreadable', 3, sgf(';W[31hefe]\n;B[43a]')],
    ['a position in the middle of a game', 'record.setup', 3, sgf(';W[31hefe]\n;AE[a:y]')],
    ['checkers of both on one point', 'record.setup', 2, sgf(';AE[a:y]AW[a]AB[a]PL[W]')],
    ['a bracket that is not closed', 'record.sgf', 3, sgf(';W[31hefe]\n;B[43')],
    ['a tree that is not closed', 'record.sgf', 2, sgf(';W[31hefe]').slice(0, -1)],
    ['another game', 'record.game', 1, '(;GM[1];B[aa])'],
    [
      'a score that the games do not give',
      'record.score',
      1,
      sgf(';W[31hefe]') + sgf('', 'MI[length:3][ws:2]'),
    ],
  ])('refused: %s', (_, why, line, text) => {
    const read = readSgf(text);
    expect(read).toMatchObject({ ok: false });
    if (why !== 'record.score') expect(read).toMatchObject({ why, line });
  });

  test('nesting without end is refused, not followed', () => {
    const read = readSgf('(;'.repeat(50_000));
    expect(read).toMatchObject({ ok: false, why: 'record.sgf' });
  });
});
