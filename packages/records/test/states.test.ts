/** [BG34] Every state of random matches has its identifiers, and comes back from them. All sets of options with CONFORM=full. */
import { backgammon } from '@sandbar/engine';
import { ALL, SAMPLE, STARTS } from '@sandbar/engine/testing';
import { describe, expect, test } from 'vitest';
import { gnubgId, positionId, readGnubgId, readPositionId } from '../src/backgammon/gnubg.ts';
import { type Setup, setupOf, stateOf } from '../src/backgammon/setup.ts';
import { readXgid, xgid } from '../src/backgammon/xgid.ts';
import { seeded } from './help.ts';

const FULL = process.env.CONFORM === 'full';
const GAMES = FULL ? 12 : 5;
const SIDES = [backgammon.RED, backgammon.BLACK] as const;

/** What a match ID keeps of a setup: whether beavers are allowed it does not tell. */
const told = (setup: Setup): Setup => ({ ...setup, beavers: setup.offer === 'beaver' });

/** Whether the state has a setup; if so, all that is written of it is read as it was. */
function comesBack(state: backgammon.State): boolean {
  for (const side of SIDES) {
    const id = positionId(state.board, side);
    expect(readPositionId(id, side)).toEqual({ ok: true, value: state.board });
  }
  const setup = setupOf(state);
  if (setup === undefined) return false;
  const id = gnubgId(setup);
  if (id !== undefined) expect(readGnubgId(id)).toEqual({ ok: true, value: told(setup) });
  for (const bottom of SIDES) {
    const text = xgid(setup, bottom);
    if (text !== undefined) expect(readXgid(text, bottom)).toEqual({ ok: true, value: setup });
  }
  const again = stateOf(setup);
  if (!again.ok) throw new Error(`${id} gives no state: ${again.why}`);
  expect(setupOf(again.value)).toEqual(setup);
  return true;
}

const FROM: readonly object[] = STARTS.backgammon.map((from) => ({ from }));

describe.each(
  [...(FULL ? ALL : SAMPLE), ...FROM].map((options, i) => [JSON.stringify(options), options, i] as const),
)('[BG34] backgammon %s', (_, options, i) => {
  test.each(Array.from({ length: GAMES }, (_, n) => n))('random match %d', { timeout: 600_000 }, (n) => {
    const plan = { options, seed: 1000 + 100 * i + n, stop: FULL ? 1500 : 500, rude: true };
    const record = seeded(plan);
    let state = backgammon.backgammon.begin(record.options, 2);
    let setups = 0;
    for (const event of record.events) {
      state = backgammon.backgammon.next(state, event).state;
      if (comesBack(state)) setups++;
    }
    expect(setups).toBeGreaterThan(record.events.length / 10);
  });
});
