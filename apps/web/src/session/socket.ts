/** A WebSocket that comes back: heartbeat, patient retries with jitter, at once when the page or the net returns. */
import { CLOSE, PING, PONG, READ, READING } from '@sandbar/protocol';

export interface Handlers {
  opened(): void;
  frame(text: string): void;
  /** The line is down; the next try is at this time (ms since 1970). */
  lost(retryAt: number): void;
  /** The host has closed the line for a reason that trying again would not mend. */
  ended(why: string): void;
}

export interface Socket {
  send(frame: string): void;
  retry(): void;
  close(): void;
}

/** Times in ms. [case 56] [R33] */
const PING_EVERY = 15_000;
const PONG_WITHIN = 10_000;
const FIRST_RETRY = 500;
const LAST_RETRY = 15_000;
const JITTER = 1_500;

const FINAL: ReadonlyMap<number, string> = new Map([
  [CLOSE.version, 'version'],
  [CLOSE.unknown, 'unknown-match'],
  [CLOSE.secret, 'bad-secret'],
  [CLOSE.full, 'full'],
  [CLOSE.tooMany, 'full'],
  [CLOSE.removed, 'removed'],
  [CLOSE.closed, 'closed'],
]);

/** Connects and stays connected until it is closed or the host ends it. */
export function openSocket(url: string, handlers: Handlers): Socket {
  let socket: WebSocket | null = null;
  let tries = 0;
  let retryTimer = 0;
  let pingTimer = 0;
  let pongTimer = 0;
  let closed = false;

  const stopTimers = (): void => {
    clearTimeout(retryTimer);
    clearInterval(pingTimer);
    clearTimeout(pongTimer);
    pongTimer = 0;
  };

  const drop = (): void => {
    stopTimers();
    const old = socket;
    socket = null;
    old?.close();
  };

  const later = (): void => {
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** tries) + jitter();
    tries++;
    handlers.lost(Date.now() + wait);
    retryTimer = window.setTimeout(connect, wait);
  };

  const giveUp = (): void => {
    drop();
    later();
  };

  const ping = (): void => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(PING);
    // Only the answer to our own ping counts; a frame from the table does not prove that we are heard. [case 131]
    if (pongTimer === 0) pongTimer = window.setTimeout(giveUp, PONG_WITHIN);
  };

  /** The relay that this page watches through, once the match has said so. [R27] */
  let relay: string | null = null;

  const connect = (): void => {
    drop();
    if (closed) return;
    const now = new WebSocket(relay === null ? url : `${url}?relay=${relay}`);
    socket = now;
    // A connection that never opens is given up as one that never answers.
    pongTimer = window.setTimeout(giveUp, PONG_WITHIN);
    now.addEventListener('open', () => {
      if (socket !== now) return;
      tries = 0;
      clearTimeout(pongTimer);
      pongTimer = 0;
      pingTimer = window.setInterval(ping, PING_EVERY);
      handlers.opened();
    });
    now.addEventListener('message', (event: MessageEvent<string>) => {
      if (socket !== now) return;
      if (event.data === READING) return now.send(READ);
      if (event.data !== PONG) return handlers.frame(event.data);
      clearTimeout(pongTimer);
      pongTimer = 0;
    });
    now.addEventListener('close', (event) => {
      if (socket !== now) return;
      drop();
      if (event.code === CLOSE.relay) {
        relay = event.reason;
        return connect();
      }
      // The next try asks the match itself again: there may be room by then.
      relay = null;
      const why = FINAL.get(event.code);
      if (why === undefined) return later();
      closed = true;
      handlers.ended(why);
    });
  };

  /** The page or the net is back: no waiting. [case 57] */
  const back = (): void => {
    if (closed || document.visibilityState === 'hidden') return;
    if (socket?.readyState === WebSocket.OPEN) ping();
    else {
      tries = 0;
      connect();
    }
  };
  const gone = new AbortController();
  document.addEventListener('visibilitychange', back, { signal: gone.signal });
  // Only a page that comes back: on its first showing the connection is on its way already.
  window.addEventListener('pageshow', (event) => event.persisted && back(), { signal: gone.signal });
  window.addEventListener('online', back, { signal: gone.signal });

  connect();
  return {
    send: (frame) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(frame);
    },
    retry: back,
    close: () => {
      closed = true;
      gone.abort();
      drop();
    },
  };
}

/** Up to `JITTER` ms, so that a restart of the host does not bring everybody back in the same instant. [case 135] */
const jitter = (): number => ((crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) / 65536) * JITTER;
