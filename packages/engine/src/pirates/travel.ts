/** The travel phase: one die for each ship, oldest first. [PB9] */
import type { Step } from '../core/game.ts';
import { arrive } from './arrive.ts';
import { drift } from './board.ts';
import { startLuck } from './round.ts';
import type { Fact, State } from './state.ts';

/** [PB9] The ship whose turn it is travels; the next older one that is still there follows, or luck. */
export function travel(state: State, die: number): Step<State, Fact> {
  const ship = state.ships.find((one) => one.id === state.traveling);
  if (ship === undefined) throw new Error(`no ship ${state.traveling} is there to travel`);
  const { id, kind, gold, at: from } = ship;
  const to = drift(from, die);
  const facts: Fact[] = [{ kind: 'traveled', ship: id, what: kind, gold, die, from, to }];
  const away = { pirates: state.pirates, ships: state.ships.filter((one) => one !== ship) };
  const waters = to === 'off' ? away : arrive(away, { ...ship, at: to }, facts);
  const after = { ...state, ...waters };
  const next = after.ships.find((one) => one.id > id);
  if (next !== undefined) return { state: { ...after, traveling: next.id }, facts };
  const luck = startLuck({ ...after, traveling: null });
  return { state: luck.state, facts: [...facts, ...luck.facts] };
}
