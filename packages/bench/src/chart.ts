/** The sea chart of Pirateer in the page: the script of one frame with eight fleets on two maps, and what its art weighs. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inputFor, marksFor, NOTHING } from '@sandbar/boards';
import { pirateerBoard } from '@sandbar/boards/pirateer';
import { pirateer } from '@sandbar/engine';
import { createWords } from '@sandbar/words';
import { transformSync } from 'esbuild';
import { median, type Row, row } from './rows.ts';

const HOME = new URL('../../boards/src/games/pirateer/', import.meta.url);
/** The files that draw: nothing of the rules, of touch or of words. */
const ART = [
  'coast',
  'fleets',
  'ground',
  'land',
  'loops',
  'map-art',
  'palette',
  'pen',
  'ports-art',
  'ships',
  'winds-art',
];
const KB = 1000;
const FRAMES = 300;

/** Eight captains in mid-match, four dice to use. */
const SHIPS: Readonly<Record<pirateer.FleetId, readonly string[]>> = {
  S1: ['1:A11', '1:G14', '2:P12'],
  F1: ['1:K1', '1:H6', '1:G10'],
  P1: ['1:T8', '1:M6', '1:O8'],
  B1: ['1:H20', '1:L14', '1:I20'],
  F2: ['2:K1', '2:N6', '2:P14'],
  P2: ['1:O14', '2:E9', '2:H5'],
  B2: ['2:F12', '2:O17', '2:H20'],
  S2: ['1:E12', '2:A12', '2:P16'],
};

export function chartRows(): Row[] {
  const code = ART.map((name) =>
    transformSync(readFileSync(new URL(`${name}.ts`, HOME), 'utf8'), { loader: 'ts', minify: true }),
  );
  const weight = gzipSync(code.map((one) => one.code).join('')).length / KB;
  return [
    row('web.chart_gzip_kb', weight, 'kB', { most: 60 }),
    row('web.pirateer_frame_ms', frameMs(), 'ms', { most: 4 }),
  ];
}

/** Scene and marks for one drawing, with a ship in hand: what a frame computes before it is painted. */
function frameMs(): number {
  const state = pirateer.withDice(
    pirateer.stateAt({
      options: { variants: ['pieces-of-eight'], ports: null, split: false, truce: false },
      fleets: pirateer.FLEETS.map((fleet) => [fleet]),
      ships: pirateer.FLEETS.flatMap((fleet) => SHIPS[fleet].map((at) => ({ fleet, at, cargo: '' }))),
      island: [0, 2],
      seat: pirateer.FLEETS.indexOf('P2'),
    }),
    [6, 3, 3, 1],
  );
  const words = createWords();
  const seat = state.seat;
  const layout = pirateerBoard.layout(state, seat, { width: 940, height: 640 });
  const { picks } = inputFor(pirateer.pirateer, pirateerBoard, state, seat);
  const picked = [...picks.keys()].find((spot) => spot === '2:E9') ?? null;
  const targets =
    picked === null ? [] : (pirateerBoard.targets?.(state, words, picked, picks.get(picked) ?? []) ?? []);
  const show = { ...NOTHING, picked, targets, hover: targets[0]?.spot ?? null, scale: 0.8 };
  const times = Array.from({ length: FRAMES }, () => {
    const start = performance.now();
    const scene = pirateerBoard.scene(state);
    marksFor(layout, scene, [], show, pirateerBoard.drawings, 'dark');
    return performance.now() - start;
  });
  return median(times.slice(FRAMES / 10));
}
