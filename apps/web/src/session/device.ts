/** What this device remembers. Everything works when storage throws, as in a private window or a frame. */

const PREFIX = 'sandbar.';

export function readJson<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function writeJson(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Nothing to do: the page goes on without a memory.
  }
}

/** How this person likes their tables. Kept on the device only. */
export interface Settings {
  readonly theme: 'auto' | 'dark' | 'light';
  readonly speed: 'slow' | 'normal' | 'fast' | 'off';
  readonly numbers: 'off' | 'own' | 'absolute';
  readonly autoRoll: boolean;
  /** A turn that leaves no choice goes by itself. */
  readonly autoForced: boolean;
  readonly flip: boolean;
  /** What the others are trying out is shown to me, and what I am to them. */
  readonly drafts: boolean;
  readonly sound: boolean;
  /** 0 to 1 */
  readonly volume: number;
}

const UNSET: Settings = {
  theme: 'auto',
  speed: 'normal',
  numbers: 'own',
  autoRoll: true,
  autoForced: false,
  flip: false,
  drafts: true,
  sound: true,
  volume: 0.4,
};

export const readSettings = (): Settings => ({ ...UNSET, ...readJson<Partial<Settings>>('settings') });
export const writeSettings = (settings: Settings): void => writeJson('settings', settings);

export function readName(): string {
  const name = readJson<unknown>('name');
  return typeof name === 'string' ? name : '';
}
export const writeName = (name: string): void => writeJson('name', name);

/** A table that this device knows its way to. [R37] */
export interface Known {
  readonly id: string;
  readonly game: string;
  /** Secrets that open seats, the host's powers, or watching. They stand in no URL but a fragment. */
  readonly tokens: readonly string[];
  /** The secret of the maker's powers. */
  readonly host?: string;
  /** The secret of the seat held. */
  readonly seatSecret?: string;
  readonly invite?: string;
  /** The secrets of the links to single seats, as long as the seats stand as they were made. */
  readonly seats?: readonly string[];
  readonly watch?: string;
  /** The seat held, or wished for until it is taken. */
  readonly seat?: number;
  readonly title: string;
  /** When it was last opened, ms since 1970. */
  readonly seen: number;
}

/** A connection may show this many secrets. */
const MOST_TOKENS = 4;

/** The secrets of a table with one more; where they are too many the oldest goes, but never the host's or the seat's. */
export function withToken(
  known: Pick<Known, 'tokens' | 'host' | 'seatSecret'>,
  token: string,
): readonly string[] {
  const all = [...new Set([...known.tokens, token])];
  const spare = all.filter((one) => one !== known.host && one !== known.seatSecret && one !== token);
  const drop = new Set(spare.slice(0, Math.max(0, all.length - MOST_TOKENS)));
  return all.filter((one) => !drop.has(one));
}

const MOST_KNOWN = 30;

export function knownTables(): readonly Known[] {
  const tables = readJson<Known[]>('tables');
  return Array.isArray(tables) ? tables : [];
}
export const knownTable = (id: string): Known | undefined => knownTables().find((one) => one.id === id);

export function rememberTable(known: Known): void {
  const others = knownTables().filter((one) => one.id !== known.id);
  writeJson('tables', [known, ...others].slice(0, MOST_KNOWN));
}

export const forgetTable = (id: string): void =>
  writeJson(
    'tables',
    knownTables().filter((one) => one.id !== id),
  );
