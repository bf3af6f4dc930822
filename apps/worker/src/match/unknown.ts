/** Where there is no match: the socket opens, hears why it has nothing to wait for, and is closed for good. */
import { CLOSE } from '@sandbar/protocol';

/** The answer to a socket for a match that does not exist. Nothing is stored. A refused handshake would be tried again for ever. */
export function unknownMatch(): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  server.send(JSON.stringify({ t: 'no', why: 'unknown-match' }));
  server.close(CLOSE.unknown, 'unknown-match');
  return new Response(null, { status: 101, webSocket: client });
}
