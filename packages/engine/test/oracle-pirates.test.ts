/** The turn of a pirate against an independent writing of it, on random positions, open and tight. */
import { expect, test } from 'vitest';
import { pirates } from '../src/index.ts';
import { game } from './help-pirates.ts';
import { oracle, type Sea, seaText } from './oracle/pirates.ts';
import { type Random, random } from './random.ts';

const POSITIONS = process.env.CONFORM === 'full' ? 40_000 : 4_000;

type Roll = readonly [number, number];

/** A position in which seat 0 is on a point. In a tight one men-o'-war lie on most of the points that its dice reach. */
function randomSea(draws: Random, [a, b]: Roll): pirates.Position {
  const d10 = draws.oneIn(2);
  const tight = draws.oneIn(2);
  const at = tight ? 5 + draws.below(16) : 1 + draws.below(24);
  const near = [a, b, a + b, a - b].flatMap((n) => [at + n, at - n]);
  const crews: { at: number | 'bar'; hold: number; chest: number; order: number }[] = [];
  const taken = (point: number): number => crews.filter((crew) => crew.at === point).length;
  for (let seat = 2 + draws.below(5); seat > 0; seat--) {
    const want = crews.length === 0 ? at : draws.oneIn(2) ? draws.pick(near) : draws.below(25);
    const free = want >= 1 && want <= 24 && (want <= 6 || taken(want) === 0);
    crews.push({
      at: free ? want : 'bar',
      hold: free ? draws.below(12) : 0,
      chest: draws.below(25),
      order: free ? taken(want) : 0,
    });
  }
  const ships: pirates.Position['ships'][number][] = [];
  const points = tight ? near.filter(() => !draws.oneIn(4)) : [];
  for (let n = draws.below(9); n > 0; n--) points.push(1 + draws.below(24));
  for (const point of points) {
    if (point < 1 || point > 24 || taken(point) > 0) continue;
    const kind = draws.oneIn(tight ? 6 : 2) ? 'merchant' : d10 && draws.oneIn(6) ? 'typhoon' : 'mow';
    if (kind === 'typhoon' && ships.some((ship) => ship.at === point)) continue;
    ships.push({ kind, at: point, gold: kind === 'merchant' ? 3 + draws.below(4) : 0 });
  }
  return { d10, pirates: crews, ships };
}

const seaOf = ({ pirates: crews, ships }: pirates.Position): Sea => ({
  crews: crews.map(({ at, hold, chest, order }) => ({
    at: typeof at === 'number' ? at : 0,
    hold,
    chest,
    came: order,
  })),
  hulls: ships,
  clock: 10,
  won: null,
});

test(`[PB17] to [PB24] the oracle agrees on ${POSITIONS} random positions`, { timeout: 600_000 }, () => {
  const draws = random(42);
  const seen = { 0: 0, 1: 0, 2: 0 };
  for (let i = 0; i < POSITIONS; i++) {
    const roll = draws.roll([6, 6]) as [number, number];
    const position = randomSea(draws, roll);
    const start = pirates.stateFrom(position, { turn: 0 });
    expect(game.read(game.write(start)).ok, game.write(start)).toBe(true);
    expect(seaText(seaOf(position))).toBe(pirates.positionText(start));
    const rolling = game.next(start, { kind: 'act', seat: 0, action: { kind: 'roll' } }).state;
    const state = game.next(rolling, { kind: 'roll', roll }).state;
    const answer = oracle(seaOf(position), 0, roll, 25);
    const where = `${game.write(start)} with ${roll.join('-')}`;
    seen[answer.must]++;

    const moving = state.stage === 'moving';
    const ends = moving ? game.ends(state).map((end) => end.state) : [state];
    expect([...new Set(ends.map(pirates.positionText))].sort(), where).toEqual(answer.ends);
    expect(moving, where).toBe(answer.must > 0);
    if (moving) expect(pirates.sunkNext(state), where).toBe(answer.must === 1 ? 0 : undefined);
    const firsts = game.legal(state).map((action) => {
      if (action.kind === 'roll') return -1;
      return action.to === 'off' ? 25 : action.to;
    });
    // Steps before a sinking are listed once for each different end.
    if (answer.must === 2)
      expect(
        firsts.sort((a, b) => a - b),
        where,
      ).toEqual([...answer.firsts].sort((a, b) => a - b));
    if (answer.must === 1) {
      expect(answer.firsts, where).toEqual(new Set([...answer.firsts, ...firsts]));
      expect(firsts.length, where).toBe(answer.ends.length);
    }
  }
  for (const n of Object.values(seen)) expect(n).toBeGreaterThan(POSITIONS / 40);
});
