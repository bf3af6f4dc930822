/** The forms that matches and positions of each game are written in: our own for all, other programs' for some. */
import { type AnyGame, type Checked, yes } from '@sandbar/engine';
import { backgammonForms } from './backgammon/forms.ts';
import type { FileForm, Forms, PositionText } from './form.ts';
import type { MatchRecord } from './record.ts';
import { writeRecord } from './save.ts';

const NONE: Forms = {
  files: {},
  texts: () => [],
  fileIn: () => undefined,
  positionIn: () => undefined,
};

/** The registry: games that other programs play too. */
const FORMS: Readonly<Record<string, Forms>> = { backgammon: backgammonForms };

/** What other programs know of a game; nothing for a game that none of them plays. */
export const formsOf = (game: string): Forms => (Object.hasOwn(FORMS, game) ? (FORMS[game] ?? NONE) : NONE);

/** The forms that a match of this game can be saved in, our own first. */
export const fileForms = (game: string): readonly FileForm[] => [
  'save',
  ...(Object.keys(formsOf(game).files) as FileForm[]),
];

/** A match in a form of its game. Reasons: those of the form, for what it cannot say. Throws for a form that its game does not have. */
export function writeFile(game: AnyGame, record: MatchRecord, form: FileForm): Checked<string> {
  if (form === 'save') return yes(writeRecord(game, record));
  const write = formsOf(game.id).files[form];
  if (write === undefined) throw new Error(`no ${form} of ${game.id}`);
  return write(record);
}

/** A position in every form that it has: what other programs read comes first; our own text can say every position. */
export const positionTexts = (game: AnyGame, state: unknown): readonly PositionText[] => [
  ...formsOf(game.id).texts(state),
  { form: 'text', text: game.write(state) },
];
