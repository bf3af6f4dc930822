/** The chronicle of a match, folded from its facts: the turns, how each fleet stands, and whose hands the treasure went through. */
import type { pirateer, Seat } from '@sandbar/engine';
import type { History } from '../../table/history.ts';

type Fact = pirateer.Fact;
type FleetId = pirateer.FleetId;

/** How a fleet stands. */
export interface FleetStanding {
  readonly ships: number;
  /** Treasures aboard. */
  readonly cargo: number;
}

export interface CaptainStanding {
  /** The fleets of the ships that were taken, one entry a ship. */
  readonly took: readonly FleetId[];
  readonly plunders: number;
  readonly left: boolean;
}

/** A turn with all that came of it, or what came before the first. */
export interface TurnLine {
  readonly round: number;
  readonly seat: Seat | null;
  readonly roll: readonly number[];
  readonly facts: readonly Fact[];
}

export interface Chronicle {
  readonly round: number;
  readonly fleets: Readonly<Record<string, FleetStanding>>;
  readonly captains: readonly CaptainStanding[];
  readonly lines: readonly TurnLine[];
  /** The fleets that have had a treasure aboard, in order; null is the island. */
  readonly hands: readonly (FleetId | null)[];
}

export function historyOf(given: Iterable<Fact>): History<Fact> {
  const facts = [...given];
  const turns = facts.flatMap((fact, i) => (fact.kind === 'turned' ? [i] : []));
  const from = turns.at(-2) ?? 0;
  const to = turns.at(-1) ?? facts.length;
  return { facts, moved: facts.slice(from, to).filter(({ kind }) => kind === 'sailed') };
}

interface Folding {
  round: number;
  readonly had: Set<Seat>;
  readonly fleets: Record<string, { ships: number; cargo: number }>;
  readonly captains: { took: FleetId[]; plunders: number; left: boolean }[];
  readonly lines: { round: number; seat: Seat | null; roll: readonly number[]; facts: Fact[] }[];
  readonly hands: (FleetId | null)[];
}

/** Folds facts, oldest first. `fleets` by seat. */
export function chronicleOf(facts: readonly Fact[], fleets: readonly (readonly FleetId[])[]): Chronicle {
  const fold: Folding = {
    round: 0,
    had: new Set(),
    fleets: Object.fromEntries(fleets.flat().map((fleet) => [fleet, { ships: 3, cargo: 0 }])),
    captains: fleets.map(() => ({ took: [], plunders: 0, left: false })),
    lines: [],
    hands: [],
  };
  for (const fact of facts) {
    if (fact.kind === 'turned') {
      if (fold.round === 0 || fold.had.has(fact.seat)) {
        fold.round++;
        fold.had.clear();
      }
      fold.had.add(fact.seat);
      fold.lines.push({ round: fold.round, seat: fact.seat, roll: [], facts: [] });
      continue;
    }
    const line = fold.lines.at(-1);
    if (line) {
      if (fact.kind === 'rolled') {
        // A turn that rolls again has a line for each roll.
        if (line.roll.length > 0)
          fold.lines.push({ round: fold.round, seat: fact.seat, roll: [], facts: [] });
        const last = fold.lines.at(-1);
        if (last) last.roll = [...fact.roll].sort((a, b) => b - a);
      }
      fold.lines.at(-1)?.facts.push(fact);
    } else fold.lines.push({ round: 0, seat: null, roll: [], facts: [fact] });
    settle(fold, fact, fleets);
  }
  return fold;
}

function settle(fold: Folding, fact: Fact, fleets: readonly (readonly FleetId[])[]): void {
  const change = (fleet: FleetId, ships: number, cargo: number): void => {
    const one = fold.fleets[fleet];
    if (!one) return;
    one.ships += ships;
    one.cargo += cargo;
  };
  switch (fact.kind) {
    case 'captured':
      change(fact.lost, -fact.ships, 0);
      for (let i = 0; i < fact.ships; i++) fold.captains[fact.seat]?.took.push(fact.lost);
      break;
    case 'seized':
      change(fact.from, 0, -fact.cargo.length);
      change(fact.fleet, 0, fact.cargo.length);
      fold.hands.push(fact.fleet);
      break;
    case 'salvaged':
      change(fact.fleet, 0, fact.cargo.length);
      fold.hands.push(fact.fleet);
      break;
    case 'plundered': {
      change(fact.fleet, 0, 1);
      const seat = fleets.findIndex((list) => list.includes(fact.fleet));
      const captain = fold.captains[seat];
      if (captain) captain.plunders++;
      fold.hands.push(fact.fleet);
      break;
    }
    case 'foundered':
      change(fact.fleet, -1, -fact.cargo.length);
      break;
    case 'returned':
      if (fold.hands.at(-1) !== null) fold.hands.push(null);
      break;
    case 'blast':
      for (const { fleet, cargo } of fact.ships) change(fleet, -1, -cargo.length);
      break;
    case 'left': {
      const captain = fold.captains[fact.seat];
      if (captain) captain.left = true;
      for (const fleet of fleets[fact.seat] ?? []) fold.fleets[fleet] = { ships: 0, cargo: 0 };
      break;
    }
    default:
  }
}

/** The dice of a turn that its facts have used, in order. */
export const usedIn = (facts: readonly Fact[]): readonly number[] =>
  facts.flatMap((fact) => (fact.kind === 'sailed' ? [fact.die] : []));
