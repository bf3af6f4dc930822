/** The distinct complete turns from a state, by plain search over the legal list. */
import type { End, Game, Seat } from './game.ts';

/**
 * Every state in which the seat to act now has finished its turn: chance is due, another seat is to act, or the match
 * is over. One entry for each distinct state (by `write`), with one way to reach it. Empty when no seat is to act.
 */
export function turns<S, A, O, F>(game: Omit<Game<S, A, O, F>, 'ends'>, state: S): readonly End<S, A>[] {
  const turn = game.turn(state);
  if (turn.kind !== 'seat') return [];
  const seen = new Set<string>();
  const ends: End<S, A>[] = [];
  const search = (at: S, actions: readonly A[]): void => {
    for (const action of game.legal(at)) {
      const after = game.next(at, { kind: 'act', seat: turn.seat, action }).state;
      const text = game.write(after);
      if (seen.has(text)) continue;
      seen.add(text);
      const path = [...actions, action];
      if (stillActs(game.turn(after), turn.seat)) search(after, path);
      else ends.push({ actions: path, state: after });
    }
  };
  search(state, []);
  return ends;
}

const stillActs = (turn: ReturnType<Game<unknown, unknown, unknown, unknown>['turn']>, seat: Seat): boolean =>
  turn.kind === 'seat' && turn.seat === seat;
