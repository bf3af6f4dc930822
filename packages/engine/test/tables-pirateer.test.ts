/** Every line of the tables of Pirateer, made with other implementations of the rules, is met. */
import { describe, expect, test } from 'vitest';
import { pirateer } from '../src/index.ts';
import {
  type ChanceLine,
  canonical,
  keyFor,
  nameFor,
  oneDie,
  stateFor,
  type TurnLine,
  tableJson,
  tableLines,
} from './pirateer-table.ts';

const game = pirateer.pirateer;

const turnEnds = (line: TurnLine): string[] => [
  ...new Set(pirateer.turnEnds(stateFor(line), line.dice).map(({ state }) => canonical(state))),
];

/** What is wrong with a line, in words; undefined when it is met. */
function fault(line: TurnLine): string | undefined {
  const state = stateFor(line);
  const set = pirateer.withDice(state, line.dice);
  const must = set.stage === 'sailing' ? set.must : set.stage === 'over' ? 1 : 0;
  if (must !== line.must) return `must ${must}, not ${line.must}`;
  for (const [die, texts] of Object.entries(line.oneDie ?? {})) {
    const found = oneDie(state, Number(die));
    if (found.join() !== [...texts].sort().join())
      return `die ${die}: ${found.join(' ')} not ${texts.join(' ')}`;
  }
  const ends = turnEnds(line).sort();
  const listed = [...(line.ends ?? [])].sort();
  const extra = ends.filter((end) => !listed.includes(end));
  const missing = listed.filter((end) => !ends.includes(end));
  return extra.length + missing.length === 0
    ? undefined
    : `${extra.length} extra (${extra[0]}), ${missing.length} missing (${missing[0]})`;
}

const faults = (lines: readonly TurnLine[]): string[] =>
  lines.flatMap((line, i) => {
    const found = fault(line);
    return found === undefined
      ? []
      : [`${line.name ?? i}: ${found} in ${JSON.stringify({ ...line, ends: [], oneDie: {} })}`];
  });

describe('the turns of the table', () => {
  const lines = tableLines<TurnLine>('pirateer-turns');
  test('are whole', () => expect(lines).toHaveLength(949));
  const PARTS = 8;
  test.each(Array.from({ length: PARTS }, (_, i) => i))(
    '[PR4] to [PR15] die by die and end by end, part %d',
    { timeout: 120_000 },
    (part) => expect(faults(lines.filter((_, i) => i % PARTS === part))).toEqual([]),
  );
});

describe('the cases made by hand', () => {
  const cases = tableJson<TurnLine[]>('pirateer-cases');
  test('are whole', () => expect(cases).toHaveLength(26));
  test.each(cases.map((line) => [line.name ?? '', line] as const))('%s', (_, line) => {
    expect(fault(line)).toBeUndefined();
  });
});

describe('hurricanes and devices of the table', () => {
  const lines = tableLines<ChanceLine>('pirateer-chance');
  test('are whole', () => expect(lines).toHaveLength(500));

  test('[PV6] hurricanes take what the table says', () => {
    const wrong = lines.flatMap((line) => {
      if (line.kind !== 'hurricane') return [];
      const after = pirateer.hurricaneEnds(stateFor(line), line.dice).map(canonical);
      const listed = [...line.after].sort();
      return after.sort().join() === listed.join()
        ? []
        : [`${after.join(' or ')} not ${listed.join(' or ')}`];
    });
    expect(wrong).toEqual([]);
  });

  test('[PV7] devices destroy what the table says', () => {
    const wrong = lines.filter((line) => {
      if (line.kind !== 'nuke' || line.device === undefined) return false;
      const state = stateFor(line);
      const maps = pirateer.rulesIn(state).maps;
      const at = nameFor(maps, line.device.at);
      const declared = game.next(state, {
        kind: 'act',
        seat: line.player,
        action: { kind: 'device', at },
      }).state;
      return canonical(game.next(declared, { kind: 'roll', roll: line.dice }).state) !== line.after;
    });
    expect(wrong).toEqual([]);
  });
});

describe('distances of the table', () => {
  const tables =
    tableJson<Record<'one' | 'two', Record<pirateer.FleetId, Record<string, [number, number | null]>>>>(
      'pirateer-dist',
    );
  test.each([
    ['one', 1],
    ['two', 2],
  ] as const)('[PR12] [PV6] steps home with and without treasure on %s map(s)', (name, maps) => {
    const chart = pirateer.chartOf(maps);
    for (const [fleet, table] of Object.entries(tables[name])) {
      const found = Object.fromEntries(
        chart.spaces.map((space) => [
          keyFor(chart, space.name),
          [false, true].map(
            (laden) => pirateer.stepsHome(chart, fleet as pirateer.FleetId, space.name, laden) ?? null,
          ),
        ]),
      );
      expect(found).toEqual(table);
    }
  });
});
