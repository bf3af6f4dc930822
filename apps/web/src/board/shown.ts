/** The pieces as the eye has them: the state has moved on, and motion brings them there one by one. */
import type { Piece } from '@sandbar/boards';

export interface Shown {
  pieces(): readonly Piece[];
  /** How many stand on a spot, of one look or of all. */
  count(spot: string, look?: string): number;
  take(spot: string, look: string): void;
  put(spot: string, look: string): void;
  reset(pieces: readonly Piece[]): void;
}

export function createShown(): Shown {
  let list: { look: string; spot: string }[] = [];
  const count = (spot: string, look?: string): number =>
    list.filter((piece) => piece.spot === spot && (look === undefined || piece.look === look)).length;
  return {
    pieces() {
      // Counted by look, so that a piece which lands on another to hit it lies on it, not behind it.
      const standing = new Map<string, number>();
      return list.map((piece) => {
        const key = `${piece.look} ${piece.spot}`;
        const index = standing.get(key) ?? 0;
        standing.set(key, index + 1);
        return { ...piece, index, of: count(piece.spot, piece.look) };
      });
    },
    count,
    take(spot, look) {
      const at = list.findLastIndex((piece) => piece.spot === spot && piece.look === look);
      if (at >= 0) list.splice(at, 1);
    },
    put(spot, look) {
      list.push({ spot, look });
    },
    reset(pieces) {
      list = pieces.map(({ look, spot }) => ({ look, spot }));
    },
  };
}

/** A piece that stands elsewhere in the new scene than in the old one. */
export interface Shift {
  readonly look: string;
  readonly from: string;
  readonly to: string;
}

/** What moved between two scenes, pairing each loss with a gain of the same look; undefined when that does not come out even. */
export function shifts(before: readonly Piece[], after: readonly Piece[]): readonly Shift[] | undefined {
  const balance = new Map<string, number>();
  const add = (piece: Piece, by: number): void => {
    const key = `${piece.look} ${piece.spot}`;
    balance.set(key, (balance.get(key) ?? 0) + by);
  };
  for (const piece of after) add(piece, 1);
  for (const piece of before) add(piece, -1);
  const lost: string[] = [];
  const gained: string[] = [];
  for (const [key, by] of balance) for (let i = 0; i < Math.abs(by); i++) (by < 0 ? lost : gained).push(key);
  if (lost.length !== gained.length) return undefined;
  const result: Shift[] = [];
  for (const key of lost) {
    const [look = '', from = ''] = key.split(' ');
    const at = gained.findIndex((other) => other.startsWith(`${look} `));
    const to = gained[at]?.split(' ')[1];
    if (to === undefined) return undefined;
    gained.splice(at, 1);
    result.push({ look, from, to });
  }
  return result;
}
