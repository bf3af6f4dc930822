/** The dice. */
export { type Bytes, type Roll, rollFrom } from './dice.ts';
