/** People without a page: the page's own replica over a socket from Node. They sit down, act and watch in no time. */
import { games } from '@sandbar/engine';
import { createReplica, newSecret, PING, type Replica } from '@sandbar/protocol';

/** Which match a link leads to. */
export const idOf = (link: string): string => new URL(link).pathname.split('/')[2] ?? '';

/** Somebody who only watches, without a page. */
export interface Watcher {
  readonly replica: Replica;
  /** Resolves when the condition holds; looks again at every frame. */
  until(holds: () => boolean, what: string): Promise<void>;
  close(): void;
}

/** Somebody with a seat: what the page does, without the page. */
export interface Mate extends Watcher {
  /** The secret of the seat: `/m/…#t=SECRET` opens it. */
  readonly secret: string;
  send(frame: string): void;
}

/** Takes the next open seat of a table, ready to start. */
export async function joinAsMate(link: string, name: string): Promise<Mate> {
  const secret = newSecret((into) => crypto.getRandomValues(into));
  const invite = new URLSearchParams(new URL(link).hash.slice(1)).get('t') ?? '';
  const mate = { ...(await connect(link, [invite, secret])), secret };
  mate.send(JSON.stringify({ t: 'sit', id: 'sitdown', name, secret }));
  mate.send(JSON.stringify({ t: 'ready', id: 'standby', on: true }));
  await mate.until(() => mate.replica.you?.seat != null, `${name} to sit`);
  return mate;
}

export const watchTable = (link: string): Promise<Watcher> => connect(link, []);

async function connect(link: string, tokens: readonly string[]): Promise<Omit<Mate, 'secret'>> {
  const { host } = new URL(link);
  const socket = new WebSocket(`ws://${host}/ws/${idOf(link)}`);
  const replica = createReplica(games);
  const looks = new Set<() => void>();
  socket.addEventListener('open', () => socket.send(replica.hello(tokens)));
  // Who is not heard is taken to be gone. [R18]
  const beat = setInterval(() => socket.send(PING), 15_000);
  socket.addEventListener('message', ({ data }) => {
    const update = replica.receive(String(data));
    if (update.resync !== null) socket.send(replica.hello(tokens));
    for (const look of [...looks]) look();
  });
  const watcher: Omit<Mate, 'secret'> = {
    replica,
    send: (frame) => socket.send(frame),
    until: (holds, what) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`waited in vain for ${what}`)), 30_000);
        const look = (): void => {
          if (!holds()) return;
          clearTimeout(timer);
          looks.delete(look);
          resolve();
        };
        looks.add(look);
        look();
      }),
    close: () => {
      clearInterval(beat);
      socket.close();
    },
  };
  await watcher.until(() => replica.table !== null, 'the welcome');
  return watcher;
}
