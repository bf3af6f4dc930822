/**
 * Crash test: many tables of all games with live clients, on a server that is killed at random moments and started again
 * on the same storage. Nothing that was acknowledged may be lost or applied twice, and everybody must come back.
 *
 *   npm run chaos                     200 kills
 *   npm run chaos -- --kills 5        as in `npm test`
 *   npm run chaos -- --seed 7 --tables 12
 */
import { parseArgs } from 'node:util';
import { audit } from './audit.ts';
import { pretendBrowser } from './browser.ts';
import { prepare } from './server.ts';
import { type Kind, openTable, type Table, until } from './table.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    tables: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
  },
});
const kills = Number(values.kills);
const below = lot(Number(values.seed));

const CLOCK = { delay: 30_000, bank: 30_000 };
const KINDS: readonly Kind[] = [
  { game: 'backgammon', options: { mode: 'money', games: null }, seats: 2, clock: CLOCK },
  { game: 'pirates', options: { gold: 100, d10: true }, seats: 4, clock: CLOCK },
  { game: 'pirateer', options: { variants: ['hurricane', 'shipwreck', 'acey-deucey'] }, seats: 4 },
  { game: 'backgammon', options: { mode: 'match', length: 25 }, seats: 2 },
  { game: 'pirates', options: { gold: 50 }, seats: 6 },
  { game: 'pirateer', options: { variants: ['pieces-of-eight', 'nuke-a-teer'] }, seats: 8 },
];

/** How long a client may take to come back: retries with jitter, and the server's own start. [R33] */
const BACK_WITHIN_MS = 20_000;

const server = await prepare();
pretendBrowser(server.host);
await server.start();

const all: Table[] = [];
const running: Table[] = [];
const open = async (i: number): Promise<void> => {
  const table = await openTable(server.host, KINDS[i % KINDS.length] as Kind, below);
  all.push(table);
  running[i] = table;
};
for (let i = 0; i < Number(values.tables); i++) await open(i);

const sum = { lost: 0, twice: 0, differing: 0, flags: 0 };
let stuck = 0;
let slowest = 0;
for (let kill = 1; kill <= kills; kill++) {
  await wait(150 + below(1_500));
  await server.kill();
  await server.start();
  const back = Date.now();
  const sessions = running.flatMap((table) => table.sessions);
  const came = await Promise.all(
    sessions.map((session) =>
      until(session, () => session.connection === 'open', BACK_WITHIN_MS).then(
        () => true,
        () => false,
      ),
    ),
  );
  stuck += came.filter((one) => !one).length;
  slowest = Math.max(slowest, Date.now() - back);
  for (const [i, table] of running.entries())
    if (table.over) {
      await judge(table);
      await open(i);
    }
  if (kill % 20 === 0) console.log(`${kill} kills, ${acknowledged()} moves acknowledged`);
}

for (const table of running) await judge(table);
const refused = all.flatMap((table) => table.refused);
await server.kill();
server.remove();

console.log(`chaos.kills                        ${kills}`);
console.log(
  `chaos.tables                       ${all.length} (${all.filter((table) => table.over).length} to their end)`,
);
console.log(`chaos.moves_acknowledged           ${acknowledged()}`);
console.log(`chaos.moves_lost                   ${sum.lost}`);
console.log(`chaos.moves_applied_twice          ${sum.twice}`);
console.log(`chaos.moves_refused                ${refused.length}`);
console.log(`chaos.clients_not_resumed          ${stuck}`);
console.log(`chaos.logs_that_differ             ${sum.differing}`);
console.log(`chaos.flags                        ${sum.flags}`);
console.log(`chaos.slowest_return_ms            ${slowest}`);
for (const one of refused.slice(0, 5)) console.log(`refused: ${one}`);
const bad = sum.lost + sum.twice + sum.differing + sum.flags + stuck + refused.length;
process.exit(bad === 0 && acknowledged() > 0 ? 0 : 1);

/** Audits a table once everything that was sent is answered, and closes it. */
async function judge(table: Table): Promise<void> {
  await table.rest();
  await Promise.all(table.sessions.map((session) => until(session, () => session.connection === 'open')));
  const verdict = await audit(table);
  sum.lost += verdict.lost;
  sum.twice += verdict.twice;
  sum.differing += verdict.differing;
  sum.flags += verdict.flags;
  table.close();
}

function acknowledged(): number {
  return all.reduce((count, table) => count + table.acknowledged.length, 0);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Numbers below `n`, the same for one seed (mulberry32). The net is not seeded, so a run cannot be repeated move by move. */
function lot(seed: number): (n: number) => number {
  let a = seed;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}
