/**
 * Records against the real program: GNU Backgammon imports what we write, writes it again, and both logs are one. Runs only
 * where the program is installed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BackgammonRecord, readMat, readSgf, writeMat, writeSgf } from '../src/index.ts';
import { course, lastOf, opened, seeded } from './help.ts';

const PROGRAM = '/usr/games/gnubg';

const match = { mode: 'match', length: 5 };
const money = { mode: 'money', games: 4, jacoby: true, beavers: true };
const POSITION = 'match:5:c 1.3 4 ahead ready red - - 2red - B----e-c---Ee---C-E----b 0.0 0.0 -';
const ON_THE_BAR = 'money:open:j 0.2 3 off ready black - - 1center - A----d-c---Ee---C-E----a 1.1 0.1 -';

const CASES: readonly {
  readonly name: string;
  readonly sgfOnly?: true;
  readonly record: BackgammonRecord;
}[] = [
  ...[1, 2, 3, 4].map((seed) => ({
    name: `match to five ${seed}`,
    record: seeded({ options: match, seed }),
  })),
  { name: 'match to one', record: seeded({ options: { mode: 'match', length: 1 }, seed: 5 }) },
  { name: 'money session with Jacoby and beavers', record: seeded({ options: money, seed: 35 }) },
  { name: 'money session without', record: seeded({ options: { mode: 'money', games: 3 }, seed: 7 }) },
  { name: 'lead match', record: seeded({ options: { mode: 'lead', lead: 3 }, seed: 8 }) },
  { name: 'unfinished match', record: seeded({ options: match, seed: 9, stop: 700 }) },
  {
    name: 'session with automatic doubles',
    sgfOnly: true,
    record: seeded({ options: { mode: 'money', games: 5, automatic: true }, seed: 11 }),
  },
  { name: 'match from a position', sgfOnly: true, record: seeded({ options: { from: POSITION }, seed: 12 }) },
  {
    name: 'session from a position with checkers on the bar',
    sgfOnly: true,
    record: seeded({ options: { from: ON_THE_BAR }, seed: 13, stop: 300 }),
  },
  // A beaver that is dropped makes it lose the next game of its own .mat files.
  ...[5, 6].map((seed) => ({
    name: `money session with beavers that are dropped ${seed}`,
    sgfOnly: true as const,
    record: seeded({ options: money, seed }),
  })),
  // In a .mat it plays a forced roll that was given up on, and miscounts what was given up under an open double.
  ...[14, 15, 16].map((seed) => ({
    name: `match in which players give up at any time ${seed}`,
    sgfOnly: true as const,
    record: seeded({ options: match, seed, rude: true }),
  })),
];

const folder = mkdtempSync(join(tmpdir(), 'sandbar-gnubg-'));
const file = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the program on lines of commands; what it says. */
const gnubg = (lines: readonly string[]): string =>
  execFileSync(PROGRAM, ['-t', '-q', '-r'], {
    input: `${['set confirm new off', 'set confirm save off', ...lines].join('\n')}\n`,
    env: { HOME: folder, LANG: 'C.UTF-8' },
    encoding: 'utf8',
    timeout: 60_000,
    stdio: ['pipe', 'pipe', 'ignore'],
  });

describe.skipIf(!existsSync(PROGRAM))(`[needs ${PROGRAM}, else skipped] GNU Backgammon`, () => {
  let said = '';
  beforeAll(() => {
    const lines = CASES.flatMap(({ record, sgfOnly }, i) => {
      writeFileSync(file(`${i}.sgf`), opened(writeSgf(record)));
      const bySgf = [`load match ${file(`${i}.sgf`)}`, `save match ${file(`${i}-again.sgf`)}`];
      if (sgfOnly) return bySgf;
      writeFileSync(file(`${i}.mat`), opened(writeMat(record)));
      return [
        ...bySgf,
        `export match mat ${file(`${i}-sgf.mat`)}`,
        `import mat ${file(`${i}.mat`)}`,
        `export match mat ${file(`${i}-again.mat`)}`,
        `save match ${file(`${i}-mat.sgf`)}`,
      ];
    });
    said = gnubg(lines);
  }, 60_000);

  test('imports without complaint', () => {
    const complaints = said
      .split('\n')
      .filter((line) => /warning|invalid|illegal|error|unexpected|corrupt/i.test(line));
    expect(complaints.filter((line) => !/ABSOLUTELY NO WARRANTY|show warranty/.test(line))).toEqual([]);
  });

  test.each(CASES.map(({ name, record, sgfOnly }, i) => [name, record, sgfOnly, i] as const))(
    '%s comes back from it',
    (_, record, sgfOnly, i) => {
      const text = (name: string): string => readFileSync(file(name), 'utf8');
      const back = [opened(readSgf(text(`${i}-again.sgf`)))];
      if (!sgfOnly)
        back.push(
          opened(readMat(text(`${i}-sgf.mat`))),
          opened(readMat(text(`${i}-again.mat`))),
          opened(readSgf(text(`${i}-mat.sgf`))),
        );
      for (const one of back) {
        expect(course(one)).toEqual(course(record));
        expect(lastOf(one).score).toEqual(lastOf(record).score);
        expect(lastOf(one).result).toEqual(lastOf(record).result);
        expect(one.names).toEqual(record.names);
        // It keeps date and comments of a match only with the first game of it.
        if (record.options.from === undefined) expect(one.date).toBe(record.date);
      }
    },
  );
});
