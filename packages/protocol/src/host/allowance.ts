/** How often one may speak: a connection, all connections of a seat together, and each person in the talk. [R34] [R15] [R17] */
import type { Bucket, Call, Room } from './types.ts';

/** The connections of one seat together may do as much as so many. */
const SEAT = 3;

/** [R34] Counts a command against the allowance of its connection, and of its seat. */
export function allowed({ room, peer, now }: Call): boolean {
  const { burst, perSecond } = room.env.limits();
  if (!spend(room, `of ${peer.id}`, burst, perSecond, now)) return false;
  return peer.seat === null || spend(room, `seat ${peer.seat}`, SEAT * burst, SEAT * perSecond, now);
}

/** [R17] Counts a line of talk against the allowance of who says it: a seat from wherever it is, a watcher's connection. */
export function mayTalk({ room, peer, now }: Call): boolean {
  const { talkBurst, talkPerSecond } = room.env.limits();
  return spend(room, `talk ${peer.seat ?? peer.id}`, talkBurst, talkPerSecond, now);
}

/** [R15] Counts a draft shown to the others. */
export function mayShow({ room, peer, now }: Call): boolean {
  const { draftsPerSecond } = room.env.limits();
  return spend(room, `draft ${peer.id}`, draftsPerSecond, draftsPerSecond, now);
}

function spend(room: Room, key: string, burst: number, perSecond: number, now: number): boolean {
  const bucket = room.buckets.get(key) ?? newBucket(room, key, burst, now);
  const seconds = Math.max(0, now - bucket.at) / 1000;
  bucket.left = Math.min(burst, bucket.left + seconds * perSecond);
  bucket.at = now;
  if (bucket.left < 1) return false;
  bucket.left--;
  return true;
}

/** A full allowance for who speaks for the first time; those of connections that have gone are forgotten. */
function newBucket(room: Room, key: string, burst: number, now: number): Bucket {
  const open = new Set(room.env.peers().map(({ id }) => id));
  const seats = new Set(room.kept.table.seats.map((_, seat) => String(seat)));
  for (const other of room.buckets.keys()) {
    const whose = other.slice(other.indexOf(' ') + 1);
    if (!open.has(whose) && !seats.has(whose)) room.buckets.delete(other);
  }
  const bucket = { left: burst, at: now };
  room.buckets.set(key, bucket);
  return bucket;
}
