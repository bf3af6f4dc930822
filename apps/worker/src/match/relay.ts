/**
 * Watchers beyond what a match object should carry. [R27] A relay gets each broadcast frame once, by RPC, and hands it on;
 * it asks the match for a welcome only when the last one is out of date. It stores nothing and hibernates.
 */
import { DurableObject } from 'cloudflare:workers';
import {
  CLOSE,
  idOf,
  isLonger,
  LIMITS,
  PING,
  PONG,
  PROTOCOL_VERSION,
  readClientFrame,
  type Watched,
} from '@sandbar/protocol';
import { openCounts } from '../log.ts';
import { HELLO_MS, SILENT_MS, SWEEP_MS } from './clock.ts';
import { openReaders } from './readers.ts';

/** What a socket carries through hibernation. */
interface Attached {
  readonly greeted: boolean;
  readonly opened: number;
}

/** Sockets that one relay carries: somewhat more than a match sends there, since its count lags behind. */
const MOST_SOCKETS = LIMITS.perRelay * 2;
/** A watcher says hello, and again after a gap: more than so many frames in a minute are no watcher's. */
const MOST_FRAMES = 60;
const MINUTE = 60_000;

/** The name of a match's relay, from which it knows its match. */
export const relayName = (match: string, number: number): string => `${match}:${number}`;

export class Relay extends DurableObject<Env> {
  /** The match's answer to a newcomer, until something new comes. */
  #welcome: string | null = null;
  readonly #readers = openReaders(() => LIMITS.unread, openCounts());
  /** Frames of each socket in the minute that runs. */
  #spoken = new WeakMap<WebSocket, { count: number; from: number }>();

  /** When silent sockets were last looked for, ms since 1970. */
  #swept = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  get #match(): { readonly id: string; readonly number: number } {
    const [id = '', number = ''] = (this.ctx.id.name ?? '').split(':');
    return { id, number: Number(number) };
  }

  override async fetch(): Promise<Response> {
    const { 0: client, 1: server } = new WebSocketPair();
    if (this.ctx.getWebSockets().length >= MOST_SOCKETS) {
      server.accept();
      server.close(CLOSE.full, 'too-many');
      return new Response(null, { status: 101, webSocket: client });
    }
    this.ctx.acceptWebSocket(server);
    server.serializeAttachment({ greeted: false, opened: Date.now() } satisfies Attached);
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + HELLO_MS);
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Whoever is here watches: a hello is answered, everything else refused. */
  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    const frame = typeof data === 'string' ? data : '';
    if (isLonger(frame, LIMITS.frame)) return socket.close(CLOSE.tooLarge, 'too-large');
    if (this.#readers.heard(socket, frame)) return;
    if (!this.#maySpeak(socket)) return socket.close(CLOSE.tooMany, 'too-many');
    const read = readClientFrame(frame);
    if (!read.ok || read.value.t !== 'hello') {
      const id = idOf(frame.slice(0, 200));
      socket.send(JSON.stringify({ t: 'no', id, why: read.ok ? 'not-seated' : 'unreadable' }));
      return;
    }
    const { v, tokens } = read.value;
    if (v !== PROTOCOL_VERSION)
      return socket.close(CLOSE.version, v < PROTOCOL_VERSION ? 'client' : 'server');
    const { id, number } = this.#match;
    const match = this.env.MATCH.get(this.env.MATCH.idFromName(id));
    const answer: Watched =
      this.#welcome === null ? await match.watched(number, tokens) : { welcome: this.#welcome, open: true };
    if (answer.welcome === null) return socket.close(answer.code, answer.why);
    // A private table's welcome is for who may see it: it is not kept for others.
    if (answer.open) this.#welcome = answer.welcome;
    socket.serializeAttachment({ greeted: true, opened: Date.now() } satisfies Attached);
    this.#readers.send(socket, answer.welcome);
  }

  #maySpeak(socket: WebSocket): boolean {
    const now = Date.now();
    const spoken = this.#spoken.get(socket);
    const running = spoken !== undefined && now - spoken.from < MINUTE ? spoken : { count: 0, from: now };
    running.count++;
    this.#spoken.set(socket, running);
    return running.count <= MOST_FRAMES;
  }

  /** Hands frames on. Answers with the number of watchers here. */
  async deliver(frames: readonly string[]): Promise<number> {
    this.#welcome = null;
    this.#sweep(Date.now());
    const sockets = this.#greeted();
    for (const socket of sockets) for (const frame of frames) this.#readers.send(socket, frame);
    return sockets.length;
  }

  /** The match is gone: everybody is told, and the relay ends. */
  async end(code: number, why: string): Promise<void> {
    for (const socket of this.ctx.getWebSockets()) socket.close(code, why);
    await this.ctx.storage.deleteAll();
  }

  /** Closes who has not said hello. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    const silent = this.ctx.getWebSockets().filter((one) => !attachedTo(one).greeted);
    for (const socket of silent)
      if (attachedTo(socket).opened + HELLO_MS <= now) socket.close(CLOSE.silent, 'silent');
    if (silent.some((one) => attachedTo(one).opened + HELLO_MS > now))
      await this.ctx.storage.setAlarm(now + HELLO_MS);
  }

  /** [R18] Closes who has not been heard for too long. Looked at when there is something to hand on: an idle relay sleeps. */
  #sweep(now: number): void {
    if (now < this.#swept + SWEEP_MS) return;
    this.#swept = now;
    for (const socket of this.#greeted()) {
      const beat = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
      if (Math.max(attachedTo(socket).opened, beat) + SILENT_MS <= now) socket.close(CLOSE.silent, 'silent');
    }
  }

  #greeted(): WebSocket[] {
    return this.ctx
      .getWebSockets()
      .filter((one) => one.readyState === WebSocket.OPEN && attachedTo(one).greeted);
  }
}

const attachedTo = (socket: WebSocket): Attached => socket.deserializeAttachment() as Attached;
