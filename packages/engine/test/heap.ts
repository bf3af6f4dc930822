/** A toy game for tests of what all games share, small enough to see through. */
import { no, yes } from '../src/core/checked.ts';
import { type Event, type Game, turns } from '../src/index.ts';

/** Three seats take one or two matches in turn from a heap that a die has filled; who takes the last one wins. */
export interface Heap {
  readonly left: number;
  readonly seat: number;
  readonly filled: boolean;
}
export const rules: Omit<Game<Heap, number, { extra: number }, string>, 'ends'> = {
  id: 'heap',
  edition: 2,
  readOptions: (raw) => {
    const extra = (raw as { extra?: unknown } | null)?.extra ?? 0;
    return typeof extra === 'number' ? yes({ extra }) : no('options.extra');
  },
  seats: () => [3],
  fit: (options) => options,
  begin: ({ extra }) => ({ left: extra, seat: 0, filled: false }),
  turn: ({ left, seat, filled }) => {
    if (!filled) return { kind: 'chance', draw: { sides: [6, 12], why: 'draw.heap' } };
    if (left <= 0) return { kind: 'over', result: { winner: (seat + 2) % 3, points: 1, how: 'last' } };
    return { kind: 'seat', seat };
  },
  legal: ({ left, filled }) => (filled ? [1, 2].filter((n) => n <= left) : []),
  settles: ({ seat, left, filled }) =>
    filled && left > 0 ? [{ settle: { what: 'skip', seat }, ask: [], refusable: false }] : [],
  next: (state, event) => {
    if (event.kind === 'roll')
      return {
        state: { ...state, left: state.left + (event.roll[0] ?? 0), filled: true },
        facts: ['filled'],
      };
    const taken = event.kind === 'act' ? event.action : 0;
    return { state: { ...state, left: state.left - taken, seat: (state.seat + 1) % 3 }, facts: ['taken'] };
  },
  readAction: (text) => (/^[12]$/.test(text) ? yes(Number(text)) : no('action.unreadable')),
  writeAction: String,
  write: (state) => JSON.stringify(state),
  read: (text) => yes(JSON.parse(text)),
  notate: (_, action) => `takes ${action}`,
};
export const heap: Game<Heap, number, { extra: number }, string> = {
  ...rules,
  ends: (state) => turns(rules, state),
};

export const start = heap.begin({ extra: 0 }, 3);
export const fill: Event<number> = { kind: 'roll', roll: [3, 12] };
export const act = (seat: number, action: number): Event<number> => ({ kind: 'act', seat, action });
