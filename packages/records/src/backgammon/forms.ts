/** [BG34] A state of backgammon as other programs know positions. */
import { gnubgId } from './gnubg.ts';
import type { State } from './rules.ts';
import { setupOf } from './setup.ts';
import { xgid } from './xgid.ts';

/** GNU Backgammon's two IDs in one word, and the XGID with Red at the bottom; undefined where the form cannot say the state. */
export function positionForms(state: State): {
  readonly gnubg: string | undefined;
  readonly xgid: string | undefined;
} {
  const setup = setupOf(state);
  return setup === undefined
    ? { gnubg: undefined, xgid: undefined }
    : { gnubg: gnubgId(setup), xgid: xgid(setup, 0) };
}
