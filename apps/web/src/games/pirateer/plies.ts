/** The stops of a replay of Pirateer: the turns of the captains, and what came before the first. */
import type { pirateer } from '@sandbar/engine';
import type { History } from '../../table/history.ts';
import { markOf, type Ply } from '../../table/ply.ts';
import { words } from '../../ui/words.ts';
import { chronicleOf } from './chronicle.ts';
import { lineText } from './log.ts';

type Fact = pirateer.Fact;

export function pliesOf({ facts }: History<pirateer.Fact>, { fleets }: pirateer.State): readonly Ply[] {
  return chronicleOf(facts, fleets).lines.flatMap((line): Ply[] => {
    if (line.facts.length === 0) return [];
    const text = lineText(line.facts);
    return [
      {
        seat: line.seat,
        place: line.round === 0 ? words('replay.place.start') : words('replay.place.turn', { n: line.round }),
        text: [line.roll.join('-'), text].filter((part) => part !== '').join(': '),
        mark: markOf(line.facts, EARNS),
        loser: loserOf(line.facts, fleets),
        facts: line.facts,
      },
    ];
  });
}

const EARNS = {
  home: ({ kind }: Fact) => kind === 'over',
  taken: ({ kind }: Fact) => kind === 'captured' || kind === 'blast' || kind === 'foundered',
  gained: ({ kind }: Fact) => kind === 'plundered' || kind === 'salvaged',
};

function loserOf(facts: readonly Fact[], fleets: pirateer.State['fleets']): number | null {
  const lost = facts.flatMap((fact) => (fact.kind === 'captured' ? [fact.lost] : []))[0];
  const seat = lost === undefined ? -1 : fleets.findIndex((list) => list.includes(lost));
  return seat < 0 ? null : seat;
}
