/** The match object: sockets on one side, the pure host on the other, the store between them. Nothing else lives here. */
import { DurableObject } from 'cloudflare:workers';
import { rollFrom } from '@sandbar/dice';
import { type Draw, type Games, games } from '@sandbar/engine';
import {
  CLOSE,
  firstStored,
  type Host,
  LIMITS,
  type Limits,
  type Making,
  type Outcome,
  openHost,
  type Peer,
  PING,
  PONG,
  type Watched,
} from '@sandbar/protocol';
import { type Glimpse, keepGlimpse, type Peek, peekIn } from '../glimpse.ts';
import { noteFault, openCounts } from '../log.ts';
import { hashSecret, newId } from '../seats.ts';
import { earliest, expiryOf, HELLO_MS, HOUR, SILENT_MS, SWEEP_MS } from './clock.ts';
import { openReaders } from './readers.ts';
import { openRelays, type Relays } from './relays.ts';
import { openStore, type Store } from './store.ts';
import { unknownMatch } from './unknown.ts';

/** What a socket carries through hibernation. */
interface Attached {
  readonly peer: Peer;
  /** When it opened, ms since 1970. */
  readonly opened: number;
}

/** Sockets that one object carries, far above what the limits let in: a flood of sockets that never say hello ends here. */
const MOST_SOCKETS = 1_000;

const secureRoll = rollFrom((into) => crypto.getRandomValues(into));

export class MatchRoom extends DurableObject<Env> {
  readonly #store: Store;
  #host: Host | null = null;
  #sockets = new Map<WebSocket, Attached>();
  /** When a socket was last heard, ms since 1970, as far as this instance knows. */
  #heard = new WeakMap<WebSocket, number>();
  #sweepAt: number | null = null;
  readonly #relays: Relays;
  readonly #glimpse = keepGlimpse();
  readonly #counts = openCounts();
  readonly #readers = openReaders(() => this.limits().unread, this.#counts);
  #armed: number | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#store = openStore(ctx.storage);
    this.#relays = openRelays(ctx, env, () => this.limits());
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
    // Sockets that are closing are still listed. [case 128]
    for (const socket of ctx.getWebSockets().filter((one) => one.readyState === WebSocket.OPEN))
      this.#sockets.set(socket, socket.deserializeAttachment() as Attached);
    if (!this.#store.exists()) return;
    this.#store.upgrade();
    this.#host = this.#open();
    void ctx.blockConcurrencyWhile(async () => {
      this.#armed = await ctx.storage.getAlarm();
    });
  }

  /** The games that matches can be made of; a bench or a test may know another one. */
  protected games(): Games {
    return games;
  }

  /** The dice. */
  protected roll(draw: Draw): readonly number[] {
    return secureRoll(draw);
  }

  protected limits(): Limits {
    return LIMITS;
  }

  #open(): Host {
    return openHost(this.ctx.id.name ?? '', this.#store.load(), {
      games: this.games(),
      roll: (draw) => this.roll(draw),
      hash: hashSecret,
      peers: () => [...this.#sockets.values()].map((attached) => attached.peer),
      newId,
      relay: this.#relays.withRoom,
      relayed: this.#relays.watching,
      limits: () => this.limits(),
    });
  }

  /** Makes the match; harmless when it was made before. [R2] [R3] */
  async make(making: Making): Promise<void> {
    if (this.#host !== null) return;
    const { kept, roles } = firstStored(making, Date.now());
    this.#store.create();
    this.#store.write([
      { kind: 'table', kept },
      ...roles.map(([hash, role]) => ({ kind: 'role', hash, role }) as const),
    ]);
    this.#host = this.#open();
    await this.#carryOut(this.#host.start(Date.now()));
  }

  /** What the list "my tables" shows; null when there is no such match, or none that these secrets may see. [R26] */
  async peek(secrets: readonly string[] = []): Promise<Peek | null> {
    return this.#host === null ? null : peekIn(this.#host.room(), secrets);
  }

  /** What pictures and previews show; null when there is no such match. An answer holds for a minute. */
  async glimpse(): Promise<Glimpse | null> {
    return this.#host === null ? null : this.#glimpse(this.#host.room(), Date.now());
  }

  /** [R27] A relay asks what a newcomer is told, and gets every broadcast from then on. */
  async watched(relay: number, tokens: readonly string[]): Promise<Watched> {
    if (this.#host === null) return { welcome: null, code: CLOSE.unknown, why: 'unknown-match' };
    const answer = this.#host.watched(tokens, Date.now());
    if (answer.welcome !== null) this.#relays.joined(relay);
    return answer;
  }

  /** Opens a socket. An unknown match is said so, and nothing is stored. */
  override async fetch(): Promise<Response> {
    if (this.#host === null) return unknownMatch();
    const { 0: client, 1: server } = new WebSocketPair();
    if (this.#sockets.size >= MOST_SOCKETS) this.#makeRoom();
    const peer: Peer = { id: newId(), greeted: false, seat: null, host: false, invite: null };
    this.ctx.acceptWebSocket(server);
    this.#attach(server, { peer, opened: Date.now() });
    this.#arm();
    return new Response(null, { status: 101, webSocket: client });
  }

  /** [R27] Who holds a seat is never turned away: where there are too many, one goes that holds none, the silent first. */
  #makeRoom(): void {
    const all = [...this.#sockets].filter(([, { peer }]) => peer.seat === null);
    const [socket] = all.find(([, { peer }]) => !peer.greeted) ?? all.at(-1) ?? [];
    if (socket === undefined) return;
    this.#sockets.delete(socket);
    socket.close(CLOSE.full, 'too-many');
  }

  #attach(socket: WebSocket, attached: Attached): void {
    this.#sockets.set(socket, attached);
    socket.serializeAttachment(attached);
  }

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    const attached = this.#sockets.get(socket);
    if (this.#host === null || attached === undefined) return socket.close(CLOSE.unknown, 'unknown-match');
    const frame = typeof data === 'string' ? data : '';
    this.#heard.set(socket, Date.now());
    if (this.#readers.heard(socket, frame)) return;
    // Who is here already and says hello again has lost something on the way.
    if (attached.peer.greeted && frame.startsWith('{"t":"hello"')) this.#counts.add('resync', Date.now());
    try {
      await this.#carryOut(this.#host.take(attached.peer, frame, Date.now()));
    } catch (fault) {
      // A bug, not a bad message: what the store holds is right, so memory is thrown away and read anew.
      noteFault('match', fault);
      this.#host = this.#open();
      socket.close(CLOSE.fault, 'fault');
    }
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    await this.#gone(socket);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    await this.#gone(socket);
  }

  async #gone(socket: WebSocket): Promise<void> {
    this.#sockets.delete(socket);
    if (this.#host !== null) await this.#carryOut(this.#host.people(Date.now()));
  }

  /** Does what is due; called early or twice it does nothing. */
  override async alarm(): Promise<void> {
    this.#armed = null;
    if (this.#host === null) return;
    const now = Date.now();
    this.#counts.flush(now);
    const { kept, last } = this.#host.room();
    if (expiryOf(kept, last) <= now && this.#sockets.size === 0) {
      await this.#erase();
      return;
    }
    for (const [socket, { peer, opened }] of this.#sockets)
      if (!peer.greeted && opened + HELLO_MS <= now) {
        this.#sockets.delete(socket);
        socket.close(CLOSE.silent, 'silent');
      }
    this.#sweep(now);
    const unmade = this.#host.unmade();
    await this.#carryOut(this.#host.tick(now));
    if (unmade !== null) await this.#makeOther(unmade);
  }

  async #erase(): Promise<void> {
    this.#host = null;
    await this.#relays.end(CLOSE.closed, 'closed');
    await this.#store.erase();
  }

  /** [R18] [R19] Drops sockets that have been silent for too long, by the time of their last heartbeat. */
  #sweep(now: number): void {
    this.#sweepAt = null;
    if (this.#people() < 2) return;
    for (const [socket, { peer, opened }] of this.#sockets) {
      const beat = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
      if (!peer.greeted || Math.max(opened, beat, this.#heard.get(socket) ?? 0) + SILENT_MS > now) continue;
      this.#sockets.delete(socket);
      socket.close(CLOSE.silent, 'silent');
    }
    if (this.#host !== null) this.#send(this.#host.people(now));
  }

  /** How many people are connected. With one alone nobody would see that they are gone, so nothing is looked at. */
  #people(): number {
    return [...this.#sockets.values()].filter(({ peer }) => peer.greeted).length;
  }

  /** Stores, then sends: the platform holds what is sent until it is stored. One burst up to the last send. [R13] */
  async #carryOut(outcome: Outcome): Promise<void> {
    this.#send(outcome);
    if (outcome.make !== null) await this.#makeOther(outcome.make);
    if (outcome.erase) await this.#erase();
  }

  #send({ rows, peers, sends, closes }: Outcome): void {
    this.#store.write(rows);
    const byId = new Map<string, WebSocket>();
    for (const [socket, { peer }] of this.#sockets) byId.set(peer.id, socket);
    for (const peer of peers) {
      const socket = byId.get(peer.id);
      const opened = socket === undefined ? undefined : this.#sockets.get(socket)?.opened;
      if (socket !== undefined && opened !== undefined) this.#attach(socket, { peer, opened });
    }
    for (const { to, frame, but, refused } of sends) {
      if (to !== 'all') {
        const socket = byId.get(to);
        if (socket !== undefined) this.#readers.send(socket, frame);
        if (refused) this.#counts.add(`refused.${refused}`, Date.now());
        continue;
      }
      for (const [socket, { peer }] of this.#sockets)
        if (peer.greeted && peer.id !== but) this.#readers.send(socket, frame);
    }
    for (const { to, code, why } of closes) {
      byId.get(to)?.close(code, why);
      if (code !== CLOSE.relay) this.#counts.add(`dropped.${code}`, Date.now());
    }
    this.#relays.deliver(sends.filter(({ to }) => to === 'all').map(({ frame }) => frame));
    this.#arm();
  }

  /** [R30] Makes the rematch. Its id is stored already, so after a restart the alarm makes it again. */
  async #makeOther(making: Making): Promise<void> {
    await this.env.MATCH.get(this.env.MATCH.idFromName(making.id)).make(making);
    this.#store.write(this.#host?.othersMade().rows ?? []);
  }

  /** One alarm, for the earliest deadline. A later one than is armed needs nothing: the handler arms anew. */
  #arm(): void {
    if (this.#host === null) return;
    const { kept, last } = this.#host.room();
    const silent = [...this.#sockets.values()]
      .filter((one) => !one.peer.greeted)
      .map((one) => one.opened + HELLO_MS);
    const expiry = expiryOf(kept, last);
    // A match that somebody is at does not expire; it is looked at again later.
    const end = this.#sockets.size === 0 ? expiry : Math.max(expiry, Date.now() + HOUR);
    if (this.#people() > 1) this.#sweepAt ??= Date.now() + SWEEP_MS;
    const due = earliest(this.#host.alarm(), this.#sweepAt, end, ...silent);
    if (this.#armed !== null && this.#armed <= due) return;
    this.#armed = due;
    void this.ctx.storage.setAlarm(due);
  }
}
