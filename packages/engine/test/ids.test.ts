/** [BG34] Every state of random matches has its identifiers, and comes back from them. All sets of options with CONFORM=full. */
import { describe, expect, test } from 'vitest';
import { backgammon } from '../src/index.ts';
import { seeded } from './help-records.ts';
import { ALL, SAMPLE } from './option-sets.ts';
import { STARTS } from './starts.ts';

const FULL = process.env.CONFORM === 'full';
const GAMES = FULL ? 12 : 5;
const SIDES = [backgammon.RED, backgammon.BLACK] as const;

type Setup = backgammon.Setup;

/** What a match ID keeps of a setup: whether beavers are allowed it does not tell. */
const told = (setup: Setup): Setup => ({ ...setup, beavers: setup.offer === 'beaver' });

/** Whether the state has a setup; if so, all that is written of it is read as it was. */
function comesBack(state: backgammon.State): boolean {
  for (const side of SIDES) {
    const id = backgammon.positionId(state.board, side);
    expect(backgammon.readPositionId(id, side)).toEqual({ ok: true, value: state.board });
  }
  const setup = backgammon.setupOf(state);
  if (setup === undefined) return false;
  const id = backgammon.gnubgId(setup);
  if (id !== undefined) expect(backgammon.readGnubgId(id)).toEqual({ ok: true, value: told(setup) });
  for (const bottom of SIDES) {
    const text = backgammon.xgid(setup, bottom);
    if (text !== undefined) expect(backgammon.readXgid(text, bottom)).toEqual({ ok: true, value: setup });
  }
  const again = backgammon.stateOf(setup);
  if (!again.ok) throw new Error(`${id} gives no state: ${again.why}`);
  expect(backgammon.setupOf(again.value)).toEqual(setup);
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
