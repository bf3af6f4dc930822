/** Who a connection is, and what it is told when it arrives. [R3] [R7] [R13] [R25] */
import { readStart, stateHash } from '../frames.ts';
import { isOpen, type You } from '../table.ts';
import { CLOSE, PROTOCOL_VERSION, type ServerMessage } from '../wire.ts';
import { historyText } from '../words.ts';
import { peopleOf } from './presence.ts';
import { send } from './room.ts';
import type { Call, Of, Peer, Room } from './types.ts';

/** How many lines of talk a newcomer gets. */
const TALK = 50;

/** Greets a connection: reads its secrets, and sends it everything that it does not have yet. */
export function hello({ room, out, peer, now }: Call, message: Of<'hello'>): void {
  if (message.v !== PROTOCOL_VERSION) {
    send(out, peer.id, { t: 'no', why: 'version' });
    out.closes.push({
      to: peer.id,
      code: CLOSE.version,
      why: message.v < PROTOCOL_VERSION ? 'client' : 'server',
    });
    return;
  }
  const known = identify(room, peer, message);
  const maySee = !room.kept.table.private || known.seat !== null || known.host || known.opened;
  if (!maySee || (message.tokens.length > 0 && !known.opened)) {
    send(out, peer.id, { t: 'no', why: 'bad-secret' });
    if (!maySee) {
      out.closes.push({ to: peer.id, code: CLOSE.secret, why: 'bad-secret' });
      return;
    }
  }
  const { opened: _, ...who } = known;
  const full = fullFor(room, who);
  if (full === CLOSE.full) {
    const relay = room.env.relay();
    if (relay !== null) {
      out.closes.push({ to: peer.id, code: CLOSE.relay, why: String(relay) });
      return;
    }
  }
  if (full !== null) {
    send(out, peer.id, { t: 'no', why: 'too-many' });
    out.closes.push({ to: peer.id, code: full, why: 'too-many' });
    return;
  }
  out.peers.push(who);
  send(out, peer.id, welcome(room, who, message.have, now));
}

/** [R27] [R34] The code to close a newcomer with who is one too many, or null. Who can sit down is not a watcher yet. */
function fullFor(room: Room, { id, seat, host, invite }: Peer): number | null {
  const others = room.env.peers().filter((one) => one.greeted && one.id !== id);
  const { perSeat, watchers } = room.env.limits();
  if (seat !== null)
    return others.filter((one) => one.seat === seat).length >= perSeat ? CLOSE.tooMany : null;
  if (host || (invite !== null && room.kept.table.seats.some(isOpen))) return null;
  return others.filter((one) => one.seat === null).length >= watchers ? CLOSE.full : null;
}

/** What the secrets of a connection open, taken together. In a frame they open no more than the table allows. [R1] */
function identify(
  room: Room,
  peer: Peer,
  { tokens, embed }: Of<'hello'>,
): Peer & { readonly opened: boolean } {
  let { seat, host, invite } = peer;
  let opened = false;
  const onlyWatches = embed === true && room.kept.table.embed?.play !== true;
  for (const token of tokens) {
    const role = room.roles.get(room.env.hash(token));
    if (role === undefined) continue;
    opened = true;
    if (onlyWatches) continue;
    if (role.kind === 'host') host = true;
    else if (role.kind === 'seat') seat = role.seat;
    else if (role.kind === 'invite') invite = role.seat;
  }
  return { ...peer, greeted: true, seat, host, invite, opened };
}

export const youOf = (room: Room, peer: Peer): You => ({
  seat: peer.seat,
  host: isHost(room, peer),
  invite: peer.invite,
});

/** [R10] The maker's secret holds the host's powers, and so does the seat that the table names. */
export const isHost = (room: Room, peer: Peer): boolean =>
  peer.host || (peer.seat !== null && peer.seat === room.kept.table.host);

export function welcome(room: Room, peer: Peer, have: number, now: number): ServerMessage {
  const from = have <= room.n ? have : 0;
  const words = room.lines.flatMap((line) => line.words);
  return {
    t: 'welcome',
    v: PROTOCOL_VERSION,
    you: youOf(room, peer),
    table: room.kept.table,
    people: peopleOf(room),
    from,
    n: room.n,
    log: historyText(briefly(room, words.slice(from)), room.kept.table.seats.length),
    said: room.said.slice(-TALK).map(({ id: _, ...said }) => said),
    ...(room.kept.time === null ? {} : { time: room.kept.time, now }),
    ...(room.state === undefined ? {} : { hash: stateHash(room.game.write(room.state)) }),
  };
}

/** The table says already what the start does, unless the match is played under an earlier edition. */
const briefly = (room: Room, words: readonly string[]): readonly string[] =>
  words.map((word) => (readStart(word)?.edition === room.game.edition ? '#start' : word));

/** The welcome for a watcher at a relay. `open`: anybody may have it, so that the relay may keep it. */
export type Watched =
  | { readonly welcome: string; readonly open: boolean }
  | { readonly welcome: null; readonly code: number; readonly why: string };

export function watched(room: Room, tokens: readonly string[], now: number): Watched {
  const hidden = room.kept.table.private;
  if (hidden && !tokens.some((token) => room.roles.has(room.env.hash(token))))
    return { welcome: null, code: CLOSE.secret, why: 'bad-secret' };
  const peer: Peer = { id: 'relay', greeted: true, seat: null, host: false, invite: null };
  return { welcome: JSON.stringify(welcome(room, peer, 0, now)), open: !hidden };
}
