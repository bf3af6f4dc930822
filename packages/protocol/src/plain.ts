/** [R5] [R17] Plain text that people see of each other, as a name or a line of chat: one can see it, and it stays in its line. */
import * as v from 'valibot';

// The kinds below have no character in common to begin with, so that a text is read in one way only: a pattern that could try two
// ways at each character would try for ever.
/** Two marks on a letter at most (names need no more after NFC): towers of them reach into other lines. */
const MARKS = '(?:(?!\\p{DI})\\p{M}){0,2}';
/** A joiner joins letters, as several scripts are written with it; alone it would be seen by nobody. */
const LETTER = `(?![\\p{DI}\\p{Extended_Pictographic}])\\p{L}${MARKS}(?:[\\u200c\\u200d](?=\\p{L}))?`;
const PICTURE = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?';
const PICTURES = `${PICTURE}(?:\\u200d${PICTURE})*`;
const KEYCAP = '[0-9#*]\\ufe0f\\u20e3';
/** Whatever else is seen, spaces included: nothing that controls, breaks the line, turns the writing or is not there to be seen. */
const OTHER = `(?![\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\p{DI}]|\\u2800).${MARKS}`;
const SEEN = new RegExp(`^(?:${LETTER}|${PICTURES}|${KEYCAP}|${OTHER})+$`, 'u');
const SOMETHING = /[^\s\p{M}]/u;

/** A line of at most so many characters (UTF-16 units), trimmed, in NFC. */
export const plainLine = (most: number) =>
  v.pipe(
    v.string(),
    // Before anything is composed: a line of any length would have to be.
    v.maxLength(4 * most),
    v.transform((text) => text.normalize('NFC').trim()),
    v.minLength(1),
    v.maxLength(most),
    v.regex(SEEN),
    v.regex(SOMETHING),
  );
