/** Figures of the rules: distinct plays a second, and folding a long log. */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { gunzipSync } from 'node:zlib';
import { backgammon, type Event, fold } from '@sandbar/engine';
import { readPositionId } from '@sandbar/records';
import { median, type Row, row } from './rows.ts';
import { playedLog } from './sample.ts';

const TABLES = new URL('../../engine/test/tables/', import.meta.url);

/** The positions of the data set with their rolls, as the fast path reads them. */
function positions(): (readonly [backgammon.MoverBoard, number, number])[] {
  return gunzipSync(readFileSync(new URL('legal.jsonl.gz', TABLES)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => {
      const { p, d } = JSON.parse(line) as { p: string; d: [number, number] };
      const read = readPositionId(p, 0);
      if (!read.ok) throw new Error(`${p}: ${read.why}`);
      return [backgammon.moverBoard(read.value, 0), d[0], d[1]] as const;
    });
}

function positionsPerSecond(): Row {
  const all = positions();
  const plays = backgammon.createPlays();
  const round = (): number => {
    const start = performance.now();
    let rolls = 0;
    while (performance.now() - start < 400)
      for (const [board, high, low] of all) {
        plays.find(board, high, low);
        rolls++;
      }
    return (rolls / (performance.now() - start)) * 1000;
  };
  round();
  return row('engine.backgammon.positions_per_s', median([1, 2, 3, 4, 5].map(round)), '1/s', {
    least: 100_000,
  });
}

function replay(): Row {
  const { game, options, events } = playedLog(1000);
  const once = (): number => {
    const start = performance.now();
    fold(game, game.begin(options, 2), events as Event<backgammon.Action>[]);
    return performance.now() - start;
  };
  once();
  return row('engine.backgammon.replay_1000_ms', median([1, 2, 3, 4, 5].map(once)), 'ms', { most: 50 });
}

export const engineRows = (): Row[] => [positionsPerSecond(), replay()];
