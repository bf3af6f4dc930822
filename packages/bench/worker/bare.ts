/** The floor to compare with: a Durable Object that writes one SQLite row for each message and echoes it to both sockets. */
import { DurableObject } from 'cloudflare:workers';

interface BareEnv {
  readonly MATCH: DurableObjectNamespace<MatchRoom>;
}

export class MatchRoom extends DurableObject<BareEnv> {
  constructor(ctx: DurableObjectState, env: BareEnv) {
    super(ctx, env);
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS move (seq INTEGER PRIMARY KEY, text TEXT)');
  }

  override async fetch(): Promise<Response> {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketMessage(_: WebSocket, data: string | ArrayBuffer): void {
    this.ctx.storage.sql.exec('INSERT INTO move (text) VALUES (?)', String(data));
    for (const socket of this.ctx.getWebSockets()) socket.send(data);
  }
}

export default {
  fetch(request: Request, env: BareEnv): Promise<Response> | Response {
    const [, kind, id] = new URL(request.url).pathname.split('/');
    return kind === 'ws' && id !== undefined
      ? env.MATCH.get(env.MATCH.idFromName(id)).fetch(request)
      : new Response('ok');
  },
} satisfies ExportedHandler<BareEnv>;
