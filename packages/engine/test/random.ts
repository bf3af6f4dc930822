/** Seeded chance for tests: the same numbers for ever. Nothing in a test draws from anywhere else. */

export interface Random {
  /** A whole number from 0 up to, not including, `n`. */
  below(n: number): number;
  /** One number for each of the sides, from 1 to that many. */
  roll(sides: readonly number[]): number[];
  pick<T>(items: readonly T[]): T;
  /** True once in `n` times. */
  oneIn(n: number): boolean;
}

/** The "splitmix32" generator: a counter with its bits well mixed. */
export function random(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b9) | 0;
  const word = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  const below = (n: number): number => Math.floor((word() / 2 ** 32) * n);
  return {
    below,
    roll: (sides) => sides.map((n) => below(n) + 1),
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    oneIn: (n) => below(n) === 0,
  };
}
