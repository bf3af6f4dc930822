/** Fits text into a width without a browser: widths of the cards' fonts by letter, in hundredths of their size. */
import { escapeText, n } from './draw.ts';

/** The fonts that a card is set in. */
export type Face = 'line' | 'strong' | 'title';

const FAMILIES: Readonly<Record<Face, string>> = {
  line: 'font-family="Inter, system-ui, sans-serif" font-weight="500"',
  strong: 'font-family="Inter, system-ui, sans-serif" font-weight="700" word-spacing="2"',
  title: 'font-family="Fraunces, Georgia, serif" font-weight="600"',
};

/** From the blank (32) to the tilde (126), as the fonts have them. */
const WIDTHS: Readonly<Record<Face, string>> = {
  line: '27 30 49 64 65 99 65 31 37 37 52 67 30 46 30 37 65 42 62 63 66 60 63 57 63 63 30 32 67 67 67 53 98 71 66 73 72 60 59 75 74 27 58 69 57 91 76 77 64 77 65 65 65 74 71 100 70 70 64 37 37 37 48 46 34 57 62 58 62 59 38 62 60 25 25 56 25 89 60 60 62 62 39 54 34 60 57 83 56 58 56 44 35 44 67',
  strong:
    '24 34 55 65 65 102 67 34 38 38 56 68 33 47 33 39 67 43 63 65 68 62 65 58 65 65 33 34 68 68 68 56 102 75 66 74 72 61 59 75 75 28 58 72 57 93 76 77 65 78 66 65 67 73 75 104 74 73 66 38 39 38 49 48 37 58 63 59 63 60 40 63 62 27 27 58 27 91 62 61 63 63 41 56 37 62 60 85 58 60 57 47 37 47 68',
  title:
    '22 32 37 66 60 78 98 18 36 36 62 56 28 41 27 50 68 47 62 56 63 59 62 53 62 62 27 29 52 56 52 53 92 74 71 70 80 66 61 77 85 41 51 79 63 93 77 80 70 80 75 61 70 75 72 106 73 69 64 35 50 35 48 49 25 56 61 52 62 53 40 58 64 32 32 62 32 96 64 60 63 61 48 49 39 63 56 84 55 57 49 40 28 40 64',
};

const HUNDREDTHS: Readonly<Record<Face, readonly number[]>> = {
  line: WIDTHS.line.split(' ').map(Number),
  strong: WIDTHS.strong.split(' ').map(Number),
  title: WIDTHS.title.split(' ').map(Number),
};

/** What a letter that is not measured takes: wide scripts are as wide as the font is large, others as a wide letter. */
const unmeasured = (letter: string): number => ((letter.codePointAt(0) ?? 0) >= 0x1100 ? 100 : 74);

/** The width of a text at a size. */
export const widthOf = (text: string, size: number, face: Face): number =>
  ([...text].reduce(
    (sum, letter) => sum + (HUNDREDTHS[face][letter.charCodeAt(0) - 32] ?? unmeasured(letter)),
    0,
  ) *
    size) /
  100;

/** The text, cut with an ellipsis where it is wider than `width`. */
export function cut(text: string, width: number, size: number, face: Face): string {
  if (widthOf(text, size, face) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size, face) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The largest size up to `size`, but not under `least`, at which the text fits. */
export const sizeFor = (text: string, width: number, size: number, least: number, face: Face): number =>
  Math.max(least, Math.min(size, Math.floor((size * width) / Math.max(1, widthOf(text, size, face)))));

/** The text in lines of at most `width`; what does not fit into `most` lines is cut. */
export function wrap(text: string, width: number, size: number, face: Face, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && (widthOf(longer, size, face) <= width || lines.length === most))
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => cut(line, width, size, face));
}

/** Letters that XML does not know, and halves of letters. */
const UNKNOWN = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** A line of text, `y` its baseline. */
export const textSvg = (
  text: string,
  at: { readonly x: number; readonly y: number; readonly end?: boolean; readonly middle?: boolean },
  size: number,
  face: Face,
  color: string,
): string =>
  `<text x="${n(at.x)}" y="${n(at.y)}" ${FAMILIES[face]} font-size="${n(size)}" fill="${color}"${at.end ? ' text-anchor="end"' : at.middle ? ' text-anchor="middle"' : ''}>${escapeText(text.replace(UNKNOWN, ''))}</text>`;
