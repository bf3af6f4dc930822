/** Matches that play themselves, for tests that need one on the server but nobody at its screen. */
import { pretendBrowser } from './chaos/browser.ts';
import { type Kind, openTable, type Table } from './chaos/table.ts';

const running = new Map<string, Table>();

/** A lot that always falls alike. */
function lot(seed: number): (n: number) => number {
  let now = seed;
  return (n) => {
    now = (now * 1_103_515_245 + 12_345) & 0x7fffffff;
    return Math.floor((now / 0x7fffffff) * n);
  };
}

/** Plays on in a match, or in a new one, until its log has grown by so many entries; then it stands still. Resolves with its id. */
export async function playOn(
  base: string,
  what: string | (Omit<Kind, 'seats'> & { readonly seats?: number }),
  entries: number,
): Promise<string> {
  const { host } = new URL(base);
  pretendBrowser(host);
  let table = typeof what === 'string' ? running.get(what) : undefined;
  if (table === undefined) {
    if (typeof what === 'string') throw new Error(`no match ${what} plays itself`);
    table = await openTable(host, { seats: 2, ...what }, lot(5));
    running.set(table.id, table);
    await fetch(`${base}/api/test/loosen/${table.id}`, { method: 'POST' });
  } else table.go();
  const { sessions, id } = table;
  const [first] = sessions;
  if (first === undefined) throw new Error('a table without seats');
  const goal = (typeof what === 'string' ? first.replica.at : 0) + entries;
  await new Promise<void>((done) => {
    const look = (): void => {
      if (first.replica.at < goal && !table.over) return;
      stop();
      done();
    };
    const stop = first.watch(look);
    look();
  });
  await table.rest();
  return id;
}
