/** What the host may do against misuse: removing a watcher, and replacing a link that has got about. [R36] */
import { isHeld, isOpen } from '../table.ts';
import { CLOSE } from '../wire.ts';
import { isHost } from './hello.ts';
import { setRole } from './reseat.ts';
import type { Answer, Call, Of, Role } from './types.ts';

/** [R36] Closes the connection of the watcher who said that line. Nothing is left of somebody who is gone already. */
export function remove({ room, out, peer }: Call, { n }: Of<'remove'>): Answer {
  if (!isHost(room, peer)) return 'not-host';
  const line = room.said.find((one) => one.n === n);
  if (line === undefined || line.seat !== null) return 'illegal';
  const id = line.id.slice(0, line.id.lastIndexOf(':'));
  if (room.env.peers().some((one) => one.id === id && one.seat === null))
    out.closes.push({ to: id, code: CLOSE.removed, why: 'removed' });
  return null;
}

/** Replaces a link: the old one opens nothing any more. A seat's link can be replaced while it is open or held. */
export function renew({ room, out, peer }: Call, { what, secret }: Of<'renew'>): Answer {
  if (!isHost(room, peer)) return 'not-host';
  const hash = room.env.hash(secret);
  if (room.roles.has(hash)) return 'bad-secret';
  if (typeof what === 'number') {
    const one = room.kept.table.seats[what];
    if (!isOpen(one) && !isHeld(one)) return 'taken';
  }
  const role: Role = what === 'watch' ? { kind: 'watch' } : { kind: 'invite', seat: what };
  for (const [old, one] of [...room.roles])
    if (one.kind === role.kind && (one.kind !== 'invite' || one.seat === what)) setRole(room, out, old, null);
  setRole(room, out, hash, role);
  return null;
}
