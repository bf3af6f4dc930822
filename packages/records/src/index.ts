/** Records of matches and positions in every form that is known here. Pages load this package only when somebody needs it. */
export { readPositionId } from './backgammon/gnubg.ts';
export { readMat } from './backgammon/mat.ts';
export { writeMat } from './backgammon/mat-write.ts';
export { readSgf } from './backgammon/sgf.ts';
export { writeSgf } from './backgammon/sgf-write.ts';
export type { BackgammonRecord } from './backgammon/transcript.ts';
export type { FileForm, Form, PositionForm, PositionText } from './form.ts';
export { fileForms, positionTexts, writeFile } from './forms.ts';
export { type Pasted, readPasted } from './pasted.ts';
export type { Fault, MatchRecord, Params, Read } from './record.ts';
export { asName, isDate, isName } from './record.ts';
export { readRecord, writeRecord } from './save.ts';
