/** A pause of the clock: who has to agree, and what it does. [R16] */
import type { Seat } from '@sandbar/engine';
import { NEXT_GAME_MS } from '../limits.ts';
import type { Offer } from '../table.ts';
import type { Why } from '../wire.ts';
import { setTable } from './room.ts';
import { isPlaying } from './seats.ts';
import { setPause } from './time.ts';
import type { Moment, Room } from './types.ts';

const MINUTE = 60_000;

/** Everybody who plays has to agree to it and to its end, also who is away: nobody stops the clock behind their back. */
export function askPause(room: Room, seat: Seat, what: string, minutes: number): Offer | Why {
  const { table, time } = room.kept;
  if (table.phase === 'over') return 'over';
  if (time === null || !isPlaying(room, seat) || minutes > 0 !== (time.paused === null)) return 'illegal';
  const ask = [...table.seats.keys()].filter((one) => isPlaying(room, one));
  return { what, by: seat, yes: [seat], ask, refusable: true };
}

/** Stops the clock for so many minutes, or lets it run on. Between two games the next one waits as well. */
export function takePause(moment: Moment, minutes: number): void {
  const { room, out, now } = moment;
  const until = minutes > 0 ? now + minutes * MINUTE : null;
  setPause(moment, until);
  const { next } = room.kept.table;
  if (next !== null) setTable(room, out, { next: { ...next, by: until ?? now + NEXT_GAME_MS } });
}
