/** Drives a host: carries out what comes of each frame and each deadline, always in one order, on any store and connections. [R13] */
import type { Host } from './host/host.ts';
import type { Making, Outcome, Peer, Row } from './host/types.ts';
import type { Refusal } from './wire.ts';

/**
 * What a driver does to its surroundings, listed in the order in which it does so: nothing is sent before it is stored. None
 * of it may wait. What `store` throws comes out of the driver, and then nothing has been sent.
 */
export interface Effects {
  /** Stores rows, all or none. Never called without any. */
  store(rows: readonly Row[]): void;
  /** The role of a connection has changed: the host's `peers()` has to give it so from now on. */
  role(peer: Peer): void;
  /** When `tick` is to be called, ms since 1970; null where nothing is due. Said each time, also when it is as before. */
  alarm(at: number | null): void;
  /** Sends a frame to one connection; `refused` as in `Send`. Who is gone gets nothing. */
  send(to: string, frame: string, refused?: Refusal | null): void;
  /** Closes a connection, with a code of `CLOSE`. */
  close(to: string, code: number, why: string): void;
  /** What everybody was sent, for those who watch elsewhere. Never called without frames. */
  relay(frames: readonly string[]): void;
}

/** What is left to do once everything is stored and sent: it may take its time. */
export interface Rest {
  /** A match to make; `made` follows when it has been. */
  readonly make: Making | null;
  /** [R37] Everything is to be deleted for good. */
  readonly erase: boolean;
}

export interface Driver {
  /** To be read; what changes something goes through the driver. */
  readonly host: Host;
  /** As the host's functions of the same names; `now` in ms since 1970. */
  take(peer: Peer, frame: string, now: number): Rest;
  start(now: number): Rest;
  people(now: number): Rest;
  /** Also gives a match to make that may not have been made before a restart: making is harmless. [R30] */
  tick(now: number): Rest;
  /** The match that was to be made has been made. */
  made(): void;
}

const peersOf = (host: Host): readonly Peer[] => host.room().env.peers();

/** Drives this host, whose `peers()` must tell of the same connections that `effects` reach. */
export function openDriver(host: Host, effects: Effects): Driver {
  const carryOut = ({ rows, peers, sends, closes, make, erase }: Outcome): Rest => {
    if (rows.length > 0) effects.store(rows);
    for (const peer of peers) effects.role(peer);
    effects.alarm(host.alarm());
    const shared = sends.filter(({ to }) => to === 'all').map(({ frame }) => frame);
    const everybody = shared.length === 0 ? [] : peersOf(host).filter((peer) => peer.greeted);
    for (const { to, frame, but, refused } of sends)
      if (to !== 'all') effects.send(to, frame, refused);
      else for (const { id } of everybody) if (id !== but) effects.send(id, frame);
    for (const { to, code, why } of closes) effects.close(to, code, why);
    if (shared.length > 0) effects.relay(shared);
    return { make, erase };
  };
  return {
    host,
    take: (peer, frame, now) => carryOut(host.take(peer, frame, now)),
    start: (now) => carryOut(host.start(now)),
    people: (now) => carryOut(host.people(now)),
    tick: (now) => {
      const unmade = host.unmade();
      const rest = carryOut(host.tick(now));
      return { ...rest, make: rest.make ?? unmade };
    },
    made: () => effects.store(host.othersMade().rows),
  };
}
