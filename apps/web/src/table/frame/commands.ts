/** The chat commands of the original rules, and ours: they do what the buttons do. */

export type ChatCommand = 'join' | 'start' | 'leave';

/** The command in a line of talk, `unknown` for another line that starts with a slash, undefined for talk. */
export function readCommand(text: string): ChatCommand | 'unknown' | undefined {
  const word = /^\s*\/(\w*)\s*$/.exec(text)?.[1]?.toLowerCase();
  if (word === undefined) return text.trim().startsWith('/') ? 'unknown' : undefined;
  return word === 'join' || word === 'start' || word === 'leave' ? word : 'unknown';
}
