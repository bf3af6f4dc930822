/** Firefox, driven by its own WebDriver BiDi, without a program between. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Index as Connection } from 'selenium-webdriver/bidi';
import { asExpression, type Browser, type Kind, WINDOW } from './browser.ts';
import { find, start } from './programs.ts';

/** The module is the class itself, though its types name an export. */
const Channel: new (address: string) => Connection = createRequire(import.meta.url)(
  'selenium-webdriver/bidi',
);

/** WebGL without a graphics card, half the pixels each way, and no processes at hand for pages that nobody opens. */
const PREFERENCES = `
user_pref("webgl.force-enabled", true);
user_pref("layout.css.devPixelsPerPx", "0.5");
user_pref("dom.ipc.processPrelaunch.enabled", false);
user_pref("fission.autostart", false);
`;

const NAMES = ['firefox-esr', 'firefox'];
const binary = (): string | undefined => NAMES.map(find).find((path) => path !== undefined);

export const firefox: Kind = {
  name: 'Firefox',
  debian: 'firefox-esr',
  isHere: () => binary() !== undefined,
  async open(display) {
    const profile = mkdtempSync(join(tmpdir(), 'sandbar-firefox-'));
    writeFileSync(join(profile, 'user.js'), PREFERENCES);
    const size = [`--width=${WINDOW.width}`, `--height=${WINDOW.height}`];
    const args = ['--no-remote', '--profile', profile, '--remote-debugging-port=0', ...size, 'about:blank'];
    const program = start(binary() as string, args, { DISPLAY: display, MOZ_ENABLE_WAYLAND: '0' });
    const end = async (): Promise<void> => {
      await program.end();
      rmSync(profile, { recursive: true, force: true });
    };
    try {
      const [, address] = await program.says(/WebDriver BiDi listening on (ws:\S+)\n/);
      return await drive(new Channel(`${address}/session`), end);
    } catch (error) {
      await end();
      throw error;
    }
  },
};

interface LogEntry {
  readonly level: string;
  readonly text: string | null;
}

async function drive(connection: Connection, end: () => Promise<void>): Promise<Browser> {
  /** One command of the protocol; its result. */
  // biome-ignore lint/suspicious/noExplicitAny: the standard has a type for each command, the client has none
  const ask = async (method: string, params: object): Promise<any> => {
    const answer = (await connection.send({ method, params: { ...params } })) as Record<string, unknown>;
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  };
  await connection.waitForConnection();
  const { capabilities } = await ask('session.new', { capabilities: {} });
  const { contexts } = await ask('browsingContext.getTree', {});
  const { context } = contexts[0];
  const faults: string[] = [];
  connection.on('log.entryAdded', ({ level, text }: LogEntry) => {
    if (level === 'error') faults.push(text ?? '');
  });
  await ask('session.subscribe', { events: ['log.entryAdded'], contexts: [context] });
  return {
    title: `Firefox ${capabilities.browserVersion}`,
    async goto(url) {
      await ask('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(run, ...args) {
      const expression = asExpression(run, args);
      const told = await ask('script.evaluate', { expression, target: { context }, awaitPromise: true });
      if (told.type === 'exception') throw new Error(told.exceptionDetails.text);
      return JSON.parse(told.result.value);
    },
    async press({ x, y }) {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await ask('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    picture: async () =>
      Buffer.from((await ask('browsingContext.captureScreenshot', { context })).data, 'base64'),
    async close() {
      try {
        await connection.close();
      } finally {
        await end();
      }
      return faults;
    },
  };
}
