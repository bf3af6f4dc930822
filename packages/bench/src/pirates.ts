/** Figures of Pirates Backgammon: complete turns found a second, and folding a long log. */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { gunzipSync } from 'node:zlib';
import { type Event, fold, pirates } from '@sandbar/engine';
import { median, type Row, row } from './rows.ts';
import { fixedNumbers } from './sample.ts';

const TABLE = new URL('../../engine/test/tables/pirates-turns.jsonl.gz', import.meta.url);

/** The turns of the data set, their dice rolled; those that end at once are left out. */
function rolledTurns(): pirates.State[] {
  const game = pirates.pirates;
  return gunzipSync(readFileSync(TABLE))
    .toString()
    .trim()
    .split('\n')
    .map((line) => {
      const {
        pirate: seat,
        dice,
        ...position
      } = JSON.parse(line) as pirates.Position & {
        pirate: number;
        dice: [number, number];
      };
      const ready = pirates.stateFrom(position, { turn: seat });
      const rolling = game.next(ready, { kind: 'act', seat, action: { kind: 'roll' } }).state;
      return game.next(rolling, { kind: 'roll', roll: dice }).state;
    })
    .filter((state) => state.stage === 'moving');
}

/** Rolls whose complete turns are all found, a second. */
function endsPerSecond(): Row {
  const all = rolledTurns();
  const round = (): number => {
    const start = performance.now();
    let rolls = 0;
    while (performance.now() - start < 400)
      for (const state of all) {
        pirates.pirates.ends(state);
        rolls++;
      }
    return (rolls / (performance.now() - start)) * 1000;
  };
  round();
  return row('engine.pirates.ends_per_s', median([1, 2, 3, 4, 5].map(round)), '1/s', { least: 5_000 });
}

function replay(): Row {
  const game = pirates.pirates;
  const start = game.begin({ gold: 100, d10: true }, 6);
  const events = randomLog(start, 1000);
  const once = (): number => {
    const from = performance.now();
    fold(game, start, events);
    return performance.now() - from;
  };
  once();
  return row('engine.pirates.replay_1000_ms', median([1, 2, 3, 4, 5].map(once)), 'ms', { most: 50 });
}

/** The first entries of a match of six, its steps chosen by fixed numbers. */
function randomLog(start: pirates.State, count: number): Event<pirates.Action>[] {
  const game = pirates.pirates;
  const random = fixedNumbers(7);
  const below = (n: number): number => Math.floor(random() * n);
  const events: Event<pirates.Action>[] = [];
  let state = start;
  while (events.length < count) {
    const turn = game.turn(state);
    if (turn.kind === 'over') throw new Error(`the match has ended after ${events.length} entries`);
    const legal = game.legal(state);
    const event: Event<pirates.Action> =
      turn.kind === 'chance'
        ? { kind: 'roll', roll: turn.draw.sides.map((sides) => 1 + below(sides)) }
        : { kind: 'act', seat: turn.seat, action: legal[below(legal.length)] ?? { kind: 'roll' } };
    state = game.next(state, event).state;
    events.push(event);
  }
  return events;
}

export const piratesRows = (): Row[] => [endsPerSecond(), replay()];
