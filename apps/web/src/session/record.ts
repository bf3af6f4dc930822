/** A match as a file: our own text for every game, and for backgammon what other programs read. Loaded when somebody asks. */
import { backgammon, type Checked } from '@sandbar/engine';
import { type BackgammonRecord, type MatchRecord, writeMat, writeRecord, writeSgf } from '@sandbar/records';
import type { Session } from './session.ts';

export type RecordForm = 'save' | 'mat' | 'sgf';

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

/** The match so far as text, or why the form cannot say it. Only backgammon has the forms of other programs. */
export function recordText(
  session: Pick<Session, 'replica'>,
  form: RecordForm,
  date: string | null = null,
): Checked<string> {
  const record = recordOf(session, date);
  const { game } = session.replica;
  if (game === null) throw new Error('no match to record');
  if (form === 'save' || game.id !== backgammon.backgammon.id)
    return { ok: true, value: writeRecord(game, record) };
  return form === 'mat' ? writeMat(record as BackgammonRecord) : writeSgf(record as BackgammonRecord);
}
