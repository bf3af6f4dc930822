/** Which pieces may be touched and where they may go: a filter over the legal actions by their trails. */
import type { AnyGame, Game, Key, Seat } from '@sandbar/engine';
import type { SpotId } from './board.ts';
import type { BoardGame } from './game.ts';

/** A place that a picked piece may go to, and the steps that take it there. */
export interface Choice<A> {
  readonly to: SpotId;
  readonly actions: readonly A[];
  /** Every spot that the piece touches, the first one included. */
  readonly trail: readonly SpotId[];
  /** The dice used, in order. */
  readonly dice: readonly number[];
  readonly pips: number;
  /** How many pieces are hit, on the way and at the end. */
  readonly hits: number;
}

/** What may be touched in a state: choices by the spot that a piece is picked up from. */
export interface Input<A> {
  readonly picks: ReadonlyMap<SpotId, readonly Choice<A>[]>;
  /** The dice that a first step may use, highest first. */
  readonly dice: readonly number[];
  /** The one that a double tap plays. */
  readonly next: number | null;
}

interface Reach<A> extends Choice<A> {
  readonly from: SpotId;
}

/**
 * What `seat` may touch. `preferred` is the die to play first, if it may be.
 *
 * Several paths may lead one piece to the same spot. The one kept is, in this order: the one with the fewest steps; the
 * one that hits least on the way, since a hit must never come as a surprise (the spot of the blot is a target of its
 * own, so hitting on the way stays two taps away); the one that uses the fewest pips, so a piece is borne off with the
 * exact die; the one that starts with the die marked as next.
 */
export function inputFor<S, A, O, F>(
  game: Game<S, A, O, F>,
  board: BoardGame<S, A, F>,
  state: S,
  seat: Seat | null,
  preferred: number | null = null,
  wish: Key | null = null,
): Input<A> {
  const turn = game.turn(state);
  if (seat === null || turn.kind !== 'seat' || turn.seat !== seat)
    return { picks: new Map(), dice: [], next: null };
  const reached = reach(game, board, state, seat, wish);
  const dice = [...new Set(reached.flatMap(({ dice: [first] }) => first ?? []))].sort((a, b) => b - a);
  const next = preferred !== null && dice.includes(preferred) ? preferred : (dice[0] ?? null);
  return { picks: keepBest(reached, next), dice, next };
}

function keepBest<A>(reached: readonly Reach<A>[], next: number | null): Map<SpotId, Choice<A>[]> {
  const picks = new Map<SpotId, Choice<A>[]>();
  for (const found of reached) {
    const choices = picks.get(found.from) ?? [];
    const at = choices.findIndex((choice) => choice.to === found.to);
    const rival = choices[at];
    if (!rival) choices.push(found);
    else if (better(found, rival, next)) choices[at] = found;
    picks.set(found.from, choices);
  }
  return picks;
}

function better<A>(a: Choice<A>, b: Choice<A>, next: number | null): boolean {
  const first = (choice: Choice<A>): number => (choice.dice[0] === next ? 0 : 1);
  const order = [a.actions.length - b.actions.length, a.hits - b.hits, a.pips - b.pips, first(a) - first(b)];
  return (order.find((difference) => difference !== 0) ?? 0) < 0;
}

/** Every way to move one piece by one or more steps, each path once. */
function reach<S, A, O, F>(
  game: Game<S, A, O, F>,
  board: BoardGame<S, A, F>,
  state: S,
  seat: Seat,
  wish: Key | null,
): readonly Reach<A>[] {
  const found: Reach<A>[] = [];
  const oneStep = isOneStep(board, state);
  const legal = (at: S): readonly A[] => board.narrow?.(game.legal(at), wish) ?? game.legal(at);
  const go = (at: S, sofar: Reach<A> | null): void => {
    for (const action of legal(at)) {
      const handle = board.handle(action);
      if (!('trail' in handle)) continue;
      const [from, to] = [handle.trail[0], handle.trail.at(-1)];
      if (from === undefined || to === undefined || (sofar && from !== sofar.to)) continue;
      const { state: after, facts } = game.next(at, { kind: 'act', seat, action });
      const here = extend(sofar, action, handle, from, to, hitsIn(board, facts));
      found.push(here);
      const turn = game.turn(after);
      if (!oneStep && turn.kind === 'seat' && turn.seat === seat) go(after, here);
    }
  };
  go(state, null);
  return found;
}

function extend<A>(
  sofar: Reach<A> | null,
  action: A,
  handle: { readonly trail: readonly SpotId[]; readonly die?: number },
  from: SpotId,
  to: SpotId,
  hits: number,
): Reach<A> {
  const die = handle.die ?? 0;
  return {
    from: sofar?.from ?? from,
    to,
    actions: [...(sofar?.actions ?? []), action],
    trail: [...(sofar?.trail ?? [from]), ...handle.trail.slice(1)],
    dice: [...(sofar?.dice ?? []), die],
    pips: (sofar?.pips ?? 0) + die,
    hits: (sofar?.hits ?? 0) + hits,
  };
}

/** Whether a piece goes nowhere by two steps in this state. */
export const isOneStep = <S, A, F>({ oneStep }: BoardGame<S, A, F>, state: S): boolean =>
  typeof oneStep === 'function' ? oneStep(state) : oneStep === true;

const hitsIn = <S, A, F>(board: BoardGame<S, A, F>, facts: readonly F[]): number =>
  facts.filter((fact) => board.motions(fact).some((motion) => motion.kind === 'hit')).length;

/** The choice that plays exactly this die from a spot: what a double tap does. */
export function withDie<S, A, F>(
  game: AnyGame,
  board: BoardGame<S, A, F>,
  state: unknown,
  from: SpotId,
  die: number | null,
): A | undefined {
  const actions: readonly A[] = game.legal(state);
  return actions.find((action) => {
    const handle = board.handle(action);
    return 'trail' in handle && handle.trail[0] === from && handle.die === die;
  });
}
