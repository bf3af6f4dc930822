/** A toy game: stones race along lanes. Who rolls may step as far as the die says, or stay. It is in no registry. */
import { type Checked, type Game, no, type Seat, yes } from '@sandbar/engine';

export interface Options {
  /** How many steps a lane has. */
  readonly steps: number;
}

export interface State {
  readonly options: Options;
  /** How far the stone of each seat has come. */
  readonly at: readonly number[];
  readonly seat: Seat;
  /** `ready` before the roll, `rolling` while the die falls, then the number that it shows. */
  readonly die: 'ready' | 'rolling' | number;
}

export type Action = 'roll' | 'go' | 'stay';
export type Fact =
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly kind: 'went'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly kind: 'stayed'; readonly seat: Seat };

export const SIDES = 3;
const SEATS = [2, 3, 4];

const winnerIn = ({ at, options }: State): Seat | null => {
  const seat = at.findIndex((far) => far >= options.steps);
  return seat < 0 ? null : seat;
};

function legal(state: State): readonly Action[] {
  if (winnerIn(state) !== null || state.die === 'rolling') return [];
  return state.die === 'ready' ? ['roll'] : ['go', 'stay'];
}

const passed = (state: State, at: readonly number[]): State => ({
  ...state,
  at,
  seat: (state.seat + 1) % at.length,
  die: 'ready',
});

function acted(state: State, action: Action): { state: State; facts: readonly Fact[] } {
  const { seat, at, die, options } = state;
  if (action === 'roll') return { state: { ...state, die: 'rolling' }, facts: [] };
  if (action === 'stay') return { state: passed(state, at), facts: [{ kind: 'stayed', seat }] };
  const from = at[seat] ?? 0;
  const to = Math.min(options.steps, from + Number(die));
  return {
    state: passed(
      state,
      at.map((far, one) => (one === seat ? to : far)),
    ),
    facts: [{ kind: 'went', seat, from, to }],
  };
}

function readOptions(raw: unknown): Checked<Options> {
  const { steps = 6 } = (raw ?? {}) as Partial<Options>;
  return Number.isInteger(steps) && steps > 0 && steps < 20 ? yes({ steps }) : no('options.length');
}

const write = ({ options, at, seat, die }: State): string =>
  [options.steps, at.join(','), seat, die].join(' ');

function read(text: string): Checked<State> {
  const [, steps, at, seat, die] = /^(\d+) ([\d,]+) (\d) (ready|rolling|[123])$/.exec(text) ?? [];
  if (at === undefined) return no('save.unreadable');
  return yes({
    options: { steps: Number(steps) },
    at: at.split(',').map(Number),
    seat: Number(seat),
    die: die === 'ready' || die === 'rolling' ? die : Number(die),
  });
}

export const toy: Game<State, Action, Options, Fact> = {
  id: 'toy',
  edition: 1,
  readOptions,
  seats: () => SEATS,
  fit: (options) => options,
  begin: (options, seats) => ({
    options,
    at: Array.from({ length: seats }, () => 0),
    seat: 0,
    die: 'ready',
  }),
  turn(state) {
    const winner = winnerIn(state);
    if (winner !== null) return { kind: 'over', result: { winner, points: 1, how: 'won' } };
    return state.die === 'rolling'
      ? { kind: 'chance', draw: { sides: [SIDES], why: 'roll' } }
      : { kind: 'seat', seat: state.seat };
  },
  legal,
  ends: (state) => legal(state).map((action) => ({ actions: [action], state: acted(state, action).state })),
  settles: () => [],
  next(state, event) {
    if (event.kind === 'act') return acted(state, event.action);
    if (event.kind === 'settle') throw new Error('the toy settles nothing');
    const die = event.roll[0] ?? 1;
    return { state: { ...state, die }, facts: [{ kind: 'rolled', seat: state.seat, die }] };
  },
  readAction: (text) =>
    text === 'roll' || text === 'go' || text === 'stay' ? yes(text) : no('action.unreadable'),
  writeAction: (action) => action,
  write,
  read,
  notate: (_, action) => action,
};
