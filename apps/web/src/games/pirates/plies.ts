/** The stops of a replay of Pirates Backgammon: the turns, and what becomes of each ship between them. */
import type { pirates } from '@sandbar/engine';
import type { History } from '../../table/history.ts';
import { markOf, type Ply } from '../../table/ply.ts';
import { words } from '../../ui/words.ts';
import { chronicleOf, type Line } from './chronicle.ts';
import { partsOf, textOf } from './log.ts';

type Fact = pirates.Fact;

export function pliesOf(
  { facts }: History<pirates.Fact>,
  state: pirates.State,
  names: readonly string[],
): readonly Ply[] {
  return chronicleOf(facts, state.pirates.length).lines.flatMap((line) =>
    line.phase !== null ? [] : [plyOf(line, names)],
  );
}

function plyOf(line: Line, names: readonly string[]): Ply {
  const [first] = line.facts;
  return {
    seat: first !== undefined && 'seat' in first ? first.seat : null,
    place: line.round === 0 ? words('replay.place.start') : words('replay.place.round', { n: line.round }),
    text: textOf(partsOf(line, names)),
    mark: markOf(line.facts, EARNS),
    loser: line.facts.flatMap((fact) => (fact.kind === 'sunk' ? [fact.seat] : []))[0] ?? null,
    facts: line.facts,
  };
}

const EARNS = {
  home: (fact: Fact) => fact.kind === 'over' || (fact.kind === 'banked' && fact.gold > 0),
  taken: ({ kind }: Fact) => kind === 'sunk' || kind === 'plundered',
  gained: ({ kind }: Fact) => kind === 'captured',
};
