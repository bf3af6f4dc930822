/** Who is here, and when everybody is told of it. [R18] [R19] [R25] */
import type { People } from '../table.ts';
import { keep, peersNow, send } from './room.ts';
import { followPresence } from './time.ts';
import type { Moment, Peer, Room } from './types.ts';

/**
 * With more connections than this, watchers who come and go are told of together: told one by one, a crowd that arrives would
 * cost the square of its size. [R27]
 */
const CROWD = 50;
/** How long such news may wait, ms. */
const CROWD_MS = 5_000;

/** Who is here now, `away` being since when each seat is away: 0 for one that is here. */
const peopleAmong = (room: Room, peers: readonly Peer[], away: readonly number[]): People => ({
  seats: away,
  watching: peers.filter((peer) => peer.greeted && peer.seat === null).length + room.env.relayed(),
});

export const peopleOf = (room: Room): People => peopleAmong(room, room.env.peers(), room.kept.away);

/** Notes who is here, and tells everybody if that has changed. */
export function tellPeople(moment: Moment): void {
  const { room, out, now } = moment;
  const peers = peersNow(room, out);
  const before = room.kept.away;
  const away = room.kept.table.seats.map((_, seat) =>
    peers.some((peer) => peer.greeted && peer.seat === seat) ? 0 : before[seat] || now,
  );
  if (away.some((since, seat) => since !== before[seat])) {
    keep(room, out, { ...room.kept, away });
    followPresence(moment, before);
  }
  const people = peopleAmong(room, peers, away);
  const { told } = room;
  const sameSeats =
    told.people.seats.length === away.length && away.every((n, i) => n === told.people.seats[i]);
  if (sameSeats && people.watching === told.people.watching) {
    told.due = null;
    return;
  }
  if (sameSeats && peers.length > CROWD && now < told.at + CROWD_MS) {
    told.due = told.at + CROWD_MS;
    return;
  }
  room.told = { people, at: now, due: null };
  send(out, 'all', { t: 'people', people });
}
