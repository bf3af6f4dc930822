// `npm test`: runs every check in turn, goes on after a failure, and ends with a table and the line `N passed, N failed`.
// A step that runs tests counts each of them; any other step counts as one.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { env, HOW_TO_GET_CHROMIUM, haveChromium, heading, root } from './setup.mjs';

const reports = join(root, '.state', 'test');
const web = join(root, 'apps/web');
const worker = join(root, 'apps/worker');

const vitest = (id) => [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/${id}.json`,
];
const build = (name) => ['turbo', 'run', 'build', `--filter=@sandbar/${name}`, '--output-logs=errors-only'];

/** The steps, cheapest first. `count` reads the numbers of tests from the runner's JSON report; `beside`: together with the one before; `tells`: what it printed is shown in any case. */
const steps = [
  {
    id: 'lint',
    title: 'formatting and lint',
    run: [['biome', 'ci', '--error-on-warnings', '--colors=off', '.']],
  },
  { id: 'borders', title: 'borders', run: [['node', 'scripts/borders.mjs']] },
  { id: 'types', title: 'types', run: [['tsc', '-b']] },
  {
    id: 'bindings',
    title: 'worker bindings file',
    cwd: worker,
    run: [['npm', 'run', 'types', '--', '--check']],
  },
  { id: 'unit', title: 'unit and property tests', run: [vitest('unit')], count: countVitest },
  { id: 'page', title: 'page build', run: [build('web')] },
  { id: 'bundle', title: 'worker bundle', run: [build('worker')] },
  { id: 'worker', title: 'worker tests', cwd: worker, run: [vitest('worker')], count: countVitest },
  {
    id: 'chaos',
    beside: true,
    title: 'crash test, 5 kills',
    run: [['node', 'apps/web/e2e/chaos/main.ts', '--kills', '5', '--tables', '6']],
  },
  {
    id: 'browser',
    title: 'browser tests',
    cwd: web,
    needs: () => (haveChromium() ? undefined : HOW_TO_GET_CHROMIUM),
    run: [['playwright', 'test', '--reporter=list,json']],
    count: countPlaywright,
  },
  {
    id: 'others',
    title: 'WebKit and Firefox',
    run: [['node', 'apps/web/e2e/others/main.ts', '--json', `${reports}/others.json`]],
    count: readReport,
    tells: true,
  },
];

/** Runs all steps; the exit code for the whole. */
export async function check() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const results = [];
  for (let i = 0; i < steps.length; i++) {
    const next = steps[i + 1];
    // A step that mostly waits runs beside the one before it.
    if (next?.beside) results.push(...(await Promise.all([take(steps[i]), take(steps[++i])])));
    else results.push(await take(steps[i]));
  }

  const width = Math.max(...steps.map((step) => step.title.length));
  console.log();
  for (const { title, passed, failed, skipped, seconds } of results) {
    const verdict = failed > 0 ? 'FAILED' : 'ok    ';
    const more = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(
      `${verdict}  ${title.padEnd(width)}  ${seconds.padStart(6)} s  ${passed} passed, ${failed} failed${more}`,
    );
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log();
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') > 0 ? 1 : 0;
}

/** Runs one step and tells its numbers. What it printed is kept in .state/test and shown if it failed, or is to be shown. */
async function take(step) {
  const start = process.hrtime.bigint();
  const missing = step.needs?.();
  const outcome = missing ? { code: 1, text: missing } : await runAll(step);
  writeFileSync(join(reports, `${step.id}.log`), outcome.text);
  const counted = missing ? undefined : step.count?.(join(reports, `${step.id}.json`));
  const numbers = counted ?? { passed: outcome.code === 0 && !step.count ? 1 : 0, failed: 0, skipped: 0 };
  // A runner that failed as a whole (no report, a crash between tests) is at least one failure.
  if (numbers.failed === 0 && (outcome.code !== 0 || (step.count && !counted))) numbers.failed = 1;
  const seconds = (Number(process.hrtime.bigint() - start) / 1e9).toFixed(1);
  heading(`${step.title}: ${numbers.failed > 0 ? 'FAILED' : 'ok'}, ${seconds} s`);
  if (numbers.failed > 0 || step.tells) console.log(outcome.text.trimEnd());
  return { title: step.title, seconds, ...numbers };
}

async function runAll({ id, run, cwd = root }) {
  let text = '';
  for (const [command, ...args] of run) {
    const { code, output } = await capture(command, args, cwd, id);
    text += output;
    if (code !== 0) return { code, text };
  }
  return { code: 0, text };
}

function capture(command, args, cwd, id) {
  return new Promise((resolve) => {
    const report = { NO_COLOR: '1', PWD: cwd, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${id}.json`) };
    const { FORCE_COLOR: _, ...plain } = env;
    const shell = process.platform === 'win32';
    const child = spawn(command, args, {
      cwd,
      env: { ...plain, ...report },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part) => (output += part));
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A file that could not even be loaded has no tests to count: it is one failure. */
function countVitest(path) {
  const report = readReport(path);
  if (!report) return undefined;
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countPlaywright(path) {
  const stats = readReport(path)?.stats;
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
