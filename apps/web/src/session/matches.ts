/** What the start page asks of the server. */

/** The secrets of a table just made. */
export interface Made {
  readonly id: string;
  readonly host: string;
  readonly invite: string;
  readonly seats: readonly string[];
  readonly watch: string;
}

/** A glance at a table. */
export interface Peek {
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly names: readonly string[];
  readonly turn: number | null;
}

export interface Wanted {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly private: boolean;
  readonly clock: { readonly delay: number; readonly bank: number } | null;
  readonly absence?: 'ask' | 'skip' | 'wait';
  /** ms */
  readonly patience?: number;
  readonly embed?: { readonly play: boolean };
}

/** Makes a table; the reason (a word key) when it could not be made. */
export async function makeTable(wanted: Wanted): Promise<Made | { readonly why: string }> {
  try {
    const answer = await fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    });
    return (await answer.json()) as Made | { why: string };
  } catch {
    return { why: 'start.offline' };
  }
}

/** Null when the table is gone or cannot be asked. The secrets go in a header: never in an address. */
export async function peekTable(id: string, tokens: readonly string[]): Promise<Peek | null> {
  try {
    const answer = await fetch(`/api/matches/${id}`, {
      headers: { authorization: `Bearer ${tokens.join(',')}` },
    });
    return answer.ok ? ((await answer.json()) as Peek) : null;
  } catch {
    return null;
  }
}

/** The table that a pasted text leads to, as a path with its fragment; undefined when it leads to none. */
export function tableIn(text: string): string | undefined {
  const found = /\/m\/([2-9a-hjkmnp-tv-z]{17})(?![\w-])\/?(?:\?[^#\s]*)?(#[\w=&-]*)?/.exec(text);
  return found === null ? undefined : `/m/${found[1]}${found[2] ?? ''}`;
}
