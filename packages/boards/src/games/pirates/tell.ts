/** The facts of Pirates Backgammon as sentences: "Mira captures 6 gold on 21." */
import type { Words } from '@sandbar/words';
import type { Fact, Kind } from './rules.ts';

/** One sentence for a fact, or an empty text where there is nothing to say. */
export function tell(fact: Fact, words: Words, viewer: number | null, names: readonly string[]): string {
  const nameOf = (seat: number): string => names[seat] ?? words.say(`captain.${seat}`);
  const as = (seat: number): 'you' | 'they' => (seat === viewer ? 'you' : 'they');
  switch (fact.kind) {
    case 'placed':
    case 'entered':
      return words(`fact.placed.${as(fact.seat)}`, { who: nameOf(fact.seat), at: fact.at });
    case 'phase':
      return words('fact.phase', { n: fact.round, phase: words(`phase.${fact.phase}`) });
    case 'traveled':
      return fact.to === 'off'
        ? words('fact.traveled.off', { ship: shipName(words, fact), from: fact.from, die: fact.die })
        : words('fact.traveled', {
            ship: shipName(words, fact),
            from: fact.from,
            to: fact.to,
            die: fact.die,
          });
    case 'appeared':
      return words('fact.appeared', { ship: shipName(words, fact), at: fact.at });
    case 'protected':
      return words('fact.protected', { at: fact.at });
    case 'destroyed':
      return words('fact.destroyed', { ship: shipName(words, fact), at: fact.at });
    case 'sunk':
      return sunk(fact, words, as(fact.seat), nameOf(fact.seat));
    case 'captured':
      return words(`fact.captured.${as(fact.seat)}`, {
        who: nameOf(fact.seat),
        gold: fact.gold,
        at: fact.at,
      });
    case 'plundered':
      return fact.gold === 0
        ? ''
        : words(`fact.plundered.${as(fact.seat)}`, { who: nameOf(fact.seat), gold: fact.gold });
    case 'ordered':
      return ordered(fact, words, viewer, nameOf);
    case 'rolled': {
      const [a = 0, b] = fact.dice;
      const who = nameOf(fact.seat);
      if (b === undefined) return words(`fact.rolled.one.${as(fact.seat)}`, { who, a });
      return as(fact.seat) === 'you'
        ? words('fact.rolled.you', { a, b })
        : words('fact.rolled.they', { who, a, b });
    }
    case 'moved':
      if (fact.to === 'off')
        return words(`fact.home.${as(fact.seat)}`, { who: nameOf(fact.seat), from: fact.from });
      return words(`fact.sailed.${as(fact.seat)}`, { who: nameOf(fact.seat), from: fact.from, to: fact.to });
    case 'banked':
      return words(`fact.banked.${as(fact.seat)}`, {
        who: nameOf(fact.seat),
        gold: fact.gold,
        n: fact.chest,
      });
    case 'stuck': {
      const given = { n: fact.dice.length, dice: fact.dice.join(', ') };
      return as(fact.seat) === 'you'
        ? words('fact.stuck.you', given)
        : words('fact.stuck.they', { ...given, who: nameOf(fact.seat) });
    }
    case 'skipped':
      return words(`fact.skipped.${as(fact.seat)}`, { who: nameOf(fact.seat) });
    case 'retired':
      return words(`fact.retired.${as(fact.seat)}`, { who: nameOf(fact.seat) });
    case 'over': {
      const { winner } = fact.result;
      if (winner === null) return words('fact.over.draw');
      return as(winner) === 'you' ? words('fact.over.you') : words('fact.over.they', { who: nameOf(winner) });
    }
    case 'turned':
      return '';
  }
}

const shipName = (words: Words, { what, gold }: { readonly what: Kind; readonly gold: number }): string =>
  what === 'merchant' ? words('ship.merchant', { n: gold }) : words(`ship.${what}`);

function sunk(
  { by, at, lost }: Extract<Fact, { kind: 'sunk' }>,
  words: Words,
  as: 'you' | 'they',
  who: string,
): string {
  if (by === 'pirate') return words(`fact.sunk.${as}`, { who, at });
  const told = words(`fact.sunk.${by}.${as}`, { who, at });
  return lost > 0 ? `${told} ${words('fact.sunk.lost', { n: lost })}` : told;
}

function ordered(
  { order }: Extract<Fact, { kind: 'ordered' }>,
  words: Words,
  viewer: number | null,
  nameOf: (seat: number) => string,
): string {
  if (order === null) return words('fact.ordered.tie');
  return words('fact.ordered', {
    who: order.map((seat) => (seat === viewer ? words('table.you') : nameOf(seat))).join(', '),
  });
}
