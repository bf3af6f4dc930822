/** Coming to a table: the secrets in the address are taken out of it and kept on the device. [R6] */
import { isSecret, newSecret } from '@sandbar/protocol/ids';
import { knownTable, readJson, rememberTable, withToken } from './device.ts';

/** What a link's fragment may hold: a token of any kind, and for a maker without storage the invitation and watch links. */
export interface Fragment {
  readonly token: string | null;
  readonly invite: string | null;
  readonly watch: string | null;
}

export function readFragment(hash: string): Fragment {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const secret = (key: string): string | null => {
    const value = given.get(key);
    return value !== null && isSecret(value) ? value : null;
  };
  return { token: secret('t'), invite: secret('i'), watch: secret('w') };
}

/** The place in the match that a link opens at, as in `#m95`; null where it names none. */
export function readPlace(hash: string): number | null {
  const place = /(?:^#|&)m(\d{1,6})$/.exec(hash)?.[1];
  return place === undefined ? null : Number(place);
}

/**
 * Reads the address's fragment. Where the device remembers, the fragment is taken out of the address, since people
 * share what stands there; where it does not, it stays, so that a reload finds the way back.
 */
export function rememberFragment(id: string): void {
  const { token } = readFragment(location.hash);
  if (token === null) return;
  const known = knownTable(id) ?? { id, game: '', tokens: [], title: '', seen: Date.now() };
  rememberTable({ ...known, tokens: withToken(known, token) });
  if (readJson('tables') !== null) history.replaceState(null, '', location.pathname + location.search);
}

/** Where the device remembers nothing, the secret of the seat stays in the address's fragment for a reload. */
export function keepInAddress(secret: string): void {
  if (readJson('tables') !== null) return;
  const { invite, watch } = readFragment(location.hash);
  const links = `${invite === null ? '' : `&i=${invite}`}${watch === null ? '' : `&w=${watch}`}`;
  history.replaceState(null, '', `${location.pathname}#t=${secret}${links}`);
}

/** The secrets that this page holds for a table, at most four. */
export function tokensOf(id: string, fragment: Fragment): readonly string[] {
  const known = knownTable(id) ?? { tokens: [] };
  return fragment.token === null ? known.tokens : withToken(known, fragment.token);
}

/** A secret made on this device. */
export const freshSecret = (): string => newSecret((into) => crypto.getRandomValues(into));
