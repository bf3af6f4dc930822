/** A process that plays one match through the page's own sessions, as far as it is asked to. Started by players.ts. */
import process from 'node:process';
import { pretendBrowser } from './chaos/browser.ts';
import { openTable, type Table } from './chaos/table.ts';
import type { Asked } from './players.ts';

/** A lot that always falls alike. */
function lot(seed: number): (n: number) => number {
  let now = seed;
  return (n) => {
    now = (now * 1_103_515_245 + 12_345) & 0x7fffffff;
    return Math.floor((now / 0x7fffffff) * n);
  };
}

let table: Table | null = null;

/** Plays until the log has grown by so many entries, or the match is over; then it stands still. Resolves with its id. */
async function play({ base, kind, entries }: Asked): Promise<string> {
  const { host } = new URL(base);
  if (table === null) {
    pretendBrowser(host);
    table = await openTable(host, { seats: 2, ...kind }, lot(5));
    await fetch(`${base}/api/test/loosen/${table.id}`, { method: 'POST' });
  } else table.go();
  const now = table;
  const [first] = now.sessions;
  if (first === undefined) throw new Error('a table without seats');
  const goal = first.replica.at + entries;
  await new Promise<void>((done) => {
    const stop = first.watch(() => look());
    const look = (): void => {
      if (first.replica.at < goal && !now.over) return;
      stop();
      done();
    };
    look();
  });
  await now.rest();
  return now.id;
}

process.on('message', (asked: Asked) => void play(asked).then((id) => process.send?.(id)));
process.once('disconnect', () => process.exit());
