/** [BG34] Identifiers of positions, against GNU Backgammon's own and against hostile text. */
import { readFileSync } from 'node:fs';
import { backgammon } from '@sandbar/engine';
import { board, play, random, randomBoard, ready, rolled } from '@sandbar/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gnubgId, matchId, positionId, readGnubgId, readMatchId, readPositionId } from './gnubg.ts';
import { type Setup, setupOf } from './setup.ts';
import { readXgid, xgid } from './xgid.ts';

const { RED, BLACK, START } = backgammon;

const money: Setup = {
  board: START,
  side: RED,
  decides: RED,
  cube: { value: 1, owner: null },
  dice: null,
  offer: null,
  score: [0, 0],
  length: 0,
  crawford: false,
  jacoby: false,
  beavers: false,
};

const omitBoard = ({ board: _, ...rest }: Setup): Omit<Setup, 'board'> => rest;

describe('[BG34] position ID', () => {
  test('[BG34] the start, as the manual gives it, from both sides', () => {
    for (const side of [RED, BLACK]) {
      expect(positionId(START, side)).toBe('4HPwATDgc/ABMA');
      expect(readPositionId('4HPwATDgc/ABMA', side)).toEqual({ ok: true, value: START });
    }
  });
  test('[BG34] another board has another ID for each side', () => {
    const at = play(rolled(START, RED, 3, 1), 'A17/20 A19/20').state.board;
    expect(positionId(at, BLACK)).toBe('sGfwATDgc/ABMA');
    expect(positionId(at, RED)).toBe('4HPwATCwZ/ABMA');
  });
  test('[BG34] random boards come back, padded or not', () => {
    const draws = random(34);
    for (let i = 0; i < 500; i++) {
      const at = randomBoard(draws);
      for (const side of [RED, BLACK]) {
        expect(readPositionId(positionId(at, side), side)).toEqual({ ok: true, value: at });
        expect(readPositionId(`${positionId(at, side)}==`, side).ok).toBe(true);
      }
    }
  });
  test.each([
    ['', 'position.unreadable'],
    ['4HPwATDgc/ABM', 'position.unreadable'],
    ['4HPwATDgc/ABMAA', 'position.unreadable'],
    ['4HPwATDgc-ABMA', 'position.unreadable'],
    ['//////////////', 'position.unreadable'],
    ['//8AAAAAAAAAAA', 'position.checkers'],
    ['AAAAAAAAAAAAAA', undefined],
  ])('[BG34] %j', (text, why) => {
    const read = readPositionId(text, RED);
    expect(read.ok ? undefined : read.why).toBe(why);
  });
  test('[BG34] two sides on one point are refused', () => {
    // One checker each: the opponent's on its 24 point is on the 1 point of the side on roll.
    const bits = [...Array.from({ length: 23 }, () => 0), 1, 0, 0, 1, ...Array.from({ length: 25 }, () => 0)];
    const bytes = Array.from({ length: 10 }, (_, b) =>
      Array.from({ length: 8 }, (_, i) => (bits[b * 8 + i] ?? 0) << i).reduce((sum, bit) => sum + bit, 0),
    );
    const text = Buffer.from(bytes).toString('base64').slice(0, 14);
    expect(readPositionId(text, RED)).toEqual({ ok: false, why: 'position.checkers' });
  });
});

describe('[BG34] match ID', () => {
  const manual: Omit<Setup, 'board'> = {
    ...omitBoard(money),
    side: BLACK,
    decides: BLACK,
    cube: { value: 2, owner: RED },
    dice: [5, 2],
    score: [2, 4],
    length: 9,
  };
  test('[BG34] the example of the manual: 2-4 to nine, player 0 owns a 2-cube, player 1 has rolled 52', () => {
    expect(readMatchId('QYkqASAAIAAA')).toEqual({ ok: true, value: manual });
    // Later versions also say whether Jacoby is off, in the last bit; nothing else is different.
    expect(matchId({ ...manual, board: START })).toBe('QYkqASAAIAAE');
    expect(readMatchId('QYkqASAAIAAE')).toEqual(readMatchId('QYkqASAAIAAA'));
  });
  test('[BG34] Jacoby is told in money sessions', () => {
    expect(matchId({ ...money, side: BLACK, decides: BLACK })).toBe('cAkAAAAAAAAE');
    expect(matchId({ ...money, side: BLACK, decides: BLACK, jacoby: true })).toBe('cAkAAAAAAAAA');
  });
  test('[BG34] [case 30] what the format cannot hold has no ID', () => {
    expect(matchId({ ...money, cube: { value: 2 ** 15, owner: RED } })).toHaveLength(12);
    expect(matchId({ ...money, cube: { value: 2 ** 16, owner: RED } })).toBeUndefined();
    expect(matchId({ ...money, score: [2 ** 15, 0] })).toBeUndefined();
    expect(gnubgId({ ...money, score: [2 ** 15, 0] })).toBeUndefined();
  });
  test.each([
    ['', 'position.unreadable'],
    ['cAkAAAAAAAA', 'position.unreadable'],
    ['cAkAAAAAAAA!', 'position.unreadable'],
    ['AAAAAAAAAAAA', 'position.playing'],
    ['cCEAAAAAAAAE', undefined],
    ['////////////', 'position.playing'],
  ])('[BG34] %j', (text, why) => {
    const read = readMatchId(text);
    if (why === undefined) expect(read.ok ? 'ok' : read.why).toMatch(/ok|position/);
    else expect(read).toEqual({ ok: false, why });
  });
});

interface Row {
  readonly xgid: string;
  readonly id: string;
  readonly turned?: string;
  readonly doubled?: string;
}

describe('[BG34] GNU Backgammon reads and writes the same', () => {
  const url = new URL('../../test/files/gnubg-ids.json', import.meta.url);
  const rows: Row[] = JSON.parse(readFileSync(url, 'utf8'));
  test('[BG34] the table has positions of every kind', () => {
    expect(rows).toHaveLength(160);
    expect(rows.filter((row) => row.doubled !== undefined).length).toBeGreaterThan(40);
  });
  test('[BG34] our XGID means there what it means here, and the IDs are equal to the letter', () => {
    for (const row of rows) {
      // That program makes whoever is on roll its player 1, so the bottom side is chosen to put Black on roll.
      const bottom = row.xgid.split(':')[3] === '1' ? BLACK : RED;
      const read = readXgid(row.xgid, bottom);
      if (!read.ok) throw new Error(`${row.xgid}: ${read.why}`);
      expect(gnubgId(read.value), row.xgid).toBe(row.id);
      expect(xgid(read.value, bottom)).toBe(row.xgid);
      const back = readGnubgId(row.id);
      expect(back).toEqual({ ok: true, value: { ...read.value, beavers: false } });
      if (row.turned !== undefined)
        expect(gnubgId({ ...read.value, side: RED, decides: RED })).toBe(row.turned);
      if (row.doubled === undefined) continue;
      const doubled: Setup = { ...read.value, offer: 'double', decides: RED };
      expect(gnubgId(doubled)).toBe(row.doubled);
      expect(readGnubgId(row.doubled)).toEqual({ ok: true, value: { ...doubled, beavers: false } });
    }
  });
  test('[BG34] a beaver, as that program writes it', () => {
    const beavered = play(
      ready(START, BLACK, { score: [1, 3] }, { mode: 'money', beavers: true, jacoby: true }),
      'Bdouble Abeaver',
    );
    const setup = setupOf(beavered.state) as Setup;
    expect(setup).toMatchObject({
      offer: 'beaver',
      side: BLACK,
      decides: BLACK,
      cube: { value: 2, owner: RED },
    });
    expect(matchId(setup)).toBe('QRkAABAAGAAA');
    expect(readMatchId('QRkAABAAGAAA')).toEqual({ ok: true, value: omitBoard(setup) });
  });
});

describe('[BG34] XGID', () => {
  test('[BG34] the start, from both sides of the table', () => {
    const opened = setupOf(rolled(START, RED, 3, 1)) as Setup;
    expect(xgid(opened, RED)).toBe('XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10');
    expect(xgid(opened, BLACK)).toBe('XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10');
  });
  test('[BG34] every field, from below and from above', () => {
    const setup: Setup = {
      ...money,
      board: board('bar 6x3 24', 'barx2 13x2'),
      cube: { value: 8, owner: BLACK },
      side: BLACK,
      decides: RED,
      offer: 'double',
      score: [3, 4],
      length: 7,
    };
    expect(xgid(setup, RED)).toBe('XGID=b-----C-----b-----------AA:3:-1:-1:D:3:4:0:7:10');
    expect(xgid(setup, BLACK)).toBe('XGID=aa-----------B-----c-----B:3:1:1:D:4:3:0:7:10');
    for (const bottom of [RED, BLACK])
      expect(readXgid(xgid(setup, bottom) ?? '', bottom)).toEqual({ ok: true, value: setup });
  });
  test('[BG34] the prefix and spaces around may be missing or there', () => {
    const text = '-b----E-C---eE---c-e----B-:0:0:1:00:0:0:3:0:10';
    expect(readXgid(` ${text}\n`, RED)).toEqual(readXgid(`XGID=${text}`, RED));
    expect(readXgid(text, RED)).toMatchObject({ ok: true, value: { jacoby: true, beavers: true } });
  });
  const start = '-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10';
  test.each([
    ['', 'position.unreadable'],
    [start.replace(':10', ''), 'position.unreadable'],
    [`${start}:1`, 'position.unreadable'],
    [start.replace('-b', 'b'), 'position.unreadable'],
    [start.replace('-b', 'Bb'), 'position.unreadable'],
    [start.replace('E-C', 'P-C'), 'position.unreadable'],
    [start.replace('E-C', 'O-C'), 'position.checkers'],
    [start.replace(':1:00', ':0:00'), 'position.unreadable'],
    [start.replace(':1:00', ':2:00'), 'position.unreadable'],
    [start.replace(':00:', ':07:'), 'position.unreadable'],
    [start.replace(':00:', ':7:'), 'position.unreadable'],
    [start.replace(':00:', ':B:'), 'position.beaver'],
    [start.replace(':00:', ':R:'), 'position.beaver'],
    [start.replace(':0:0:1', ':-1:0:1'), 'position.unreadable'],
    [start.replace(':0:0:1', ':31:0:1'), 'position.unreadable'],
    [start.replace(':0:0:10', ':4:0:10'), 'position.unreadable'],
    [start.replace(':0:0:10', ':2:5:10'), 'position.unreadable'],
    [start.replace(':0:0:10', ':0:x:10'), 'position.unreadable'],
  ])('[BG34] %j is refused', (text, why) => {
    expect(readXgid(text, RED)).toEqual({ ok: false, why });
  });
  test('[BG34] no text makes a reader throw', () => {
    const near = fc.constantFrom(...'XGID=-bBEeCc:0173D1/+AZ'.split(''));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: near, maxLength: 60 })), (text) => {
        for (const read of [
          readXgid(text, RED),
          readGnubgId(text),
          readMatchId(text),
          readPositionId(text, BLACK),
        ])
          expect(typeof read.ok).toBe('boolean');
      }),
    );
  });
});
