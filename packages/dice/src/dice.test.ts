import { describe, expect, it } from 'vitest';
import { type Bytes, rollFrom } from './dice.ts';

/** A fixed byte stream of good quality (xorshift128+ low bytes): tests never use chance. */
function fixedBytes(): Bytes {
  let a = 0x9e3779b97f4a7c15n;
  let b = 0xbf58476d1ce4e5b9n;
  const mask = (1n << 64n) - 1n;
  return (into) => {
    for (let i = 0; i < into.length; i++) {
      let x = a;
      const y = b;
      a = y;
      x = (x ^ (x << 23n)) & mask;
      b = x ^ y ^ (x >> 17n) ^ (y >> 26n);
      into[i] = Number(((b + y) >> 24n) & 0xffn);
    }
    return into;
  };
}

/** Hands out exactly these bytes, then fails. */
function script(...list: number[]): Bytes {
  let at = 0;
  return (into) => {
    if (at >= list.length) throw new Error('the script has no more bytes');
    for (let i = 0; i < into.length; i++) into[i] = list[at++] ?? 255;
    return into;
  };
}

function chiSquare(counts: readonly number[], total: number): number {
  const expected = total / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

/** The 99.9 % points of chi-square for `sides - 1` degrees of freedom. */
const LIMITS: ReadonlyMap<number, number> = new Map([
  [2, 10.83],
  [6, 20.52],
  [10, 27.88],
  [12, 31.26],
]);

describe('the mapping from bytes to numbers', () => {
  it('[case 112] gives each face of two dice its share over a million rolls', () => {
    const roll = rollFrom(fixedBytes());
    const faces = [0, 0, 0, 0, 0, 0];
    const pairs = new Array<number>(36).fill(0);
    const rolls = 1_000_000;
    for (let i = 0; i < rolls; i++) {
      const [x = 0, y = 0] = roll({ sides: [6, 6], why: 'test' });
      faces[x - 1] = (faces[x - 1] ?? 0) + 1;
      faces[y - 1] = (faces[y - 1] ?? 0) + 1;
      const pair = (x - 1) * 6 + y - 1;
      pairs[pair] = (pairs[pair] ?? 0) + 1;
    }
    expect(chiSquare(faces, 2 * rolls)).toBeLessThan(20.52);
    // 99.9 % point of chi-square for 35 degrees of freedom
    expect(chiSquare(pairs, rolls)).toBeLessThan(66.62);
  }, 60_000);

  it.each([...LIMITS])('is even for %i sides', (sides, limit) => {
    const roll = rollFrom(fixedBytes());
    const counts = new Array<number>(sides).fill(0);
    for (let i = 0; i < 60_000; i++) {
      const [n = 0] = roll({ sides: [sides], why: 'test' });
      counts[n - 1] = (counts[n - 1] ?? 0) + 1;
    }
    expect(chiSquare(counts, 60_000)).toBeLessThan(limit);
  });

  it('throws away the bytes that would favor small numbers', () => {
    // 252 is the largest multiple of 6 in a byte: 252 to 255 are rejected, 251 is a six
    expect(rollFrom(script(252, 253, 254, 255, 251, 0))({ sides: [6, 6], why: 'test' })).toEqual([6, 1]);
  });

  it('maps the 256 bytes to exactly 42 of each face', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let byte = 0; byte < 252; byte++) {
      const [n = 0] = rollFrom(script(byte))({ sides: [6], why: 'test' });
      counts[n - 1] = (counts[n - 1] ?? 0) + 1;
    }
    expect(counts).toEqual([42, 42, 42, 42, 42, 42]);
  });

  it('answers each of the sides in order', () => {
    expect(rollFrom(script(3, 9, 1))({ sides: [4, 10, 2], why: 'test' })).toEqual([4, 10, 2]);
  });

  it.each([1, 13, 0, 2.5, -6])('refuses %d sides as a bug', (sides) => {
    expect(() => rollFrom(fixedBytes())({ sides: [sides], why: 'test' })).toThrow('sides');
  });
});
