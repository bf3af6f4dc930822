/** Addresses of a table and the code that puts its board on another page. Pure: the page hands in everything. */
import { escapeText, frameCode, heightFor } from '@sandbar/boards/frame';

/** How wide a frame is, CSS px; `fill` is as wide as the page around it lets it be. */
export type Width = '320' | '480' | '640' | 'fill';

/** The widths in the order in which they are offered. */
export const WIDTHS: readonly Width[] = ['320', '480', '640', 'fill'];

/** What a frame opens with: the live match, its replay from the start, or one move of it. */
export type Shows = 'live' | 'replay' | 'move';

/** `auto` follows the page around the frame, as far as its reader's device tells. */
export type Look = 'dark' | 'light' | 'auto';

/** What a snippet is made of. */
export interface Wish {
  readonly origin: string;
  readonly id: string;
  /** What the frame is called for who cannot see it. */
  readonly title: string;
  readonly width: Width;
  readonly theme: Look;
  readonly shows: Shows;
  /** The move that is shown where `shows` is `move`. */
  readonly ply: number;
  /** The secret that lets people watch or sit down; null for a table that is open to all. */
  readonly token: string | null;
}

/** The size of a frame where `room` is what it may fill, CSS px. */
export function sizeOf(width: Width, room: number): { readonly width: number; readonly height: number } {
  const px = width === 'fill' ? room : Number(width);
  return { width: px, height: heightFor(px) };
}

/** A link that opens at a move: behind a secret the place is one more field of the fragment. */
export const atMove = (link: string, n: number): string => `${link}${link.includes('#') ? '&' : '#'}m${n}`;

/** The address of the page in the frame. */
export function frameAddress({
  origin,
  id,
  theme,
  shows,
  ply,
  token,
}: Omit<Wish, 'title' | 'width'>): string {
  const query = [
    ...(shows === 'move' ? [`ply=${ply}`] : []),
    ...(theme === 'auto' ? [] : [`theme=${theme}`]),
  ].join('&');
  const path = shows === 'live' ? 'm' : 'replay';
  const secret = token === null ? '' : `#t=${token}`;
  return `${origin}/embed/${path}/${id}${query === '' ? '' : `?${query}`}${secret}`;
}

/** The code with a frame. */
export const iframeCode = (wish: Wish): string =>
  frameCode(frameAddress(wish), wish.title, wish.width === 'fill' ? wish.width : Number(wish.width));

/** The code with our script: it keeps the board's shape by itself. It cannot carry a secret. */
export function scriptCode({ origin, id, title, width, theme, shows, ply }: Omit<Wish, 'token'>): string {
  const board = [
    shows === 'live' ? `match="${id}"` : `replay="${id}"`,
    ...(shows === 'move' ? [`ply="${ply}"`] : []),
    ...(theme === 'auto' ? [] : [`theme="${theme}"`]),
    ...(width === 'fill' ? [] : [`style="max-width:${width}px"`]),
  ].join(' ');
  const page = `${origin}/m/${id}`;
  const link = shows === 'move' ? atMove(page, ply) : page;
  return `<script async src="${origin}/embed.js"></script>\n<sandbar-board ${board}><a href="${link}">${escapeText(title)}</a></sandbar-board>`;
}
