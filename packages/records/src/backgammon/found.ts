/** [BG34] Finds what other programs write of backgammon in a text that may hold more: files by their head, positions by their form. */
import type { Checked } from '@sandbar/engine';
import type { FoundFile, FoundPosition } from '../form.ts';
import { readGnubgId, readPositionId } from './gnubg.ts';
import { readMat } from './mat.ts';
import type { State } from './rules.ts';
import { type Setup, stateOf } from './setup.ts';
import { readSgf } from './sgf.ts';
import { readXgid } from './xgid.ts';

/** A whole match, told by its first lines; undefined where it is none. */
export function fileIn(text: string): FoundFile | undefined {
  if (/^\s*\(\s*;/.test(text)) return { form: 'sgf', read: readSgf(text) };
  if (/^[ \t]*\d+[ \t]+points?[ \t]+match[ \t]*$/im.test(text)) return { form: 'mat', read: readMat(text) };
  return undefined;
}

/** A position in a line, or in it and the one after; undefined where there is none. */
export function positionIn(line: string, after: string): FoundPosition | undefined {
  const setup = xgidIn(line) ?? gnubgIn(line, after);
  return setup && { form: setup.form, read: stateIn(setup.read) };
}

const stateIn = (setup: Checked<Setup>): Checked<State> => (setup.ok ? stateOf(setup.value) : setup);

interface Found {
  readonly form: 'gnubg' | 'xgid';
  readonly read: Checked<Setup>;
}

/** Programs write it into a page of text; the bottom side is Red. Without its prefix it must stand alone. */
function xgidIn(line: string): Found | undefined {
  const text =
    /XGID\s*=\s*(\S+)/.exec(line)?.[1] ?? /^\s*([A-Oa-o-]{26}(?::[^:\s]{1,10}){9})\s*$/.exec(line)?.[1];
  return text === undefined ? undefined : { form: 'xgid', read: readXgid(text.replace(/[.,;]$/, ''), 0) };
}

const ID = '[A-Za-z0-9+/]';
const POSITION = `${ID}{14}(?:==)?`;
const MATCH = `${ID}{12}`;
const NAMED = new RegExp(`Position ID\\s*:?\\s*(${POSITION})(?!${ID})`, 'i');
const MATCHED = new RegExp(`Match ID\\s*:?\\s*(${MATCH})(?!${ID})`, 'i');
const JOINED = new RegExp(`(?<!${ID})(${POSITION}):(${MATCH})(?!${ID})`);
const ALONE = new RegExp(`^\\s*(${POSITION})\\s*$`);

/** Both IDs in one word; or each after its name, the match ID on the same line or the next; or a position ID alone: money. */
function gnubgIn(line: string, after: string): Found | undefined {
  const joined = JOINED.exec(line);
  if (joined !== null) return { form: 'gnubg', read: readGnubgId(`${joined[1]}:${joined[2]}`) };
  const position = NAMED.exec(line)?.[1] ?? ALONE.exec(line)?.[1];
  if (position === undefined) return undefined;
  const match = MATCHED.exec(line)?.[1] ?? MATCHED.exec(after)?.[1];
  if (match !== undefined) return { form: 'gnubg', read: readGnubgId(`${position}:${match}`) };
  const board = readPositionId(position, 0);
  return { form: 'gnubg', read: board.ok ? { ok: true, value: moneyAt(board.value) } : board };
}

/** A board alone: a money session in which Red is on roll and the cube is in the middle. */
const moneyAt = (board: Setup['board']): Setup => ({
  board,
  side: 0,
  decides: 0,
  cube: { value: 1, owner: null },
  dice: null,
  offer: null,
  score: [0, 0],
  length: 0,
  crawford: false,
  jacoby: false,
  beavers: false,
});
