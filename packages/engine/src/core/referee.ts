/** The single door for events that come from outside: a legal event is applied, any other is refused with a reason. */
import { answers } from './chance.ts';
import { type Checked, no, yes } from './checked.ts';
import type { Event, Game, Settle, Step } from './game.ts';

/** Reasons: `over`, `turn` (not this seat's), `chance` (no such draw is due), `illegal`. Never throws for bad input. */
export function referee<S, A, O, F>(game: Game<S, A, O, F>, state: S, event: Event<A>): Checked<Step<S, F>> {
  const turn = game.turn(state);
  if (turn.kind === 'over') return no('over');
  switch (event.kind) {
    case 'roll':
      if (turn.kind !== 'chance' || !answers(turn.draw, event.roll)) return no('chance');
      return yes(game.next(state, event));
    case 'act': {
      if (turn.kind !== 'seat' || turn.seat !== event.seat) return no('turn');
      const text = game.writeAction(event.action);
      // The listed action is applied, not the given one: nothing that is not in the list reaches the reducer.
      const action = game.legal(state).find((listed) => game.writeAction(listed) === text);
      return action === undefined ? no('illegal') : yes(game.next(state, { ...event, action }));
    }
    case 'settle': {
      const open = game.settles(state).find((one) => sameSettle(one.settle, event.settle));
      return open === undefined
        ? no('illegal')
        : yes(game.next(state, { kind: 'settle', settle: open.settle }));
    }
  }
}

/** Whether two settlements say the same. */
export const sameSettle = (a: Settle, b: Settle): boolean => settleText(a) === settleText(b);

/** A settlement as one word: `resign:0:2`, `retire:1`, `skip:3`, `end`, `draw`. */
export function settleText(settle: Settle): string {
  switch (settle.what) {
    case 'resign':
      return `resign:${settle.seat}:${settle.level}`;
    case 'retire':
    case 'skip':
      return `${settle.what}:${settle.seat}`;
    default:
      return settle.what;
  }
}

/** Reads what `settleText` wrote. */
export function readSettle(text: string): Checked<Settle> {
  const [what, seat, level] = text.split(':');
  const read = asSettle(what, Number(seat), Number(level));
  return read !== undefined && settleText(read) === text ? yes(read) : no('settle.unreadable');
}

function asSettle(what: string | undefined, seat: number, level: number): Settle | undefined {
  switch (what) {
    case 'resign':
      return level === 1 || level === 2 || level === 3 ? { what, seat, level } : undefined;
    case 'retire':
    case 'skip':
      return { what, seat };
    case 'draw':
    case 'end':
      return { what };
    default:
      return undefined;
  }
}
