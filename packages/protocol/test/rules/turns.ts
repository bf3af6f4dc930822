/** Tables that play: turns, offers and ends of any game, found through the game itself, and pages that follow them. */
import { type Event, games, readEvent, replay, type Seat, settleText } from '@sandbar/engine';
import { createReplica, playFrame, type Replica } from '../../src/index.ts';
import { type Guest, type Hall, secret } from '../hall.ts';
import { at, atNow, type Party, tableOf } from './games.ts';

/** The seat that is to act. */
export function actor({ hall, game }: Party): Seat {
  const turn = game.turn(hall.host().room().state);
  if (turn.kind !== 'seat') throw new Error(`no seat is to act: ${turn.kind}`);
  return turn.seat;
}

/** A seat that is not to act. */
export const idler = (party: Party): Seat => (actor(party) + 1) % party.guests.length;

/** A turn as it goes over the wire: everything that its seat does before chance or another seat is due. */
export interface Batch {
  readonly seat: Seat;
  readonly at: number;
  readonly words: readonly string[];
  frame(id: string): string;
}

/** The first turn that the game lists for the seat to act. */
export function compose(party: Party): Batch {
  const { hall, game } = party;
  const room = hall.host().room();
  const seat = actor(party);
  const words: string[] = [];
  for (let { state } = room; ; ) {
    const turn = game.turn(state);
    if (turn.kind !== 'seat' || turn.seat !== seat) break;
    const action = game.legal(state)[0];
    words.push(game.writeAction(action));
    state = game.next(state, { kind: 'act', seat, action }).state;
  }
  const { at: now } = room;
  return { seat, at: now, words, frame: (id) => playFrame(id, now, words) };
}

/** An id that no command of this table has had. */
export const freshId = (hall: Hall): string => `turn${String(hall.outcomes.length).padStart(4, '0')}`;

/** What a guest's frame with an id is answered: `ok`, or the reason of its refusal. */
export function answerTo(guest: Guest, id: string, frame: string): string {
  const answer = guest.say(frame).find((one) => 'id' in one && one.id === id);
  return answer?.t === 'no' ? answer.why : (answer?.t ?? 'nothing');
}

/** Whoever is to act plays one legal turn; between two games of a match everybody presses Next first. */
export function playTurn(party: Party): Batch {
  if (tableOf(party.hall).next !== null)
    for (const guest of party.guests) if (guest.peer().seat !== null) guest.ask({ t: 'ready', on: true });
  const batch = compose(party);
  const guest = party.guests.find((one) => one.peer().seat === batch.seat);
  const id = freshId(party.hall);
  const answer = guest === undefined ? 'nobody there' : answerTo(guest, id, batch.frame(id));
  if (answer !== 'ok') throw new Error(`seat ${batch.seat} plays ${batch.words}: ${answer}`);
  return batch;
}

/** Whether that batch has ended a turn: another seat is to act, or the same one anew. Rolling and moving are one turn. */
export function endedTurn(party: Party, { seat }: Batch): boolean {
  const turn = party.game.turn(party.hall.host().room().state);
  return turn.kind !== 'seat' || turn.seat !== seat || compose(party).words[0] === 'roll';
}

export function playTurns(party: Party, turns: number): void {
  for (let i = 0; i < turns; i++) playTurn(party);
}

/** Plays until it is so, but not for ever. */
export function playUntil(party: Party, done: () => boolean): void {
  for (let i = 0; i < 300; i++) {
    if (done()) return;
    playTurn(party);
  }
  throw new Error('it never is');
}

/** Plays until the turn that comes next is such a one. */
export function reach(party: Party, wanted: (batch: Batch) => boolean): Batch {
  playUntil(party, () => wanted(compose(party)));
  return compose(party);
}

/** What a seat may offer now that others may refuse, and who is asked besides. */
export function offerOf({ hall, game }: Party, seat: Seat): { what: string; ask: readonly Seat[] } {
  const open = game
    .settles(hall.host().room().state)
    .find(
      ({ settle, ask, refusable }) =>
        refusable && ask.length > 0 && (!('seat' in settle) || settle.seat === seat),
    );
  if (open === undefined) throw new Error(`seat ${seat} has nothing to offer`);
  return { what: settleText(open.settle), ask: open.ask.filter((one) => one !== seat) };
}

/** Ends the match in agreement, or else by resignations, with everybody still at the table. */
export function finish(party: Party): void {
  const { hall, guests } = party;
  for (let i = 0; i < 20 && tableOf(hall).phase !== 'over'; i++) {
    if (tableOf(hall).next !== null) playTurn(party);
    const seat = actor(party);
    const { what, ask } = offerOf(party, seat);
    at(party, seat).ask({ t: 'offer', at: atNow(hall), what });
    for (const one of ask) at(party, one).ask({ t: 'answer', what, yes: true });
  }
  if (tableOf(hall).phase !== 'over') throw new Error('there is no end');
  for (const guest of guests) guest.news();
}

/** The state that the stored log leads to, folded anew from its first entry by the referee. */
export function refolded({ hall, game }: Party): string {
  const { lines, kept } = hall.stored();
  const events = lines
    .flatMap((line) => line.words)
    .filter((word) => !word.startsWith('#'))
    .map((word) => {
      const read = readEvent(game, word);
      if (!read.ok) throw new Error(`the log holds ${word}`);
      return read.value as Event<unknown>;
    });
  const { options, seats } = kept.table;
  const steps = replay(game, game.begin(options, seats.length), events);
  if (!steps.ok) throw new Error(`entry ${steps.at} is ${steps.why}`);
  return game.write(steps.value.at(-1)?.state);
}

/** A page that only listens: it takes every frame that comes to it. */
export interface Page {
  readonly guest: Guest;
  readonly replica: Replica;
  /** Takes what has come, and says hello again where something is missing; whether it had to. */
  pull(): boolean;
  /** The state that it has been told of, as text. */
  text(): string;
}

/** A page that has said hello with these secrets. */
export function follow({ hall, game }: Pick<Party, 'hall' | 'game'>, tokens: readonly string[]): Page {
  const guest = hall.join(null);
  const replica = createReplica(games);
  const hello = (): void => {
    const before = hall.outcomes.length;
    guest.say(replica.hello(tokens.map(secret)));
    for (const { to, frame } of hall.outcomes[before]?.sends ?? [])
      if (to === guest.id) replica.receive(frame);
  };
  hello();
  return {
    guest,
    replica,
    pull: () => {
      const missed = guest.frames().filter((frame) => replica.receive(frame).resync !== null);
      if (missed.length > 0) hello();
      return missed.length > 0;
    },
    text: () => game.write(replica.confirmed),
  };
}
