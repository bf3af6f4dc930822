/**
 * A tiny game for load tests: a state of about thirty numbers and a log of sixteen lines, moved on by two numbers. The
 * real registry does not know it. Every client can compute the one legal move, so that thousands need no search.
 */
import { type Checked, type Game, no, yes } from '@sandbar/engine';

export interface Payload {
  readonly seq: number;
  readonly turn: number;
  readonly players: number;
  readonly dice: readonly number[];
  readonly pts: readonly number[];
  readonly bar: readonly number[];
  readonly off: readonly number[];
  readonly cube: number;
  readonly owner: number;
  readonly score: readonly number[];
  readonly len: number;
  readonly clk: readonly number[];
  readonly names: readonly string[];
  readonly log: readonly string[];
}

export interface Move {
  readonly f: number;
  readonly o: number;
}

const LOG_LINES = 16;

/** The move that every client makes at this point. */
export const moveFor = (seq: number): Move => ({ f: (seq * 7) % 24, o: (seq * 7 + 1 + (seq % 6)) % 24 });

const begin = (players: number): Payload => ({
  seq: 0,
  turn: 0,
  players,
  dice: [3, 1],
  pts: [2, 0, 0, 0, 0, -5, 0, -3, 0, 0, 0, 5, -5, 0, 0, 0, 3, 0, 5, 0, 0, 0, 0, -2],
  bar: [0, 0],
  off: [0, 0],
  cube: 1,
  owner: -1,
  score: [0, 0],
  len: 7,
  clk: [720_000, 720_000],
  names: ['Anne Bonny', 'Jack Rackham'],
  log: [],
});

function moved(state: Payload, { f, o }: Move): Payload {
  const seq = state.seq + 1;
  const pts = [...state.pts];
  pts[f] = (pts[f] ?? 0) - 1;
  pts[o] = (pts[o] ?? 0) + 1;
  const clk = [...state.clk];
  clk[state.turn & 1] = (clk[state.turn & 1] ?? 0) - 37;
  return {
    ...state,
    seq,
    turn: seq % state.players,
    pts,
    clk,
    dice: [1 + ((seq * 5) % 6), 1 + ((seq * seq) % 6)],
    log: [...state.log, `${seq}:${state.dice[0]}${state.dice[1]} ${f + 1}/${o + 1}`].slice(-LOG_LINES),
  };
}

function readMove(text: string): Checked<Move> {
  const parts = /^(\d{1,2})\/(\d{1,2})$/.exec(text);
  return parts === null ? no('action.unreadable') : yes({ f: Number(parts[1]), o: Number(parts[2]) });
}

export const payload: Game<Payload, Move, null, never> = {
  id: 'payload',
  edition: 1,
  readOptions: () => yes(null),
  seats: () => [2, 3, 4, 5, 6, 7, 8],
  fit: (options) => options,
  begin: (_, seats) => begin(seats),
  turn: (state) => ({ kind: 'seat', seat: state.turn }),
  legal: (state) => [moveFor(state.seq)],
  ends: (state) => [{ actions: [moveFor(state.seq)], state: moved(state, moveFor(state.seq)) }],
  settles: () => [],
  next: (state, event) => {
    if (event.kind !== 'act') throw new Error(`the payload has no ${event.kind}`);
    return { state: moved(state, event.action), facts: [] };
  },
  readAction: readMove,
  writeAction: ({ f, o }) => `${f}/${o}`,
  write: (state) => JSON.stringify(state),
  read: (text) => yes(JSON.parse(text) as Payload),
  notate: (_, { f, o }) => `${f + 1}/${o + 1}`,
};
