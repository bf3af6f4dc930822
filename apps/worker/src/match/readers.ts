/**
 * Who reads what it is sent. [R34] What a connection does not read waits in memory, and the platform does not say how much that
 * is. So whoever has been sent much is asked to say a word, and dropped when as much again has been sent without an answer.
 */
import { CLOSE, READ, READING } from '@sandbar/protocol';
import type { Counts } from '../log.ts';

export interface Readers {
  /** Sends a frame, asks where that is due, and drops who does not read. A socket that is closing takes nothing more. */
  send(socket: WebSocket, frame: string): void;
  /** Whether a frame is the word of a reader; then it is no command. */
  heard(socket: WebSocket, frame: string): boolean;
}

/** `most` are characters. What is known of sockets is lost with the object, and begins anew. */
export function openReaders(most: () => number, counts: Counts): Readers {
  const unread = new WeakMap<WebSocket, { count: number; asked: boolean }>();
  return {
    send(socket, frame) {
      if (socket.readyState !== WebSocket.OPEN) return;
      const one = unread.get(socket) ?? { count: 0, asked: false };
      one.count += frame.length;
      unread.set(socket, one);
      if (one.count > 2 * most()) {
        counts.add(`dropped.${CLOSE.slow}`, Date.now());
        return socket.close(CLOSE.slow, 'slow');
      }
      socket.send(frame);
      if (one.asked || one.count <= most()) return;
      one.asked = true;
      socket.send(READING);
    },
    heard(socket, frame) {
      if (frame !== READ) return false;
      unread.delete(socket);
      return true;
    },
  };
}
