/** Offers and their answers, and leaving for good. [R16] [R23] [R29] */
import { readSettle, type Seat, sameSettle, settleText } from '@sandbar/engine';
import { readPause } from '../clock.ts';
import type { Offer } from '../table.ts';
import { CLOSE, refusalOf, type Why } from '../wire.ts';
import { isHost } from './hello.ts';
import { stand } from './lobby.ts';
import { drawNext, lapses, takeSettle } from './log.ts';
import { askPause, takePause } from './pause.ts';
import { askRematch, comeBack, REMATCH, rematch } from './rematch.ts';
import { setTable } from './room.ts';
import { isFilled, isHere, isPlaying, retireSeat } from './seats.ts';
import type { Answer, Call, Moment, Of, Room } from './types.ts';

const DELETE = 'delete';

/** Makes an offer. One that nobody may refuse, or that nobody is asked about, is carried out at once. */
export function offer(call: Call, message: Of<'offer'>): Answer {
  const { room, out, peer } = call;
  const { table } = room.kept;
  if (peer.seat === null) return 'not-seated';
  if (table.phase === 'lobby' && message.what !== DELETE) return 'not-started';
  if (message.what === DELETE && !isHost(room, peer)) return 'not-host';
  if (table.offers.some((one) => one.what === message.what && one.by === peer.seat)) return null;
  const made = asked(room, peer.seat, message);
  if (typeof made === 'string') return made;
  if (made.what === REMATCH) comeBack(room, out, peer.seat);
  const open = table.offers.find((one) => one.what === message.what);
  if (open !== undefined) return agree(call, peer.seat, open);
  const others = table.offers.filter((one) => kindOf(one.what) !== kindOf(made.what));
  return settleOffer(call, made, others);
}

const kindOf = (what: string): string => what.split(':')[0] as string;

function asked(room: Room, seat: Seat, message: Of<'offer'>): Offer | Why {
  const { what } = message;
  if (what === REMATCH) return askRematch(room, seat);
  if (what === DELETE) return askDelete(room, seat);
  const pause = readPause(what);
  return pause === null ? askSettle(room, seat, message) : askPause(room, seat, what, pause);
}

function askSettle(room: Room, seat: Seat, { what, at }: Of<'offer'>): Offer | Why {
  if (room.kept.table.phase === 'over') return 'over';
  if (at !== room.at) return 'stale';
  const read = readSettle(what);
  if (!read.ok) return 'unreadable';
  const settle = read.value;
  // Leaving is said in its own way, and skipping is the table's: nobody gets out of a turn by offering it.
  if (settle.what === 'retire' || settle.what === 'skip') return 'illegal';
  if ('seat' in settle && settle.seat !== seat) return 'illegal';
  const open = room.game.settles(room.state).find((one) => sameSettle(one.settle, settle));
  if (open === undefined) return 'illegal';
  const ask = open.ask.filter((one) => isPlaying(room, one));
  return { what: settleText(settle), by: seat, yes: [seat], ask, refusable: open.refusable };
}

/** [R37] The host may delete the table for good, if all who are seated agree. */
function askDelete(room: Room, seat: Seat): Offer {
  const ask = [...room.kept.table.seats.keys()].filter((one) => isFilled(room, one));
  return { what: DELETE, by: seat, yes: [seat], ask, refusable: true };
}

/** Answers an open offer: yes adds a voice, no takes the offer away. */
export function answer(call: Call, message: Of<'answer'>): Answer {
  const { room, out, peer } = call;
  const { table } = room.kept;
  if (peer.seat === null) return 'not-seated';
  const open = table.offers.find((one) => one.what === message.what);
  if (open === undefined || !open.ask.includes(peer.seat)) return 'no-offer';
  if (message.yes) return agree(call, peer.seat, open);
  setTable(room, out, { offers: table.offers.filter((one) => one !== open) });
  return null;
}

function agree(moment: Moment, seat: Seat, open: Offer): Answer {
  const { room } = moment;
  if (open.yes.includes(seat)) return null;
  const others = room.kept.table.offers.filter((one) => one !== open);
  return settleOffer(moment, { ...open, yes: [...open.yes, seat] }, others);
}

function settleOffer(moment: Moment, made: Offer, others: readonly Offer[]): Answer {
  const { room, out } = moment;
  const agreed = made.ask.every((seat) => made.yes.includes(seat) || !made.refusable);
  if (!agreed) {
    setTable(room, out, { offers: [...others, standing(room, made)] });
    return null;
  }
  if (made.what === REMATCH) return rematch(room, out);
  if (made.what === DELETE) {
    for (const { id } of room.env.peers()) out.closes.push({ to: id, code: CLOSE.closed, why: 'closed' });
    out.erase = true;
    return null;
  }
  const minutes = readPause(made.what);
  if (minutes !== null) {
    setTable(room, out, { offers: others });
    takePause(moment, minutes);
    return null;
  }
  const settle = readSettle(made.what);
  if (!settle.ok) return 'unreadable';
  const taken = takeSettle(moment, settle.value, null);
  if (!taken.ok) return refusalOf(taken.why);
  setTable(room, out, { offers: others.filter((one) => room.kept.table.offers.includes(one)) });
  return null;
}

/** [R16] With more than two seats an offer stands for one round: as many turns as there are seats that anybody has. */
const standing = (room: Room, made: Offer): Offer => {
  const { seats } = room.kept.table;
  if (seats.length === 2 || !lapses(made.what)) return made;
  return { turns: seats.filter((_, seat) => isFilled(room, seat)).length, ...made };
};

/** [R23] Leaves for good: before the start this is standing up, afterwards the game scores it. */
export function leave(call: Call): Answer {
  const { room, out, peer } = call;
  const { table } = room.kept;
  if (peer.seat === null) return 'not-seated';
  if (table.phase === 'lobby') return stand(call);
  if (table.phase === 'over') return null;
  return retireSeat(room, out, peer.seat, takeSettle(call, { what: 'retire', seat: peer.seat }, null));
}

/** Between games: the next one starts when every seat that is here has pressed Next. */
export function pressNext(call: Call): Answer {
  const { room, out, peer } = call;
  const { next, seats } = room.kept.table;
  if (peer.seat === null) return 'not-seated';
  if (next === null) return null;
  const ready = next.ready.includes(peer.seat) ? next.ready : [...next.ready, peer.seat];
  const present = seats.map((_, seat) => seat).filter((seat) => isHere(room, seat));
  if (present.every((seat) => ready.includes(seat))) drawNext(call);
  else setTable(room, out, { next: { ...next, ready } });
  return null;
}
