// What every command needs before it can work: the environment of child processes, installed packages, a fit Node, a browser.
// Plain Node >= 18 and no dependencies, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';

/** Environment of every child: our own tools first (Linux gets Node 24 that way), no telemetry, no calls home. */
export const env = {
  ...process.env,
  PATH: join(root, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? ''),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_LOG_PATH: join(root, '.state', 'wrangler'),
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};

export const heading = (text) => console.log(`==> ${text}`);

/** Prints the message and ends the program. */
export function die(message) {
  console.error(`error: ${message}`);
  process.exit(1);
}

/** Runs a command to its end with its output on the screen; its exit code. */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, env, stdio: 'inherit', shell: windows, ...options });
  if (done.error) console.error(`${command}: ${done.error.message}`);
  return done.status ?? 1;
}

/** Like `run`, but a failure ends the program. */
export function must(command, args, options) {
  const code = run(command, args, options);
  if (code !== 0) process.exit(code);
}

/**
 * Starts a command that stays, and ends it when this program is told to end, or loses its parent: a shell that npm put
 * between does not hand signals on.
 */
export function stay(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit', shell: windows, ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
  return child;
}

/** Installs the packages unless what is installed is what the lock file says, then checks that Node is new enough. */
export function setUp() {
  if (!installed()) {
    heading('installing dependencies');
    must('npm', ['ci']);
  }
  const version = spawnSync('node', ['-p', 'process.versions.node'], {
    env,
    encoding: 'utf8',
    shell: windows,
  });
  const [major = 0, minor = 0] = (version.stdout ?? '').trim().split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 18))
    die(`Node ${version.stdout?.trim()} is too old here: install Node 24 (22.18 at least)`);
}

/** Compares the lock file with the record that npm leaves in node_modules. */
function installed() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const read = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const wanted = read(join(root, 'package-lock.json'));
  const present = read(record);
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (optional || devOptional || !path.includes('node_modules/')) return true;
    return present[path]?.version === version && existsSync(join(root, path));
  });
}

/** The first takes a fifth less of the processor: it is nothing but what draws pages. */
const BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const BROWSER_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
export const HOW_TO_GET_CHROMIUM =
  'no Chromium: install Chromium or Chrome, or set CHROMIUM_PATH (Debian, Ubuntu: sudo apt-get install chromium)';

/** Finds a browser for the browser tests or gets one: true if there is one. A system browser is named in env.CHROMIUM_PATH. */
export function haveChromium() {
  if (findChromium()) return true;
  heading('no Chromium found: asking Playwright for one');
  const patience = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  if (quiet('playwright', ['install', 'chromium'], { env: { ...env, ...patience }, timeout: 300_000 }))
    return true;
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  heading('Playwright could not bring one: asking apt-get');
  // Whoever else installs something now is waited for.
  const apt = (...args) =>
    quiet('apt-get', ['-o', 'DPkg::Lock::Timeout=600', ...args], {
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  const install = (browser) => apt('install', '-y', '--no-install-recommends', browser, 'fonts-liberation');
  return (install('chromium-headless-shell') || install('chromium')) && findChromium();
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name)));
  const path = process.env.CHROMIUM_PATH || [...inPath, ...BROWSER_PATHS].find((file) => existsSync(file));
  if (path) env.CHROMIUM_PATH = path;
  return Boolean(path);
}

/** Runs a command without a sound: true if it succeeded; what it said last is told if not. */
function quiet(command, args, options) {
  const done = spawnSync(command, args, { cwd: root, env, shell: windows, encoding: 'utf8', ...options });
  if (done.status === 0) return true;
  const said = `${done.stdout ?? ''}\n${done.stderr ?? ''}\n${done.error?.message ?? ''}`.trim().split('\n');
  console.log(
    said
      .slice(-6)
      .map((line) => `    ${command}: ${line}`)
      .join('\n'),
  );
  return false;
}
