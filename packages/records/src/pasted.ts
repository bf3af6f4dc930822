/** Reads whatever somebody pastes: a position or a whole match, in every form that is known here. */
import { type Checked, type Games, gameOf } from '@sandbar/engine';
import { readGnubgId, readPositionId } from './backgammon/gnubg.ts';
import { readMat } from './backgammon/mat.ts';
import { type Setup, stateOf } from './backgammon/setup.ts';
import { readSgf } from './backgammon/sgf.ts';
import { readXgid } from './backgammon/xgid.ts';
import { type Fault, linesOf, type MatchRecord, no, type Read } from './record.ts';
import { readRecord } from './save.ts';

/** `text` is `game.write`, `save` our own record; the others are those of other programs. */
export type Form = 'gnubg' | 'xgid' | 'text' | 'mat' | 'sgf' | 'save';

export type Pasted =
  | {
      readonly ok: true;
      readonly kind: 'position';
      /** The id of its game, and a state of it. */
      readonly game: string;
      readonly state: unknown;
      readonly form: Form;
    }
  | { readonly ok: true; readonly kind: 'record'; readonly record: MatchRecord; readonly form: Form }
  | Fault;

/** Longer than any match that is played; a file of GNU Backgammon with all its analysis has about a tenth of it. */
const LONGEST = 8_000_000;

/**
 * Tells by its form what a text is and reads it; games that are not in the registry are not known. Reasons: `pasted.empty`,
 * `pasted.long`, `pasted.unknown`, and those of the form's reader.
 */
export function readPasted(games: Games, pasted: string): Pasted {
  const text = pasted.replace(/^\uFEFF/, '');
  if (text.trim() === '') return no('pasted.empty', 1);
  if (text.length > LONGEST) return no('pasted.long', 1);
  if (/^\s*\{/.test(text)) return recordIn(readRecord(games, text.trimStart()), 'save', blankLines(text));
  if (gameOf(games, 'backgammon') !== undefined) {
    if (/^\s*\(\s*;/.test(text)) return recordIn(readSgf(text), 'sgf');
    if (/^[ \t]*\d+[ \t]+points?[ \t]+match[ \t]*$/im.test(text)) return recordIn(readMat(text), 'mat');
  }
  const found = positionIn(games, text);
  if (found?.ok === true) return found;
  // A `+` that came through an address unescaped has turned into a blank.
  const plus = positionIn(games, text.trim().replaceAll(' ', '+'));
  return plus?.ok === true ? plus : (found ?? no('pasted.unknown', 1));
}

/** Ends of line before the text begins. */
const blankLines = (text: string): number => /^\s*/.exec(text)?.[0].match(/\r\n|\r|\n/g)?.length ?? 0;

function recordIn(read: Read<MatchRecord>, form: Form, above = 0): Pasted {
  if (!read.ok) return { ...read, line: read.line + above };
  return { ok: true, kind: 'record', record: read.value, form };
}

/** A position: the first line in which one of the forms is found. */
function positionIn(games: Games, text: string): Pasted | undefined {
  const lines = linesOf(text);
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const own = ownText(games, line.trim());
    if (own !== undefined) return own;
    if (gameOf(games, 'backgammon') === undefined) continue;
    const setup = xgidIn(line) ?? gnubgIn(line, lines[i + 1] ?? '');
    if (setup !== undefined) return backgammonIn(setup.read, setup.form, i + 1);
  }
  return undefined;
}

/** The texts of two games never look alike: each `read` takes only what it would write itself. */
function ownText(games: Games, line: string): Pasted | undefined {
  for (const [game, rules] of Object.entries(games)) {
    const read: Checked<unknown> = rules.read(line);
    if (read.ok) return { ok: true, kind: 'position', game, state: read.value, form: 'text' };
  }
  return undefined;
}

function backgammonIn(setup: Checked<Setup>, form: Form, line: number): Pasted {
  if (!setup.ok) return no(setup.why, line);
  const state = stateOf(setup.value);
  if (!state.ok) return no(state.why, line);
  return { ok: true, kind: 'position', game: 'backgammon', state: state.value, form };
}

interface Found {
  readonly form: Form;
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
