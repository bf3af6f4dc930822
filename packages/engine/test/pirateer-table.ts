/** Reads positions of the Pirateer tables as states, and writes states as the tables write them. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { pirateer } from '../src/index.ts';

type State = pirateer.State;
type FleetId = pirateer.FleetId;

/** x, y and map of a space; a strait is named by its first half. */
export type At = readonly [x: number, y: number, map: number];

/** A position as the tables have it. */
export interface TablePosition {
  readonly variant: {
    readonly setup: 'standard' | 'devil' | 'flotilla';
    readonly fleets: 'standard' | 'dominion' | 'runaway' | 'eight';
    readonly hurricane: boolean;
    readonly nuke: boolean;
    readonly shipwreck: boolean;
    readonly acey: boolean;
  };
  readonly players: readonly (readonly FleetId[])[];
  readonly ships: readonly { readonly fleet: FleetId; readonly at: At; readonly carry: number }[];
  readonly wrecks: readonly At[];
  readonly loose: readonly At[];
  readonly island: readonly number[];
  readonly player: number;
}

export interface TurnLine extends TablePosition {
  readonly name?: string;
  readonly dice: readonly number[];
  readonly oneDie?: Readonly<Record<string, readonly string[]>>;
  readonly must: number;
  readonly ends?: readonly string[];
}

export interface ChanceLine extends TablePosition {
  readonly kind: 'hurricane' | 'nuke';
  readonly device?: { readonly fleet: FleetId; readonly at: At };
  readonly dice: readonly number[];
  readonly after: readonly string[] | string;
}

const file = (name: string): Buffer => readFileSync(new URL(`./tables/${name}`, import.meta.url));

export const tableLines = <T>(name: string): T[] =>
  gunzipSync(file(`${name}.jsonl.gz`))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

export const tableJson = <T>(name: string): T => JSON.parse(file(`${name}.json`).toString());

const SETUPS = { standard: [], devil: ['devils-island'], flotilla: ['flotilla'] } as const;
const FLEETS = {
  standard: [],
  dominion: ['dominion'],
  runaway: ['runaway'],
  eight: ['pieces-of-eight'],
} as const;

const chartFor = (position: TablePosition): pirateer.Chart =>
  pirateer.chartOf(position.variant.fleets === 'eight' ? 2 : 1);

export function nameFor(maps: 1 | 2, [x, y, map]: At): pirateer.SpaceName {
  const name = pirateer.nameAt(maps, map === 2 ? 2 : 1, x, y);
  if (name === undefined) throw new Error(`no space at ${x},${y},${map}`);
  return name;
}

/** `x,y,map` of a space. */
export function keyFor(chart: pirateer.Chart, name: pirateer.SpaceName): string {
  const half = pirateer.spaceAt(chart, pirateer.numberOf(chart, name)).halves[0];
  if (half === undefined) throw new Error(`${name} has no cells`);
  return `${half.x},${half.y},${half.map}`;
}

/** The position of a line as a state in which its player is to roll. Treasures are those of the first island that had some. */
export function stateFor(position: TablePosition): State {
  const { variant, players, ships, wrecks, loose, island, player } = position;
  const variants = [
    ...SETUPS[variant.setup],
    ...FLEETS[variant.fleets],
    ...(variant.hurricane ? ['hurricane'] : []),
    ...(variant.nuke ? ['nuke-a-teer'] : []),
    ...(variant.shipwreck ? ['shipwreck'] : []),
    ...(variant.acey ? ['acey-deucey'] : []),
  ];
  const read = pirateer.pirateer.readOptions({ variants });
  if (!read.ok) throw new Error(`${variants.join()}: ${read.why}`);
  const { maps } = chartFor(position);
  const map = (island[1] ?? 0) > 0 ? '2' : '1';
  return pirateer.stateAt({
    options: read.value,
    fleets: players,
    ships: ships.map(({ fleet, at, carry }) => ({ fleet, at: nameFor(maps, at), cargo: map.repeat(carry) })),
    wrecks: wrecks.map((at) => nameFor(maps, at)),
    loose: loose.map((at) => ({ at: nameFor(maps, at), cargo: map })),
    island,
    seat: player,
  });
}

/** A state as the tables write positions. */
export function canonical(state: State): string {
  const chart = pirateer.chartOf(pirateer.rulesIn(state).maps);
  const ships = pirateer.FLEETS.flatMap((fleet) =>
    (state.ships[fleet] ?? []).map(
      ({ at, cargo }) => `${fleet}:${keyFor(chart, at)}${cargo === '' ? '' : `*${cargo.length}`}`,
    ),
  );
  const loose = state.loose.flatMap(({ at, cargo }) => [...cargo].map(() => keyFor(chart, at)));
  const island = state.island.flatMap((n, i) => (n > 0 ? [`${i + 1}=${n}`] : []));
  const part = (sign: string, words: readonly string[]): string =>
    words.length === 0 ? '' : ` ${sign} ${[...words].sort().join(' ')}`;
  const wrecks = state.wrecks.map((at) => keyFor(chart, at));
  const won = state.result === null ? '' : ` WIN ${state.result.winner ?? 'draw'}`;
  return `${ships.sort().join(' ')}${part('W', wrecks)}${part('T', loose)}${part('I', island)}${won}`;
}

/** What a die can do first, as the tables write it: `fleet@from>to`, `fleet*n` carries, `stack@from>to`. */
export function oneDie(state: State, die: number): string[] {
  const chart = pirateer.chartOf(pirateer.rulesIn(state).maps);
  const texts = pirateer.sailsWith(state, die).map(({ from, to, which }) => {
    const there = pirateer.FLEETS.flatMap((fleet) =>
      (state.ships[fleet] ?? []).filter(({ at }) => at === from).map((ship) => ({ fleet, ...ship })),
    );
    const ship = there.find(({ cargo }) => cargo === which) ?? there[0];
    const who = which === 'stack' ? 'stack' : `${ship?.fleet}${ship?.cargo ? `*${ship.cargo.length}` : ''}`;
    return `${who}@${keyFor(chart, from)}>${keyFor(chart, to)}`;
  });
  return [...new Set(texts)].sort();
}
