/** Legal lists and complete turns of Pirateer against an independent writing of the rules, on random positions of every kind. */
import { describe, expect, test } from 'vitest';
import { pirateer } from '../src/index.ts';
import { createOracle, type OraclePosition } from './oracle/pirateer.ts';
import { keyFor, nameFor } from './pirateer-table.ts';
import { type Random, random } from './random.ts';

const FULL = process.env.CONFORM === 'full';
const game = pirateer.pirateer;
const PARTS = 8;
const POSITIONS = FULL ? 16_000 : 2000;

const SETS: readonly (readonly pirateer.VariantId[])[] = [
  [],
  ['shipwreck'],
  ['hurricane'],
  ['flotilla'],
  ['flotilla', 'shipwreck'],
  ['dominion'],
  ['runaway', 'shipwreck', 'hurricane'],
  ['pieces-of-eight'],
  ['pieces-of-eight', 'flotilla', 'shipwreck'],
];

/** A position with ships anywhere, near the island, or crowded into one corner, where ways are short of room. */
function randomState(draws: Random): pirateer.State {
  const read = game.readOptions({ variants: draws.pick(SETS) });
  if (!read.ok) throw new Error(read.why);
  const rules = pirateer.rulesOf(read.value.variants);
  const chart = pirateer.chartOf(rules.maps);
  const count = rules.maps === 2 ? 5 : rules.alliance === 'none' ? 2 + draws.below(3) : 2;
  const begun = game.begin(
    { ...read.value, ports: count === 3 ? ['S1', 'F1', 'P1'] : read.value.ports },
    count,
  );
  const crowd = draws.oneIn(3);
  const corner = draws.pick(chart.spaces).halves[0] as pirateer.Half;
  const near = ({ halves }: pirateer.Space): boolean =>
    halves.some(
      (half) => half.map === corner.map && Math.abs(half.x - corner.x) + Math.abs(half.y - corner.y) <= 5,
    );
  const places = crowd ? chart.spaces.filter(near) : chart.spaces;
  const taken = new Map<string, string>();
  const ships: { fleet: pirateer.FleetId; at: string; cargo: string }[] = [];
  for (const fleet of begun.fleets.flat()) {
    const most = crowd ? 2 : 3;
    for (let n = draws.below(most) + 1; n > 0; n--) {
      const at = draws.pick(draws.oneIn(5) ? chart.spaces : places).name;
      const owner = taken.get(at);
      if (owner !== undefined && !(rules.stacks && owner === fleet)) continue;
      taken.set(at, fleet);
      ships.push({ fleet, at, cargo: '' });
    }
  }
  let left = rules.maps;
  for (const [i, ship] of ships.entries())
    if (left > 0 && draws.oneIn(5) && chart.spaces[pirateer.numberOf(chart, ship.at)]?.home !== ship.fleet) {
      ships[i] = { ...ship, cargo: '1' };
      left--;
    }
  const free = (): string => {
    for (;;) {
      const { name } = draws.pick(chart.spaces);
      if (!taken.has(name)) return name;
    }
  };
  const loose: { at: string; cargo: string }[] = [];
  if (left > 0 && rules.hurricane && draws.oneIn(3)) {
    loose.push({ at: free(), cargo: '1' });
    left--;
  }
  const some = [...Array.from({ length: 4 }, free), ...taken.keys()].filter(() => draws.oneIn(3));
  const wrecks = rules.wrecks ? [...new Set(some)].filter((at) => loose.every((one) => one.at !== at)) : [];
  const island = rules.maps === 2 ? [left, 0] : [left];
  const seat = draws.below(count);
  return pirateer.stateAt({
    options: begun.options,
    fleets: begun.fleets,
    ships,
    wrecks,
    loose,
    island,
    seat,
  });
}

function oraclePosition(state: pirateer.State): OraclePosition {
  const chart = pirateer.chartOf(pirateer.rulesIn(state).maps);
  const key = (at: string): string => keyFor(chart, at);
  return {
    ships: pirateer.FLEETS.flatMap((fleet) =>
      (state.ships[fleet] ?? []).map(({ at, cargo }) => ({ fleet, at: key(at), cargo: cargo.length })),
    ),
    wrecks: state.wrecks.map(key),
    loose: state.loose.flatMap(({ at, cargo }) => [...cargo].map(() => key(at))),
    island: state.island,
  };
}

function agree(state: pirateer.State, dice: readonly number[]): void {
  const rules = pirateer.rulesIn(state);
  const own = state.fleets[state.seat] ?? [];
  const oracle = createOracle(pirateer.MAP, {
    maps: rules.maps,
    stacks: rules.stacks,
    wrecks: rules.wrecks,
    own,
  });
  const answer = oracle.turns(oraclePosition(state), dice);
  const set = pirateer.withDice(state, dice);
  const where = `${game.write(state)} with ${dice.join('-')}`;
  const text = (after: pirateer.State): string => oracle.write(oraclePosition(after));
  const chart = pirateer.chartOf(rules.maps);
  expect(set.stage === 'sailing' ? set.must : 0, where).toBe(answer.must);
  const firsts = game.legal(set).flatMap((action) => {
    if (action.kind !== 'sail') return [];
    const after = game.next(set, { kind: 'act', seat: state.seat, action }).state;
    return [`${keyFor(chart, action.from)}>${keyFor(chart, action.to)} ${text(after)}`];
  });
  expect(firsts.sort(), `the legal list of ${where}`).toEqual(answer.firsts);
  const ends = set.stage === 'sailing' ? game.ends(set) : [];
  expect(
    ends.map((end) => `${text(end.state)}${end.state.result === null ? '' : ' won'}`).sort(),
    `the complete turns of ${where}`,
  ).toEqual(answer.ends);
}

describe.each(Array.from({ length: PARTS }, (_, i) => i))('part %d', (part) => {
  test(`[PR4] to [PR15] the oracle agrees on ${POSITIONS / PARTS} random positions`, {
    timeout: 900_000,
  }, () => {
    const draws = random(4000 + part);
    for (let i = 0; i < POSITIONS / PARTS; i++) {
      const state = randomState(draws);
      const three = pirateer.rulesIn(state).hurricane && draws.oneIn(2);
      agree(state, draws.roll(three ? [6, 6, 6] : [6, 6]));
    }
  });
});

test('the oracle and the engine name the straits of two maps alike', () => {
  expect([nameFor(2, [15, 16, 1]), nameFor(2, [3, 4, 2])]).toEqual(['1:P17', '1:P17']);
});
