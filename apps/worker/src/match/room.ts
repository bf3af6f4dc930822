/** The match object: sockets on one side, the pure host on the other, the store between them. Nothing else lives here. */
import { DurableObject } from 'cloudflare:workers';
import { rollFrom } from '@sandbar/dice';
import { type Draw, type Games, games } from '@sandbar/engine';
import {
  CLOSE,
  type Driver,
  firstStored,
  LIMITS,
  type Limits,
  type Making,
  type MatchSummary,
  openDriver,
  openHost,
  type Peer,
  PING,
  PONG,
  type Refusal,
  type Rest,
  type Watched,
} from '@sandbar/protocol';
import { type Glimpse, keepGlimpse, summaryIn } from '../glimpse.ts';
import { noteFault, openCounts } from '../log.ts';
import { freshId, hashSecret } from '../secrets.ts';
import { earliest, expiryOf, HELLO_MS, HOUR, SILENT_MS, SWEEP_MS } from './clock.ts';
import { openReaders } from './readers.ts';
import { openRelays, type Relays } from './relays.ts';
import { openSockets, type Sockets } from './sockets.ts';
import { openStore, type Store } from './store.ts';
import { unknownMatch } from './unknown.ts';

/** Sockets that one object carries, far above what the limits let in: a flood of sockets that never say hello ends here. */
const MOST_SOCKETS = 1_000;

const secureRoll = rollFrom((into) => crypto.getRandomValues(into));

export class MatchRoom extends DurableObject<Env> {
  readonly #store: Store;
  #driver: Driver | null = null;
  readonly #sockets: Sockets;
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
    this.#sockets = openSockets(ctx);
    if (!this.#store.exists()) return;
    this.#store.upgrade();
    this.#driver = this.#open();
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

  #open(): Driver {
    const host = openHost(this.ctx.id.name ?? '', this.#store.load(), {
      games: this.games(),
      roll: (draw) => this.roll(draw),
      hash: hashSecret,
      peers: () => this.#sockets.all().map(({ peer }) => peer),
      newId: freshId,
      relay: this.#relays.withRoom,
      relayed: this.#relays.watching,
      limits: () => this.limits(),
    });
    // The platform holds what is sent until it is stored.
    return openDriver(host, {
      store: (rows) => this.#store.write(rows),
      role: (peer) => {
        const connection = this.#sockets.byId(peer.id);
        if (connection !== undefined) this.#sockets.put({ ...connection, peer });
      },
      alarm: (at) => this.#arm(at),
      send: (to, frame, refused) => this.#send(to, frame, refused),
      close: (to, code, why) => {
        this.#sockets.byId(to)?.socket.close(code, why);
        if (code !== CLOSE.relay) this.#counts.add(`dropped.${code}`, Date.now());
      },
      relay: (frames) => this.#relays.deliver(frames),
    });
  }

  #send(to: string, frame: string, refused: Refusal | null | undefined): void {
    const connection = this.#sockets.byId(to);
    if (connection !== undefined) this.#readers.send(connection.socket, frame);
    if (refused) this.#counts.add(`refused.${refused}`, Date.now());
  }

  /** Makes the match; harmless when it was made before. [R2] [R3] */
  async make(making: Making): Promise<void> {
    if (this.#driver !== null) return;
    const { kept, roles } = firstStored(making, Date.now());
    this.#store.create();
    this.#store.write([
      { kind: 'table', kept },
      ...roles.map(([hash, role]) => ({ kind: 'role', hash, role }) as const),
    ]);
    this.#driver = this.#open();
    await this.#rest(this.#driver.start(Date.now()));
  }

  /** What the list "my tables" shows; null when there is no such match, or none that these secrets may see. [R26] */
  async summary(secrets: readonly string[] = []): Promise<MatchSummary | null> {
    return this.#driver === null ? null : summaryIn(this.#driver.host.room(), secrets);
  }

  /** What pictures and previews show; null when there is no such match. An answer holds for a minute. */
  async glimpse(): Promise<Glimpse | null> {
    return this.#driver === null ? null : this.#glimpse(this.#driver.host.room(), Date.now());
  }

  /** [R27] A relay asks what a newcomer is told, and gets every broadcast from then on. */
  async watched(relay: number, tokens: readonly string[]): Promise<Watched> {
    if (this.#driver === null) return { welcome: null, code: CLOSE.unknown, why: 'unknown-match' };
    const answer = this.#driver.host.watched(tokens, Date.now());
    if (answer.welcome !== null) this.#relays.joined(relay);
    return answer;
  }

  /** Opens a socket. An unknown match is said so, and nothing is stored. */
  override async fetch(): Promise<Response> {
    if (this.#driver === null) return unknownMatch();
    const { 0: client, 1: server } = new WebSocketPair();
    if (this.#sockets.size >= MOST_SOCKETS) this.#makeRoom();
    const peer: Peer = { id: freshId(), greeted: false, seat: null, host: false, invite: null };
    this.ctx.acceptWebSocket(server);
    this.#sockets.put({ socket: server, peer, opened: Date.now() });
    this.#arm(this.#driver.host.alarm());
    return new Response(null, { status: 101, webSocket: client });
  }

  /** [R27] Who holds a seat is never turned away: where there are too many, one goes that holds none, the silent first. */
  #makeRoom(): void {
    const all = this.#sockets.all().filter(({ peer }) => peer.seat === null);
    const one = all.find(({ peer }) => !peer.greeted) ?? all.at(-1);
    if (one !== undefined) this.#drop(one.socket, CLOSE.full, 'too-many');
  }

  #drop(socket: WebSocket, code: number, why: string): void {
    this.#sockets.remove(socket);
    socket.close(code, why);
  }

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    const connection = this.#sockets.of(socket);
    if (this.#driver === null || connection === undefined)
      return socket.close(CLOSE.unknown, 'unknown-match');
    const frame = typeof data === 'string' ? data : '';
    this.#heard.set(socket, Date.now());
    if (this.#readers.heard(socket, frame)) return;
    // Who is here already and says hello again has lost something on the way.
    if (connection.peer.greeted && frame.startsWith('{"t":"hello"')) this.#counts.add('resync', Date.now());
    try {
      await this.#rest(this.#driver.take(connection.peer, frame, Date.now()));
    } catch (fault) {
      // A bug, not a bad message: what the store holds is right, so memory is thrown away and read anew.
      noteFault('match', fault);
      this.#driver = this.#open();
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
    this.#sockets.remove(socket);
    if (this.#driver !== null) await this.#rest(this.#driver.people(Date.now()));
  }

  /** Does what is due; called early or twice it does nothing. */
  override async alarm(): Promise<void> {
    this.#armed = null;
    if (this.#driver === null) return;
    const now = Date.now();
    this.#counts.flush(now);
    const { kept, last } = this.#driver.host.room();
    if (expiryOf(kept, last) <= now && this.#sockets.size === 0) {
      await this.#erase();
      return;
    }
    for (const { socket, peer, opened } of this.#sockets.all())
      if (!peer.greeted && opened + HELLO_MS <= now) this.#drop(socket, CLOSE.silent, 'silent');
    this.#sweep(now);
    await this.#rest(this.#driver.tick(now));
  }

  async #erase(): Promise<void> {
    this.#driver = null;
    await this.#relays.end(CLOSE.closed, 'closed');
    await this.#store.erase();
  }

  /** [R18] [R19] Drops sockets that have been silent for too long, by the time of their last heartbeat. */
  #sweep(now: number): void {
    this.#sweepAt = null;
    // With one alone nobody would see that they are gone, so nothing is looked at.
    if (this.#driver === null || this.#sockets.greeted() < 2) return;
    for (const { socket, peer, opened } of this.#sockets.all()) {
      const beat = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
      if (!peer.greeted || Math.max(opened, beat, this.#heard.get(socket) ?? 0) + SILENT_MS > now) continue;
      this.#drop(socket, CLOSE.silent, 'silent');
    }
    this.#driver.people(now);
  }

  /** What is left to do once all is stored and sent. [R13] */
  async #rest({ make, erase }: Rest): Promise<void> {
    if (make !== null) await this.#makeOther(make);
    if (erase) await this.#erase();
  }

  /** [R30] Makes the rematch. Its id is stored already, so after a restart the alarm makes it again. */
  async #makeOther(making: Making): Promise<void> {
    await this.env.MATCH.get(this.env.MATCH.idFromName(making.id)).make(making);
    this.#driver?.made();
  }

  /** One alarm, for the earliest deadline. A later one than is armed needs nothing: the handler arms anew. */
  #arm(hosts: number | null): void {
    if (this.#driver === null) return;
    const { kept, last } = this.#driver.host.room();
    const silent = this.#sockets
      .all()
      .filter((one) => !one.peer.greeted)
      .map((one) => one.opened + HELLO_MS);
    const expiry = expiryOf(kept, last);
    // A match that somebody is at does not expire; it is looked at again later.
    const end = this.#sockets.size === 0 ? expiry : Math.max(expiry, Date.now() + HOUR);
    if (this.#sockets.greeted() > 1) this.#sweepAt ??= Date.now() + SWEEP_MS;
    const due = earliest(hosts, this.#sweepAt, end, ...silent);
    if (this.#armed !== null && this.#armed <= due) return;
    this.#armed = due;
    void this.ctx.storage.setAlarm(due);
  }
}
