/** Cards of tables: from a glimpse of a match to what the card says. */
import { type AnyBoards, boardOf } from '@sandbar/boards/all';
import { CARD_BOARD, type Card, type CardSeat } from '@sandbar/boards/card';
import { type AnyGame, type Games, gameOf, type Result } from '@sandbar/engine';
import { createWords, type Words } from '@sandbar/words';
import type { Glimpse, OpenGlimpse } from '../glimpse.ts';
import { drawBoard, firstState } from './diagram.ts';
import type { Style } from './params.ts';
import { printable } from './printable.ts';

type AnySummary = AnyBoards[string]['summary'];

/** The radius that pieces are asked for: large enough to be drawn with everything on them. */
const PIECE = 25;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A card that stands for no board. */
export function plainCard(what: 'site' | 'private' | 'unknown'): Card {
  const words = createWords();
  return {
    brand: words('app.name'),
    title: words(`card.${what}`),
    line: words(`card.${what}.line`),
    seats: [],
    status: '',
    live: false,
  };
}

/** The state that a picture shows: the match's own, or the set-up where it has not started. Undefined where neither can be had. */
export function stateIn(game: AnyGame, { state, options, seats }: OpenGlimpse): unknown {
  if (state === null) return firstState(game, options, seats);
  const read = game.read(state);
  return read.ok ? read.value : undefined;
}

/** The card of a table. */
export function cardOf(seen: Glimpse | null, games: Games, boards: AnyBoards, style: Style): Card {
  if (seen === null) return plainCard('unknown');
  if (seen.private) return plainCard('private');
  const words = createWords();
  const glimpse = style.plain ? { ...seen, names: printable(seen.names, words) } : seen;
  const game = gameOf(games, glimpse.game);
  const summary = boardOf(boards, glimpse.game)?.summary;
  if (game === undefined || summary === undefined) return plainCard('site');
  const state = stateIn(game, glimpse);
  const begun = glimpse.state === null ? undefined : state;
  const options = game.readOptions(glimpse.options);
  const drawn = state === undefined ? undefined : drawBoard(boards, game.id, state, CARD_BOARD, style);
  return {
    brand: words('app.name'),
    title: summary.name(words),
    line: options.ok ? capital(summary.title(options.value, glimpse.seats, words)) : '',
    seats: seatsOf(glimpse, game, begun, boards, words),
    status: statusOf(glimpse, game, begun, summary, words),
    live: glimpse.phase === 'playing',
    ...(drawn === undefined ? {} : { board: drawn }),
  };
}

function seatsOf(
  { names, winner, phase }: OpenGlimpse,
  game: AnyGame,
  state: unknown,
  boards: AnyBoards,
  words: Words,
): readonly CardSeat[] {
  const board = boardOf(boards, game.id);
  const turn = state === undefined ? undefined : game.turn(state);
  const acts = phase === 'over' ? winner : turn?.kind === 'seat' ? turn.seat : undefined;
  return names.map((name, seat): CardSeat => {
    const told = board?.summary.standing(state, seat, words);
    const figure = told?.look === undefined ? undefined : board?.drawings.piece(told.look, false, PIECE);
    return {
      name: name === '' ? words('card.seat.free') : name,
      ...(told === undefined || told.note === '' ? {} : { note: told.note }),
      ...(figure === undefined ? {} : { figure }),
      ...(acts === seat ? { active: true } : {}),
      ...(name === '' || told?.left === true ? { faint: true } : {}),
    };
  });
}

function statusOf(
  { names, phase }: OpenGlimpse,
  game: AnyGame,
  state: unknown,
  summary: AnySummary,
  words: Words,
): string {
  if (state === undefined) return names.includes('') ? words('card.waiting') : words('card.set');
  const turn = game.turn(state);
  if (turn.kind === 'over') return resultText(turn.result, names, words);
  // A match can be over by the table's decision while its game still has a turn.
  if (phase === 'over') return words('card.over.end');
  if (turn.kind === 'seat') return summary.turn(state, names[turn.seat] ?? '', words);
  return turn.draw.wait ? words('card.next') : words('card.chance');
}

const resultText = ({ winner }: Result, names: readonly string[], words: Words): string =>
  winner === null ? words('card.over.draw') : words('card.over', { who: names[winner] ?? '' });
