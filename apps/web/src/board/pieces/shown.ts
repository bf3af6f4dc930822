/** The pieces as the eye has them: the state has moved on, and motion brings them there one by one. */
import type { Piece, Tag } from '@sandbar/boards';

export interface Shown {
  pieces(): readonly Piece[];
  /** How many stand on a spot, of one look or of all. */
  count(spot: string, look?: string): number;
  /** Takes the last of a look from a spot, if there is a choice one that carries so much; what it carried is answered. */
  take(spot: string, look: string, carries?: number): Tag | undefined;
  /** `beneath` puts it under those that stand there; `heading` is where its hull points, in degrees. */
  put(
    spot: string,
    look: string,
    tag?: Tag,
    how?: { readonly beneath?: boolean; readonly heading?: number },
  ): void;
  /** The spot on which the last piece of a look stands. */
  where(look: string): string | undefined;
  /** What the last piece of a look on a spot carries grows or shrinks; at 0 it carries nothing. */
  load(spot: string, look: string, tag: string, by: number): void;
  reset(pieces: readonly Piece[]): void;
}

/** `stacks`: which pieces stand one behind the other on a spot; see `Family`. */
export function createShown(stacks: 'look' | 'spot' = 'look'): Shown {
  let list: { look: string; spot: string; tag?: Tag; faces?: string; heading?: number }[] = [];
  const count = (spot: string, look?: string): number =>
    list.filter((piece) => piece.spot === spot && (look === undefined || piece.look === look)).length;
  return {
    pieces() {
      // Where looks are counted apart, a piece which lands on another to hit it lies on it, not behind it.
      const standing = new Map<string, number>();
      return list.map((piece) => {
        const key = stacks === 'spot' ? piece.spot : `${piece.look} ${piece.spot}`;
        const index = standing.get(key) ?? 0;
        standing.set(key, index + 1);
        return { ...piece, index, of: count(piece.spot, stacks === 'spot' ? undefined : piece.look) };
      });
    },
    count,
    take(spot, look, carries) {
      const isIt = (piece: { look: string; spot: string }): boolean =>
        piece.spot === spot && piece.look === look;
      const laden = list.findLastIndex((piece) => isIt(piece) && (piece.tag?.count ?? 0) === carries);
      const at = laden < 0 ? list.findLastIndex(isIt) : laden;
      return at < 0 ? undefined : list.splice(at, 1)[0]?.tag;
    },
    put(spot, look, tag, { beneath = false, heading } = {}) {
      const piece = { spot, look, ...(tag ? { tag } : {}), ...(heading === undefined ? {} : { heading }) };
      if (beneath) list.unshift(piece);
      else list.push(piece);
    },
    where: (look) => list.findLast((piece) => piece.look === look)?.spot,
    load(spot, look, tag, by) {
      const piece = list.findLast((one) => one.spot === spot && one.look === look);
      if (!piece) return;
      const sum = (piece.tag?.look === tag ? piece.tag.count : 0) + by;
      if (sum > 0) piece.tag = { look: tag, count: sum };
      else delete piece.tag;
    },
    reset(pieces) {
      list = pieces.map(({ look, spot, tag, faces }) => ({
        look,
        spot,
        ...(tag ? { tag } : {}),
        ...(faces === undefined ? {} : { faces }),
      }));
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
