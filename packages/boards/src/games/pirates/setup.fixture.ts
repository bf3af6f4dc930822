/** Positions for tests: ships as text, `m21=6` a merchant, `W19` a man-o'-war, `T5` a typhoon; pirates as `at:hold/chest`. */
import { pirates as rules } from '@sandbar/engine';
import type { State } from './rules.ts';

interface More {
  /** The dice of the turn of seat 0, as they fell. */
  readonly roll?: readonly [number, number];
}

/** A state in which seat 0 is to roll, or to play `roll`. */
export function setUp(crews: string, ships = '', { roll }: More = {}): State {
  const counts = new Map<string, number>();
  const pirates = crews.split(' ').map((text) => {
    const [, where = '', hold = '', chest = ''] = /^(\w+):(\d+)\/(\d+)$/.exec(text) ?? [];
    const order = counts.get(where) ?? 0;
    counts.set(where, order + 1);
    const at = where === 'bar' ? ('bar' as const) : Number(where);
    return { at, hold: Number(hold), chest: Number(chest), order: at === 'bar' ? 0 : order };
  });
  const fleet = ships.split(' ').flatMap((text) => {
    const [, kind, at = '', gold = '0'] = /^([mWT])(\d+)(?:=(\d+))?$/.exec(text) ?? [];
    if (kind === undefined) return [];
    const what = kind === 'm' ? 'merchant' : kind === 'W' ? 'mow' : 'typhoon';
    return [{ kind: what, at: Number(at), gold: Number(gold) } as const];
  });
  const state = rules.stateFrom({ d10: true, pirates, ships: fleet }, { turn: 0 });
  if (!roll) return state;
  return { ...state, stage: 'moving', roll, dice: [...roll].sort((a, b) => a - b) };
}
