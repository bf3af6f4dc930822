/** Backgammon's facts as sentences: "You roll 6 and 5.", "Marisol moves 13 to 7." */
import type { Words } from '@sandbar/words';
import { type Fact, other, pipsFrom, type Side } from './rules.ts';

type Moved = Extract<Fact, { kind: 'moved' }>;
type Won = Extract<Fact, { kind: 'won' }>;

/** One sentence for a fact, or an empty text. Points are in the numbers of the side that moves. */
export function tell(fact: Fact, words: Words, viewer: number | null, names: readonly string[]): string {
  const nameOf = (side: number): string => names[side] ?? words(side === 0 ? 'side.ivory' : 'side.ebony');
  const is = (side: number): boolean => viewer === side;
  switch (fact.kind) {
    case 'opened':
      return opened(fact.dice, fact.side, words, viewer, nameOf);
    case 'turned':
      return words('fact.turned', { n: fact.value });
    case 'rolled':
      return rolled(fact.roll, words, is(fact.side), nameOf(fact.side));
    case 'moved':
      return moved(fact, words, is(fact.side), nameOf(fact.side));
    case 'hit':
      return is(fact.side) ? words('fact.hit.you') : words('fact.hit.they', { who: nameOf(fact.side) });
    case 'passed': {
      const given = { dice: [...fact.dice].reverse().join(', '), n: fact.dice.length };
      return is(fact.side)
        ? words('fact.passed.you', given)
        : words('fact.passed.they', { ...given, who: nameOf(fact.side) });
    }
    case 'doubled':
    case 'beavered':
    case 'took': {
      const n = fact.value;
      return is(fact.side)
        ? words(`fact.${fact.kind}.you`, { n })
        : words(`fact.${fact.kind}.they`, { n, who: nameOf(fact.side) });
    }
    case 'dropped':
      return is(fact.side)
        ? words('fact.dropped.you')
        : words('fact.dropped.they', { who: nameOf(fact.side) });
    case 'resigned':
      return is(fact.side)
        ? words(`fact.resigned.you.${fact.level}`)
        : words(`fact.resigned.they.${fact.level}`, { who: nameOf(fact.side) });
    case 'won':
      return won(fact, words, is(fact.side), nameOf(fact.side));
    case 'over': {
      const { winner } = fact.result;
      if (winner === null) return words('fact.over.draw');
      return is(winner) ? words('fact.over.you') : words('fact.over.they', { who: nameOf(winner) });
    }
    case 'set':
      return words(fact.crawford ? 'fact.set.crawford' : 'fact.set', { n: fact.game });
  }
}

function opened(
  dice: readonly [number, number],
  side: number | null,
  words: Words,
  viewer: number | null,
  nameOf: (side: number) => string,
): string {
  if (side === null) return words('fact.opened.tie', { die: dice[0] });
  const winner: Side = side === 0 ? 0 : 1;
  const [high, low] = [dice[winner], dice[other(winner)]];
  return viewer === side
    ? words('fact.opened.you', { mine: high, theirs: low })
    : words('fact.opened.they', { winner: high, loser: low, who: nameOf(side) });
}

function rolled([a, b]: readonly [number, number], words: Words, mine: boolean, who: string): string {
  if (a === b) return mine ? words('fact.doubles.you', { a }) : words('fact.doubles.they', { a, who });
  return mine ? words('fact.rolled.you', { a, b }) : words('fact.rolled.they', { a, b, who });
}

function moved({ side, from, to }: Moved, words: Words, mine: boolean, who: string): string {
  if (to === 'off') {
    const start = pipsFrom(side, from);
    return mine ? words('fact.off.you', { from: start }) : words('fact.off.they', { from: start, who });
  }
  const goal = pipsFrom(side, to);
  if (from === 'bar')
    return mine ? words('fact.entered.you', { to: goal }) : words('fact.entered.they', { to: goal, who });
  const given = { from: pipsFrom(side, from), to: goal };
  return mine ? words('fact.moved.you', given) : words('fact.moved.they', { ...given, who });
}

function won({ how, points: n }: Won, words: Words, mine: boolean, who: string): string {
  if (how === 'gammon' || how === 'backgammon')
    return mine ? words(`fact.${how}.you`, { n }) : words(`fact.${how}.they`, { n, who });
  return mine ? words('fact.won.you', { n }) : words('fact.won.they', { n, who });
}
