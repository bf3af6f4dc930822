/** To a table that was just made here: its secrets are kept on the device, and the page goes there. */
import type { Seat } from '@sandbar/engine';
import type { Made } from '@sandbar/protocol/http';
import { readJson, rememberTable } from './device.ts';

/** What was asked for, and the seat that its maker would like. */
export interface MadeFor {
  readonly game: string;
  /** What is played, in a few words: `match to 5`. */
  readonly title: string;
  readonly seat: Seat;
}

/** Keeps the way to the table and goes there. */
export function goToMade(made: Made, { game, title, seat }: MadeFor): void {
  rememberTable({
    id: made.id,
    game,
    tokens: [made.host],
    host: made.host,
    invite: made.invite,
    seats: made.seats,
    watch: made.watch,
    seat,
    title,
    seen: Date.now(),
  });
  // Where nothing can be remembered the secret has to travel in the address, in its fragment.
  const kept = readJson('tables') !== null;
  location.assign(`/m/${made.id}${kept ? '' : `#t=${made.host}&i=${made.invite}&w=${made.watch}`}`);
}
