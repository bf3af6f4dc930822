/** A match as a file, in the forms that its game has. Loaded when somebody asks. */
import type { Checked } from '@sandbar/engine';
import { type FileForm, type MatchRecord, writeFile } from '@sandbar/records';
import type { Session } from './session.ts';

/** The match so far, with the names of who plays and the day (`YYYY-MM-DD`) or null. Throws before the start. */
export function recordOf({ replica }: Pick<Session, 'replica'>, date: string | null = null): MatchRecord {
  const { game, table, entries } = replica;
  if (game === null || table === null) throw new Error('no match to record');
  return {
    game: game.id,
    edition: game.edition,
    seats: table.seats.length,
    options: table.options,
    names: table.seats.map(({ name }) => name),
    date,
    events: entries.map(({ event }) => event),
  };
}

/** The match so far as text, or why the form cannot say it. */
export function recordText(
  session: Pick<Session, 'replica'>,
  form: FileForm,
  date: string | null = null,
): Checked<string> {
  const { game } = session.replica;
  if (game === null) throw new Error('no match to record');
  return writeFile(game, recordOf(session, date), form);
}
