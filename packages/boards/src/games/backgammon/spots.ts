/** The names of the backgammon board's spots: `p1` to `p24` in absolute points, `bar0`, `bar1`, `off0`, `off1`. */
import type { SpotId } from '../../board.ts';
import type { MoveAction, Side } from './rules.ts';

export const pointSpot = (point: number): SpotId => `p${point}`;
export const barSpot = (side: Side): SpotId => `bar${side}`;
export const offSpot = (side: Side): SpotId => `off${side}`;

/** What a spot's name says. */
export type Named =
  | { readonly kind: 'point'; readonly point: number }
  | { readonly kind: 'bar'; readonly side: Side }
  | { readonly kind: 'off'; readonly side: Side };

/** Throws on a name that is no spot of this board. */
export function readSpot(id: SpotId): Named {
  const found = /^(p|bar|off)(\d+)$/.exec(id);
  if (!found) throw new Error(`no backgammon spot is called ${id}`);
  const n = Number(found[2]);
  if (found[1] === 'p') return { kind: 'point', point: n };
  return { kind: found[1] === 'bar' ? 'bar' : 'off', side: n === 0 ? 0 : 1 };
}

export const fromSpot = (side: Side, from: MoveAction['from']): SpotId =>
  from === 'bar' ? barSpot(side) : pointSpot(from);
export const toSpot = (side: Side, to: MoveAction['to']): SpotId =>
  to === 'off' ? offSpot(side) : pointSpot(to);

/** Red is ivory on our boards, Black is ebony. */
export const lookOf = (side: Side): 'ivory' | 'ebony' => (side === 0 ? 'ivory' : 'ebony');
