/** Reads a match as Jellyfish and GNU Backgammon export it as text (`.mat`). The left column is Red, seat 0. */
import { asName, type Fault, isDate, linesOf, no, type Read } from '../record.ts';
import { cellsOf } from './mat-cells.ts';
import { recordOf } from './retelling.ts';
import { MOST_POINTS, type Side } from './rules.ts';
import { optionsOf, tagsIn } from './tags.ts';
import type { BackgammonRecord, Entry, ToldGame } from './transcript.ts';

/** The names that stand for a seat without one. */
export const NOBODY = ['Red', 'Black'] as const;

/** No line of a match is longer; patterns need not look further. */
const WIDEST = 400;

interface Draft {
  readonly line: number;
  readonly number: number;
  score: readonly [number, number] | null;
  readonly entries: Entry[];
  won: ToldGame['won'];
}

interface Sheet {
  length: number | null;
  names: readonly [string, string] | null;
  /** The comments, with the line of the first of them. */
  comments: string;
  readonly games: Draft[];
}

/**
 * Reads a `.mat` and replays it. Reasons besides those of `recordOf`: `record.unreadable`, `record.empty` (no game in
 * it), `record.options` (our tag does not fit the length), `options.length`.
 */
export function readMat(text: string): Read<BackgammonRecord> {
  const sheet: Sheet = { length: null, names: null, comments: '', games: [] };
  const lines = linesOf(text);
  for (const [i, line] of lines.entries()) {
    const wrong = readLine(sheet, line, i + 1);
    if (wrong !== undefined) return wrong;
  }
  const { length, comments, games } = sheet;
  if (length === null) return no('record.unreadable', lines.length);
  const unnamed = games.find((game) => game.score === null);
  if (unnamed !== undefined) return no('record.unreadable', unnamed.line);
  const first = games[0];
  if (first === undefined) return no('record.empty', lines.length);
  const tags = tagsIn(comments);
  const beavers = games.some((game) => game.entries.some((entry, n) => isBeaver(game.entries, entry, n)));
  const options = optionsOf({ length, tags, beavers, automatic: false });
  if (options === undefined) return no('record.options', 1);
  return recordOf({
    options,
    names: sheet.names ?? ['', ''],
    date: dateOf(tags.get('eventdate')),
    games: games.map((game) => ({
      ...game,
      score: game.score ?? [0, 0],
      crawford: null,
      automatic: false,
      start: null,
    })),
  });
}

const isBeaver = (entries: readonly Entry[], { kind }: Entry, n: number): boolean =>
  kind === 'beaver' || (kind === 'double' && entries[n - 1]?.kind === 'double');

function dateOf(text: string | undefined): string | null {
  const date = text?.trim().replace(/[./]/g, '-');
  return isDate(date) ? date : null;
}

function readLine(sheet: Sheet, text: string, line: number): Fault | undefined {
  if (text.trim() === '') return undefined;
  if (text.length > WIDEST) return no('record.unreadable', line);
  if (/^\s*;/.test(text)) {
    sheet.comments += `${text}\n`;
    return undefined;
  }
  const match = /^\s*(\d{1,4})\s+points?\s+match\s*$/i.exec(text);
  if (match !== null) {
    if (sheet.length !== null) return no('record.unreadable', line);
    sheet.length = Number(match[1]);
    return sheet.length > MOST_POINTS ? no('options.length', line) : undefined;
  }
  if (sheet.length === null) return no('record.unreadable', line);
  const game = /^\s*Game\s+(\d{1,6})\s*$/i.exec(text);
  if (game !== null) {
    sheet.games.push({ line, number: Number(game[1]), score: null, entries: [], won: null });
    return undefined;
  }
  const last = sheet.games.at(-1);
  if (last === undefined) return no('record.unreadable', line);
  return last.score === null ? readNames(sheet, last, text, line) : readRow(last, text, line);
}

/** ` Mira : 0                       Tobias : 0` */
function readNames(sheet: Sheet, game: Draft, text: string, line: number): Fault | undefined {
  const parts = /^\s*(.*?)\s*:\s*(\d{1,9})(?:\s{2,}|\t\s*)(.*?)\s*:\s*(\d{1,9})\s*$/.exec(text);
  if (parts === null) return no('record.unreadable', line);
  const [, red = '', mine, black = '', theirs] = parts;
  game.score = [Number(mine), Number(theirs)];
  sheet.names ??= [named(red, 0), named(black, 1)];
  return undefined;
}

const named = (text: string, side: Side): string => (text === NOBODY[side] ? '' : asName(text));

function readRow(game: Draft, text: string, line: number): Fault | undefined {
  if (game.won !== null) return no('record.unreadable', line);
  const cells = cellsOf(text, line);
  if (cells === undefined) return no('record.unreadable', line);
  for (const cell of cells) {
    if (game.won !== null) return no('record.unreadable', line);
    if (cell.kind === 'unknown') return no('record.illegal', line);
    if (cell.kind === 'won') game.won = cell;
    else game.entries.push(cell);
  }
  return undefined;
}
