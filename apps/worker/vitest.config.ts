// Worker tests: they run inside the real workerd, with the bindings of wrangler.jsonc.
import { availableParallelism } from 'node:os';
import { env } from 'node:process';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [
    cloudflareTest({
      main: './test/entry.ts',
      wrangler: { configPath: './wrangler.jsonc' },
      miniflare: {
        compatibilityFlags: ['nodejs_compat'],
        // `npm run fuzz` sends more.
        ...(env.FUZZ_FRAMES === undefined ? {} : { bindings: { FUZZ_FRAMES: env.FUZZ_FRAMES } }),
      },
    }),
  ],
  test: {
    // Left to itself the runner keeps one core free, which is half of two.
    maxWorkers: availableParallelism(),
    // A machine may be busy, with the crash test beside.
    testTimeout: 20_000,
    // One workerd serves all files of a core: sixteen starts less, and every test makes matches of its own.
    isolate: false,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
  },
});
