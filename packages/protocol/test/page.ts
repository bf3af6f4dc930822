/** Pages for tests of the replica: each with a connection of its own to a table in a hall. */
import { backgammon, games } from '@sandbar/engine';
import { createReplica, type Replica, type Update } from '../src/index.ts';
import { type Guest, type Hall, playing, type Setting, secret } from './hall.ts';

export const game = backgammon.backgammon;
type Action = backgammon.Action;

/** An action written as the log writes it. */
export const action = (text: string): Action => {
  const read = game.readAction(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

export interface Page {
  readonly replica: Replica;
  readonly guest: Guest;
  /** Takes everything that has come. */
  pull(): Update[];
  /** Hands a frame to the host and returns what comes back, without taking it. */
  post(frame: string): string[];
  /** Hands a frame to the host and takes what comes back. */
  deliver(frame: string): Update[];
  /** Says hello again, as after a gap or over a new connection. */
  hello(): Update[];
  /** Adds a step to the draft, written as the log writes it. */
  step(text: string): boolean;
  /** Sends the draft; what comes back is lost or taken. */
  send(id: string, how?: 'lost'): Update[];
}

/** A page that has said hello with these secrets. */
export function page(hall: Hall, tokens: readonly string[], replica: Replica = createReplica(games)): Page {
  const guest = hall.join(null);
  const receive = (frames: readonly string[]): Update[] => frames.map((frame) => replica.receive(frame));
  const post = (frame: string): string[] => {
    const before = hall.outcomes.length;
    guest.say(frame);
    const sends = hall.outcomes.slice(before).flatMap((one) => one.sends);
    return sends
      .filter(({ to, but }) => to === guest.id || (to === 'all' && but !== guest.id))
      .map((one) => one.frame);
  };
  const all: Page = {
    replica,
    guest,
    pull: () => receive(guest.frames()),
    post,
    deliver: (frame) => receive(post(frame)),
    hello: () => receive(post(replica.hello(tokens.map(secret)))),
    step: (text) => replica.step(action(text)),
    send: (id, how) => {
      const frame = replica.commit(id);
      if (frame === undefined) throw new Error('nothing to send');
      const frames = post(frame);
      return how === 'lost' ? [] : receive(frames);
    },
  };
  all.hello();
  return all;
}

/** Two pages at a table that has opened with 3-1, so that Ann is on roll. */
export function at(setting: Setting = {}): { hall: Hall; ann: Page; bob: Page } {
  const { hall } = playing({ rolls: '31 65 42', ...setting });
  return { hall, ann: page(hall, ['ann']), bob: page(hall, ['bob']) };
}
