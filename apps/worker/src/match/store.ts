/** The match object's SQLite: how a match is kept, row by row, and read back whole. */
import type { Kept, Line, Role, Row, Said, Stored } from '@sandbar/protocol';
import { TALK_KEPT } from '@sandbar/protocol';

/** Each step runs once, in order; a match remembers how many have run. Never change a step, add one. */
export const SCHEMA: readonly string[] = [
  `CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE line (n INTEGER PRIMARY KEY, ms INTEGER NOT NULL, words TEXT NOT NULL, cmd TEXT);
   CREATE TABLE role (hash TEXT PRIMARY KEY, role TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE said (n INTEGER PRIMARY KEY, said TEXT NOT NULL);`,
];

/** Words of a line never hold a newline. */
const WORDS = '\n';

export interface Store {
  /** Whether a match was made here. Reading it stores nothing. [R3] */
  exists(): boolean;
  create(): void;
  /** Runs the steps that have come since this match was stored, each once and in order, all or none. */
  upgrade(): void;
  load(): Stored;
  /** Stores rows, all or none. */
  write(rows: readonly Row[]): void;
  erase(): Promise<void>;
}

export function openStore(storage: DurableObjectStorage, schema: readonly string[] = SCHEMA): Store {
  const { sql } = storage;
  const exists = (): boolean =>
    sql.exec(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'meta'`).toArray().length > 0;

  const setMeta = (key: string, value: unknown): void => {
    sql.exec('INSERT OR REPLACE INTO meta VALUES (?, ?)', key, JSON.stringify(value));
  };
  const meta = (key: string): unknown => {
    const row = sql.exec<{ value: string }>('SELECT value FROM meta WHERE key = ?', key).toArray()[0];
    return row === undefined ? null : JSON.parse(row.value);
  };

  const put = (row: Row): void => {
    switch (row.kind) {
      case 'line': {
        const { from, ms, words, id } = row.line;
        sql.exec('INSERT INTO line VALUES (?, ?, ?, ?)', from, ms, words.join(WORDS), id);
        return;
      }
      case 'table':
        setMeta('kept', row.kept);
        return;
      case 'role':
        if (row.role === null) sql.exec('DELETE FROM role WHERE hash = ?', row.hash);
        else sql.exec('INSERT OR REPLACE INTO role VALUES (?, ?)', row.hash, JSON.stringify(row.role));
        return;
      case 'said':
        sql.exec('INSERT INTO said VALUES (?, ?)', row.said.n, JSON.stringify({ ...row.said, id: row.id }));
        sql.exec('DELETE FROM said WHERE n <= ?', row.said.n - TALK_KEPT);
        return;
      case 'snapshot':
        setMeta('snapshot', { n: row.n, state: row.state });
        return;
    }
  };

  return {
    exists,
    create: () =>
      storage.transactionSync(() => {
        for (const step of schema) sql.exec(step);
        setMeta('schema', schema.length);
      }),
    upgrade: () => {
      const done = Number(meta('schema'));
      if (done >= schema.length) return;
      storage.transactionSync(() => {
        for (const step of schema.slice(done)) sql.exec(step);
        setMeta('schema', schema.length);
      });
    },
    load: () => ({
      kept: meta('kept') as Kept,
      lines: sql
        .exec<{ n: number; ms: number; words: string; cmd: string | null }>('SELECT * FROM line ORDER BY n')
        .toArray()
        .map(({ n, ms, words, cmd }): Line => ({ from: n, ms, words: words.split(WORDS), id: cmd })),
      roles: sql
        .exec<{ hash: string; role: string }>('SELECT * FROM role')
        .toArray()
        .map(({ hash, role }) => [hash, JSON.parse(role) as Role]),
      said: sql
        .exec<{ said: string }>('SELECT said FROM said ORDER BY n')
        .toArray()
        .map(({ said }) => JSON.parse(said) as Said & { id: string }),
      snapshot: meta('snapshot') as Stored['snapshot'],
    }),
    write: (rows) => {
      if (rows.length === 1 && rows[0] !== undefined) put(rows[0]);
      else if (rows.length > 0)
        storage.transactionSync(() => {
          for (const row of rows) put(row);
        });
    },
    erase: async () => {
      await storage.deleteAlarm();
      await storage.deleteAll();
    },
  };
}
