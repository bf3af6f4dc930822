// Unit and property tests of the packages, the page's pure code and the scripts: one run in plain Node.
// The worker's tests have their own configuration (apps/worker), because they run inside workerd.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/{src,test}/**/*.test.ts',
      'apps/web/{src,e2e}/**/*.test.{ts,tsx}',
      'scripts/**/*.test.mjs',
    ],
    environment: 'node',
    // Some draw whole charts, on a machine that may be busy.
    testTimeout: 20_000,
    pool: 'threads',
    // Left to itself the runner keeps one core free, which is half of two.
    maxWorkers: availableParallelism(),
    // Sources hold no module-level mutable state, so files may share a worker's module cache: several times faster.
    isolate: false,
  },
});
