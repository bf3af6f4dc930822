/** Every line of the tables of Pirates Backgammon is met: complete turns, travel, luck, and coming from the Sand Bar. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pirates } from '../src/index.ts';
import { game } from './help-pirates.ts';

type State = pirates.State;

interface Line extends pirates.Position {
  readonly kind: 'turn' | 'travel' | 'luck' | 'enter';
  readonly dice: readonly number[];
  readonly pirate: number;
  readonly must: number;
  readonly sunk: boolean;
  readonly ends: readonly string[];
  readonly after: string;
}

const table = (name: string): Line[] =>
  gunzipSync(readFileSync(new URL(`./tables/pirates-${name}.jsonl.gz`, import.meta.url)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const text = pirates.positionText;
const roll = (state: State, dice: readonly number[]): State =>
  game.next(state, { kind: 'roll', roll: dice }).state;

/** The seat's dice are rolled. */
const rolled = (line: Line): State => {
  const ready = pirates.stateFrom(line, { turn: line.pirate });
  return roll(
    game.next(ready, { kind: 'act', seat: line.pirate, action: { kind: 'roll' } }).state,
    line.dice,
  );
};

/** All the dice of a chance line, each as its own event. */
function after(line: Line): string {
  switch (line.kind) {
    case 'travel':
      return text(
        line.dice.reduce((state, die) => roll(state, [die]), pirates.stateFrom(line, { phase: 'travel' })),
      );
    case 'luck':
      return text(roll(pirates.stateFrom(line, { phase: 'luck' }), line.dice));
    default:
      return text(rolled(line));
  }
}

const turnEnds = (line: Line): string[] => {
  const state = rolled(line);
  if (state.stage !== 'moving') return [text(state)];
  return [...new Set(game.ends(state).map((end) => text(end.state)))].sort();
};

describe('the table of 1000 turns', () => {
  const lines = table('turns');
  test('is whole', () => expect(lines).toHaveLength(1000));
  test('[PB17] to [PB24] complete turns lead to exactly the positions of the table', () => {
    const wrong = lines.filter((line) => turnEnds(line).join() !== [...line.ends].sort().join());
    expect(wrong).toEqual([]);
  });
  test('[PB23] [PB24] it is told beforehand when a turn ends with the ship sunk', () => {
    const wrong = lines.filter((line) => {
      const state = rolled(line);
      const told = state.stage === 'moving' ? pirates.sunkNext(state) === line.pirate : line.must === 0;
      return told !== line.sunk;
    });
    expect(wrong).toEqual([]);
  });
});

describe('the table of 600 chance events', () => {
  const lines = table('chance');
  test('is whole', () => expect(lines).toHaveLength(600));
  test.each([
    ['[PB9] to [PB11], [PB14] travel', 'travel'],
    ['[PB12] to [PB14] luck', 'luck'],
    ['[PB16] from the Sand Bar', 'enter'],
  ])('%s', (_, kind) => {
    const some = lines.filter((line) => line.kind === kind);
    expect(some.length).toBeGreaterThan(100);
    expect(some.filter((line) => after(line) !== line.after)).toEqual([]);
  });
});
