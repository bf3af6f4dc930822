/** The facts of Pirateer as sentences: "Mira captures a French ship on K14." */
import type { Words } from '@sandbar/words';
import type { Fact } from './rules.ts';
import { fleetName } from './text.ts';

/** One sentence for a fact, or an empty text where there is nothing to say. */
export function tell(fact: Fact, words: Words, viewer: number | null, names: readonly string[]): string {
  const nameOf = (seat: number): string => names[seat] ?? words('fact.captain', { n: seat + 1 });
  const as = (seat: number): 'you' | 'they' => (seat === viewer ? 'you' : 'they');
  const who = (seat: number): { who: string } => ({ who: nameOf(seat) });
  switch (fact.kind) {
    case 'lots':
      return fact.fleets
        .map((fleets, seat) =>
          words(`fact.lot.${as(seat)}`, {
            ...who(seat),
            fleet: fleets.map((fleet) => fleetName(words, fleet)).join(', '),
          }),
        )
        .join(' ');
    case 'tossed':
      return words('fact.tossed', { map: fact.map });
    case 'ordered':
      return fact.seat === null
        ? words('fact.begins.tie')
        : words(`fact.begins.${as(fact.seat)}`, who(fact.seat));
    case 'turned':
      return words(`fact.turn.${as(fact.seat)}`, who(fact.seat));
    case 'rolled':
      return words(`fact.rolled.dice.${as(fact.seat)}`, { ...who(fact.seat), dice: fact.roll.join(', ') });
    case 'sailed': {
      const given = {
        ...who(fact.seat),
        n: fact.ships,
        from: fact.path[0] ?? '',
        to: fact.path.at(-1) ?? '',
        die: fact.die,
      };
      return words(`fact.sail.${as(fact.seat)}`, given);
    }
    case 'captured':
      return words(`fact.capture.${as(fact.seat)}`, {
        ...who(fact.seat),
        n: fact.ships,
        fleet: fleetName(words, fact.lost),
        at: fact.at,
      });
    case 'wrecked':
      return words('fact.wrecked', { at: fact.at });
    case 'seized':
      return words('fact.seized', { n: fact.cargo.length, fleet: fleetName(words, fact.fleet) });
    case 'salvaged':
      return words('fact.salvaged', { n: fact.cargo.length, fleet: fleetName(words, fact.fleet) });
    case 'plundered':
      return words('fact.plundered', { fleet: fleetName(words, fact.fleet) });
    case 'declined':
      return words('fact.declined', { fleet: fleetName(words, fact.fleet) });
    case 'struck':
      return words(`fact.struck.${as(fact.seat)}`, { ...who(fact.seat), dice: fact.roll.join(', ') });
    case 'foundered': {
      const given = { fleet: fleetName(words, fact.fleet), at: fact.at };
      return words(fact.cargo === '' ? 'fact.foundered' : 'fact.foundered.laden', given);
    }
    case 'returned':
      return words('fact.returned', { n: fact.cargo.length });
    case 'declared':
      return words(`fact.declared.${as(fact.seat)}`, { ...who(fact.seat), at: fact.at });
    case 'blast': {
      const told = words('fact.blast', { n: fact.ships.length, radius: fact.radius });
      return fact.island.some((n) => n > 0) ? `${told} ${words('fact.blast.island')}` : told;
    }
    case 'passed': {
      const given = { ...who(fact.seat), n: fact.dice.length, dice: fact.dice.join(', ') };
      return words(`fact.unused.${as(fact.seat)}`, given);
    }
    case 'named':
      return words(`fact.named.${as(fact.seat)}`, { ...who(fact.seat), die: fact.die });
    case 'wild':
    case 'again':
    case 'stopped':
    case 'skipped':
    case 'left':
    case 'out':
      return words(`fact.${fact.kind}.${as(fact.seat)}`, who(fact.seat));
    case 'over': {
      const { winner } = fact.result;
      if (winner === null) return words('fact.over.draw');
      return words(`fact.over.${as(winner)}`, who(winner));
    }
  }
}
