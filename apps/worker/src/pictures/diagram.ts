/** Boards as pictures: a position as text becomes a state, a state becomes SVG. */
import { type Layout, type PictureOptions, picture } from '@sandbar/boards';
import type { AnyBoards } from '@sandbar/boards/all';
import { boardOf } from '@sandbar/boards/all';
import type { AnyGame } from '@sandbar/engine';
import { readPasted } from '@sandbar/records';
import { createWords } from '@sandbar/words';
import type { Style } from './params.ts';

/** How long a position's text may be. */
export const MOST_ID = 2_000;

/** A picture with its size. */
export interface Drawn {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Reads a position of this game in any form that can be pasted. */
export function readPosition(game: AnyGame, text: string): unknown {
  if (text.length > MOST_ID) return undefined;
  const found = readPasted({ [game.id]: game }, text);
  return found.ok && found.kind === 'position' ? found.state : undefined;
}

/** Draws a state. The board is as wide as the room, or as high where it is higher than wide. */
export function drawBoard(
  registry: AnyBoards,
  game: string,
  state: unknown,
  room: { readonly width: number; readonly height: number },
  { theme, seat, numbers, plain }: Style,
): Drawn | undefined {
  const board = boardOf(registry, game);
  if (board === undefined) return undefined;
  const words = createWords();
  const options: PictureOptions = {
    viewer: seat,
    room,
    theme,
    numbers: numbers ? (seat === null ? 'mover' : 'viewer') : false,
    words,
    plain,
    title: board.summary.name(words),
  };
  const layout: Layout = board.layout(state, seat, room);
  const scale = Math.min(room.width / layout.width, room.height / layout.height);
  return {
    svg: picture(board, state, options),
    width: layout.width * scale,
    height: layout.height * scale,
  };
}

/** The state that a table would begin with, to show the board of one that waits; undefined where its seats do not fit yet. */
export function firstState(game: AnyGame, options: unknown, seats: number): unknown {
  const read = game.readOptions(options);
  if (!read.ok || !game.seats(read.value).includes(seats)) return undefined;
  return game.begin(read.value, seats);
}
