/** Records of matches and pasted positions, apart from the rules: pages load this package only when somebody needs it. */
import type { AnyGame, backgammon } from '@sandbar/engine';
import { gnubgId } from './backgammon/gnubg.ts';
import { setupOf } from './backgammon/setup.ts';
import { xgid } from './backgammon/xgid.ts';
import type { MatchRecord } from './record.ts';
import { save } from './save.ts';

export { readPositionId } from './backgammon/gnubg.ts';
export { readMat } from './backgammon/mat.ts';
export { writeMat } from './backgammon/mat-write.ts';
export { readSgf } from './backgammon/sgf.ts';
export { writeSgf } from './backgammon/sgf-write.ts';
export type { BackgammonRecord } from './backgammon/transcript.ts';
export { type Form, type Pasted, readPasted, readRecord } from './pasted.ts';
export type { Fault, MatchRecord, Params, Read } from './record.ts';
export { asName, isDate, isName } from './record.ts';

/** A record as our own text, for every game; the inverse of `readRecord`. `game` is the one that it names. */
export const writeRecord = (game: AnyGame, record: MatchRecord): string =>
  save(game, record.options, record.seats, record.events, record);

/**
 * A state of backgammon as other programs know positions: GNU Backgammon's two IDs, and the XGID with Red at the bottom.
 * Undefined where the form cannot say it.
 */
export function positionForms(state: backgammon.State): {
  readonly gnubg: string | undefined;
  readonly xgid: string | undefined;
} {
  const setup = setupOf(state);
  return setup === undefined
    ? { gnubg: undefined, xgid: undefined }
    : { gnubg: gnubgId(setup), xgid: xgid(setup, 0) };
}
