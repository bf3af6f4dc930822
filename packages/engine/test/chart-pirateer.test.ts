/** The chart: what the map alone must fulfil, and how straits and two maps are joined. [PR1] to [PR6], [PR12], [PV5] */
import { describe, expect, test } from 'vitest';
import { pirateer } from '../src/index.ts';
import { nameFor } from './pirateer-table.ts';

const one = pirateer.chartOf(1);
const two = pirateer.chartOf(2);
const rows = pirateer.MAP.trim().split('\n');
const count = (chars: string): number => [...rows.join('')].filter((char) => chars.includes(char)).length;

/** The neighbors of a space in the directions x+1, x-1, y+1, y-1, as `x,y,map`. */
const around = (chart: pirateer.Chart, name: string): (string | undefined)[] =>
  [0, 1, 2, 3].map((direction) => {
    const to = chart.near[pirateer.numberOf(chart, name) * 6 + direction] ?? -1;
    return to < 0 ? undefined : chart.spaces[to]?.name;
  });

describe('[PR1] the map', () => {
  test('is 20 rows of 20 cells with 234 of water, 232 spaces', () => {
    expect(rows.map((row) => row.length)).toEqual(Array.from({ length: 20 }, () => 20));
    expect(400 - count('#S')).toBe(234);
    expect(one.spaces).toHaveLength(232);
    expect(two.spaces).toHaveLength(464);
  });
  test('maps onto itself by transposition and by a half turn', () => {
    const land = (x: number, y: number): string => {
      const char = rows[x]?.[y] ?? '';
      return 'ab'.includes(char) ? 'strait' : char;
    };
    for (let x = 0; x < 20; x++)
      for (let y = 0; y < 20; y++) {
        expect(land(y, x)).toBe(land(x, y));
        expect(land(19 - x, 19 - y)).toBe(land(x, y));
      }
  });
  test('has two tradewinds of ten, an island of four, eight anchorages, four ports and twelve starts', () => {
    expect(['~', 'S', '*', 'H', 's', 'ab'].map(count)).toEqual([20, 4, 8, 4, 12, 4]);
    const winds = one.spaces.filter(({ kind }) => kind === 'tradewind').flatMap(({ halves }) => halves);
    expect(winds.filter(({ x, y }) => x + y === 15 && x >= 3 && x <= 12)).toHaveLength(10);
    expect(winds.filter(({ x, y }) => x + y === 23 && x >= 7 && x <= 16)).toHaveLength(10);
    expect(one.spaces.filter(({ island }) => island === 1)).toHaveLength(8);
  });
  test('names every space once, and gives its cells', () => {
    for (const chart of [one, two]) {
      expect(new Set(chart.spaces.map(({ name }) => name)).size).toBe(chart.spaces.length);
      for (const { name } of chart.spaces)
        expect(name).toMatch(chart.maps === 1 ? /^[A-T]\d+$/ : /^[12]:[A-T]\d+$/);
    }
    expect(nameFor(1, [10, 13, 1])).toBe('K14');
    expect(nameFor(2, [10, 13, 2])).toBe('2:K14');
  });
  test('[PR4] one die goes from a space to another in one way only', () => {
    for (const chart of [one, two])
      for (let from = 0; from < chart.spaces.length; from++) {
        const ends = [...chart.rays.subarray(from * 36, from * 36 + 36)].filter((to) => to >= 0);
        expect(new Set(ends).size).toBe(ends.length);
        expect(ends).not.toContain(from);
      }
  });
});

describe('[PR2] ports', () => {
  test('lie at the ends of their harbors, ships behind them, as the map draws them', () => {
    for (const [port, { anchorage, harbor, nearest }] of Object.entries(pirateer.PORTS)) {
      const char = ([x, y]: readonly [number, number]): string | undefined => rows[x]?.[y];
      expect([anchorage, ...harbor, ...nearest].map(char).join(''), port).toBe('Hsss**');
      const [x, y] = anchorage;
      expect(harbor.map(([hx, hy]) => Math.abs(hx - x) + Math.abs(hy - y))).toEqual([1, 2, 3]);
    }
  });
});

describe('[PR6] straits', () => {
  test('the two halves of each are one space with the neighbors of both', () => {
    expect(around(one, 'D5')).toEqual(['E5', 'O17', 'D6', 'P16']);
    expect(around(one, 'E4')).toEqual(['F4', 'P16', 'E5', 'Q15']);
    expect(one.spaces.filter(({ kind }) => kind === 'strait').map(({ halves }) => halves.length)).toEqual([
      2, 2,
    ]);
    expect(nameFor(1, [15, 16, 1])).toBe('D5');
    expect(nameFor(1, [16, 15, 1])).toBe('E4');
  });
  test('[PV5] inside straits join the bottom of map 1 to the top of map 2, outside straits the other way round', () => {
    expect(around(two, '1:P17')).toEqual(['2:E5', '1:O17', '2:D6', '1:P16']);
    expect(around(two, '1:Q16')).toEqual(['2:F4', '1:P16', '2:E5', '1:Q15']);
    expect(around(two, '1:D5')).toEqual(['1:E5', '2:O17', '1:D6', '2:P16']);
    expect(around(two, '1:E4')).toEqual(['1:F4', '2:P16', '1:E5', '2:Q15']);
  });
});

describe('[PR12] home with treasure', () => {
  const unreachable = (chart: pirateer.Chart, fleet: pirateer.FleetId): string[] =>
    chart.spaces
      .filter(({ name }) => pirateer.stepsHome(chart, fleet, name, true) === undefined)
      .map(({ name }) => name);

  test.each([
    ['S1', 'F'],
    ['F1', 'S'],
    ['P1', 'B'],
    ['B1', 'P'],
  ] as const)('%s reach home from 226 of 232 spaces; the harbor of %s is poison', (fleet, poison) => {
    const lost = unreachable(one, fleet);
    expect(lost).toHaveLength(6);
    const { anchorage, harbor } = pirateer.PORTS[poison];
    for (const [x, y] of [anchorage, ...harbor]) expect(lost).toContain(nameFor(1, [x, y, 1]));
  });
  test('the Pirates are lost in the harbor of the Barbarys, on P4 and on R12', () => {
    const lost = ['H20', 'I20', 'J20', 'K20', 'P4', 'R12'];
    expect(unreachable(one, 'P1').sort()).toEqual(lost.sort());
  });
  test('[PV5] from 441 of 464 on two maps', () => {
    for (const fleet of pirateer.FLEETS) expect(unreachable(two, fleet)).toHaveLength(23);
  });
  test('without treasure home is reached from everywhere', () => {
    for (const { name } of two.spaces)
      for (const fleet of pirateer.FLEETS) expect(pirateer.stepsHome(two, fleet, name, false)).toBeDefined();
  });
});
