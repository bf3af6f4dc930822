/** Small questions about a table that its parts share. */
import type { AnyGame, Seat } from '@sandbar/engine';
import type { Offer, Table } from '@sandbar/protocol';

/** The seat that a state waits for, or null. */
export function seatToAct(game: AnyGame, state: unknown): Seat | null {
  const turn = game.turn(state);
  return turn.kind === 'seat' ? turn.seat : null;
}

/** The open offer of a kind, if any. */
export const offerOf = (table: Table, kind: string): Offer | undefined =>
  table.offers.find((offer) => offer.what.split(':')[0] === kind);

/** The name of a seat as this page says it. */
export const nameOf = (names: readonly string[], seat: Seat): string => names[seat] ?? '';

/** The entry of a registry by game. Throws for a game that this page does not know: a table of one is refused before. */
export function gameIn<T>(registry: Readonly<Record<string, T>>, id: string): T {
  const found = Object.hasOwn(registry, id) ? registry[id] : undefined;
  if (found === undefined) throw new Error(`no such game: ${id}`);
  return found;
}
