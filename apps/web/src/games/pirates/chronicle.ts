/** The chronicle of a match, folded from its facts: where the round stands, how each captain stands, and the lines of the log. */
import type { pirates, Seat } from '@sandbar/engine';
import type { History } from '../../table/history.ts';

type Fact = pirates.Fact;

/** How a captain stands, with what the end of the match tells. */
export interface Standing {
  readonly at: number | 'bar' | 'gone';
  readonly hold: number;
  readonly chest: number;
  readonly trips: number;
  readonly captures: number;
  readonly sank: number;
  readonly wasSunk: number;
  readonly best: number;
}

/** The turn that is being played, or was last. */
export interface Play {
  readonly seat: Seat;
  /** As they fell. */
  readonly roll: readonly number[];
  readonly used: readonly number[];
  /** Everything since the turn began. */
  readonly facts: readonly Fact[];
}

/** A line of the log: a heading, or a turn or the fate of one ship with all that came of it. */
export interface Line {
  readonly round: number;
  /** The phase that begins here; null on a line below a heading. */
  readonly phase: pirates.Phase | null;
  readonly facts: readonly Fact[];
}

export interface Chronicle {
  readonly round: number;
  readonly phase: pirates.Phase | null;
  readonly seats: readonly Standing[];
  /** The order of the round with the dice that made it, as far as it is known. */
  readonly order: readonly { readonly seat: Seat; readonly die: number }[];
  readonly play: Play | null;
  readonly lines: readonly Line[];
}

const FRESH: Standing = { at: 'bar', hold: 0, chest: 0, trips: 0, captures: 0, sank: 0, wasSunk: 0, best: 0 };

/** Facts that begin a line of their own. */
const STARTS: ReadonlySet<Fact['kind']> = new Set([
  'placed',
  'traveled',
  'appeared',
  'rolled',
  'retired',
  'skipped',
]);

/** Folds facts, oldest first. */
export function chronicleOf(facts: readonly Fact[], seats: number): Chronicle {
  const stand: Standing[] = Array.from({ length: seats }, () => FRESH);
  const lines: { round: number; phase: pirates.Phase | null; facts: Fact[] }[] = [];
  let [round, phase]: [number, pirates.Phase | null] = [0, null];
  let order: { seat: Seat; die: number }[] = [];
  let play = null as Play | null;
  const change = (seat: Seat, by: (old: Standing) => Partial<Standing>): void => {
    const old = stand[seat];
    if (old) stand[seat] = { ...old, ...by(old) };
  };
  for (const fact of facts) {
    if (play !== null && fact.kind !== 'turned' && fact.kind !== 'phase')
      play = { ...play, facts: [...play.facts, fact] };
    switch (fact.kind) {
      case 'phase':
        [round, phase] = [fact.round, fact.phase];
        if (fact.phase !== 'wind') [order, play] = [[], null];
        lines.push({ round, phase, facts: [] });
        break;
      case 'ordered':
        order = orderAfter(order, fact);
        break;
      case 'turned':
        play = { seat: fact.seat, roll: [], used: [], facts: [] };
        break;
      case 'rolled':
        if (play) play = { ...play, roll: fact.dice };
        break;
      default:
        settle(fact, change);
        if (fact.kind === 'moved' && play) play = { ...play, used: [...play.used, fact.die] };
    }
    if (STARTS.has(fact.kind)) lines.push({ round, phase: null, facts: [fact] });
    else if (fact.kind !== 'phase' && fact.kind !== 'turned' && fact.kind !== 'ordered') {
      const line = lines.at(-1);
      if (line && line.phase === null) line.facts.push(fact);
    }
  }
  return { round, phase, seats: stand, order, play, lines };
}

function settle(fact: Fact, change: (seat: Seat, by: (old: Standing) => Partial<Standing>) => void): void {
  switch (fact.kind) {
    case 'placed':
    case 'entered':
      change(fact.seat, () => ({ at: fact.at }));
      break;
    case 'moved':
      if (fact.to !== 'off') change(fact.seat, () => ({ at: fact.to as number }));
      break;
    case 'captured':
      change(fact.seat, (old) => ({ ...laden(old, fact.gold), captures: old.captures + 1 }));
      break;
    case 'plundered':
      change(fact.seat, (old) => ({ ...laden(old, fact.gold), sank: old.sank + 1 }));
      break;
    case 'sunk':
      change(fact.seat, (old) => ({ at: 'bar', hold: 0, wasSunk: old.wasSunk + 1 }));
      break;
    case 'banked':
      change(fact.seat, (old) => ({ at: 'bar', hold: 0, chest: fact.chest, trips: old.trips + 1 }));
      break;
    case 'retired':
      change(fact.seat, () => ({ at: 'gone', hold: 0 }));
      break;
    default:
  }
}

const laden = (old: Standing, gold: number): Partial<Standing> => ({
  hold: old.hold + gold,
  best: Math.max(old.best, old.hold + gold),
});

/** Those who rolled keep the place of their first die; a tie is told by the finished order. */
function orderAfter(
  known: readonly { seat: Seat; die: number }[],
  { rolls, order }: Extract<Fact, { kind: 'ordered' }>,
): { seat: Seat; die: number }[] {
  const dice = new Map(known.map(({ seat, die }) => [seat, die]));
  for (const { seat, die } of rolls) if (!dice.has(seat)) dice.set(seat, die);
  const seats = order ?? [...dice.keys()].sort((a, b) => (dice.get(b) ?? 0) - (dice.get(a) ?? 0));
  return seats.map((seat) => ({ seat, die: dice.get(seat) ?? 0 }));
}

export function historyOf(given: Iterable<Fact>): History<Fact> {
  const facts = [...given];
  const from = facts.findLastIndex(({ kind }) => kind === 'rolled');
  return { facts, moved: from < 0 ? [] : facts.slice(from).filter(({ kind }) => kind === 'moved') };
}
