/** `npm run bench`: prints the table of figures. `-- --json FILE` writes it too, `-- --only PREFIX` runs a part. */
import { parseArgs } from 'node:util';
import { chartRows } from './chart.ts';
import { crowdRows } from './crowd.ts';
import { engineRows } from './engine.ts';
import { loadRows } from './load.ts';
import { pirateerRows } from './pirateer.ts';
import { piratesRows } from './pirates.ts';
import { print, type Row, save } from './rows.ts';
import { webRows } from './web.ts';
import { wireRows } from './wire.ts';

const { values } = parseArgs({
  options: { json: { type: 'string' }, only: { type: 'string', default: '' } },
});

const PARTS: readonly { readonly names: readonly string[]; readonly run: () => Row[] | Promise<Row[]> }[] = [
  { names: ['engine.backgammon.positions_per_s', 'engine.backgammon.replay_1000_ms'], run: engineRows },
  { names: ['engine.pirates.ends_per_s', 'engine.pirates.replay_1000_ms'], run: piratesRows },
  {
    names: [
      'engine.pirateer.legal_per_s',
      'engine.pirateer.ends_per_s',
      'engine.pirateer.eight_legal_per_s',
      'engine.pirateer.eight_ends_per_s',
      'engine.pirateer.replay_1000_ms',
    ],
    run: pirateerRows,
  },
  { names: ['wire.bytes_per_move', 'wire.join_bytes_120'], run: wireRows },
  { names: ['wire.rtt_ratio', 'wire.cpu_ratio', 'wire.idle_kb_per_match', 'wire.idle_ratio'], run: loadRows },
  {
    names: [
      'crowd.watchers_direct',
      'crowd.watchers_by_relay',
      'crowd.last_watcher_p50_ms',
      'crowd.last_watcher_p99_ms',
      'crowd.last_watcher_ratio',
    ],
    run: crowdRows,
  },
  { names: ['web.start_gzip_kb', 'web.board_gzip_kb', 'web.fonts_kb'], run: webRows },
  { names: ['web.chart_gzip_kb', 'web.pirateer_frame_ms'], run: chartRows },
];

const rows: Row[] = [];
for (const { names, run } of PARTS)
  if (names.some((name) => name.startsWith(values.only)))
    rows.push(...(await run()).filter(({ name }) => name.startsWith(values.only)));
print(rows);
if (values.json !== undefined) save(values.json, rows);
process.exit(0);
