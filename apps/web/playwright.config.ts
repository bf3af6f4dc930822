// Browser tests: Chromium against the built page and the worker's test entry, served by e2e/server.mjs.
import { env } from 'node:process';
import { defineConfig, devices } from '@playwright/test';

const port = Number(env.E2E_PORT ?? 8790);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{testFileName}-pictures/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // Two at once take a third less time on two cores, though each is slower then.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    // A trace takes a fifth of the time here, where the processor draws every pixel; `--trace on` gets one.
    screenshot: 'only-on-failure',
    // What is not there soon will not come: a test that waits for its own end says less.
    actionTimeout: 20_000,
    launchOptions: {
      // Set by scripts/run.mjs when the system has a Chromium; otherwise Playwright's own is used.
      ...(env.CHROMIUM_PATH ? { executablePath: env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        // WebGL without a graphics card.
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-gpu-rasterization',
        // Pages are put together without the emulated card: a fifth quicker.
        '--disable-gpu-compositing',
        '--disable-background-networking',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node e2e/server.mjs',
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
    timeout: 60_000,
    env: { E2E_PORT: String(port) },
  },
});
