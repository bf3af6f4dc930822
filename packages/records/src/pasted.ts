/** Reads whatever somebody pastes: a position or a whole match, in every form that is known here. */
import type { Checked, Games } from '@sandbar/engine';
import type { Form } from './form.ts';
import { formsOf } from './forms.ts';
import { type Fault, linesOf, type MatchRecord, no, type Read } from './record.ts';
import { readRecord } from './save.ts';

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
  for (const game of Object.keys(games)) {
    const file = formsOf(game).fileIn(text);
    if (file !== undefined) return recordIn(file.read, file.form);
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
    for (const game of Object.keys(games)) {
      const found = formsOf(game).positionIn(line, lines[i + 1] ?? '');
      if (found === undefined) continue;
      const { form, read } = found;
      return read.ok ? { ok: true, kind: 'position', game, state: read.value, form } : no(read.why, i + 1);
    }
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
