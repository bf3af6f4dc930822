/** The stops of a match: where in the log each line of the move list ends. */
import type { Session } from '../../session/session.ts';
import type { Ply } from '../ply.ts';

/** The stops of a match with the number of log entries up to the end of each. */
export interface Stops {
  readonly plies: readonly Ply[];
  readonly ends: readonly number[];
  readonly numbers: ReadonlyMap<unknown, number>;
}

export const NONE: Stops = { plies: [], ends: [0], numbers: new Map() };

/** Where each stop ends in the log. What stops tell in one entry is one stop. */
export function stopsOf(session: Pick<Session, 'replica'>, plies: readonly Ply[]): Stops {
  const { entries } = session.replica;
  const entryOf = new Map<unknown, number>();
  entries.forEach(({ facts }, i) => {
    for (const fact of facts) entryOf.set(fact, i + 1);
  });
  const kept: Ply[] = [];
  const ends = [0];
  const numbers = new Map<unknown, number>();
  for (const ply of plies) {
    const end = Math.max(...ply.facts.map((fact) => entryOf.get(fact) ?? 0));
    if (end > (ends.at(-1) ?? 0)) {
      kept.push(ply);
      ends.push(end);
    }
    for (const fact of ply.facts) numbers.set(fact, kept.length);
  }
  // What follows the last turn, such as the result, belongs to it.
  if (kept.length > 0) ends[ends.length - 1] = entries.length;
  return { plies: kept, ends, numbers };
}
