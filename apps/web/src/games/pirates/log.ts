/** What a line of the log says, in parts that are set apart: where from and to, what was gained, what was lost. */
import type { pirates } from '@sandbar/engine';
import type { HoleOf, WordKey } from '@sandbar/words';
import { words } from '../../ui/words.ts';
import type { Line } from './chronicle.ts';

type Fact = pirates.Fact;

export interface Part {
  readonly text: string;
  readonly tone?: 'strong' | 'gain' | 'loss';
  /** Goes on from the part before without a comma. */
  readonly joined?: true;
}

/** Parts as one text. */
export const textOf = (parts: readonly Part[]): string =>
  parts.reduce((text, part, i) => text + (i === 0 ? '' : part.joined ? ' ' : ', ') + part.text, '');

/** Throws on a line that no fact begins. */
export function partsOf({ facts }: Line, names: readonly string[]): readonly Part[] {
  const [first, ...rest] = facts;
  if (first === undefined) throw new Error('a line of the log without facts');
  return [...opening(first, rest), ...rest.flatMap((fact) => sequel(fact, first, names))];
}

function opening(first: Fact, rest: readonly Fact[]): readonly Part[] {
  switch (first.kind) {
    case 'placed':
      return pieces('log.placed', { at: strong(first.at) });
    case 'traveled':
      return first.to === 'off'
        ? [strong(first.from), { text: words('log.left', { die: first.die }) }]
        : [
            strong(words('log.way', { from: first.from, to: first.to })),
            { text: words('log.rolled', { die: first.die }) },
          ];
    case 'appeared':
      return pieces('log.appeared', { ship: { text: shipText(first) }, at: strong(first.at) });
    case 'rolled': {
      const way = wayOf(rest);
      return way === ''
        ? [{ text: words('log.dice', { dice: words.list(first.dice.map(String)) }) }]
        : [strong(way)];
    }
    case 'retired':
      return [{ text: words('log.retired') }];
    case 'skipped':
      return [{ text: words('log.skipped') }];
    default:
      return [];
  }
}

const shipText = ({ what, gold }: { readonly what: pirates.Kind; readonly gold: number }): string =>
  what === 'merchant' ? words('ship.merchant', { n: gold }) : words(`ship.${what}`);

/** A message as parts that make one sentence, with these parts in its holes. */
const pieces = <K extends WordKey>(key: K, holes: Readonly<Record<HoleOf<K>, Part>>): readonly Part[] =>
  words.parts(key).map((piece, i) => ({
    ...('text' in piece ? { text: piece.text.trim() } : holes[piece.hole]),
    ...(i === 0 ? {} : { joined: true as const }),
  }));

const strong = (text: string | number): Part => ({ text: String(text), tone: 'strong' });

/** "16 to 21 to home", from the facts of a turn; empty while nothing has moved. */
export function wayOf(facts: readonly Fact[]): string {
  let way = '';
  for (const fact of facts) {
    if (fact.kind === 'entered') way = words('log.way', { from: words('log.bar'), to: fact.at });
    if (fact.kind !== 'moved') continue;
    const to = fact.to === 'off' ? words('log.home') : fact.to;
    way = words('log.way', { from: way === '' ? fact.from : way, to });
  }
  return way;
}

/** What followed from it. `first` tells whether the one who gains is the one whose line it is. */
function sequel(fact: Fact, first: Fact, names: readonly string[]): readonly Part[] {
  const nameOf = (seat: number): string => names[seat] ?? '';
  const whose = 'seat' in first ? first.seat : null;
  switch (fact.kind) {
    case 'captured':
      return whose === fact.seat
        ? [{ text: `+${fact.gold}`, tone: 'gain' }]
        : [
            { text: words('log.takenBy', { who: nameOf(fact.seat) }) },
            { text: `+${fact.gold}`, tone: 'gain' },
          ];
    case 'sunk':
      if (fact.by === 'pirate')
        return [{ text: words('log.sinks', { who: nameOf(fact.seat) }), tone: 'loss' }];
      if (whose === fact.seat) return [{ text: words('log.sunk'), tone: 'loss' }, ...lost(fact.lost)];
      return [{ text: words('log.sinks', { who: nameOf(fact.seat) }), tone: 'loss' }, ...lost(fact.lost)];
    case 'plundered':
      return fact.gold > 0 ? [{ text: `+${fact.gold}`, tone: 'gain' }] : [];
    case 'protected':
      return [{ text: words('log.guarded') }];
    case 'destroyed':
      return [
        {
          text: words('log.destroys', { ship: shipText(fact) }),
          tone: 'loss',
        },
      ];
    case 'banked':
      return fact.gold > 0 ? [{ text: words('log.banked', { n: fact.gold }), tone: 'gain' }] : [];
    default:
      return [];
  }
}

const lost = (n: number): readonly Part[] => (n > 0 ? [{ text: words('log.lost', { n }) }] : []);
