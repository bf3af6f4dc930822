/** What stands on a backgammon board: checkers, dice and cube as plain data, and the texts on the frame. */
import type { Words } from '@sandbar/words';
import type { Die, Label, Marker, Numbering, Piece, Scene } from '../../board.ts';
import type { BackgammonLayout } from './parts.ts';
import { count, hasCube, other, pipsFrom, pointOf, type Side, type State } from './rules.ts';
import { barSpot, lookOf, offSpot, pointSpot } from './spots.ts';

const SIDES: readonly Side[] = [0, 1];

/** The scene of a state; it is the same for every viewer. */
export const scene = (state: State): Scene => ({
  pieces: pieces(state),
  dice: dice(state),
  markers: cube(state),
});

function pieces({ board }: State): readonly Piece[] {
  const list: Piece[] = [];
  const stand = (side: Side, spot: string, of: number): void => {
    for (let index = 0; index < of; index++) list.push({ look: lookOf(side), spot, index, of });
  };
  for (const side of SIDES) {
    for (let p = 1; p <= 24; p++) stand(side, pointSpot(p), count(board, side, p));
    stand(side, barSpot(side), board.bar[side]);
    stand(side, offSpot(side), board.off[side]);
  }
  return list;
}

/** The dice of the roll being played; spent ones of a double come first. */
function dice({ stage, roll, dice: left, side }: State): readonly Die[] {
  if (stage !== 'moving' || roll === null) return [];
  const [high, low] = roll;
  if (high === low)
    return Array.from({ length: 4 }, (_, i) => ({ value: high, owner: side, spent: i < 4 - left.length }));
  return roll.map((value) => ({ value, owner: side, spent: !left.includes(value) }));
}

function cube(state: State): readonly Marker[] {
  const { cube: c, stage, side, crawford } = state;
  if (!hasCube(state)) return [];
  // A new cube shows its 64: there is no 1 on it.
  const text = String(c.value === 1 ? 64 : c.value);
  if (stage === 'doubled')
    return [{ look: 'cube', at: `offer${side}`, text: String(c.value * 2), calls: true }];
  if (stage === 'beavered')
    return [{ look: 'cube', at: `offer${other(side)}`, text: String(c.value * 2), calls: true }];
  const at = c.owner === null ? 'mid' : `own${c.owner}`;
  return [crawford === 'now' ? { look: 'cube', at, text, locked: true } : { look: 'cube', at, text }];
}

/** Point numbers, how many are borne off, and whose empty tray is whose. */
export function labels(
  state: State,
  viewer: number | null,
  layout: BackgammonLayout,
  numbers: Numbering | false,
  words: Words,
): readonly Label[] {
  const { portrait, compact } = layout.measures;
  const list: Label[] = [];
  if (numbers && !compact)
    for (const { own, number } of layout.triangles) {
      const point = pointOf(layout.near, own);
      const text = numbers === 'viewer' ? own : numbers === 'absolute' ? point : pipsFrom(state.side, point);
      const size = portrait ? 8.5 : 11;
      list.push({
        ...number,
        text: String(text),
        size,
        role: 'number',
        anchor: 'middle',
        spot: pointSpot(point),
      });
    }
  for (const { side, count: at, hint } of layout.trays) {
    const off = state.board.off[side];
    const size = compact ? 10 : portrait ? 11 : 13;
    list.push({ ...at, text: String(off), size, role: 'tally', anchor: 'middle' });
    if (portrait && off === 0 && viewer !== null) {
      const near = side === layout.near;
      const anchor = hint.x < at.x ? 'start' : 'end';
      list.push({
        ...hint,
        text: words(near ? 'board.tray.mine' : 'board.tray.theirs'),
        size: 9.5,
        role: 'hint',
        anchor,
      });
    }
  }
  return list;
}
