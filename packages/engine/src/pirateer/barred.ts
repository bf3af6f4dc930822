/** Why a ship cannot go where somebody wants it to: an answer for people, never a second definition of legality. [PR4] to [PR14] */
import type { Key } from '../core/checked.ts';
import { type Chart, DIRECTIONS, LONGEST, numberOf, type SpaceName, spaceAt } from './chart.ts';
import { legal, sailsWith } from './legal.ts';
import { mayEnd } from './sail.ts';
import { num, type Sea, seaOf } from './sea.ts';
import type { SailAction, State } from './state.ts';

/**
 * Why no listed sail goes from one space to the other; undefined when one does, or when no ship of the seat to act lies
 * on `from` with dice to use. Keys: `barred.turn` (not in one straight line), `barred.land` (on the way, or `to` is no
 * space), `barred.reach` (no die of that
 * number is left), `barred.wind`, `barred.strait`, `barred.ship`, `barred.wreck` (on the way or at the end), `barred.own`,
 * `barred.away` (with treasure, from home), `barred.treasure` (what comes aboard would leave fewer dice usable),
 * `barred.dice` (fewer dice could be used).
 */
export function barredWhy(state: State, from: SpaceName, to: SpaceName): Key | undefined {
  const goes = (one: { kind: string }): one is SailAction =>
    one.kind === 'sail' && (one as SailAction).from === from && (one as SailAction).to === to;
  if (state.stage !== 'sailing' || from === to || legal(state).some(goes)) return undefined;
  const sea = seaOf(state, state.seat);
  if (!sea.chart.numbers.has(to)) return 'barred.land';
  const start = numberOf(sea.chart, from);
  const end = numberOf(sea.chart, to);
  const ship = sea.at.indexOf(start);
  if (ship < 0) return undefined;
  const line = lineTo(sea.chart, start, end);
  if (line === undefined) return isInLine(sea.chart, from, to) ? 'barred.land' : 'barred.turn';
  if (!state.dice.includes(line.path.length)) return 'barred.reach';
  const barred = onTheWay(sea, line) ?? atTheEnd(sea, num(sea.fleet, ship), end);
  if (barred !== undefined) return barred;
  const raw = sailsWith(state, line.path.length).filter(goes);
  if (raw.length === 0) return 'barred.away';
  return num(sea.cargo, ship) === 0 && bringsTreasure(state, raw) ? 'barred.treasure' : 'barred.dice';
}

/** `barred.treasure` when a listed sail lands beside treasure on the island and may not take it; else undefined. [PR14] */
export function plunderBarredWhy(state: State, from: SpaceName, to: SpaceName): Key | undefined {
  const there = legal(state).filter(
    (one): one is SailAction => one.kind === 'sail' && one.from === from && one.to === to,
  );
  const declined = there.some(({ plunder }) => plunder === 'decline');
  return declined && !there.some(({ plunder }) => plunder === 'take') ? 'barred.treasure' : undefined;
}

interface Line {
  readonly direction: number;
  /** Every space after the first, `to` at the end. */
  readonly path: readonly number[];
}

/** The straight line over water from one space to another, whatever lies on it, up to the longest die. */
function lineTo(chart: Chart, from: number, to: number): Line | undefined {
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const path: number[] = [];
    for (let at = from; path.length < LONGEST; ) {
      at = chart.near[at * DIRECTIONS + direction] ?? -1;
      if (at < 0) break;
      path.push(at);
      if (at === to) return { direction, path };
    }
  }
  return undefined;
}

function isInLine(chart: Chart, from: SpaceName, to: SpaceName): boolean {
  const ends = [from, to].map((name) => spaceAt(chart, numberOf(chart, name)).halves);
  return (ends[0] ?? []).some((a) =>
    (ends[1] ?? []).some((b) => a.map === b.map && (a.x === b.x || a.y === b.y)),
  );
}

/** From this direction on, a line goes along a tradewind. */
const DIAGONAL = 4;

function onTheWay(sea: Sea, { direction, path }: Line): Key | undefined {
  for (const space of path.slice(0, -1)) {
    const { kind } = spaceAt(sea.chart, space);
    if (num(sea.owner, space) > 0) return 'barred.ship';
    if (num(sea.wreck, space) > 0) return 'barred.wreck';
    if (kind === 'strait') return 'barred.strait';
    if (kind === 'tradewind' && direction < DIAGONAL) return 'barred.wind';
  }
  return undefined;
}

function atTheEnd(sea: Sea, fleet: number, to: number): Key | undefined {
  if (mayEnd(sea, fleet, to)) return undefined;
  return num(sea.owner, to) > 0 ? 'barred.own' : 'barred.wreck';
}

/** Whether every such sail brings treasure aboard: by capture, off the water or from the island. */
function bringsTreasure(state: State, raw: readonly SailAction[]): boolean {
  const { to } = raw[0] ?? { to: '' };
  const foes = Object.values(state.ships).some((list) =>
    list.some(({ at, cargo }) => at === to && cargo !== ''),
  );
  return foes || state.loose.some(({ at }) => at === to);
}
