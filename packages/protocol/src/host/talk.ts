/** Talk at the table: plain text, kept with the match. [R17] */
import { readName } from '../read.ts';
import type { Said } from '../table.ts';
import { mayTalk } from './allowance.ts';
import { isHost } from './hello.ts';
import { send } from './room.ts';
import type { Answer, Call, Of } from './types.ts';

/** How many lines of talk are kept. */
export const TALK_KEPT = 200;

/** Says something. Watchers may talk where the table lets everybody; they give a name with it. */
export function say(call: Call, message: Of<'say'>): Answer {
  const { room, out, peer, now } = call;
  const { talk, muted, seats } = room.kept.table;
  if (talk === 'off' && !isHost(room, peer)) return 'chat-off';
  if (peer.seat !== null && muted.includes(peer.seat)) return 'chat-off';
  if (talk === 'seats' && peer.seat === null && !isHost(room, peer)) return 'chat-off';
  const id = `${peer.seat ?? peer.id}:${message.id}`;
  if (room.said.some((one) => one.id === id)) return null;
  const name = peer.seat === null ? readName(message.name ?? '') : undefined;
  if (name !== undefined && !name.ok) return 'name';
  if (!mayTalk(call)) return 'too-many';
  const said: Said = {
    n: (room.said.at(-1)?.n ?? 0) + 1,
    seat: peer.seat,
    name: name?.value ?? seats[peer.seat ?? -1]?.name ?? '',
    text: message.text,
    at: now,
  };
  // The id tells the host which connection it was, should it have to be removed. [R36]
  room.said = [...room.said, { ...said, id }].slice(-TALK_KEPT);
  out.rows.push({ kind: 'said', said, id });
  send(out, 'all', { t: 'said', said });
  return null;
}
