/** WebKit, as Debian has it for GTK: MiniBrowser, driven by WebKitWebDriver over WebDriver. */
import { createServer } from 'node:net';
import { Builder, Capabilities, Origin, type WebDriver } from 'selenium-webdriver';
import { asExpression, type Browser, type Kind, until, WINDOW } from './browser.ts';
import { find, type Program, start } from './programs.ts';

const DRIVER = 'WebKitWebDriver';
const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

export const webkit: Kind = {
  name: 'WebKit',
  debian: 'webkit2gtk-driver',
  isHere: () => find(DRIVER) !== undefined && find(MINI_BROWSER) !== undefined,
  async open(display) {
    const port = await freePort();
    const more = { DISPLAY: display, GDK_BACKEND: 'x11', WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' };
    const program = start(find(DRIVER) as string, [`--port=${port}`], more);
    try {
      return await drive(await begin(`http://127.0.0.1:${port}`), program);
    } catch (error) {
      await program.end();
      throw error;
    }
  },
};

/** The driver takes a free port by itself, but does not tell which. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

async function begin(server: string): Promise<WebDriver> {
  const answers = (): Promise<boolean> =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(answers, `${DRIVER} answers`);
  // Without --automation MiniBrowser opens a window that the driver never hears of.
  const args = ['--automation'];
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: find(MINI_BROWSER), args },
  };
  return new Builder().usingServer(server).withCapabilities(new Capabilities(capabilities)).build();
}

async function drive(driver: WebDriver, program: Program): Promise<Browser> {
  const version = (await driver.getCapabilities()).getBrowserVersion();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  const faults: string[] = [];
  /** Fetches what the page that is open has noted. */
  const hear = async (): Promise<void> => {
    faults.push(...(await driver.executeScript<string[]>('return window.faults ?? []')));
  };
  return {
    title: `WebKit ${version}`,
    async goto(address) {
      await hear();
      await driver.get(address);
      await driver.executeScript(listen);
    },
    async evaluate(run, ...args) {
      const told = await driver.executeAsyncScript<readonly [string | null, string?]>(
        `const told = arguments[0]; ${asExpression(run, args)}.then((answer) => told([answer]), (why) => told([null, String(why)]))`,
      );
      if (told[0] === null) throw new Error(told[1]);
      return JSON.parse(told[0]);
    },
    press: ({ x, y }) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })
        .press()
        .release()
        .perform(),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      try {
        await hear();
        await driver.quit();
      } finally {
        await program.end();
      }
      return faults;
    },
  };
}

/** Runs in the page once it is loaded: notes errors from then on, since WebDriver has no console. */
function listen(): void {
  const faults: string[] = [];
  Object.assign(window, { faults });
  const { error } = console;
  console.error = (...told: unknown[]) => {
    faults.push(told.join(' '));
    error(...told);
  };
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
}
