/** [BG34] The XGID of eXtreme Gammon: a position as the side at the bottom of the board sees it. */
import { type Checked, no, yes } from '@sandbar/engine';
import { readDice } from './gnubg.ts';
import { type Board, CHECKERS, count, other, pointOf, type Side } from './rules.ts';
import type { Setup } from './setup.ts';

const LETTERS = 'ABCDEFGHIJKLMNO';
const PREFIX = 'XGID=';
/** The last field, the highest cube as a power of two: programs ask for it and we know none. */
const HIGHEST = 10;

/**
 * `XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10`: board, cube (power of two), its owner, side on roll, dice (`00`
 * before the roll, `D` after a double), both scores, Crawford or rules of a session, length, highest cube. 1 is the
 * bottom side, -1 the top one. Undefined after a beaver, for which the format's cube field is not settled.
 */
export function xgid(setup: Setup, bottom: Side): string | undefined {
  if (setup.offer === 'beaver') return undefined;
  const top = other(bottom);
  const sign = (side: Side): number => (side === bottom ? 1 : -1);
  const rules = (setup.jacoby ? 1 : 0) + (setup.beavers ? 2 : 0);
  const fields = [
    boardText(setup.board, bottom),
    Math.log2(setup.cube.value),
    setup.cube.owner === null ? 0 : sign(setup.cube.owner),
    sign(setup.side),
    setup.offer === 'double' ? 'D' : (setup.dice?.join('') ?? '00'),
    setup.score[bottom],
    setup.score[top],
    setup.length > 0 ? (setup.crawford ? 1 : 0) : rules,
    setup.length,
    HIGHEST,
  ];
  return `${PREFIX}${fields.join(':')}`;
}

/** The top side's bar, the bottom side's points 1 to 24, its bar; capitals are the bottom side's checkers. */
function boardText(board: Board, bottom: Side): string {
  const top = other(bottom);
  const letter = (n: number): string => LETTERS[n - 1] ?? '-';
  let text = letter(board.bar[top]).toLowerCase();
  for (let own = 1; own <= 24; own++) {
    const p = pointOf(bottom, own);
    const mine = count(board, bottom, p);
    text += mine > 0 ? letter(mine) : letter(count(board, top, p)).toLowerCase();
  }
  return text + letter(board.bar[bottom]);
}

/**
 * Reads an XGID, with or without its prefix. Reasons: `position.unreadable`, `position.checkers`, `position.beaver`
 * (beavers and raccoons are not read).
 */
export function readXgid(text: string, bottom: Side): Checked<Setup> {
  const plain = text.trim();
  const fields = (plain.startsWith(PREFIX) ? plain.slice(PREFIX.length) : plain).split(':');
  const [points = '', power = '', owner = '', roller = '', dice = '', ...rest] = fields;
  const numbers = [power, owner, roller, ...rest].map(readNumber);
  if (fields.length !== 10 || numbers.includes(undefined)) return no('position.unreadable');
  const [log, own, on, mine, theirs, rules, length] = numbers as [number, number, number, ...number[]];
  const signs = [own, on].every((n) => n >= -1 && n <= 1) && on !== 0;
  const counts = [log, mine, theirs, rules, length].every((n) => n !== undefined && n >= 0);
  if (!signs || !counts || log > 30 || (rules ?? 0) > (length === 0 ? 3 : 1))
    return no('position.unreadable');
  if (dice === 'B' || dice === 'R') return no('position.beaver');
  const roll =
    dice === 'D' ? null : /^\d\d$/.test(dice) ? readDice(Number(dice[0]), Number(dice[1])) : undefined;
  const board = readBoard(points, bottom);
  if (!board.ok) return board;
  if (roll === undefined) return no('position.unreadable');
  const sideAt = (n: number): Side => (n === 1 ? bottom : other(bottom));
  const side = sideAt(on);
  const score: [number, number] = bottom === 0 ? [mine ?? 0, theirs ?? 0] : [theirs ?? 0, mine ?? 0];
  const money = length === 0;
  return yes({
    board: board.value,
    side,
    decides: dice === 'D' ? other(side) : side,
    cube: { value: 2 ** log, owner: own === 0 ? null : sideAt(own) },
    dice: roll,
    offer: dice === 'D' ? 'double' : null,
    score,
    length: length ?? 0,
    crawford: !money && rules === 1,
    jacoby: money && ((rules ?? 0) & 1) === 1,
    beavers: money && ((rules ?? 0) & 2) === 2,
  });
}

const readNumber = (text: string): number | undefined =>
  /^(0|-?[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined;

function readBoard(text: string, bottom: Side): Checked<Board> {
  if (!/^[a-o-][A-Oa-o-]{24}[A-O-]$/.test(text)) return no('position.unreadable');
  const top = other(bottom);
  const counts = [...text].map((c) => LETTERS.indexOf(c.toUpperCase()) + 1);
  const points = Array.from({ length: 24 }, () => 0);
  const bar: [number, number] = [0, 0];
  const off: [number, number] = [CHECKERS, CHECKERS];
  for (const [own, n] of counts.entries()) {
    if (n === 0) continue;
    const c = text[own] ?? '';
    const side = c === c.toUpperCase() ? bottom : top;
    off[side] -= n;
    if (own === 0 || own === 25) bar[side] = n;
    else points[pointOf(bottom, own) - 1] = side === 0 ? n : -n;
  }
  return off.every((n) => n >= 0) ? yes({ points, bar, off }) : no('position.checkers');
}
