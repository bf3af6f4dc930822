/** Positions without a history: what diagrams, puzzles and tests set up and read off. */
import type { Seat } from '../core/game.ts';
import type { Point } from './board.ts';
import { STANDARD_GOLD } from './options.ts';
import type { Kind, Pirate, State } from './state.ts';
import { pirateText, shipText } from './text.ts';

/** Who is where. `order` is the rank among the pirates on one point, 0 came first; `ships` are oldest first. */
export interface Position {
  readonly d10: boolean;
  readonly pirates: readonly {
    readonly at: Point | 'bar' | 'gone';
    readonly hold: number;
    readonly chest: number;
    readonly order: number;
  }[];
  readonly ships: readonly { readonly kind: Kind; readonly at: Point; readonly gold: number }[];
}

/** What comes next in a position: the turn of a seat, which is then to roll, or the first die of a phase. */
export type Due = { readonly turn: Seat } | { readonly phase: 'travel' | 'luck' };

/**
 * A state in which that is due. The other seats play after `turn` in seat order; the ships appeared in rounds 1, 2, ...
 * The position is taken as given; `read(write(state))` tells whether it can be one of a match.
 */
export function stateFrom(position: Position, due: Due, gold = STANDARD_GOLD): State {
  const { d10, pirates, ships } = position;
  const base: State = {
    options: { gold, d10 },
    round: ships.length + 1,
    stage: 'luck',
    pirates: pirates.map(({ at, hold, chest, order }): Pirate => ({ at, hold, chest, rank: order })),
    ships: ships.map((ship, i) => ({ id: i + 1, ...ship })),
    traveling: null,
    order: [],
    turn: null,
    roll: null,
    dice: [],
    result: null,
  };
  if ('turn' in due) return { ...base, stage: 'ready', turn: 0, order: orderFrom(position, due.turn) };
  return due.phase === 'travel' && ships.length > 0 ? { ...base, stage: 'travel', traveling: 1 } : base;
}

function orderFrom({ pirates }: Position, first: Seat): State['order'] {
  const seats = [...pirates.keys()].map((i) => (first + i) % pirates.length);
  return seats.filter((seat) => pirates[seat]?.at !== 'gone').map((seat, i) => ({ seat, dice: [6 - i] }));
}

/** The position of a state. */
export const positionOf = ({ options, pirates, ships }: State): Position => ({
  d10: options.d10,
  pirates: pirates.map(({ at, hold, chest, rank }) => ({ at, hold, chest, order: rank })),
  ships: ships.map(({ kind, at, gold }) => ({ kind, at, gold })),
});

/** Who is where as one line: `3#0:8/1 15:14/16 3#1:0/0 | m21=3 W5`, and ` WIN 1` when seat 1 has won. */
export function positionText({ pirates, ships, result }: State): string {
  const crews = pirates.map((pirate) => pirateText(pirate, pirates)).join(' ');
  const fleet = ships.length === 0 ? '' : ` | ${ships.map(shipText).join(' ')}`;
  const winner = result?.winner ?? null;
  return `${crews}${fleet}${winner === null ? '' : ` WIN ${winner}`}`;
}
