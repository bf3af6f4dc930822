/** Reads what somebody brings to the page for positions and matches. The readers are loaded with the first text. */
import type { Games } from '@sandbar/engine';
import type { Fault, Pasted } from '@sandbar/records';
import { words } from '../../ui/words.ts';

/** Longer texts do not go into an address. */
const MOST_ADDRESS = 1_500;

/** The text itself, or the one that an address of our own names. */
export function pastedIn(text: string): string {
  const address = text.trim();
  if (!/^https?:\/\/\S+$/.test(address) || !URL.canParse(address)) return text;
  return new URL(address).searchParams.get('id') ?? text;
}

/** What a text is, or why it is nothing. */
export async function read(rules: Games, text: string): Promise<Pasted> {
  const { readPasted } = await import('@sandbar/records');
  return readPasted(rules, pastedIn(text));
}

/** What is wrong, as a sentence; with the line where it can be looked for. */
export function faultText({ why, line, params }: Fault, text: string): string {
  const reason = words.say(why, params);
  return why.startsWith('pasted.') || !/[\r\n]/.test(text.trim())
    ? reason
    : words('record.line', { line, reason });
}

/** The address of this page with a position in it. */
export const boardAddress = (position: string): string =>
  position.length > MOST_ADDRESS ? '/board' : `/board?id=${encodeURIComponent(position)}`;
