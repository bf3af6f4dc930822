/** What a form is: a way to write a match or a position, and to find it again. */
import type { Checked } from '@sandbar/engine';
import type { MatchRecord, Read } from './record.ts';

/** The forms of a whole match: `save` is our own text. */
export type FileForm = 'save' | 'mat' | 'sgf';
/** The forms of a position: `text` is what the game itself writes. */
export type PositionForm = 'gnubg' | 'xgid' | 'text';
export type Form = FileForm | PositionForm;

export interface FoundFile {
  readonly form: FileForm;
  readonly read: Read<MatchRecord>;
}

export interface FoundPosition {
  readonly form: PositionForm;
  readonly read: Checked<unknown>;
}

/** What other programs write and read of one game. */
export interface Forms {
  /** Match files, by form; the writer answers why where the form cannot say a match. */
  readonly files: Readonly<Partial<Record<FileForm, (record: MatchRecord) => Checked<string>>>>;
  /** Texts of a state, the best known first; a form that cannot say it is left out. */
  texts(state: unknown): readonly PositionText[];
  fileIn(text: string): FoundFile | undefined;
  positionIn(line: string, after: string): FoundPosition | undefined;
}

/** A position as text. */
export interface PositionText {
  readonly form: PositionForm;
  readonly text: string;
}
