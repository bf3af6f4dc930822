/** What tests of other packages use of ours: seeded chance, positions, options, and a toy game. */
export { act, fill, heap } from './heap.ts';
export { board, play, ready, rolled } from './help.ts';
export { ALL, SAMPLE } from './option-sets.ts';
export { randomBoard } from './positions.ts';
export { random } from './random.ts';
export { STARTS } from './starts.ts';
