/** What pages ask of the server over HTTP. */
import { type Made, type MatchSummary, readMade, readSummary, type Wanted } from '@sandbar/protocol/http';
import { MATCH_ID } from '@sandbar/protocol/ids';

const OFFLINE = { why: 'start.offline' } as const;

/** Makes a table; the reason (a word key) when it could not be made. */
export async function makeTable(wanted: Wanted): Promise<Made | { readonly why: string }> {
  try {
    const answer = await fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    });
    // A page that somebody else's server answers with is as good as none.
    return readMade(await answer.json()) ?? OFFLINE;
  } catch {
    return OFFLINE;
  }
}

/** Null when the table is gone or cannot be asked. The secrets go in a header: never in an address. */
export async function askTable(id: string, tokens: readonly string[]): Promise<MatchSummary | null> {
  try {
    const answer = await fetch(`/api/matches/${id}`, {
      headers: { authorization: `Bearer ${tokens.join(',')}` },
    });
    return answer.ok ? (readSummary(await answer.json()) ?? null) : null;
  } catch {
    return null;
  }
}

const LINK = new RegExp(`/m/(${MATCH_ID})(?![\\w-])/?(?:\\?[^#\\s]*)?(#[\\w=&-]*)?`);

/** The table that a pasted text leads to, as a path with its fragment; undefined when it leads to none. */
export function tableIn(text: string): string | undefined {
  const found = LINK.exec(text);
  return found === null ? undefined : `/m/${found[1]}${found[2] ?? ''}`;
}
