/** [BG34] What other programs write and read of backgammon. */
import type { Forms } from '../form.ts';
import { fileIn, positionIn } from './found.ts';
import { gnubgId } from './gnubg.ts';
import { writeMat } from './mat-write.ts';
import type { State } from './rules.ts';
import { setupOf } from './setup.ts';
import { writeSgf } from './sgf-write.ts';
import type { BackgammonRecord } from './transcript.ts';
import { xgid } from './xgid.ts';

export const backgammonForms: Forms = {
  files: {
    mat: (record) => writeMat(record as BackgammonRecord),
    sgf: (record) => writeSgf(record as BackgammonRecord),
  },
  /** GNU Backgammon's two IDs in one word, and the XGID with Red at the bottom. */
  texts(state) {
    const setup = setupOf(state as State);
    if (setup === undefined) return [];
    const texts = { gnubg: gnubgId(setup), xgid: xgid(setup, 0) };
    return (['gnubg', 'xgid'] as const).flatMap((form) => {
      const text = texts[form];
      return text === undefined ? [] : [{ form, text }];
    });
  },
  fileIn,
  positionIn,
};
