/** The open sockets of a match object, by connection. What a socket carries lives through hibernation with it. */
import type { Peer } from '@sandbar/protocol';

/** What a socket carries through hibernation. */
interface Attached {
  readonly peer: Peer;
  /** When it opened, ms since 1970. */
  readonly opened: number;
}

export interface Connection extends Attached {
  readonly socket: WebSocket;
}

export interface Sockets {
  readonly size: number;
  all(): readonly Connection[];
  of(socket: WebSocket): Connection | undefined;
  byId(id: string): Connection | undefined;
  /** A new connection, or one whose role has changed. */
  put(connection: Connection): void;
  /** Forgets a socket, which may be closed already. */
  remove(socket: WebSocket): void;
  /** How many have said hello. */
  greeted(): number;
}

/** The sockets that this object had before it slept, with those that come. */
export function openSockets(ctx: DurableObjectState): Sockets {
  const byId = new Map<string, Connection>();
  const ids = new WeakMap<WebSocket, string>();
  const keep = (connection: Connection): void => {
    byId.set(connection.peer.id, connection);
    ids.set(connection.socket, connection.peer.id);
  };
  // Sockets that are closing are still listed. [case 128]
  for (const socket of ctx.getWebSockets().filter((one) => one.readyState === WebSocket.OPEN))
    keep({ ...(socket.deserializeAttachment() as Attached), socket });
  return {
    get size() {
      return byId.size;
    },
    all: () => [...byId.values()],
    of: (socket) => byId.get(ids.get(socket) ?? ''),
    byId: (id) => byId.get(id),
    put(connection) {
      keep(connection);
      const { socket, peer, opened } = connection;
      socket.serializeAttachment({ peer, opened } satisfies Attached);
    },
    remove: (socket) => {
      byId.delete(ids.get(socket) ?? '');
    },
    greeted: () => [...byId.values()].filter(({ peer }) => peer.greeted).length,
  };
}
