/** How often one connection may speak. [R34] [R15] */
import type { Peer, Room } from './room.ts';

/** [R34] Counts a command against its connection's allowance. */
export function allowed(room: Room, peer: Peer, now: number): boolean {
  const bucket = bucketOf(room, peer, now);
  if (bucket.left < 1) return false;
  bucket.left--;
  return true;
}

/** A full allowance for a connection that has just come; those of connections that have gone are forgotten. */
function newBucket(room: Room, now: number): { left: number; at: number; drafts: number } {
  const open = new Set(room.env.peers().map((one) => one.id));
  for (const id of room.buckets.keys()) if (!open.has(id)) room.buckets.delete(id);
  return { left: room.env.limits().burst, at: now, drafts: room.env.limits().draftsPerSecond };
}

export function bucketOf(room: Room, peer: Peer, now: number): { left: number; at: number; drafts: number } {
  const { burst, perSecond, draftsPerSecond } = room.env.limits();
  const bucket = room.buckets.get(peer.id) ?? newBucket(room, now);
  const seconds = Math.max(0, now - bucket.at) / 1000;
  bucket.left = Math.min(burst, bucket.left + seconds * perSecond);
  bucket.drafts = Math.min(draftsPerSecond, bucket.drafts + seconds * draftsPerSecond);
  bucket.at = now;
  room.buckets.set(peer.id, bucket);
  return bucket;
}
