/** Which board a pasted text names. */
import { tableIn } from '../../session/matches.ts';

/** The path of the embed: of a table by its link, without the secret in it, else of a position. */
export const boardIn = (text: string): string => {
  const table = tableIn(text)?.replace(/#.*$/, '');
  return table === undefined ? `/embed/pos?id=${encodeURIComponent(text.trim())}` : `/embed${table}`;
};
