/** The sentence for a refusal: what is wrong, and the way on. */
import { words } from './words.ts';

/** Reasons come bare from the wire (`stale`) and with their area from options and requests (`options.length`). */
export const reasonText = (why: string): string =>
  words.say(why.startsWith('options.clash.') ? 'options.clash' : why.includes('.') ? why : `reason.${why}`);

/** Why no table was made, as a sentence. */
export const notMade = (why: string): string =>
  why === 'start.offline' ? words('start.offline') : words('start.failed', { why: reasonText(why) });
