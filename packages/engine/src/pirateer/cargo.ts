/** Treasures as the working position counts them: a small number for each cargo. */
import type { Cargo } from './state.ts';

/** Treasures of island 1 plus three times those of island 2; up to two of each. */
export type CargoCode = number;
export const CARGO_CODES = 9;
const SECOND = 3;

export const codeOf = (cargo: Cargo): CargoCode => {
  let code = 0;
  for (const map of cargo) code += map === '1' ? 1 : SECOND;
  return code;
};

const CARGOS: readonly Cargo[] = Array.from(
  { length: CARGO_CODES },
  (_, code) => '1'.repeat(code % SECOND) + '2'.repeat(Math.floor(code / SECOND)),
);

/** Throws on a number that is no cargo. */
export function cargoOf(code: CargoCode): Cargo {
  const cargo = CARGOS[code];
  if (cargo === undefined) throw new Error(`${code} is no cargo`);
  return cargo;
}

/** The code of one treasure of the island on that map. */
export const oneFrom = (map: number): CargoCode => (map === 1 ? 1 : SECOND);

/** How many treasures of each map, for as many maps as there are. */
export const countsOf = (cargo: Cargo, maps: number): number[] =>
  Array.from({ length: maps }, (_, i) => [...cargo].filter((map) => map === String(i + 1)).length);

/** Treasures put back: the island's numbers with those of the cargo added. */
export const withCargo = (island: readonly number[], cargo: Cargo): number[] => {
  const counts = countsOf(cargo, island.length);
  return island.map((n, i) => n + (counts[i] ?? 0));
};

/** Two cargoes together. */
export const joined = (a: Cargo, b: Cargo): Cargo => [...a, ...b].sort().join('');
