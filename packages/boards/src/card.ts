/** Cards: pictures of 1200 by 630 that stand for a table where its link is shown, and notices in place of a board. */
import type { Figure, Theme } from './board.ts';
import { ground, logo, PAPERS, type Paper } from './card-parts.ts';
import { cut, sizeFor, textSvg, widthOf, wrap } from './card-text.ts';
import { n } from './draw.ts';

/** The size that sites expect of a preview. */
export const CARD = { width: 1200, height: 630 } as const;

/** How large a board may be on a card. */
export const CARD_BOARD = { width: 668, height: 540 } as const;

/** A seat on a card. */
export interface CardSeat {
  readonly name: string;
  /** What it has: a score, gold. */
  readonly note?: string;
  /** Its piece. */
  readonly figure?: Figure;
  /** It is to act, or has won. */
  readonly active?: true;
  /** Nobody sits there, or its owner has left. */
  readonly faint?: true;
}

/** What a card says. All texts are in the reader's words. */
export interface Card {
  readonly brand: string;
  readonly title: string;
  /** The options in words. */
  readonly line: string;
  readonly seats: readonly CardSeat[];
  /** Whose turn it is, or the result; '' where there is neither. */
  readonly status: string;
  /** Sets off a match that runs from one that waits or is over. */
  readonly live: boolean;
  /** The picture of the board, and its size; undefined on a card that stands for no board. */
  readonly board?: { readonly svg: string; readonly width: number; readonly height: number };
}

const EDGE = 48;
const COLUMN = 400;
const GAP = 36;
/** Where the rows of seats begin and end at most. */
const ROWS = { from: 262, to: 520 };

/** Draws a card. */
export function cardSvg(card: Card, theme: Theme = 'dark'): string {
  const paper = PAPERS[theme];
  const body = card.board === undefined ? plain(card, paper) : full(card, card.board, paper);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">${ground(CARD.width, CARD.height, paper)}${body}</svg>`;
}

/** A card without a board: the brand, large, and what is to say. */
function plain({ brand, title, line }: Card, paper: Paper): string {
  const x = CARD.width / 2;
  const width = 1000;
  const size = sizeFor(title, width, 84, 52, 'title');
  return [
    logo(x - 62, 112, 124, paper),
    textSvg(brand, { x, y: 300, middle: true }, 44, 'title', paper.brass),
    textSvg(cut(title, width, size, 'title'), { x, y: 412, middle: true }, size, 'title', paper.ink),
    ...wrap(line, 900, 34, 'line', 2).map((text, i) =>
      textSvg(text, { x, y: 480 + i * 46, middle: true }, 34, 'line', paper.soft),
    ),
  ].join('');
}

function full(card: Card, board: NonNullable<Card['board']>, paper: Paper): string {
  const { width, height } = board;
  // The column takes what a narrow board leaves.
  const column = Math.max(COLUMN, Math.min(480, CARD.width - EDGE - GAP - width - EDGE));
  const right = EDGE + column + GAP;
  const x = right + (CARD.width - EDGE - right - width) / 2;
  const size = sizeFor(card.title, column, 46, 36, 'title');
  const titles = wrap(card.title, column, size, 'title', 2);
  const lines = wrap(card.line, column, 26, 'line', 2);
  const top = 158;
  const below = top + (titles.length - 1) * size * 1.12;
  return [
    logo(EDGE, 44, 44, paper),
    textSvg(card.brand, { x: EDGE + 58, y: 77 }, 32, 'title', paper.brass),
    ...titles.map((text, i) =>
      textSvg(text, { x: EDGE, y: top + i * size * 1.12 }, size, 'title', paper.ink),
    ),
    ...lines.map((text, i) => textSvg(text, { x: EDGE, y: below + 40 + i * 32 }, 26, 'line', paper.soft)),
    seatRows(card.seats, column, below + 40 + lines.length * 32, paper),
    statusLine(card, column, paper),
    `<svg x="${n(x)}" y="${n((CARD.height - height) / 2)}" ${board.svg.slice('<svg '.length)}`,
  ].join('');
}

function seatRows(seats: readonly CardSeat[], column: number, above: number, paper: Paper): string {
  const from = Math.max(above, ROWS.from - 20);
  const room = ROWS.to - from;
  const step = Math.min(62, room / Math.max(1, seats.length));
  const size = Math.min(31, Math.max(22, step * 0.62));
  const icon = Math.min(50, step - 3);
  const start = from + (seats.length > 3 ? 0 : Math.min(20, (room - step * seats.length) / 2));
  return seats
    .map(({ name, note = '', figure, active, faint }, i) => {
      const y = start + (i + 0.5) * step;
      const x = EDGE + (figure === undefined ? 0 : icon + 16);
      const face = active ? 'strong' : 'line';
      const noteSize = size * 0.9;
      const noted = note === '' ? 0 : widthOf(note, noteSize, 'strong') + 14;
      const room = column - (x - EDGE) - noted;
      const nameSize = sizeFor(name, room, size, size * 0.72, face);
      const color = faint ? paper.faint : paper.ink;
      return [
        active
          ? `<rect x="${EDGE - 12}" y="${n(y - step / 2 + 1)}" width="${column + 24}" height="${n(step - 2)}" rx="12" fill="${paper.brass}" fill-opacity=".13"/>`
          : '',
        figure === undefined ? '' : figureSvg(figure, EDGE, y - icon / 2, icon, `s${i}`, faint === true),
        textSvg(cut(name, room, nameSize, face), { x, y: y + nameSize * 0.36 }, nameSize, face, color),
        note === ''
          ? ''
          : textSvg(
              note,
              { x: EDGE + column, y: y + noteSize * 0.36, end: true },
              noteSize,
              'strong',
              faint ? paper.faint : paper.brass,
            ),
      ].join('');
    })
    .join('');
}

function statusLine({ status, live }: Card, column: number, paper: Paper): string {
  if (status === '') return '';
  const size = sizeFor(status, column - 26, 30, 24, 'strong');
  const lines = wrap(status, column - 26, size, 'strong', 2);
  const y = 582 - (lines.length - 1) * size * 1.25;
  return [
    `<path d="M${EDGE} ${n(y - 50)}H${EDGE + column}" stroke="${paper.line}" stroke-width="2"/>`,
    live
      ? `<circle cx="${EDGE + 8}" cy="${n(y - size * 0.36)}" r="8" fill="${paper.live}"/>`
      : `<circle cx="${EDGE + 8}" cy="${n(y - size * 0.36)}" r="6.5" fill="none" stroke="${paper.soft}" stroke-width="3"/>`,
    ...lines.map((text, i) =>
      textSvg(text, { x: EDGE + 28, y: y + i * size * 1.25 }, size, 'strong', paper.ink),
    ),
  ].join('');
}

/** A figure fitted into a square. Its ids get a prefix of their own. */
function figureSvg(
  { defs, body, box }: Figure,
  x: number,
  y: number,
  side: number,
  prefix: string,
  faint: boolean,
): string {
  return `<svg x="${n(x)}" y="${n(y)}" width="${n(side)}" height="${n(side)}" viewBox="${n(box.x)} ${n(box.y)} ${n(box.w)} ${n(box.h)}"${faint ? ' opacity=".4"' : ''}><defs>${defs}</defs>${body}</svg>`.replaceAll(
    '~',
    prefix,
  );
}

/** A picture that says why there is no board, as wide as that would be. */
export function noticeSvg(title: string, line: string, width: number, theme: Theme): string {
  const paper = PAPERS[theme];
  const height = Math.round(width * 0.6);
  const unit = width / 640;
  const at = { x: width / 2, middle: true };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ground(width, height, paper)}${logo(width / 2 - 34 * unit, height / 2 - 108 * unit, 68 * unit, paper)}${textSvg(cut(title, width * 0.92, 36 * unit, 'title'), { ...at, y: height / 2 + 28 * unit }, 36 * unit, 'title', paper.ink)}${textSvg(cut(line, width * 0.92, 22 * unit, 'line'), { ...at, y: height / 2 + 70 * unit }, 22 * unit, 'line', paper.soft)}</svg>`;
}
