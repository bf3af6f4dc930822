/** What the address of an embed asks for. Whatever is unknown or unreadable is as if it were not there. */

export interface EmbedOptions {
  readonly theme: 'auto' | 'dark' | 'light';
  /** The ground around the board. `auto` is the theme's own. */
  readonly bg: 'auto' | 'dark' | 'light' | 'transparent';
  /** The seat from whose side the board is seen, from 0. */
  readonly seat: number;
  /** `board` leaves out the lines above and below it. */
  readonly layout: 'full' | 'board';
  readonly lang: string;
  readonly sound: boolean;
  /** Whether one can look back in it. */
  readonly controls: boolean;
  readonly motion: 'auto' | 'off' | 'slow' | 'normal' | 'fast';
  /** The replay's stop to open at; null where none is named. */
  readonly ply: number | null;
  /** The origin of the page around it, if it wants to be the only one that is heard and told. */
  readonly origin: string | null;
}

const MOST_PLY = 1_000_000;

/** Reads the query of an embed's address, or the same fields from a message. */
export function readEmbedOptions(given: URLSearchParams): EmbedOptions {
  const one = <T extends string>(key: string, values: readonly [T, ...T[]]): T =>
    values.find((value) => value === given.get(key)) ?? values[0];
  const number = (key: string, most: number): number | null => {
    const text = given.get(key) ?? '';
    return /^\d{1,7}$/.test(text) && Number(text) <= most ? Number(text) : null;
  };
  return {
    theme: one('theme', ['auto', 'dark', 'light']),
    bg: one('bg', ['auto', 'dark', 'light', 'transparent']),
    seat: number('seat', 7) ?? 0,
    layout: one('layout', ['full', 'board']),
    lang: /^[a-z]{2}(-[A-Za-z]{2,4})?$/.exec(given.get('lang') ?? '')?.[0] ?? 'en',
    sound: given.get('sound') === '1',
    controls: given.get('controls') !== '0',
    motion: one('motion', ['auto', 'off', 'slow', 'normal', 'fast']),
    ply: number('ply', MOST_PLY),
    origin: originIn(given.get('origin')),
  };
}

/** An exact origin, or null. [case 107] */
function originIn(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const { origin, protocol } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && origin === text ? origin : null;
}

/** What an address names: a match, its replay, a position, or a table to be made; null for anything else. */
export type EmbedPath =
  | { readonly kind: 'match' | 'replay'; readonly id: string }
  | { readonly kind: 'position' | 'new' };

export function readEmbedPath(path: string): EmbedPath | null {
  const [, what, id] = /^\/embed\/(m|replay)\/([^/]+)\/?$/.exec(path) ?? [];
  if (id !== undefined) return { kind: what === 'm' ? 'match' : 'replay', id };
  const named = /^\/embed\/(pos|new)\/?$/.exec(path)?.[1];
  if (named === undefined) return null;
  return { kind: named === 'pos' ? 'position' : 'new' };
}
