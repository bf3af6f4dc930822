/** Records of matches and pasted positions, apart from the rules: pages load this entry only when somebody needs it. */
import { gnubgId } from './backgammon/records/gnubg.ts';
import { setupOf } from './backgammon/records/setup.ts';
import { xgid } from './backgammon/records/xgid.ts';
import type { State } from './backgammon/state.ts';
import type { AnyGame } from './core/game.ts';
import type { MatchRecord } from './core/record.ts';
import { save } from './core/save.ts';

export { readMat } from './backgammon/records/mat.ts';
export { writeMat } from './backgammon/records/mat-write.ts';
export { readSgf } from './backgammon/records/sgf.ts';
export { writeSgf } from './backgammon/records/sgf-write.ts';
export type { BackgammonRecord } from './backgammon/records/transcript.ts';
export type { Fault, MatchRecord, Params, Read } from './core/record.ts';
export { asName, isDate, isName } from './core/record.ts';
export { type Form, type Pasted, readPasted, readRecord } from './pasted.ts';

/** A record as our own text, for every game; the inverse of `readRecord`. `game` is the one that it names. */
export const writeRecord = (game: AnyGame, record: MatchRecord): string =>
  save(game, record.options, record.seats, record.events, record);

/**
 * A state of backgammon as other programs know positions: GNU Backgammon's two IDs, and the XGID with Red at the bottom.
 * Undefined where the form cannot say it.
 */
export function positionForms(state: State): {
  readonly gnubg: string | undefined;
  readonly xgid: string | undefined;
} {
  const setup = setupOf(state);
  return setup === undefined
    ? { gnubg: undefined, xgid: undefined }
    : { gnubg: gnubgId(setup), xgid: xgid(setup, 0) };
}
