/** The stops of a replay of Pirates Backgammon: the turns, and what becomes of each ship between them. */
import type { pirates } from '@sandbar/engine';
import type { Mark, Ply } from '../../table/ply.ts';
import { words } from '../../ui/words.ts';
import { courseOf, type History, type Line } from './course.ts';
import { partsOf, textOf } from './log.ts';

type Fact = pirates.Fact;

export function pliesOf({ facts }: History, state: pirates.State, names: readonly string[]): readonly Ply[] {
  return courseOf(facts, state.pirates.length).lines.flatMap((line) =>
    line.phase !== null ? [] : [plyOf(line, names)],
  );
}

function plyOf(line: Line, names: readonly string[]): Ply {
  const [first] = line.facts;
  return {
    seat: first !== undefined && 'seat' in first ? first.seat : null,
    place: line.round === 0 ? words('replay.place.start') : words('replay.place.round', { n: line.round }),
    text: textOf(partsOf(line, names)),
    mark: markOf(line.facts),
    loser: line.facts.flatMap((fact) => (fact.kind === 'sunk' ? [fact.seat] : []))[0] ?? null,
    facts: line.facts,
  };
}

function markOf(facts: readonly Fact[]): Mark | null {
  const has = (...kinds: readonly Fact['kind'][]): boolean => facts.some(({ kind }) => kinds.includes(kind));
  if (has('over') || facts.some((fact) => fact.kind === 'banked' && fact.gold > 0)) return 'home';
  if (has('sunk', 'plundered')) return 'taken';
  return has('captured') ? 'gained' : null;
}
