/** What a turn's line of the move list says, in the notation: `O10-Q8-Q13x`. */
import type { pirateer } from '@sandbar/engine';
import { words } from '../../ui/words.ts';

type Fact = pirateer.Fact;

/** Sails of one ship in a row are written as one, with `x` where it captures, `$` where it comes by treasure, `+` where it wins. */
export function notationOf(facts: readonly Fact[]): string {
  const moves: { text: string; at: string; ships: number }[] = [];
  for (const fact of facts) {
    const last = moves.at(-1);
    switch (fact.kind) {
      case 'sailed': {
        const [from = '', to = ''] = [fact.path[0], fact.path.at(-1)];
        const who = fact.ships > 1 ? `(${fact.ships})` : '';
        if (last && last.at === from && last.ships === fact.ships) {
          last.text += `-${shortOf(from, to)}`;
          last.at = to;
        } else moves.push({ text: `${from}${who}-${shortOf(from, to)}`, at: to, ships: fact.ships });
        break;
      }
      case 'captured':
        if (last) last.text += 'x';
        break;
      case 'seized':
      case 'salvaged':
      case 'plundered':
        if (last) last.text += '$';
        break;
      case 'over':
        if (last && fact.result.how === 'treasure') last.text += '+';
        break;
      default:
    }
  }
  return moves.map(({ text }) => text).join(', ');
}

/** The map is named again only where it is another one. */
const shortOf = (from: string, to: string): string =>
  from.includes(':') && from[0] === to[0] ? to.slice(2) : to;

/** The whole line: the moves, then what else happened. */
export function lineText(facts: readonly Fact[]): string {
  const parts = [notationOf(facts)];
  const named = facts.flatMap((fact) => (fact.kind === 'named' ? [fact.die] : []));
  if (named.length > 0) parts.push(words('moves.sea.named', { dice: named.join('-') }));
  for (const fact of facts) parts.push(extra(fact));
  return parts.filter((part) => part !== '').join(', ');
}

function extra(fact: Fact): string {
  switch (fact.kind) {
    case 'passed':
      return words('moves.sea.unused', { dice: fact.dice.join('-') });
    case 'blast':
      return words('moves.sea.device', { at: fact.at, radius: fact.radius });
    case 'struck':
      return words('moves.sea.storm');
    case 'foundered':
      return words('moves.sea.lost', { at: fact.at });
    case 'left':
      return words('moves.sea.left');
    case 'skipped':
      return words('moves.sea.skipped');
    case 'tossed':
      return words('moves.sea.toss', { map: fact.map });
    default:
      return '';
  }
}
