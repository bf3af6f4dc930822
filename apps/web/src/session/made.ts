/** To a table that was just made here: its secrets are kept on the device, and the page goes there. */
import type { Seat } from '@sandbar/engine';
import { settingOf } from '../games/settings.ts';
import { reasonText } from '../ui/reason.ts';
import { words } from '../ui/words.ts';
import { readJson, rememberTable } from './device.ts';
import type { Made } from './matches.ts';

/** What was asked for, and the seat that its maker would like. */
export interface MadeFor {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly seat: Seat;
}

/** Keeps the way to the table and goes there. */
export function goToMade(made: Made, { game, options, seats, seat }: MadeFor): void {
  rememberTable({
    id: made.id,
    game,
    tokens: [made.host],
    host: made.host,
    invite: made.invite,
    seats: made.seats,
    watch: made.watch,
    seat,
    title: settingOf(game).title(options, seats),
    seen: Date.now(),
  });
  // Where nothing can be remembered the secret has to travel in the address, in its fragment.
  const kept = readJson('tables') !== null;
  location.assign(`/m/${made.id}${kept ? '' : `#t=${made.host}&i=${made.invite}&w=${made.watch}`}`);
}

/** Why no table was made, as a sentence. */
export const notMade = (why: string): string =>
  why === 'start.offline' ? words('start.offline') : words('start.failed', { why: reasonText(why) });
