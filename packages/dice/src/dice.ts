/** Numbers for draws from secure random bytes. Bytes come from outside, so that tests can hand in a fixed stream. [R14] */
import type { Draw } from '@sandbar/engine';

/** Fills an array with random bytes: `crypto.getRandomValues` in production. */
export type Bytes = (into: Uint8Array) => Uint8Array;

/** Bytes asked for at a time. A draw of a few dice rarely needs more. */
const BATCH = 16;

/** A source of numbers; it keeps no byte from one call to the next, so nothing can be foretold from its memory. */
export type Roll = (draw: Draw) => readonly number[];

/**
 * One number from 1 to `sides` for each of the draw's sides. Rejection sampling: a byte at or above the largest
 * multiple of `sides` is thrown away, so every number has exactly the same chance.
 */
export const rollFrom =
  (bytes: Bytes): Roll =>
  (draw) => {
    const stream = byteStream(bytes);
    return draw.sides.map((sides) => number(stream, sides));
  };

function* byteStream(bytes: Bytes): Generator<number, never> {
  for (;;) yield* bytes(new Uint8Array(BATCH));
}

function number(stream: Generator<number, never>, sides: number): number {
  if (!Number.isInteger(sides) || sides < 2 || sides > 12)
    throw new Error(`a draw cannot have ${sides} sides`);
  const limit = 256 - (256 % sides);
  for (;;) {
    const byte = stream.next().value;
    if (byte < limit) return (byte % sides) + 1;
  }
}
