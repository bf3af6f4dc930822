/** How the actions of Pirateer are touched, which of several ways is meant, and what its facts look like in motion. */
import type { Handle, Motion, SpotId } from '../../board.ts';
import { islandSpot } from './layout.ts';
import {
  type Action,
  blastSpaces,
  chartFor,
  type Fact,
  type FleetId,
  type MapNo,
  pathOf,
  type SailAction,
} from './rules.ts';

/** A sail is touched along its spaces; a device on its ship, twice; the ship that a hurricane takes with one tap. */
export function handle(action: Action): Handle {
  switch (action.kind) {
    case 'sail':
      return { trail: pathOf(action.from, action.to), die: action.die, choice: whoOf(action) };
    case 'device':
      return { trail: [action.at, action.at], choice: 'device' };
    case 'lose':
      return { trail: [action.at] };
    default:
      return { button: action.kind === 'name' ? `name${action.die}` : action.kind };
  }
}

/** What sails from a stack. */
export const whoOf = ({ which }: SailAction): 'one' | 'all' | 'carrier' =>
  which === 'stack' ? 'all' : which === '' ? 'one' : 'carrier';

/**
 * The actions that may be touched when this is wished: devices only on request; from a stack what was asked for (one ship
 * unless said otherwise); and treasure is taken, since leaving it is a switch beside the board.
 */
export function narrow(legal: readonly Action[], wish: string | null): readonly Action[] {
  const wanted = legal.filter(({ kind }) => kind !== 'device' || wish === 'device');
  const sails = wanted.filter((action): action is SailAction => action.kind === 'sail');
  const who = new Map<string, ReturnType<typeof whoOf>>();
  for (const from of new Set(sails.map((sail) => sail.from))) {
    const all = sails.filter((sail) => sail.from === from).map(whoOf);
    const first = all.find((one) => one === wish) ?? all.find((one) => one === 'one') ?? all[0];
    if (first) who.set(from, first);
  }
  const best = new Map<string, SailAction>();
  for (const sail of sails) {
    if (who.get(sail.from) !== whoOf(sail)) continue;
    const key = `${sail.from} ${sail.to}`;
    const rival = best.get(key);
    if (rival === undefined || (rival.plunder === 'decline' && sail.plunder === 'take')) best.set(key, sail);
  }
  const kept = new Set<Action>(best.values());
  return wanted.filter((action) => action.kind !== 'sail' || kept.has(action));
}

/** How long things are left to be read, in ms at normal pace. */
const READ = { roll: 700, ordered: 1_200, declared: 900, pass: 800, word: 600 } as const;

const count = (fleet: FleetId, spot: SpotId, cargo: string): Motion => ({
  kind: 'count',
  look: fleet,
  spot,
  tag: 'coin',
  by: cargo.length,
});
const wait = (ms: number): Motion => ({ kind: 'wait', ms });

/** Of a stack the ship that leaves is told by what it carries. */
const carries = ({ ships, cargo }: Extract<Fact, { kind: 'sailed' }>): { readonly carries?: number } =>
  ships === 1 ? { carries: cargo.length } : {};

/** What to show for a fact. Facts that change nothing on the board show nothing. */
export function motions(fact: Fact): readonly Motion[] {
  switch (fact.kind) {
    case 'rolled':
      return [wait(READ.roll)];
    case 'ordered':
    case 'tossed':
    case 'lots':
      return [wait(READ.ordered)];
    case 'sailed':
      return [{ kind: 'move', look: fact.fleet, trail: fact.path, count: fact.ships, ...carries(fact) }];
    case 'captured':
      return Array.from(
        { length: fact.ships },
        (): Motion => ({ kind: 'hit', look: fact.lost, trail: [fact.at] }),
      );
    case 'wrecked':
      return [{ kind: 'appear', look: 'wreck', spot: fact.at, beneath: true }];
    case 'seized':
      return [count(fact.fleet, fact.at, fact.cargo)];
    case 'salvaged':
      return [
        ...[...fact.cargo].map((): Motion => ({ kind: 'vanish', look: 'loose', spot: fact.at })),
        count(fact.fleet, fact.at, fact.cargo),
      ];
    case 'plundered':
      return [
        { kind: 'move', look: 'coin', trail: [islandSpot(fact.map), fact.at], as: null },
        count(fact.fleet, fact.at, '1'),
      ];
    case 'foundered':
      return [
        { kind: 'storm', look: fact.fleet, spot: fact.at },
        ...[...fact.cargo].map((): Motion => ({ kind: 'appear', look: 'loose', spot: fact.at })),
      ];
    case 'returned':
      return [...fact.cargo].map(
        (map): Motion => ({ kind: 'appear', look: 'coin', spot: islandSpot(map === '2' ? 2 : 1) }),
      );
    case 'declared':
      return [wait(READ.declared)];
    case 'blast':
      return blast(fact);
    case 'passed':
      return [wait(READ.pass)];
    case 'named':
    case 'wild':
    case 'stopped':
    case 'skipped':
      return [wait(READ.word)];
    default:
      return [];
  }
}

/** Rings of spaces light up from the device outward; then everything in reach is gone at once. */
function blast(fact: Extract<Fact, { kind: 'blast' }>): readonly Motion[] {
  const chart = chartFor(fact.at);
  const seen = new Set<string>();
  const rings = Array.from({ length: fact.radius }, (_, i) =>
    blastSpaces(chart, fact.at, i + 1).filter((name) => !seen.has(name) && seen.add(name)),
  );
  const vanish = (look: string, spot: SpotId): Motion => ({ kind: 'vanish', look, spot, together: true });
  return [
    { kind: 'burst', spot: fact.at, rings },
    ...fact.ships.map(({ fleet, at }) => vanish(fleet, at)),
    ...fact.wrecks.map((at) => vanish('wreck', at)),
    ...fact.loose.flatMap(({ at, cargo }) => [...cargo].map(() => vanish('loose', at))),
    ...fact.island.flatMap((lost, i) =>
      Array.from({ length: lost }, () => vanish('coin', islandSpot((i + 1) as MapNo))),
    ),
  ];
}
